// What Siberia tells the screen around its board: where the game stands, whom it waits for, and in the notation of the
// rules (SI-8) what somebody tried. The expectations follow from the rules, not from the program.
import { describe, expect, it } from 'vitest';
import { attempt } from '../src/games/siberia/attempt';
import { marks, piecesFirst, score, spot, stage, tags, verb, waiting } from '../src/games/siberia/facts';
import type { PlayerView, SiberiaView } from '../src/games/siberia/types';
import type { Message } from '../src/lib/api';
import type { Action } from '../src/lib/chooser';
import type { Notice, TableView } from '../src/lib/table.svelte';
import { furnish } from './house';

furnish();
const { aside, does, idle } = await import('../src/games/siberia/does');

const NAMES = { en: 'Ob', pl: 'Ob', de: 'Ob', pt: 'Ob' };

const PLAYER: PlayerView = {
  money: 0,
  earned: { gas: 0, coal: 0, oil: 0, gold: 0, diamonds: 0 },
  pool: 4,
  workers: { vladivostok: 1 },
  salesmen: { frankfurt: 1 },
  columns: {
    manager: [],
    logistics: [],
    salesman: [],
    worker: [],
    investor: [],
    gas: [],
    coal: [],
    oil: [],
    gold: [],
    diamonds: [],
  },
  research: [],
  passed: false,
};

const VIEW: SiberiaView = {
  round: 6,
  phase: 'act',
  first: 1,
  turn: 0,
  steps: 0,
  pending: { gas: 0, coal: 0, oil: 0, gold: 0, diamonds: 0, manager: 0 },
  areas: {},
  supply: { gas: 5, coal: 5, oil: 5, gold: 5, diamonds: 5 },
  exchanges: [],
  open: {},
  stack: 9,
  unseen: {},
  bag: 40,
  players: [PLAYER, { ...PLAYER, money: 14000, passed: true }],
  planning: false,
};

const DRAWING = {
  areas: [
    { id: 'ob', names: NAMES, neighbours: ['yamal'] },
    { id: 'yamal', names: NAMES, neighbours: ['ob'] },
  ],
  vladivostok: { names: NAMES, exits: ['ob'] },
  exchanges: [
    { id: 'frankfurt', names: NAMES },
    { id: 'tokyo', names: NAMES },
  ],
};

interface Given {
  view?: Partial<SiberiaView>;
  hand?: string[];
  picked?: string[];
  /** The verbs of what can be done now. */
  verbs?: string[];
}

const told = (view: Partial<SiberiaView>): TableView['view'] => ({ ...VIEW, ...view }) as unknown as TableView['view'];

function table({ view = {}, hand = [], picked = [], verbs = [] }: Given = {}): TableView {
  const actions = verbs.map((verb, number): Action => ({ number, move: verb, verb, spots: [`column:${verb}`] }));
  const found = {
    drawing: DRAWING,
    player: 0,
    view: told(view),
    own: { hand, plan: [], unseen: {} },
    picked,
    open: new Map(actions.map((action) => [action.spots[0], [action]])),
  };
  return found as unknown as TableView;
}

const tried = (spot: string, given: Given = {}): string | Notice => attempt(table(given), spot);

describe('the stage', () => {
  it('names the round and the phase', () => {
    expect(stage(told({}))).toEqual({
      id: 'siberia-board-stage',
      args: { round: 6, phase: { id: 'siberia-phase-act' } },
    });
  });
  it('has no round before the first', () => {
    expect(stage(told({ round: 0, phase: 'setup' }))).toEqual({ id: 'siberia-phase-setup' });
  });
});

describe('whom the table waits for', () => {
  it('is the player whose turn it is', () => {
    expect(waiting(told({ turn: 1 }))).toEqual([1]);
  });
  it('is everybody while all plan, for nobody may know who is ready (SI-R16)', () => {
    expect(waiting(told({ phase: 'plan', turn: null, planning: true }))).toEqual([0, 1]);
  });
  it('is nobody while tokens are drawn', () => {
    expect(waiting(told({ phase: 'plan', turn: null }))).toEqual([]);
  });
  it('is nobody when the game is over', () => {
    expect(waiting(told({ phase: 'over', turn: 1 }))).toEqual([]);
  });
});

describe('a player’s line', () => {
  it('shows the money', () => {
    expect(score(told({}), 1)).toEqual({ id: 'siberia-board-money', args: { money: 14000 } });
  });
  it('tells who is first and who has passed', () => {
    expect(tags(told({}), 1)).toEqual([{ id: 'siberia-board-first' }, { id: 'siberia-board-passed' }]);
    expect(tags(told({}), 0)).toEqual([]);
  });
  it('does not call anybody passed when the round is over', () => {
    expect(tags(told({ phase: 'surplus', first: 0 }), 1)).toEqual([]);
  });
});

describe('names', () => {
  it('are those of the columns for their actions', () => {
    expect(verb('gas')).toEqual({ id: 'siberia-board-column-gas' });
    expect(verb('pass')).toEqual({ id: 'siberia-board-verb-pass' });
  });
  it('of places come from the board', () => {
    expect(spot('area:ob', table())).toEqual({ id: 'name', args: NAMES });
    expect(spot('exchange:tokyo', table())).toEqual({ id: 'name', args: NAMES });
  });
  it('tell a cube by its own token from one by a manager', () => {
    const finding = table({ view: { pending: { ...VIEW.pending, gas: 1, manager: 1 } } });
    expect(spot('', finding)).toEqual({ id: 'siberia-board-own-token' });
    expect(spot('token:manager', finding)).toEqual({ id: 'siberia-board-by-manager' });
    expect(spot('', table())).toEqual({ id: 'siberia-board-none' });
  });
  it('let one point at tokens and cubes before places', () => {
    expect(['place', 'discard', 'find'].every(piecesFirst)).toBe(true);
    expect(['move', 'gas', 'investor'].some(piecesFirst)).toBe(false);
  });
});

describe('what was tried in planning', () => {
  const view: Partial<SiberiaView> = { phase: 'plan', turn: null, planning: true };
  it('is to place the picked token on a full column', () => {
    expect(tried('column:gas', { view, hand: ['gas/worker'], picked: ['token:gas/worker'] })).toBe(
      'place gas/worker gas',
    );
  });
  it('has no notation when the token does not belong there, so where it belongs is told (SI-3.1)', () => {
    const part = (id: string): Message => ({ id: `siberia-column-${id}` });
    const [resource, person] = [part('gas'), part('worker')];
    expect(tried('column:coal', { view, hand: ['gas/worker'], picked: ['token:gas/worker'] })).toEqual({
      message: {
        id: 'siberia-board-goes',
        args: { token: { id: 'siberia-token', args: { resource, person } }, resource, person },
      },
      rule: 'SI-3.1',
    });
    expect(tried('column:coal', { view, hand: ['manager'], picked: ['token:manager'] })).toEqual({
      message: { id: 'siberia-board-manager-goes' },
      rule: 'SI-3.1',
    });
  });
  it('is a token of the hand that belongs there, when none is picked', () => {
    expect(tried('column:worker', { view, hand: ['manager', 'gas/worker'] })).toBe('place gas/worker worker');
  });
  it('is some token that belongs there, when the hand has none', () => {
    expect(tried('column:oil', { view, hand: ['manager'] })).toMatch(/^place oil\/\w+ oil$/);
    expect(tried('column:manager', { view })).toBe('place manager manager');
  });
  it('is something of phase 2 everywhere else', () => {
    expect(tried('exchange:tokyo', { view })).toBe('pass');
  });
});

describe('what was tried in the turn', () => {
  it('is the action of the column', () => {
    expect(tried('column:gas')).toBe('gas none');
    expect(tried('column:worker')).toBe('worker none');
    expect(tried('column:logistics')).toBe('logistics');
    expect(tried('column:research')).toBe('research');
  });
  it('is a sale at the exchange, when a resource is picked', () => {
    expect(tried('exchange:tokyo', { picked: ['verb:gas'] })).toBe('gas tokyo');
    expect(tried('exchange:tokyo', { picked: ['column:gas'] })).toBe('gas tokyo');
  });
  it('is a sale, too, when only one resource can be sold', () => {
    expect(tried('exchange:tokyo', { verbs: ['oil'] })).toBe('oil tokyo');
  });
  it('is a salesman’s journey, from where one has been picked', () => {
    expect(tried('exchange:tokyo')).toBe('salesman pool>tokyo');
    expect(tried('exchange:tokyo', { picked: ['verb:salesman', 'area:ob'] })).toBe('salesman ob>tokyo');
    expect(tried('area:ob', { picked: ['verb:salesman'] })).toBe('salesman ob>frankfurt');
    expect(tried('pool:pool', { picked: ['verb:salesman'] })).toBe('salesman pool>frankfurt');
  });
  it('is a worker to be called back', () => {
    expect(tried('area:ob', { picked: ['column:worker'] })).toBe('worker ob');
    expect(tried('exchange:tokyo', { picked: ['column:worker'] })).toBe('worker tokyo');
    expect(tried('pool:pool')).toBe('worker pool');
  });
  it('is the place of a joker or of an investment', () => {
    expect(tried('column:gas', { picked: ['column:manager'] })).toBe('manager gas');
    expect(tried('column:gas', { picked: ['column:investor'] })).toBe('investor gas');
    expect(tried('investment:gas')).toBe('investor gas');
  });
  it('is a walk, though it is not the time for it', () => {
    expect(tried('area:ob')).toBe('move ob>yamal');
  });
  it('is a cube, though it is not the time for it', () => {
    expect(tried('cube:gas')).toBe('find gas ob');
  });
});

describe('what was tried while something goes on', () => {
  it('is a step from the picked area', () => {
    expect(tried('area:yamal', { view: { steps: 2 }, picked: ['area:ob'] })).toBe('move ob>yamal');
  });
  it('is a step of the worker that is not there', () => {
    expect(tried('area:yamal', { view: { steps: 2 } })).toBe('move yamal>ob');
    expect(tried('area:vladivostok', { view: { steps: 2 } })).toBe('move vladivostok>ob');
  });
  it('cannot be told when somebody would walk back into Vladivostok', () => {
    expect(tried('area:vladivostok', { view: { steps: 2 }, picked: ['area:ob'] })).toBe('');
  });
  it('is another action while steps are left', () => {
    expect(tried('column:gas', { view: { steps: 2 } })).toBe('gas none');
  });
  it('is to find the picked cube', () => {
    const view = { pending: { ...VIEW.pending, gas: 1 } };
    expect(tried('area:ob', { view, picked: ['cube:gas'] })).toBe('find gas ob');
    expect(tried('area:ob', { view })).toBe('find gas ob');
  });
  it('is to find it by a manager, when no other token is left', () => {
    const view = { pending: { ...VIEW.pending, manager: 1 } };
    expect(tried('area:ob', { view, picked: ['cube:oil'] })).toBe('find oil ob by manager');
  });
  it('is anything else while cubes are to be placed', () => {
    expect(tried('column:gas', { view: { pending: { ...VIEW.pending, gas: 1 } } })).toBe('pass');
  });
  it('is to remove a token from an empty column', () => {
    expect(tried('column:gas', { view: { phase: 'surplus' } })).toBe('discard manager gas');
    expect(tried('exchange:tokyo', { view: { phase: 'surplus' } })).toBe('pass');
  });
  it('is a token that cannot lie on the column (SI-6.1)', () => {
    expect(tried('column:coal', { view: { phase: 'surplus' }, picked: ['token:gas/worker'] })).toEqual({
      message: { id: 'siberia-refusal-token-not-there' },
      rule: 'SI-6.1',
    });
  });
  it('is a side before the game begins', () => {
    expect(tried('exchange:tokyo', { view: { phase: 'setup', round: 0 } })).toBe('side tokyo');
  });
  it('is anything when the game is over', () => {
    expect(tried('column:gas', { view: { phase: 'over' } })).toBe('pass');
  });
});

describe('what an action does', () => {
  const action = (move: string, ...spots: string[]): Action => ({
    number: 0,
    move,
    verb: move.split(' ')[0] ?? '',
    spots,
  });
  const said = (told: Action, view: Partial<SiberiaView> = {}): Message | null => does(table({ view }), told);
  it('is nothing but to spend the tokens, when it is without effect', () => {
    expect(idle(action('gold none', 'column:gold'))).toBe(true);
    expect(idle(action('gold tokyo', 'column:gold', 'exchange:tokyo'))).toBe(false);
    expect(said(action('gold none', 'column:gold'))?.id).toBe('siberia-board-does-none');
  });
  it('is told by the server alone, when somebody stops before the last step', () => {
    expect(said(action('stop'), { steps: 2 })).toBeNull();
  });
  it('is a sale of a cube from each area with a worker and the resource, at the price of the exchange (SI-4.10)', () => {
    const view: Partial<SiberiaView> = {
      areas: { ob: { cubes: ['gas', 'oil'], closed: false }, yamal: { cubes: ['gas'], closed: false } },
      exchanges: [{ id: 'tokyo', prices: { gas: 3000, oil: 2000 } }],
      players: [{ ...PLAYER, workers: { ob: 2, yamal: 1, vladivostok: 1 } }],
    };
    const at = (resource: string): Message | null =>
      said(action(`${resource} tokyo`, `column:${resource}`, 'exchange:tokyo'), view);
    expect(at('gas')).toEqual({ id: 'siberia-board-does-sell', args: { count: 2, price: 3000 } });
    expect(at('oil')).toEqual({ id: 'siberia-board-does-sell', args: { count: 1, price: 2000 } });
  });
  it('says where a pawn comes from and goes to', () => {
    const name = { id: 'name', args: NAMES };
    const pool = said(action('salesman pool>tokyo', 'column:salesman', 'pool:pool', 'exchange:tokyo'));
    expect(pool).toEqual({
      id: 'siberia-board-does-salesman-pool',
      args: { from: { id: 'siberia-pool' }, place: name },
    });
    const back = said(action('worker ob', 'column:worker', 'area:ob'));
    expect(back).toEqual({ id: 'siberia-board-does-worker-area', args: { place: name } });
  });
  it('names the column of a joker and of an investment, be it the column that acts (SI-R11)', () => {
    const column = (id: string): Message['args'] => ({ column: { id: `siberia-column-${id}` } });
    expect(said(action('manager gas', 'column:manager', 'column:gas'))?.args).toEqual(column('gas'));
    expect(said(action('investor gold', 'column:investor', 'investment:gold'))?.args).toEqual(column('gold'));
    expect(said(action('investor investor', 'column:investor', 'investment:investor'))?.args).toEqual(
      column('investor'),
    );
  });
  it('is a cube, or half a column; of a full one the server tells', () => {
    const place = (column: string, ...there: 'investment'[]): Message | null =>
      said(action(`place gas/worker ${column}`, 'token:gas/worker', `column:${column}`), {
        players: [{ ...PLAYER, columns: { ...PLAYER.columns, gas: there } }],
      });
    expect(place('research')).toEqual({
      id: 'siberia-board-does-cube',
      args: { resource: { id: 'siberia-column-gas' } },
    });
    expect(place('gas')?.id).toBe('siberia-board-does-half');
    expect(place('gas', 'investment')).toBeNull();
  });
});

describe('what is said beside', () => {
  const besides = (given: Given): string => aside(table(given))?.id ?? '';
  const ready: PlayerView = { ...PLAYER, columns: { ...PLAYER.columns, gas: ['gas/worker', 'gas/worker'] } };
  it('is what passing means, while an action is to be chosen', () => {
    expect(besides({ view: { players: [ready] } })).toBe('siberia-board-aside-pass');
  });
  it('are the columns that are ready for the next turns, while something goes on or others play', () => {
    expect(besides({ view: { players: [ready], steps: 2 } })).toBe('siberia-board-aside-next');
    expect(besides({ view: { players: [ready], turn: 1 } })).toBe('siberia-board-aside-next');
    expect(besides({ view: { turn: 1 } })).toBe('siberia-board-aside-none');
  });
  it('does not count the column that is being used', () => {
    expect(besides({ view: { players: [ready] }, picked: ['verb:gas'] })).toBe('siberia-board-aside-none');
  });
  it('is that one is out, after passing', () => {
    expect(besides({ view: { players: [{ ...ready, passed: true }], turn: 1 } })).toBe('siberia-board-aside-passed');
  });
  it('is what makes a column ready, in the first plan', () => {
    expect(besides({ view: { phase: 'plan', turn: null, planning: true } })).toBe('siberia-board-aside-begin');
    expect(besides({ view: { phase: 'plan', turn: null, players: [ready] } })).toBe('siberia-board-aside-plan');
  });
  it('is nothing for somebody who watches', () => {
    const watching = { ...table({}), player: -1 };
    expect(aside(watching as TableView)).toBeNull();
  });
});

describe('what an entry of the log is about', () => {
  const entry = { n: 1, kind: 'act', message: { id: 'x' }, at: 0, seat: 'p2' };
  it('is an exchange for all to see, and a column on the player’s own board', () => {
    const parts = { verb: 'gas', places: ['column:gas', 'exchange:tokyo'], pieces: [] };
    expect(marks({ ...entry, parts })).toEqual(['p2/column:gas', 'exchange:tokyo']);
  });
  it('is the cube and the area of a find', () => {
    const parts = { verb: 'find', places: ['area:ob'], pieces: ['cube:gas'] };
    expect(marks({ ...entry, parts })).toEqual(['area:ob', 'cube:gas']);
  });
  it('is nothing where a token is drawn or the parts are hidden', () => {
    expect(marks({ ...entry, parts: { verb: 'draw', places: [], pieces: ['token:manager'] } })).toEqual([]);
    expect(marks(entry)).toEqual([]);
  });
});
