// What the server tells of Steam Power, as types: the map as it is drawn, what everybody sees, and what only a player sees.
// The three functions read them from a table.
import type { Line } from '../../lib/geometry';
import type { Shape } from '../../lib/hexes';
import type { Language } from '../../lib/prefs.svelte';
import type { TableView } from '../../lib/table.svelte';

export const RESOURCES = ['black', 'white', 'orange', 'grey'] as const;
export const COMPANY_COLOURS = ['vermilion', 'blue', 'green', 'purple', 'amber'] as const;
export const CATEGORIES = ['contracts', 'factories', 'vp_cities', 'money'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The colour of a city: of its resource, or that of a victory-point city. */
export type CityColour = Resource | 'vp';
export type CompanyColour = (typeof COMPANY_COLOURS)[number];
export type Terrain = 'plains' | 'hills' | 'mountains';
export type Tile = 'plain' | 'sharp' | 'cross';
export type Bonus = '' | 'track' | 'factory' | 'contracts';
export type Names = Readonly<Record<Language, string>>;
export type Needs = Readonly<Partial<Record<Resource, number>>>;

export interface CellDrawn {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  /** The middle, for hexes whose sides have the length 1. */
  readonly x: number;
  readonly y: number;
}

export interface HexDrawn extends CellDrawn {
  readonly terrain: Terrain;
}

export interface SiteDrawn extends CellDrawn {
  readonly names: Names;
}

export interface ContractDrawn {
  readonly number: number;
  readonly needs: Needs;
  readonly money: number;
  readonly points: number;
  readonly bonus: Bonus;
}

export interface SteamPowerDrawing {
  readonly map: string;
  readonly names: Names;
  readonly best: readonly number[];
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly HexDrawn[];
  readonly water: readonly CellDrawn[];
  readonly sites: readonly SiteDrawn[];
  /** Sites side by side, by their hexes. */
  readonly groups: readonly (readonly string[])[];
  readonly rivers: readonly Line[];
  readonly tiles: Readonly<Record<CityColour, number>>;
  readonly contracts: readonly ContractDrawn[];
}

export interface CityView {
  readonly site: string;
  /** '' before the setup has drawn a tile for it. */
  readonly colour: CityColour | '';
  /** The company that has a factory here. */
  readonly factory: number | null;
  readonly stock: number;
  readonly flipped: boolean;
}

export type PathView = readonly [shape: Shape, company: number];

export interface TrackView {
  readonly hex: string;
  /** One path, or two that cross: the lower one first. */
  readonly paths: readonly PathView[];
}

export interface ConnectionView {
  readonly company: number;
  /** The sites at its ends; one only while it is incomplete. */
  readonly ends: readonly string[];
  readonly complete: boolean;
  /** From the first end on. */
  readonly hexes: readonly string[];
}

/** One of the ways to bring a resource: whose connections are paid for, and the connections in the order of travel. */
export interface WayView {
  readonly payees: readonly (readonly [company: number, dollars: number])[];
  readonly connections: readonly number[];
}

/** A factory from which a resource can be brought, with what that costs in all: its owner gets a dollar of it. */
export interface SourceView {
  readonly site: string;
  readonly price: number;
  readonly factory: number;
  readonly ways: readonly WayView[];
}

export interface PlayerView {
  readonly money: number;
  readonly hand: number;
  readonly fulfilled: readonly number[];
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly score: number;
}

/** A company: of a player, or alone one of five. */
export interface CompanyView {
  /** `p2`, or alone `red`. */
  readonly name: string;
  readonly locomotives: number;
  readonly factories: number;
  readonly network: readonly string[];
}

export type Phase = 'setup' | 'engine' | 'act' | 'track' | 'fulfil' | 'bonus' | 'draw' | 'aside' | 'over';

export interface SteamPowerView {
  readonly map: string;
  readonly round: number;
  /** How many rounds there can be; alone, how many turns there are. */
  readonly rounds: number;
  readonly phase: Phase;
  /** Who is asked now; null while nobody decides. */
  readonly turn: number | null;
  /** Whose turn it is. */
  readonly active: number | null;
  /** The company that acts; alone, the one whose locomotive was drawn. */
  readonly company: number | null;
  /** Actions that the turn still has, the one under way included. */
  readonly actions: number;
  /** Track laid in this action. */
  readonly steps: number;
  readonly bonus: Bonus;
  readonly first: number;
  /** The end was triggered: this round is the last. */
  readonly last: boolean;
  /** So many fulfilled contracts trigger the end; 0 alone. */
  readonly target: number;
  readonly cities: readonly CityView[];
  readonly track: readonly TrackView[];
  readonly connections: readonly ConnectionView[];
  readonly supply: Readonly<Record<Resource, number>>;
  /** Track tiles left, by kind. */
  readonly tiles: Readonly<Record<Tile, number>>;
  /** Contracts in the bag. */
  readonly bag: number;
  /** Alone: the contracts that count the turns. */
  readonly aside: readonly number[];
  /** Alone: locomotives in the bag, by company. */
  readonly engines: readonly number[];
  /** The contract that is being fulfilled, with what is still to be brought. */
  readonly fulfilling: {
    readonly contract: number;
    readonly needs: Needs;
    /** The city from which a resource comes whose way is being paid for. */
    readonly paying: string | null;
    readonly sources: readonly SourceView[];
  } | null;
  readonly players: readonly PlayerView[];
  readonly companies: readonly CompanyView[];
}

export interface HandView {
  readonly contract: number;
  /** What it would cost now at the least; null when it cannot be fulfilled whatever it costs. */
  readonly cost: number | null;
  /** What would be bought from the bank. */
  readonly buys: Needs;
  /** Dollars that are missing. */
  readonly lacks: number;
}

export interface SteamPowerOwn {
  readonly hand: readonly HandView[];
  /** Where resources can be brought from, for the company that acts, or for the viewer's. */
  readonly sources: readonly SourceView[];
}

export const drawingOf = (table: TableView): SteamPowerDrawing => table.drawing as unknown as SteamPowerDrawing;
export const viewOf = (table: TableView): SteamPowerView => table.view as unknown as SteamPowerView;
/** null for a spectator. */
export const ownOf = (table: TableView): SteamPowerOwn | null => table.own as unknown as SteamPowerOwn | null;

/** Whether somebody plays alone, with all five companies. */
export const isAlone = (view: SteamPowerView): boolean => view.players.length === 1;

/** The colour of a company: of its player, or alone the company's own. */
export function colourOf(table: TableView, company: number): string {
  return isAlone(viewOf(table)) ? (COMPANY_COLOURS[company] ?? '') : (table.seats[company]?.colour ?? '');
}

export const seatOf = (player: number): string => `p${String(player + 1)}`;

/** The kind and the id of a spot: `hex:d4` is a hex, d4. */
export function parted(spot: string): [kind: string, id: string] {
  const at = spot.indexOf(':');
  return at < 0 ? [spot, ''] : [spot.slice(0, at), spot.slice(at + 1)];
}
