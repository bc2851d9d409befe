// Somebody who reads rules: what they have typed and where they are. The panel beside the board and the page read alike.
import type { Message } from '../lib/api';
import type { Language } from '../lib/prefs.svelte';
import { said } from '../ui/said';
import { rules } from './fetch';
import { place, search, type Found } from './lookup';
import type { Rulebook } from './rulebook';

export class Reader {
  book: Rulebook | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  typed = $state('');
  /** The id of the place that is lit up: where the reader wanted to go. */
  target = $state('');
  /** A number that the reader wanted to go to, and that is not there. */
  missing = $state('');
  /** The section at the top of what is seen. */
  section = $state('');
  readonly found: Found | null = $derived(this.book && search(this.book, this.typed));

  constructor(readonly game: string) {}

  /** Have the rules in this language; what is being read stays. */
  async open(language: Language): Promise<void> {
    try {
      const book = await rules(this.game, language);
      this.trouble = null;
      this.book = book;
    } catch (reason) {
      this.trouble = said(reason);
    }
  }

  /** Light a place up, by its number or its id; gives the id, '' when there is none. Of the search `typed` is left. */
  go(asked: string, typed = ''): string {
    const id = this.book ? place(this.book, asked) : '';
    this.typed = typed;
    this.missing = asked && !id ? asked : '';
    this.target = id;
    return id;
  }
}
