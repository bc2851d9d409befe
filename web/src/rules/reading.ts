// Moving about in rules that are on the page: going to a place, staying at a place when the words change, and links.
import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

const places = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')];

/** Bring a place into view and the focus to it; false when it is not on the page. */
export function show(root: HTMLElement, id: string): boolean {
  const found = places(root).find((place) => place.dataset.place === id);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
  return Boolean(found);
}

/** What is at the top of the window, to be brought back there after a change by calling what this gives. */
export function keep(root: HTMLElement, top: number): () => void {
  const first = places(root).find((place) => place.getBoundingClientRect().bottom > top);
  if (!first || first.getBoundingClientRect().top > innerHeight) return () => undefined;
  const id = first.dataset.place;
  const before = first.getBoundingClientRect().top;
  return () => {
    const after = places(root).find((place) => place.dataset.place === id);
    let box = after?.parentElement;
    while (box && box !== document.documentElement && box.scrollHeight <= box.clientHeight) box = box.parentElement;
    if (after) (box ?? document.documentElement).scrollTop += after.getBoundingClientRect().top - before;
  };
}

/** Takes plain clicks on links to a paragraph; others, as for a new tab, remain the browser's. */
export function links(jump: (id: string) => void): Attachment<HTMLElement> {
  return (node) =>
    on(node, 'click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-rule]') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      jump(link.dataset.rule ?? '');
    });
}

/** Lets the keyboard reach what is wider than its frame, so that it can be scrolled. */
export function scrolls(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  watch.observe(node);
  return () => watch.disconnect();
}
