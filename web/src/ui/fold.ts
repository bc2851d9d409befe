// What a button opens beside itself, a menu or a small form: it goes away when somebody is done with it.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * For the element around the button and what it opens: closes that when somebody points elsewhere or goes there, and by
 * Escape, which also brings the focus back to the button, the one that says whether it is `aria-expanded`.
 */
export function folds(isOpen: () => boolean, close: () => void): Attachment<HTMLElement> {
  return (node) => {
    function away(event: Event): void {
      if (isOpen() && event.target instanceof Node && !node.contains(event.target)) close();
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.stopPropagation();
      close();
      unfolder(node)?.focus();
    }
    const ends = [on(window, 'pointerdown', away), on(window, 'focusin', away), on(node, 'keydown', key)];
    return () => ends.forEach((end) => end());
  };
}

/** The button that opens what is inside an element. */
export const unfolder = (node: HTMLElement | undefined): HTMLElement | null =>
  node?.querySelector<HTMLElement>('[aria-expanded]') ?? null;
