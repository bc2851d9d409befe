// What the server tells of Siberia, as types: the board as it is drawn, what everybody sees, and what only a player
// sees. The three functions read them from a table.
import type { Line } from '../../lib/geometry';
import type { Point } from '../../lib/hexes';
import type { TableView } from '../../lib/table.svelte';
import type { Language } from '../../lib/prefs.svelte';

export const RESOURCES = ['gas', 'coal', 'oil', 'gold', 'diamonds'] as const;
export const PERSONS = ['manager', 'logistics', 'salesman', 'worker', 'investor'] as const;
export const COLUMNS = [...PERSONS, ...RESOURCES] as const;
export type Resource = (typeof RESOURCES)[number];
export type Person = (typeof PERSONS)[number];
export type Column = (typeof COLUMNS)[number];
export type Terrain = 'tundra' | 'taiga' | 'steppe' | 'mountains' | 'wetland';
export type Colour = 'vermilion' | 'blue' | 'green' | 'purple' | 'amber';

/** A token as the notation writes it: `gas/worker` or `manager`. */
export type Token = 'manager' | `${Resource}/${Exclude<Person, 'manager'>}`;

export type Names = Readonly<Record<Language, string>>;
export type { Line, Point };

export interface AreaDrawn {
  readonly id: string;
  readonly names: Names;
  readonly terrain: Terrain;
  readonly label: Point;
  readonly outline: Line;
  readonly neighbours: readonly string[];
}

/** One side of a tile; Frankfurt is tile 0 with the side ''. */
export interface ExchangeDrawn {
  readonly id: string;
  readonly names: Names;
  readonly tile: number;
  readonly side: string;
  readonly prices: Readonly<Partial<Record<Resource, number>>>;
}

export interface SiberiaDrawing {
  readonly width: number;
  readonly height: number;
  /** Land around the areas that nobody plays on. */
  readonly land: readonly Line[];
  readonly lakes: readonly Line[];
  readonly rivers: readonly Line[];
  readonly ranges: readonly Line[];
  readonly railways: readonly Line[];
  readonly areas: readonly AreaDrawn[];
  readonly vladivostok: { readonly names: Names; readonly position: Point; readonly exits: readonly string[] };
  readonly exchanges: readonly ExchangeDrawn[];
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly closing_tokens: number;
  readonly pawns: number;
}

export interface PlayerView {
  readonly money: number;
  readonly earned: Readonly<Record<Resource, number>>;
  readonly pool: number;
  /** How many stand where: an area or `vladivostok`; places without any are left out. */
  readonly workers: Readonly<Partial<Record<string, number>>>;
  readonly salesmen: Readonly<Partial<Record<string, number>>>;
  /** What lies on a column, two at most. */
  readonly columns: Readonly<Record<Column, readonly (Token | 'investment')[]>>;
  readonly research: readonly Token[];
  readonly passed: boolean;
}

export interface SiberiaView {
  readonly round: number;
  readonly phase: 'setup' | 'plan' | 'act' | 'surplus' | 'over';
  readonly first: number;
  /** Who is to act; null while all plan, and while nobody decides. */
  readonly turn: number | null;
  /** Steps that are left of logistics. */
  readonly steps: number;
  /** Tokens that are left of research. */
  readonly pending: Readonly<Record<Resource | 'manager', number>>;
  readonly areas: Readonly<Partial<Record<string, { readonly cubes: readonly Resource[]; readonly closed: boolean }>>>;
  readonly supply: Readonly<Record<Resource, number>>;
  /** The six in play. One whose side is not chosen yet has no prices. */
  readonly exchanges: readonly {
    readonly id: string;
    readonly prices: Readonly<Partial<Record<Resource, number>>>;
  }[];
  /** Open investments: how many of each. */
  readonly open: Readonly<Partial<Record<Column, number>>>;
  /** How many investments lie face down. */
  readonly stack: number;
  /** Tokens in the bag or secretly with players. */
  readonly unseen: Readonly<Partial<Record<Token, number>>>;
  readonly bag: number;
  readonly players: readonly PlayerView[];
  readonly planning: boolean;
}

export interface SiberiaOwn {
  readonly hand: readonly Token[];
  /** Placements of this round that only their owner sees. */
  readonly plan: readonly (readonly [Token, Column | 'research'])[];
  /** Tokens that this player cannot see. */
  readonly unseen: Readonly<Partial<Record<Token, number>>>;
}

export const drawingOf = (table: TableView): SiberiaDrawing => table.drawing as unknown as SiberiaDrawing;
export const viewOf = (table: TableView): SiberiaView => table.view as unknown as SiberiaView;
/** null for a spectator. */
export const ownOf = (table: TableView): SiberiaOwn | null => table.own as unknown as SiberiaOwn | null;

/** The colour of a player, who counts from 0. */
export const colourOf = (table: TableView, player: number): Colour =>
  (table.seats[player]?.colour ?? 'vermilion') as Colour;
