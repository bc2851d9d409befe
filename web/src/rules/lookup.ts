// Finding something in the rules: a paragraph by its number, or all paragraphs with some words in them, whatever the
// case and the accents. Nothing here knows any game.
import type { Paragraph, Rulebook, Section } from './rulebook';

const ASKED = /^(?:([A-Z]{2,4})-)?(R[0-9]{0,3}|[0-9]{1,3}(?:\.[0-9]{1,3})?)$/;
const SHORTEST = 2; // letters of a word that is looked for
/** Letters that are not a plain letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };

/** What is left of the rules when they are searched, and what is to be lit up in it. */
export interface Found {
  readonly sections: readonly Section[];
  readonly paragraphs: number;
  readonly words: readonly string[];
}

/** The id of the place that somebody means: `4.3`, `si-r6`, `s1`; '' when there is none. */
export function place(book: Rulebook, asked: string): string {
  const wanted = asked.trim();
  if (book.places.has(wanted)) return wanted;
  const number = ASKED.exec(wanted.toUpperCase());
  const full = number && (number[1] ?? book.letters) === book.letters ? `${book.letters}-${number[2] ?? ''}` : '';
  return book.places.has(full) ? full : '';
}

/** All that has to do with what somebody typed; null when that is too little to look for. */
export function search(book: Rulebook, typed: string): Found | null {
  const number = place(book, typed);
  if (number) return found(book, [], (one, section) => one.number === number || section.id === number);
  const words = fold(typed)
    .text.split(/\s+/)
    .filter((word) => word.length >= SHORTEST);
  if (!words.length) return null;
  return found(book, words, (one) => {
    const { text } = fold(`${one.number} ${one.plain}`);
    return words.every((word) => text.includes(word));
  });
}

function found(
  book: Rulebook,
  words: readonly string[],
  fits: (paragraph: Paragraph, section: Section) => boolean,
): Found {
  const sections = book.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((one) => fits(one, section)) }))
    .filter((section) => section.paragraphs.length);
  return { sections, words, paragraphs: sections.reduce((sum, section) => sum + section.paragraphs.length, 0) };
}

/** A text in small letters without accents, and for each of its letters the place in the text it was made from. */
export function fold(text: string): { text: string; at: number[] } {
  let out = '';
  const at: number[] = [];
  let i = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const folded = PLAIN[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
    for (let k = 0; k < folded.length; k++) at.push(i);
    out += folded;
    i += letter.length;
  }
  at.push(i);
  return { text: out, at };
}

/** A text in pieces, of which those are `lit` that are one of the words. */
export function lit(text: string, words: readonly string[]): { text: string; lit: boolean }[] {
  if (!words.length) return [{ text, lit: false }];
  const folded = fold(text);
  const marks = new Uint8Array(text.length);
  for (const word of words) {
    for (let from = folded.text.indexOf(word); from >= 0; from = folded.text.indexOf(word, from + 1)) {
      const end = ends(folded.at, from + word.length, text.length);
      marks.fill(1, folded.at[from] ?? 0, end);
    }
  }
  const out: { text: string; lit: boolean }[] = [];
  for (let i = 0; i < text.length;) {
    let end = i;
    while (end < text.length && marks[end] === marks[i]) end++;
    out.push({ text: text.slice(i, end), lit: marks[i] === 1 });
    i = end;
  }
  return out;
}

/** Where in a text a match ends: behind the last letter of it, of which the match may have only a part (ß is ss). */
function ends(at: readonly number[], folded: number, length: number): number {
  const last = at[folded - 1] ?? 0;
  for (let k = folded; k < at.length; k++) if ((at[k] ?? length) > last) return at[k] ?? length;
  return length;
}
