// Who has won, for the sentence that says so: players, or the rival of a player alone.
import type { ResultTold } from '../lib/api';
import { listed } from '../lib/seats';
import type { LiveTable } from '../lib/table.svelte';
import { t } from '../lib/text.svelte';

export function winnersOf(result: ResultTold, table: LiveTable): { count: number; names: string } {
  if (!result.winners.length && result.rival) return { count: 1, names: t(`${table.about.game}-rival`) };
  return { count: result.winners.length, names: listed(result.winners, table.names) };
}
