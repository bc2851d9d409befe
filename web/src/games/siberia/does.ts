// What actions do, in a few words, and what is good to know between them. The server tells what an action brings; here is
// what else it does, as far as everybody sees it on the board, so that a preview never stays without words.
import type { Message } from '../../lib/api';
import type { Action } from '../../lib/chooser';
import type { TableView } from '../../lib/table.svelte';
import { t } from '../../lib/text.svelte';
import { filled, FULL } from './board/laid';
import { list } from './board/words';
import { areaName, exchangeName, isColumn, parted, pendingTokens } from './facts';
import { COLUMNS, RESOURCES, viewOf, type Column } from './types';

/** The tokens of a column are spent, and nothing else happens. */
export const idle = (action: Pick<Action, 'move'>): boolean => action.move.endsWith(' none');

const name = (column: string): Message => ({ id: `siberia-column-${column}` });
const told = (id: string, args: Message['args'] = {}): Message => ({ id, args });

export function does(table: TableView, action: Action): Message | null {
  if (idle(action)) return told('siberia-board-does-none');
  const spots = action.spots.map(parted);
  const [kind = '', id = ''] = spots.find(([what, which]) => what !== 'column' || which !== action.verb) ?? [];
  const [goalKind = '', goal = ''] = spots.at(-1) ?? [];
  switch (action.verb) {
    case 'pass':
    case 'research':
    case 'logistics':
    case 'discard':
      return told(`siberia-board-does-${action.verb}`);
    case 'stop':
      return null; // the server tells that no step is left
    case 'manager':
    case 'investor':
      return told(`siberia-board-does-${action.verb}`, { column: name(id) });
    case 'worker':
      return told(`siberia-board-does-worker-${kind}`, { place: placeName(table, kind, id) });
    case 'salesman':
      return told(`siberia-board-does-salesman-${kind}`, {
        from: placeName(table, kind, id),
        place: placeName(table, goalKind, goal),
      });
    case 'place':
      return placed(table, id, goal);
    default:
      return sold(table, action.verb, goal);
  }
}

function placeName(table: TableView, kind: string, id: string): Message {
  return kind === 'pool' ? { id: 'siberia-pool' } : kind === 'area' ? areaName(table, id) : exchangeName(table, id);
}

/** A token of the hand: in research it is a cube, and a column that it completes is told by the server. */
function placed(table: TableView, token: string, column: string): Message | null {
  const [resource = '', person] = token.split('/');
  if (column === 'research')
    return person ? told('siberia-board-does-cube', { resource: name(resource) }) : told('siberia-board-does-any-cube');
  return isColumn(column) && filled(table, table.player, column).count + 1 < FULL
    ? told('siberia-board-does-half')
    : null;
}

function sold(table: TableView, verb: string, exchange: string): Message | null {
  const resource = RESOURCES.find((known) => known === verb);
  const { areas, exchanges, players } = viewOf(table);
  const price = resource && exchanges.find(({ id }) => id === exchange)?.prices[resource];
  if (!resource || !price) return null;
  const workers = Object.keys(players[table.player]?.workers ?? {});
  return told('siberia-board-does-sell', {
    count: workers.filter((area) => areas[area]?.cubes.includes(resource)).length,
    price,
  });
}

/** What one would like to know before the next turn: which of one's columns are ready. */
export function aside(table: TableView): Message | null {
  const view = viewOf(table);
  const { phase } = view;
  const own = view.players[table.player];
  if (!own || (phase !== 'plan' && phase !== 'act')) return null;
  const choosing = view.turn === table.player && !view.steps && !pendingTokens(view);
  if (phase === 'act' && choosing && !own.research.length && !table.picked.length)
    return told('siberia-board-aside-pass');
  if (phase === 'act' && own.passed) return told('siberia-board-aside-passed');
  const used = table.picked.map((spot) => parted(spot)[1]);
  const ready = COLUMNS.filter((column) => filled(table, table.player, column).count >= FULL && !used.includes(column));
  if (phase === 'plan')
    return ready.length
      ? told('siberia-board-aside-plan', { columns: listed(ready) })
      : told('siberia-board-aside-begin');
  return ready.length ? told('siberia-board-aside-next', { columns: listed(ready) }) : told('siberia-board-aside-none');
}

const listed = (columns: readonly Column[]): string => list(columns.map((column) => t(name(column))));
