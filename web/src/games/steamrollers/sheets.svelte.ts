// Whose sheet lies on the table: one's own, unless somebody wants to look at another. Whoever only watches sees the sheet
// of the player whose turn it is.
import type { TableView } from '../../lib/table.svelte';
import { viewOf } from './types';

/** A player from 0, or Eva. */
export type Who = number | 'eva';

class Sheets {
  /** The sheet that somebody asked for; null for the usual one. */
  wanted: Who | null = $state(null);

  constructor(private readonly table: TableView) {}

  get usual(): number {
    const { turn, active, first } = viewOf(this.table);
    return this.table.player >= 0 ? this.table.player : (turn ?? active ?? first);
  }
  get shown(): Who {
    return this.wanted ?? this.usual;
  }
  /** Look at a sheet; a second time leads back. */
  show(who: Who): void {
    this.wanted = who === this.shown ? null : who;
  }
  back(): void {
    this.wanted = null;
  }
}

const all = new WeakMap<TableView, Sheets>();

/** The sheets of a table, the same for all parts of the screen. */
export function sheetsOf(table: TableView): Sheets {
  const found = all.get(table) ?? new Sheets(table);
  all.set(table, found);
  return found;
}
