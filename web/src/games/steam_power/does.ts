// What actions do, in a few words, where the server's effects do not say it; and what is good to know between them.
import type { Message } from '../../lib/api';
import type { Action } from '../../lib/chooser';
import type { TableView } from '../../lib/table.svelte';
import { drawingOf, viewOf } from './types';

const BARE = ['end', 'skip'];

export function does(_table: TableView, action: Action): Message | null {
  return BARE.includes(action.verb) ? { id: `steam_power-board-does-${action.verb}` } : null;
}

/** What one would like to know while nothing is being pointed at. */
export function aside(table: TableView): Message | null {
  const view = viewOf(table);
  if (view.turn !== table.player) return null;
  const begins = view.phase === 'act' && view.company !== null && !view.companies[view.company]?.network.length;
  const building = view.connections.some(({ company, complete }) => company === view.company && !complete);
  if (view.phase === 'act' && building) return { id: 'steam_power-board-aside-unfinished' };
  if (begins) return { id: 'steam_power-board-aside-first' };
  if (view.last) return { id: 'steam_power-board-aside-last' };
  const best = drawingOf(table).best;
  return view.round === 1 && best.length && !best.includes(view.players.length) && view.players.length > 1
    ? { id: 'steam_power-board-aside-best', args: { counts: best.join(', ') } }
    : null;
}
