// What somebody looks at on the map: a company with its network, or the cities of a colour. Everything else steps back.
import type { TableView } from '../../lib/table.svelte';
import type { CityColour } from './types';

class Look {
  /** The company that the pointer is on, and the one that was asked for to stay. */
  private over: number | null = $state(null);
  private kept: number | null = $state(null);
  colour: CityColour | null = $state(null);

  get company(): number | null {
    return this.over ?? this.kept;
  }
  hover(company: number | null): void {
    this.over = company;
  }
  /** Keep looking at a company; a second time leads back. */
  keep(company: number): void {
    this.kept = this.kept === company ? null : company;
  }
  keeps(company: number): boolean {
    return this.kept === company;
  }
}

const all = new WeakMap<TableView['drawing'], Look>();

/** What is looked at at a table, the same for all parts of the screen and all who sit at it. */
export function lookOf(table: TableView): Look {
  const found = all.get(table.drawing) ?? new Look();
  all.set(table.drawing, found);
  return found;
}
