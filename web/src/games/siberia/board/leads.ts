// Which spots one would point at next. Others that can be pointed at already, because a later step leads there, do not
// glow: else everything would.
import { createContext } from 'svelte';
import type { TableView } from '../../../lib/table.svelte';

export const [leads, setLeads] = createContext<() => ReadonlySet<string>>();

export function leadsOf(table: TableView): ReadonlySet<string> {
  const out = new Set<string>();
  for (const action of new Set([...table.open.values()].flat())) {
    const rest = [...action.spots];
    for (const spot of table.picked) {
      const at = rest.indexOf(spot);
      if (at >= 0) rest.splice(at, 1);
    }
    if (rest[0]) out.add(rest[0]);
  }
  return out;
}
