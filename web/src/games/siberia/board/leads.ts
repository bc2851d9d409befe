// Which spots one would point at next. Others that can be pointed at already, because a later step leads there, do not
// glow: else everything would.
import { createContext } from 'svelte';
import { leads as leadsAmong } from '../../../lib/chooser';
import type { TableView } from '../../../lib/table.svelte';

export const [leads, setLeads] = createContext<() => ReadonlySet<string>>();

export function leadsOf(table: TableView): ReadonlySet<string> {
  return leadsAmong([...new Set([...table.open.values()].flat())], table.picked);
}
