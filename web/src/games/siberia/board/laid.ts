// What lies on a player's board: what everybody sees, what only its owner sees, and what the action that is being looked
// at would change. Only where things lie is known here, not why.
import type { TableView } from '../../../lib/table.svelte';
import { parted, pendingTokens } from '../facts';
import { COLUMNS, ownOf, viewOf, type Column, type Token } from '../types';

export interface Piece {
  readonly kind: Token | 'investment';
  /** `secret`: laid in this round, for its owner's eyes; `ghost`: would be laid; `leaving`: would go to the bag. */
  readonly look: 'laid' | 'secret' | 'ghost' | 'leaving';
}

/** Pieces of a column that is complete. */
export const FULL = 2;

const laid = (kind: Token | 'investment'): Piece => ({ kind, look: 'laid' });

function secrets(table: TableView, player: number, column: Column | 'research'): Piece[] {
  if (player !== table.player) return [];
  const plan = ownOf(table)?.plan ?? [];
  return plan.flatMap(([kind, goal]) => (goal === column ? [{ kind, look: 'secret' as const }] : []));
}

interface Change {
  readonly verb: string;
  readonly columns: readonly string[];
  readonly token: Token | '';
  readonly investment: string;
}

/** What is being looked at, if it is about this player's board. */
function change(table: TableView, player: number): Change | null {
  const action = table.previewed;
  if (!action || player !== table.player) return null;
  const spots = action.spots.map(parted);
  const of = (wanted: string): string[] => spots.flatMap(([kind, id]) => (kind === wanted ? [id] : []));
  return {
    verb: action.verb,
    columns: of('column'),
    token: (of('token')[0] ?? '') as Token | '',
    investment: of('investment')[0] ?? '',
  };
}

function ghost(found: Change | null, column: Column | 'research'): Piece[] {
  if (!found) return [];
  const { verb, columns, token, investment } = found;
  if (verb === 'place' && token && columns.includes(column)) return [{ kind: token, look: 'ghost' }];
  if (verb === 'manager' && column !== 'manager' && columns.includes(column))
    return [{ kind: 'manager', look: 'ghost' }];
  if (verb === 'investor' && investment === column) return [{ kind: 'investment', look: 'ghost' }];
  return [];
}

function leave(found: Change | null, column: Column, pieces: Piece[]): Piece[] {
  if (found?.verb === column)
    return pieces.map((piece) => (piece.kind === 'investment' ? piece : { ...piece, look: 'leaving' as const }));
  if (found?.verb !== 'discard' || !found.columns.includes(column)) return pieces;
  const at = pieces.findLastIndex((piece) => piece.kind === found.token);
  return pieces.map((piece, i) => (i === at ? { ...piece, look: 'leaving' as const } : piece));
}

/** What lies on the two spaces of a column. */
export function onColumn(table: TableView, player: number, column: Column): Piece[] {
  const open = viewOf(table).players[player]?.columns[column] ?? [];
  const found = change(table, player);
  const there = leave(found, column, [...open.map(laid), ...secrets(table, player, column)]);
  const fresh = ghost(found, column);
  return [...there.slice(0, FULL - fresh.length), ...fresh];
}

export function inResearch(table: TableView, player: number): Piece[] {
  const open = viewOf(table).players[player]?.research ?? [];
  const found = change(table, player);
  const there = [...open.map(laid), ...secrets(table, player, 'research')];
  if (found?.verb === 'research') return there.map((piece) => ({ ...piece, look: 'leaving' }));
  return [...there, ...ghost(found, 'research')];
}

/** Whether a player is just using research tokens. */
export function isFinding(table: TableView, player: number): boolean {
  const view = viewOf(table);
  return view.turn === player && pendingTokens(view) > 0;
}

/** The action tokens on a board, as the limit counts them: investments do not. */
export function tokensOn(table: TableView, player: number): number {
  const columns = viewOf(table).players[player]?.columns;
  const open = columns
    ? COLUMNS.flatMap((column) => columns[column]).filter((kind) => kind !== 'investment').length
    : 0;
  return open + COLUMNS.reduce((sum, column) => sum + secrets(table, player, column).length, 0);
}

/** How a column stands: its pieces without what is only looked at. */
export function filled(table: TableView, player: number, column: Column): { count: number; secret: boolean } {
  const open = viewOf(table).players[player]?.columns[column].length ?? 0;
  const hidden = secrets(table, player, column).length;
  return { count: open + hidden, secret: hidden > 0 };
}

/** The order in which the server names tokens: by person, then by resource. */
function rank(token: Token): number {
  const [resource = '', person = resource] = token.split('/');
  const at = (name: string): number => COLUMNS.findIndex((column) => column === name);
  return at(person) * COLUMNS.length + at(resource);
}

export interface Held {
  readonly token: Token;
  /** Still in the hand; else it has been placed, and its place is kept so that the others do not move. */
  readonly here: boolean;
  /** The first of equal ones: it stands for all of them when they are picked. */
  readonly first: boolean;
}

/** The hand of this round in a fixed order, with the places of what has been laid. */
export function hand(table: TableView): Held[] {
  const own = ownOf(table);
  if (!own) return [];
  const all = [
    ...own.hand.map((token) => ({ token, here: true })),
    ...own.plan.map(([token]) => ({ token, here: false })),
  ].sort((a, b) => rank(a.token) - rank(b.token) || Number(b.here) - Number(a.here));
  return all.map((held, i) => ({ ...held, first: all[i - 1]?.token !== held.token }));
}
