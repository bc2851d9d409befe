// What SteamRollers tells the screen around its sheet: where the game stands, whom it waits for, and in the notation of
// the rules (SR-11) what somebody tried. The expectations follow from the rules, not from the program.
import { describe, expect, it } from 'vitest';
import { attempt } from '../src/games/steamrollers/attempt';
import { aside, does } from '../src/games/steamrollers/does';
import { marks, score, spot, stage, tags, tells, verb, waiting } from '../src/games/steamrollers/facts';
import type { PlayerView, SteamRollersView, TileView } from '../src/games/steamrollers/types';
import type { LogEntry, Message } from '../src/lib/api';
import type { Action } from '../src/lib/chooser';
import type { TableView } from '../src/lib/table.svelte';

const PLAYER: PlayerView = {
  track: {},
  boxes: [],
  strength: 0,
  connections: [],
  kept: {},
  cargo: [],
  stolen: 0,
  scores: { deliveries: 0, network: 0, engine: 0, tiles: 0, orders: 0, start: 0 },
  score: 0,
  done: false,
};

const tile = (number: number, effect: string, owner: number | null = null): TileView => ({
  number,
  side: effect.slice(-1),
  kind: 'lightning',
  points: 1,
  effect,
  owner,
  sideways: false,
  fresh: false,
  used: false,
});

const VIEW: SteamRollersView = {
  round: 4,
  phase: 'act',
  turn: 0,
  active: 0,
  first: 1,
  chart: null,
  black: ['gentle', 'sharp'],
  dice: [2, 5],
  hold: [],
  die: 3,
  final: false,
  bag: { red: 1, blue: 1, green: 1, yellow: 1, grey: 1, coal: 0 },
  cities: [1, 2, 3, 4, 5, 6].map((number) => ({ number, goods: ['red', 'blue'] })),
  tiles: ['1a', '2b', '3a', '4b', '5a', '6a'].map((effect, i) => tile(i + 1, effect)),
  orders: [],
  starting: [],
  players: [PLAYER, { ...PLAYER, score: 17 }],
  eva: null,
};

const DRAWING = {
  hexes: [],
  regions: (['yellow', 'red', 'grey', 'grey', 'green', 'blue'] as const).map((colour, i) => ({
    number: i + 1,
    colour,
    terrain: 'plains',
    city: `c${String(i + 1)}`,
    town: `d${String(i + 1)}`,
  })),
};

interface Given {
  view?: Partial<SteamRollersView>;
  picked?: string[];
}

const told = (view: Partial<SteamRollersView>): TableView['view'] =>
  ({ ...VIEW, ...view }) as unknown as TableView['view'];
const table = ({ view = {}, picked = [] }: Given = {}): TableView =>
  ({ drawing: DRAWING, player: 0, view: told(view), picked, open: new Map() }) as unknown as TableView;
const tried = (spot: string, given: Given = {}): unknown => attempt(table(given), spot);

describe('the stage', () => {
  it('names the round, and how many cities are empty', () => {
    const cities = VIEW.cities.map((city) => (city.number < 3 ? { ...city, goods: [] } : city));
    expect(stage(told({ cities }))).toEqual({ id: 'steamrollers-board-stage', args: { round: 4, empty: 2, ends: 3 } });
  });
  it('has no round before the first, and counts no cities that have not been filled', () => {
    const cities = VIEW.cities.map((city) => ({ ...city, goods: [] }));
    expect(stage(told({ round: 0, phase: 'setup', cities }))).toEqual({ id: 'steamrollers-board-stage-setup' });
    expect(stage(told({ round: 0, phase: 'start' }))).toEqual({ id: 'steamrollers-board-stage-start' });
  });
  it('is over when the game is', () => {
    expect(stage(told({ phase: 'over' }))).toEqual({ id: 'steamrollers-board-stage-over' });
  });
});

describe('whom the table waits for', () => {
  it('is the player who is asked, be it in the turn of another', () => {
    expect(waiting(told({ turn: 1 }))).toEqual([1]);
    expect(waiting(told({ phase: 'seize', turn: 1, active: 0 }))).toEqual([1]);
  });
  it('is nobody while dice roll and when the game is over', () => {
    expect(waiting(told({ phase: 'roll', turn: null }))).toEqual([]);
    expect(waiting(told({ phase: 'over', turn: 0 }))).toEqual([]);
  });
});

describe('a player’s line', () => {
  it('shows the points', () => {
    expect(score(told({}), 1)).toEqual({ id: 'steamrollers-board-points', args: { points: 17 } });
    expect(score(told({}), 4)).toBeNull();
  });
  it('tells who is first, where there are others', () => {
    expect(tags(told({}), 1)).toEqual([{ id: 'steamrollers-board-first' }]);
    expect(tags(told({}), 0)).toEqual([]);
    expect(tags(told({ players: [PLAYER], first: 0 }), 0)).toEqual([]);
  });
});

describe('names', () => {
  it('of verbs have no dash', () => {
    expect(verb('track')).toEqual({ id: 'steamrollers-board-verb-track' });
    expect(verb('eva-keep')).toEqual({ id: 'steamrollers-board-verb-eva_keep' });
  });
  it('of tiles say what they do', () => {
    const name = { id: 'steamrollers-board-tile', args: { tile: 5, effect: { id: 'steamrollers-tile-5a' } } };
    expect(spot('tile:5', table())).toEqual(name);
  });
  it('of shapes show where they lead', () => {
    const shape = (kind: string, ends: string): Message => ({
      id: 'steamrollers-board-shape',
      args: { kind: { id: `steamrollers-kind-${kind}` }, ends },
    });
    expect(spot('shape:0-3', table())).toEqual(shape('straight', '↗↙'));
    expect(spot('shape:0-4', table())).toEqual(shape('gentle', '↗←'));
    expect(spot('shape:0-5', table())).toEqual(shape('sharp', '↗↖'));
  });
  it('tell what goes without a choice from what was picked', () => {
    const plain = (...picked: string[]): string => spot('', table({ picked })).id;
    expect(plain('good:red')).toBe('steamrollers-board-plain');
    expect(plain('die:3')).toBe('steamrollers-board-only-die');
    expect(plain('order:2')).toBe('steamrollers-board-no-coal');
    expect(plain('start:cargo')).toBe('steamrollers-board-no-cargo');
    expect(plain('tile:3')).toBe('steamrollers-board-verb-tile');
  });
});

describe('what was tried', () => {
  it('is a track of a kind that the black die shows, so that the hex is what is wrong', () => {
    expect(tried('hex:d4')).toBe('track d4 0-2');
    expect(tried('hex:d4', { view: { black: ['straight', 'sharp'] } })).toBe('track d4 0-3');
  });
  it('is a box or an order', () => {
    expect(tried('box:2')).toBe('engine 2');
    expect(tried('order:4')).toBe('order 4');
  });
  it('is a good brought to a city of its colour (SR-6.1)', () => {
    expect(tried('good:3/red')).toBe('deliver red 3>2');
    expect(tried('good:3/grey')).toBe('deliver grey 3>4');
    expect(tried('good:1/coal')).toBe('deliver coal 1>2');
    expect(tried('cargo:4/blue')).toBe('deliver cargo blue 4>6');
  });
  it('is a good from the city of the die to the city that was pressed', () => {
    expect(tried('city:2')).toBe('deliver red 3>2');
    expect(tried('city:2', { picked: ['good:coal'] })).toBe('deliver coal 3>2');
    expect(tried('city:3')).toBe('deliver red 3>2');
  });
  it('is to take a tile, or with one’s own tiles 1 and 5 to change the die', () => {
    expect(tried('tile:2')).toBe('tile 2');
    const mine = (effect: string, number: number): Given => ({
      view: { tiles: VIEW.tiles.map((one) => (one.number === number ? tile(number, effect, 0) : one)) },
    });
    expect(tried('tile:1', mine('1b', 1))).toBe('set 4 by 1');
    expect(tried('tile:5', mine('5a', 5))).toBe('set 4 by 5');
    expect(tried('tile:5', mine('5b', 5))).toBe('turn');
    expect(tried('tile:4', mine('4b', 4))).toBe('tile 4');
  });
  it('is a die: one, or against Eva two', () => {
    expect(tried('die:5', { view: { phase: 'choose', die: 0 } })).toBe('choose 5');
    const eva = { level: 3, marks: [], die: 0, scores: { deliveries: 0, engine: 3, network: 0, tiles: 0 }, score: 3 };
    expect(tried('die:5', { view: { phase: 'choose', die: 0, eva } })).toBe('choose 2 5');
  });
  it('is a starting tile before the first round', () => {
    const view: Partial<SteamRollersView> = { round: 0, phase: 'start' };
    expect(tried('start:engine', { view })).toBe('start engine 1');
    expect(tried('start:points', { view })).toBe('start points');
    expect(tried('hex:d4', { view })).toBe('start track d4 0-3');
    expect(tried('tile:4', { view })).toBe('start tile 4');
  });
  it('cannot be told while the table is set, and is anything when the game is over', () => {
    expect(tried('hex:d4', { view: { round: 0, phase: 'setup' } })).toBe('');
    expect(tried('hex:d4', { view: { phase: 'over' } })).toBe('pass');
  });
});

describe('what an action does', () => {
  const said = (verb: string, ...spots: string[]): string =>
    does(table(), { number: 0, move: verb, verb, spots } satisfies Action)?.id ?? '';
  it('is told where the server’s effects do not', () => {
    expect(said('pass')).toBe('steamrollers-board-does-pass');
    expect(said('eva-block', 'tile:2')).toBe('steamrollers-board-does-eva_block');
    expect(said('tile', 'tile:3')).toBe('steamrollers-board-does-tile-3a');
    expect(said('track', 'hex:d4', 'shape:0-3')).toBe('');
  });
  it('is explained while a die is to be chosen', () => {
    expect(aside(table({ view: { phase: 'choose' } }))?.id).toBe('steamrollers-board-aside-choose');
    expect(aside(table({ view: { phase: 'seize' } }))?.id).toBe('steamrollers-board-does-tile-2b');
    expect(aside(table({ view: { phase: 'choose', turn: 1 } }))).toBeNull();
  });
});

describe('what the log points at', () => {
  const entry = (seat: string, verb: string, places: string[], pieces: string[] = [], id = verb): LogEntry =>
    ({
      n: 1,
      kind: 'act',
      seat,
      message: { id: `steamrollers-log-${id}` },
      parts: { verb, places, pieces },
    }) as LogEntry;
  it('is the hex or the box on the sheet of whoever drew', () => {
    expect(marks(entry('p2', 'track', ['hex:d4'], ['shape:0-3']))).toEqual(['p2/hex:d4', 'shape:0-3']);
    expect(marks(entry('p1', 'engine', ['box:2']))).toEqual(['p1/box:2']);
  });
  it('are the cities of a delivery, on the board and on the sheet, and not every good of its colour', () => {
    expect(marks(entry('p1', 'deliver', ['city:1', 'city:2'], ['good:red']))).toEqual([
      'board:1',
      'p1/city:1',
      'board:2',
      'p1/city:2',
    ]);
  });
  it('is Eva’s region, and the city that she takes from', () => {
    expect(marks(entry('*', 'mark', ['region:3']))).toEqual(['eva/region:3']);
    expect(marks(entry('*', 'take', ['city:3'], ['good:red']))).toEqual(['board:3']);
  });
  it('is nothing of the dice and of the setup', () => {
    expect(marks(entry('*', 'roll', [], ['die:4']))).toEqual([]);
    expect(marks(entry('*', 'side', ['tile:3'], ['side:b']))).toEqual([]);
  });
  it('tells Eva’s steps one by one, and no other draws', () => {
    expect(tells(entry('*', 'mark', ['region:3']))).toBe(true);
    expect(tells(entry('*', 'return', ['tile:3']))).toBe(true);
    expect(tells(entry('*', 'take', ['city:3'], ['good:red']))).toBe(true);
    expect(tells(entry('*', 'roll', [], ['die:4'], 'eva-roll'))).toBe(true);
    expect(tells(entry('*', 'roll', [], ['die:4']))).toBe(false);
    expect(tells(entry('*', 'eva', ['region:3']))).toBe(false);
  });
});
