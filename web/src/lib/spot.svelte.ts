// Makes an element of a board one that can be pointed at: by mouse, by touch, by keyboard, and by a screen reader.
// What it looks like follows from its data attributes: `data-open`, `data-picked`, `data-marked`, `data-pointed`.
import type { Attachment } from 'svelte/attachments';
import type { TableView } from './table.svelte';

/** Usage: `<g {@attach spot(table, 'area:ob', name)}>`. The label is what a screen reader says. */
export function spot(table: TableView, id: string, label: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset.spot = id;
    node.setAttribute('role', 'button');
    node.setAttribute('aria-label', label);

    $effect(() => {
      const picked = table.picked.includes(id);
      const open = table.open.has(id);
      node.toggleAttribute('data-open', open);
      node.toggleAttribute('data-picked', picked);
      node.toggleAttribute('data-marked', table.marked.has(id));
      node.setAttribute('tabindex', open || picked ? '0' : '-1');
      node.setAttribute('aria-disabled', String(!open && !picked));
      node.setAttribute('aria-pressed', String(picked));
    });
    $effect(() => {
      node.toggleAttribute('data-pointed', table.pointed === id && table.open.has(id));
    });
    return pointing(
      node,
      (on) => (on || table.pointed === id) && table.point(on ? id : null),
      (touch) => table.press(id, touch),
      () => table.picked.includes(id) || table.open.has(id),
    );
  };
}

/**
 * Listen for pointing at an element and for pressing it. What is pointed at by touch or focus stays so until something
 * else is: a finger leaves the glass before it presses the button that does it. Where Enter has nothing to press (`live`)
 * it is left to others.
 */
export function pointing(
  node: HTMLElement | SVGElement,
  point: (on: boolean) => void,
  press: (touch: boolean) => void,
  live: () => boolean,
): () => void {
  let touch = false;
  let focused = false;
  const listeners: [string, (event: Event) => void][] = [
    ['pointerdown', (event) => (touch = (event as PointerEvent).pointerType === 'touch')],
    ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && point(true)],
    ['pointerleave', (event) => (event as PointerEvent).pointerType !== 'touch' && point(false)],
    [
      'focus',
      () => {
        focused = node.matches(':focus-visible');
        if (focused) point(true);
      },
    ],
    [
      'blur',
      () => {
        // what is taken away while the page is being drawn loses the focus then, when nothing may be changed
        if (focused) queueMicrotask(() => point(false));
        focused = false;
      },
    ],
    [
      'click',
      (event) => {
        event.stopPropagation();
        press(touch);
        touch = false;
      },
    ],
  ];
  if (!(node instanceof HTMLButtonElement)) {
    listeners.push([
      'keydown',
      (event) => {
        const key = (event as KeyboardEvent).key;
        if (event.target !== node || (key !== 'Enter' && key !== ' ') || !live()) return;
        event.preventDefault();
        event.stopPropagation();
        press(false);
      },
    ]);
  }
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) node.removeEventListener(name, listener);
  };
}
