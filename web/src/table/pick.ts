// Pointing at the buttons beside the board, as one points at the board itself; and what they are called.
import type { Attachment } from 'svelte/attachments';
import type { Hint } from '../lib/api';
import { pointing } from '../lib/spot.svelte';
import type { LiveTable, TableView } from '../lib/table.svelte';
import { t } from '../lib/text.svelte';

/** A button that stands for a spot, a verb, or with '' the action as it is. */
export function pick(table: LiveTable, spot: string): Attachment<HTMLButtonElement> {
  return (node) =>
    pointing(
      node,
      (on) => (on || table.pointed === spot) && table.point(on ? spot : null),
      (touch) => table.press(spot, touch),
      () => true,
    );
}

/** The name of a spot or of a verb. */
export function nameOf(table: TableView, spot: string): string {
  return t(spot.startsWith('verb:') ? table.ui.verb(spot.slice('verb:'.length)) : table.ui.spot(spot, table));
}

/** The spots of an action, in the order in which one points at them. */
export function spotsOf(table: TableView, parts: Hint['choice']['parts']): string[] {
  const { verb, places = [], pieces = [] } = parts;
  return table.ui.piecesFirst(verb) ? [...pieces, ...places] : [...places, ...pieces];
}
