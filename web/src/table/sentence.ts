// Finds the names in a sentence, wherever a language puts them, so that they can be set in bold.
import type { Message } from '../lib/api';
import { t, type Names } from '../lib/text.svelte';

const BEFORE = '\uE000'; // characters that no language uses
const AFTER = '\uE001';

export interface Piece {
  readonly text: string;
  readonly name: boolean;
}

/** A sentence in pieces that are names, or not. */
export function pieces(message: Message, names: Names): Piece[] {
  const marked = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, BEFORE + name + AFTER]));
  return split(t(message, null, marked));
}

export function split(text: string): Piece[] {
  return text
    .split(BEFORE)
    .flatMap((part, i) => {
      const [name = '', ...rest] = part.split(AFTER);
      return i
        ? [{ text: name, name: true }, ...rest.map((other) => ({ text: other, name: false }))]
        : [{ text: part, name: false }];
    })
    .filter((piece) => piece.text);
}
