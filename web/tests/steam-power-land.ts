// A small map for tests, and a table that shows it. Rows as in a map's file: . plains, h hills, m mountains, o a city,
// ~ water.
//
//   a   o . h o        a1 a2 a3 a4
//    b   . . o ~        b1 b2 b3 b4     (shifted right by half a hex; b3 touches a4)
//   c   o m . .        c1 c2 c3 c4
import type { TableView } from '../src/lib/table.svelte';
import type {
  CityView,
  ConnectionView,
  SteamPowerDrawing,
  SteamPowerOwn,
  SteamPowerView,
  Terrain,
  TrackView,
} from '../src/games/steam_power/types';

const ROWS = ['o.ho', '..o~', 'om..'];
const TERRAIN: Readonly<Partial<Record<string, Terrain>>> = { '.': 'plains', h: 'hills', m: 'mountains' };
const WIDTH = Math.sqrt(3);

const cells = ROWS.flatMap((line, row) =>
  [...line].map((letter, i) => ({
    letter,
    id: `${'abc'[row] ?? ''}${String(i + 1)}`,
    row,
    column: i + 1,
    x: WIDTH * (i + 0.5 + (row % 2) / 2),
    y: 1 + 1.5 * row,
  })),
);
const bare = ({ id, row, column, x, y }: (typeof cells)[number]) => ({ id, row, column, x, y });

export const DRAWING: SteamPowerDrawing = {
  map: 'small',
  names: { en: 'Small', pl: 'Mała', de: 'Klein', pt: 'Pequeno' },
  best: [2],
  rows: 3,
  columns: 4,
  width: WIDTH * 4.5,
  height: 5,
  hexes: cells.flatMap((cell) => {
    const terrain = TERRAIN[cell.letter];
    return terrain ? [{ ...bare(cell), terrain }] : [];
  }),
  water: cells.filter(({ letter }) => letter === '~').map(bare),
  sites: cells
    .filter(({ letter }) => letter === 'o')
    .map((cell) => ({ ...bare(cell), names: { en: `City ${cell.id}`, pl: '', de: '', pt: '' } })),
  groups: [['a4', 'b3']],
  rivers: [[0.5, 0.5, 2, 2, 3, 4]],
  tiles: { black: 7, white: 7, orange: 7, grey: 7, vp: 5 },
  contracts: [
    { number: 1, needs: { black: 2, white: 1 }, money: 5, points: 2, bonus: '' },
    { number: 2, needs: { orange: 1 }, money: 3, points: 1, bonus: 'track' },
    { number: 3, needs: { grey: 2 }, money: 4, points: 4, bonus: '' },
  ],
};

export const city = (site: string, colour: CityView['colour'], factory: number | null = null, stock = 0): CityView => ({
  site,
  colour,
  factory,
  stock,
  flipped: false,
});

const company = (name: string) => ({ name, locomotives: 18, factories: 15, network: [] });

export function view(more: Partial<SteamPowerView> = {}): SteamPowerView {
  return {
    map: 'small',
    round: 3,
    rounds: 100,
    phase: 'act',
    turn: 0,
    active: 0,
    company: 0,
    actions: 2,
    steps: 0,
    bonus: '',
    first: 1,
    last: false,
    target: 11,
    cities: [city('a1', 'black'), city('a4', 'white'), city('b3', 'black'), city('c1', 'vp')],
    track: [],
    connections: [],
    supply: { black: 30, white: 30, orange: 30, grey: 30 },
    tiles: { plain: 80, sharp: 10, cross: 10 },
    bag: 40,
    aside: [],
    engines: [],
    fulfilling: null,
    players: [0, 1, 2].map((player) => ({
      money: 5 + player,
      hand: 5,
      fulfilled: [],
      scores: { contracts: 0, factories: 0, vp_cities: 0, money: 1 },
      score: 1 + player,
    })),
    companies: ['p1', 'p2', 'p3'].map(company),
    ...more,
  };
}

export const tile = (hex: string, ...paths: TrackView['paths']): TrackView => ({ hex, paths });
export const connection = (company: number, ends: string[], hexes: string[]): ConnectionView => ({
  company,
  ends,
  complete: ends.length === 2,
  hexes,
});

/** A table with this position, for what only reads it. */
export function table(shown: SteamPowerView, own: SteamPowerOwn | null = null, more: object = {}): TableView {
  return {
    drawing: DRAWING,
    view: shown,
    own,
    player: 0,
    seat: 'p1',
    seats: ['vermilion', 'blue', 'green'].map((colour, i) => ({ seat: `p${String(i + 1)}`, colour })),
    names: { p1: 'Ana', p2: 'Bartek', p3: 'Clara' },
    open: new Map(),
    picked: [],
    marked: new Set(),
    ...more,
  } as unknown as TableView;
}
