// What the server tells of SteamRollers, as types: the board as it is drawn, and what everybody sees. Nothing is hidden.
import type { Kind, Shape } from '../../lib/hexes';
import type { TableView } from '../../lib/table.svelte';

export const GOODS = ['red', 'blue', 'green', 'yellow', 'grey', 'coal'] as const;
export const KINDS: readonly Kind[] = ['straight', 'gentle', 'sharp'];
export const STARTS = ['engine', 'track', 'points', 'tile', 'cargo'] as const;
export const CATEGORIES = ['deliveries', 'network', 'engine', 'tiles', 'orders', 'start'] as const;
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Good = (typeof GOODS)[number];
/** A colour that a city can have. */
export type Colour = Exclude<Good, 'coal'>;
export type { Kind, Shape };
export type Start = (typeof STARTS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Terrain = 'plains' | 'forest' | 'mountains' | 'water' | 'villages';

export interface HexDrawn {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly region: number;
  /** The middle, for hexes whose sides have the length 1. */
  readonly x: number;
  readonly y: number;
}

export interface RegionDrawn {
  readonly number: number;
  readonly colour: Colour;
  readonly terrain: Terrain;
  readonly city: string;
  readonly town: string;
}

export type Wall = readonly [string, string];

export interface SteamRollersDrawing {
  readonly hexes: readonly HexDrawn[];
  readonly regions: readonly RegionDrawn[];
}

export interface TileView {
  readonly number: number;
  readonly side: string;
  readonly kind: 'lightning' | 'infinity' | '';
  readonly points: number;
  /** `1a`, and `solo-2a` for the tile of a player alone; '' before its side is known. */
  readonly effect: string;
  readonly owner: number | null;
  readonly sideways: boolean;
  /** Taken in this turn: it does nothing yet. */
  readonly fresh: boolean;
  readonly used: boolean;
}

export interface OrderView {
  readonly tile: number;
  readonly side: string;
  readonly goods: Readonly<Partial<Record<Good, number>>>;
  readonly points: number;
  readonly owner: number | null;
}

export interface Connection {
  readonly cities: readonly [number, number];
  readonly towns: number;
  readonly hexes: readonly string[];
}

export type Track = Readonly<Partial<Record<string, Shape>>>;

export interface PlayerView {
  readonly track: Track;
  readonly boxes: readonly number[];
  readonly strength: number;
  readonly connections: readonly Connection[];
  readonly kept: Readonly<Partial<Record<Good, number>>>;
  readonly cargo: readonly { readonly city: number; readonly good: Good }[];
  /** The die that was taken over from somebody; 0 for none. */
  readonly stolen: number;
  readonly scores: Readonly<Record<Category, number>>;
  readonly score: number;
  readonly done: boolean;
}

export interface EvaView {
  readonly level: number;
  /** How many hexes she has marked, region by region. */
  readonly marks: readonly number[];
  readonly die: number;
  readonly scores: Readonly<Record<'deliveries' | 'engine' | 'network' | 'tiles', number>>;
  readonly score: number;
}

export interface SteamRollersView {
  readonly round: number;
  readonly phase: 'setup' | 'start' | 'roll' | 'choose' | 'seize' | 'act' | 'after' | 'eva' | 'over';
  /** Who is asked now; null while nobody decides. */
  readonly turn: number | null;
  /** Whose turn it is. */
  readonly active: number | null;
  readonly first: number;
  readonly chart: { readonly level: string; readonly number: number; readonly walls: readonly Wall[] } | null;
  readonly black: readonly Kind[];
  /** White dice that can be chosen. */
  readonly dice: readonly number[];
  /** Dice of the active player that are not used yet. */
  readonly hold: readonly number[];
  /** The die that is being used; 0 for none. */
  readonly die: number;
  readonly final: boolean;
  readonly bag: Readonly<Record<Good, number>>;
  /** A player alone: the goods in the order of their row, the rightmost last. */
  readonly cities: readonly { readonly number: number; readonly goods: readonly Good[] }[];
  readonly tiles: readonly TileView[];
  readonly orders: readonly OrderView[];
  readonly starting: readonly Start[];
  readonly players: readonly PlayerView[];
  readonly eva: EvaView | null;
}

export const drawingOf = (table: TableView): SteamRollersDrawing => table.drawing as unknown as SteamRollersDrawing;
export const viewOf = (table: TableView): SteamRollersView => table.view as unknown as SteamRollersView;

/** The colour of a player, who counts from 0. */
export const colourOf = (table: TableView, player: number): string => table.seats[player]?.colour ?? '';
export const nameOf = (table: TableView, player: number): string => table.seats[player]?.name ?? '';
export const seatOf = (player: number): string => `p${String(player + 1)}`;

/** The kind and the id of a spot: `hex:d4` is a hex, d4. */
export function parted(spot: string): [kind: string, id: string] {
  const at = spot.indexOf(':');
  return at < 0 ? [spot, ''] : [spot.slice(0, at), spot.slice(at + 1)];
}
