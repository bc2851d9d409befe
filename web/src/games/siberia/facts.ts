// What can be said of a position of Siberia, and of its verbs and spots, in messages. Nothing here draws.
import type { LogEntry, Message, Now } from '../../lib/api';
import type { TableView } from '../../lib/table.svelte';
import { COLUMNS, drawingOf, viewOf, type Column, type Names, type SiberiaView } from './types';

const siberia = (view: Now['view']): SiberiaView => view as unknown as SiberiaView;

export const isColumn = (id: string): id is Column => (COLUMNS as readonly string[]).includes(id);

/** The kind and the id of a spot: `area:ob` is an area, Ob. */
export function parted(spot: string): [kind: string, id: string] {
  const at = spot.indexOf(':');
  return at < 0 ? [spot, ''] : [spot.slice(0, at), spot.slice(at + 1)];
}

export function stage(view: Now['view']): Message {
  const { phase, round } = siberia(view);
  const name: Message = { id: `siberia-phase-${phase}` };
  return round ? { id: 'siberia-board-stage', args: { round, phase: name } } : name;
}

export function score(view: Now['view'], player: number): Message | null {
  const found = siberia(view).players[player];
  return found ? { id: 'siberia-board-money', args: { money: found.money } } : null;
}

export function tags(view: Now['view'], player: number): Message[] {
  const { first, phase, players } = siberia(view);
  const out: Message[] = [];
  if (first === player && phase !== 'over') out.push({ id: 'siberia-board-first' });
  if (phase === 'act' && players[player]?.passed) out.push({ id: 'siberia-board-passed' });
  return out;
}

/** While all plan, nobody knows who is ready (SI-R16): the table waits for everybody. */
export function waiting(view: Now['view']): number[] {
  const { phase, turn, planning, players } = siberia(view);
  if (phase === 'over') return [];
  if (planning) return players.map((_, player) => player);
  return turn === null ? [] : [turn];
}

export function verb(verb: string): Message {
  return { id: isColumn(verb) || verb === 'research' ? `siberia-board-column-${verb}` : `siberia-board-verb-${verb}` };
}

export function piecesFirst(verb: string): boolean {
  return verb === 'place' || verb === 'discard' || verb === 'find';
}

const named = (names: Names): Message => ({ id: 'name', args: { ...names } });

export function areaName(table: TableView, id: string): Message {
  const { areas, vladivostok } = drawingOf(table);
  const names = id === 'vladivostok' ? vladivostok.names : areas.find((area) => area.id === id)?.names;
  return names ? named(names) : { id: 'siberia-board-nowhere' };
}

export function exchangeName(table: TableView, id: string): Message {
  const found = drawingOf(table).exchanges.find((exchange) => exchange.id === id);
  return found ? named(found.names) : { id: 'siberia-board-nowhere' };
}

/** A token in words: `gas/worker` or `manager`. */
export function tokenName(token: string): Message {
  const [resource = '', person = ''] = token.split('/');
  if (!person) return { id: `siberia-board-column-${resource}` };
  const part = (id: string): Message => ({ id: `siberia-column-${id}` });
  return { id: 'siberia-token', args: { resource: part(resource), person: part(person) } };
}

/** How many tokens of the research that is going on are still to be used. */
export function pendingTokens(view: SiberiaView): number {
  return Object.values(view.pending).reduce((sum, count) => sum + count, 0);
}

export function spot(spot: string, table: TableView): Message {
  const [kind, id] = parted(spot);
  const finding = pendingTokens(viewOf(table)) > 0;
  switch (kind) {
    case '':
      return { id: finding ? 'siberia-board-own-token' : 'siberia-board-none' };
    case 'verb':
      return verb(id);
    case 'area':
      return areaName(table, id);
    case 'exchange':
      return exchangeName(table, id);
    case 'token':
      return finding && id === 'manager' ? { id: 'siberia-board-by-manager' } : tokenName(id);
    case 'pool':
      return { id: 'siberia-board-from-pool' };
    case 'player':
      return { id: 'siberia-board-player', args: { player: id } };
    default:
      return { id: `siberia-board-column-${id}` };
  }
}

/** A spot on the board of one player: the columns of all players have the same names. */
export const onBoard = (seat: string, spot: string): string => `${seat}/${spot}`;

const EVERYBODYS = ['area', 'exchange', 'investment', 'cube', 'player'];

export function marks(entry: LogEntry): string[] {
  const { parts, seat = '' } = entry;
  if (!parts || parts.verb === 'draw') return [];
  const spots = [...(parts.places ?? []), ...(parts.pieces ?? [])];
  return spots.map((spot) => (EVERYBODYS.includes(parted(spot)[0]) ? spot : onBoard(seat, spot)));
}
