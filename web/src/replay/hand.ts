// What the hand does: the keys of the replay, and copying a link.
import type { Course } from './course.svelte';
import type { ReplayTable } from './replay.svelte';

export type Doing =
  'previous' | 'next' | 'first' | 'last' | 'stage-back' | 'stage-on' | 'play' | 'eyes' | 'rules' | 'back';

/** What can be done with the replay besides moving about in it. */
export interface Tools {
  readonly back: () => void;
  readonly copyLink: () => void;
  readonly fork: () => void;
  readonly rules: () => void;
  /** Where the record is. */
  readonly record: string;
}

/** What both screens of the replay are given, the wide one and that of a phone. */
export interface Given {
  readonly replay: ReplayTable;
  readonly course: Course;
  readonly tools: Tools;
  /** The link has just been copied. */
  readonly copied: boolean;
}

const KEYS: Readonly<Record<string, Doing>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  PageUp: 'stage-back',
  PageDown: 'stage-on',
  ' ': 'play',
  p: 'eyes',
  r: 'rules',
  Escape: 'back',
};

/** What a key does here; null when it is for whatever has the focus. */
export function keyOf(event: KeyboardEvent): Doing | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (document.querySelector('dialog:modal')) return null;
  const does = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  const focus = event.target instanceof HTMLElement ? event.target : null;
  const kind = focus instanceof HTMLInputElement ? focus.type : (focus?.tagName.toLowerCase() ?? '');
  if (does === 'play' && ['button', 'checkbox', 'a'].includes(kind)) return null;
  if (kind === 'radio' && (does === 'previous' || does === 'next')) return null;
  return ['text', 'textarea', 'select'].includes(kind) ? null : does;
}

/** Put a text into the clipboard, also where the page is not secure and the browser has none for it. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'unseen';
    (document.querySelector('dialog:modal') ?? document.body).append(field); // beside a sheet nothing can be selected
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
