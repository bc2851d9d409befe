// What can be said of a position of SteamRollers, and of its verbs and spots, in messages. Nothing here draws.
import type { LogEntry, Message, Now } from '../../lib/api';
import type { TableView } from '../../lib/table.svelte';
import { edgesOf, kindOf } from '../../lib/hexes';
import { GOODS, parted, viewOf, type Good, type Kind, type SteamRollersView } from './types';

const rollers = (view: Now['view']): SteamRollersView => view as unknown as SteamRollersView;
const ENDS = 3; // so many empty cities end the game (SR-3.3)
const ARROWS = ['↗', '→', '↘', '↙', '←', '↖'];

export const isGood = (id: string): id is Good => (GOODS as readonly string[]).includes(id);

/** Cities without any goods. */
export const emptyCities = (view: SteamRollersView): number =>
  view.round ? view.cities.filter((city) => !city.goods.length).length : 0;

export function stage(view: Now['view']): Message {
  const found = rollers(view);
  if (found.phase === 'over') return { id: 'steamrollers-board-stage-over' };
  if (!found.round)
    return { id: found.phase === 'start' ? 'steamrollers-board-stage-start' : 'steamrollers-board-stage-setup' };
  return { id: 'steamrollers-board-stage', args: { round: found.round, empty: emptyCities(found), ends: ENDS } };
}

export function score(view: Now['view'], player: number): Message | null {
  const found = rollers(view).players[player];
  return found ? { id: 'steamrollers-board-points', args: { points: found.score } } : null;
}

export function tags(view: Now['view'], player: number): Message[] {
  const { first, phase, players } = rollers(view);
  return first === player && phase !== 'over' && phase !== 'setup' && players.length > 1
    ? [{ id: 'steamrollers-board-first' }]
    : [];
}

export function waiting(view: Now['view']): number[] {
  const { phase, turn } = rollers(view);
  return phase === 'over' || turn === null ? [] : [turn];
}

export const verb = (verb: string): Message => ({ id: `steamrollers-board-verb-${verb.replace('-', '_')}` });

/** A starting tile and a tile come before what one does with them, a good before the city that it is brought to. */
export const piecesFirst = (): boolean => false;

export const goodName = (good: string): Message => ({ id: `steamrollers-good-${good}` });
export const kindName = (kind: Kind): Message => ({ id: `steamrollers-kind-${kind}` });

/** What a tile does, in a word or two; '' stands for a side that is not known yet. */
export const effectName = (effect: string): Message =>
  effect ? { id: `steamrollers-tile-${effect}` } : { id: 'steamrollers-board-unknown' };

/** What a tile does, in a sentence. */
export const effectTold = (effect: string): Message =>
  effect ? { id: `steamrollers-board-does-tile-${effect.replace('-', '_')}` } : { id: 'steamrollers-board-unknown' };

export function shapeName(shape: string): Message {
  const [a, b] = edgesOf(shape);
  const ends = (ARROWS[a] ?? '') + (ARROWS[b] ?? '');
  return { id: 'steamrollers-board-shape', args: { kind: kindName(kindOf(shape)), ends } };
}

/** A shape for those who hear it. */
export function shapeTold(shape: string): Message {
  const [from, to] = edgesOf(shape).map((edge): Message => ({ id: `steamrollers-board-edge-${String(edge)}` }));
  return {
    id: 'steamrollers-board-shape-told',
    args: { kind: kindName(kindOf(shape)), from: from ?? '', to: to ?? '' },
  };
}

function tileName(table: TableView, id: string): Message {
  const tile = viewOf(table).tiles.find(({ number }) => String(number) === id);
  return { id: 'steamrollers-board-tile', args: { tile: Number(id), effect: effectName(tile?.effect ?? '') } };
}

export function spot(spot: string, table: TableView): Message {
  const [kind, id] = parted(spot);
  switch (kind) {
    case '':
      return asItIs(table);
    case 'verb':
      return verb(id);
    case 'hex':
      return { id: 'steamrollers-board-hex', args: { hex: id } };
    case 'shape':
      return shapeName(id);
    case 'die':
      return { id: 'steamrollers-board-die', args: { die: Number(id) } };
    case 'box':
      return { id: 'steamrollers-board-box', args: { box: Number(id) } };
    case 'city':
      return { id: 'steamrollers-board-city', args: { city: Number(id) } };
    case 'region':
      return { id: 'steamrollers-board-region', args: { region: Number(id) } };
    case 'good':
      return goodName(id);
    case 'cargo':
      return { id: 'steamrollers-board-cargo', args: { good: goodName(id) } };
    case 'coal':
      return { id: 'steamrollers-board-coal-for', args: { good: goodName(id) } };
    case 'bonus':
      return { id: 'steamrollers-board-bonus', args: { bonus: Number(id) } };
    case 'tile':
      return tileName(table, id);
    case 'order':
      return { id: 'steamrollers-board-order', args: { order: Number(id) } };
    case 'start':
      return { id: `steamrollers-board-start-${id}` };
    case 'kind':
      return kindName(id as Kind);
    case 'player':
      return { id: 'steamrollers-board-player', args: { player: id } };
    default:
      return { id: 'steamrollers-board-plain' };
  }
}

/** What goes without a choice: only one die, no tile with the delivery, no coal in the order. */
function asItIs(table: TableView): Message {
  const kinds = new Set(table.picked.map((picked) => parted(picked)[0]));
  if (kinds.has('die')) return { id: 'steamrollers-board-only-die' };
  if (kinds.has('order')) return { id: 'steamrollers-board-no-coal' };
  if (kinds.has('start')) return { id: 'steamrollers-board-no-cargo' };
  if (kinds.has('tile')) return { id: 'steamrollers-board-verb-tile' };
  return { id: 'steamrollers-board-plain' };
}

/** A spot on the sheet of one player, or of Eva: all sheets have the same hexes. */
export const onSheet = (seat: string, spot: string): string => `${seat}/${spot}`;

/** A city of the goods board. */
export const onBoard = (city: number | string): string => `board:${String(city)}`;

const ON_SHEETS = ['hex', 'box', 'cargo'];
const SHOWN_BY_DICE = ['roll', 'black', 'good', 'side', 'offer', 'chart', 'first'];

export function marks(entry: LogEntry): string[] {
  const { parts, seat = '' } = entry;
  if (!parts || SHOWN_BY_DICE.includes(parts.verb)) return [];
  const spots = [...(parts.places ?? []), ...(parts.pieces ?? [])];
  return spots.flatMap((spot) => {
    const [kind, id] = parted(spot);
    if (kind === 'region') return [onSheet('eva', spot)];
    if (kind === 'good') return []; // its city is marked, not every good of its colour
    if (kind === 'city') return parts.verb === 'take' ? [onBoard(id)] : [onBoard(id), onSheet(seat, spot)];
    return [ON_SHEETS.includes(kind) ? onSheet(seat, spot) : spot];
  });
}

const EVA = ['mark', 'mark-extra', 'return', 'take', 'eva-roll'].map((step) => `steamrollers-log-${step}`);

/** Steps of Eva: nobody decides them, yet they are told one by one. */
export const tells = (entry: LogEntry): boolean => EVA.includes(entry.message.id);
