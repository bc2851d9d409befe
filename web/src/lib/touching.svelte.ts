// Makes an element of the table one that can be pointed at, where pressing it is more than pressing a spot: what is open,
// what is picked and what happens is told from outside.
import type { Attachment } from 'svelte/attachments';
import { pointing } from './spot.svelte';

export interface Target {
  /** What tests and the arrow keys know it by. */
  readonly spot: string;
  readonly label: string;
  readonly open: boolean;
  readonly picked?: boolean;
  readonly marked?: boolean;
  /** What it stands for is being pointed at. */
  readonly pointed?: boolean;
  readonly point: (on: boolean) => void;
  readonly press: (touch: boolean) => void;
}

export function target(of: () => Target): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.setAttribute('role', 'button');
    $effect(() => {
      const { spot, label, open, picked = false, marked = false, pointed = false } = of();
      node.dataset['spot'] = spot;
      node.setAttribute('aria-label', label);
      node.toggleAttribute('data-open', open);
      node.toggleAttribute('data-picked', picked);
      node.toggleAttribute('data-marked', marked);
      node.toggleAttribute('data-pointed', pointed && open);
      node.setAttribute('tabindex', open || picked ? '0' : '-1');
      node.setAttribute('aria-disabled', String(!open && !picked));
      node.setAttribute('aria-pressed', String(picked));
    });
    return pointing(
      node,
      (on) => of().point(on),
      (touch) => of().press(touch),
      () => of().open || Boolean(of().picked),
    );
  };
}
