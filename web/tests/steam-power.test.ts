// Steam Power at a table: a contract with its sources, the order of the hand, what is said and tried, what is picked.
import { describe, expect, it } from 'vitest';
import { dealOf, movesOf } from '../src/games/steam_power/deal';
import { sorted } from '../src/games/steam_power/hand/sorting';
import { choiceOf, previewOf } from '../src/games/steam_power/map/preview';
import type { SourceView } from '../src/games/steam_power/types';
import type { LogEntry } from '../src/lib/api';
import type { Action } from '../src/lib/chooser';
import { furnish } from './house';
import { city, connection, DRAWING, table, tile, view } from './steam-power-land';

furnish();
const { attempt } = await import('../src/games/steam_power/attempt');
const { aside } = await import('../src/games/steam_power/does');
const { marks, score, spot, stage, tags, waiting } = await import('../src/games/steam_power/facts');
const { planOf, whole } = await import('../src/games/steam_power/plan.svelte');

const source = (site: string, price: number, factory: number, ...payees: [number, number][][]): SourceView => ({
  site,
  price,
  factory,
  ways: (payees.length ? payees : [[]]).map((split) => ({ payees: split, connections: [] })),
});
const CITIES = [city('a1', 'black', 1, 1), city('b3', 'black', 2, 4), city('a4', 'white', 0, 2)];
// black from a1 for $1, from b3 for $3 by two ways; white from an own factory for nothing
const SOURCES = [source('b3', 3, 2, [[1, 2]], [[2, 2]]), source('a1', 1, 1), source('a4', 0, 0)];
const NEEDS = { black: 2, white: 1 };

describe('a deal', () => {
  const deal = dealOf(1, NEEDS, CITIES, SOURCES, {}, 0);

  it('takes the cheapest resources, as many as there are of each', () => {
    expect(deal.items.map(({ resource, source: from }) => [resource, from?.site])).toEqual([
      ['black', 'a1'],
      ['black', 'b3'],
      ['white', 'a4'],
    ]);
    expect(deal.cost).toBe(4);
  });
  it('tells who gets what: owners of factories a dollar each, and those on the way', () => {
    // a1 is of company 1: $1; b3 of company 2: $1, and by the first way $2 to company 1
    expect(deal.payees).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });
  it('is written in the order of the colours, with a payment where there is a choice', () => {
    expect(movesOf(deal)).toEqual(['fulfil 1', 'bring a1', 'bring b3', 'pay p2 2', 'bring a4']);
  });
  it('follows what was chosen, as far as the stock goes', () => {
    const both = dealOf(1, NEEDS, CITIES, SOURCES, { 0: { site: 'b3', way: 1 }, 1: { site: 'b3', way: 0 } }, 0);
    expect(movesOf(both)).toEqual(['fulfil 1', 'bring b3', 'pay p3 2', 'bring b3', 'pay p2 2', 'bring a4']);
    expect([both.cost, both.payees]).toEqual([
      6,
      [
        [1, 2],
        [2, 4],
      ],
    ]);
    const none = dealOf(1, NEEDS, CITIES, SOURCES, { 0: { site: 'a1', way: 0 }, 1: { site: 'a1', way: 0 } }, 0);
    expect(none.items.map(({ source: from }) => from?.site)).toEqual(['a1', 'b3', 'a4']);
  });
  it('buys what nobody can bring for five dollars each', () => {
    const short = dealOf(1, { black: 2, grey: 1 }, CITIES, [source('a1', 1, 1)], {}, 0);
    expect(short.items.map(({ source: from }) => from?.site ?? 'bank')).toEqual(['a1', 'bank', 'bank']);
    expect([short.cost, movesOf(short)]).toEqual([11, ['fulfil 1', 'bring a1']]);
  });
  it('offers no choice where there is one factory with one way', () => {
    expect(deal.open).toBe(true);
    expect(dealOf(1, { white: 2 }, CITIES, SOURCES, {}, 0).open).toBe(false);
  });
});

describe('fulfilling', () => {
  const fulfil: Action = { number: 361, move: 'fulfil 1', verb: 'fulfil', spots: ['contract:1'] };
  const hand = [{ contract: 1, cost: 4, buys: {}, lacks: 0 }];
  const at = (sources: readonly SourceView[]) =>
    table(
      view({ cities: CITIES }),
      { hand, sources },
      {
        drawing: { ...DRAWING },
        open: new Map([['contract:1', [fulfil]]]),
        point: () => undefined,
      },
    );

  it('first shows what there is to choose, and then sends everything at once', () => {
    const here = at(SOURCES);
    expect(whole(here, fulfil)).toEqual([]);
    expect(planOf(here).contract).toBe(1);
    planOf(here).choose(1, 'b3', 1);
    expect(whole(here, fulfil)).toEqual(['fulfil 1', 'bring a1', 'bring b3', 'pay p3 2', 'bring a4']);
  });
  it('sends everything at once where there is nothing to choose', () => {
    const here = at([source('b3', 3, 2), source('a4', 0, 0)]);
    expect(whole(here, fulfil)).toEqual(['fulfil 1', 'bring b3', 'bring b3', 'bring a4']);
  });
  it('leaves all other actions alone', () => {
    expect(whole(at(SOURCES), { number: 4461, move: 'money', verb: 'money', spots: [] })).toBeNull();
  });
  it('forgets a plan that was closed', () => {
    const here = at(SOURCES);
    planOf(here).open(1);
    planOf(here).choose(0, 'b3');
    planOf(here).close();
    expect(planOf(here).contract).toBeNull();
    planOf(here).open(1);
    expect(planOf(here).deal?.items[0]?.source?.site).toBe('a1');
  });
});

describe('the hand', () => {
  const hand = [
    { contract: 1, cost: 9, buys: {}, lacks: 4 },
    { contract: 2, cost: 1, buys: {}, lacks: 0 },
    { contract: 3, cost: null, buys: {}, lacks: 0 },
  ];
  const order = (by: 'cost' | 'worth' | 'number') =>
    sorted(hand, DRAWING.contracts, by).map(({ drawn }) => drawn.number);

  it('by cost has what can be paid for first, and last what cannot be fulfilled', () => {
    expect(order('cost')).toEqual([2, 1, 3]);
  });
  it('by worth counts money, points and the bonus', () => {
    expect(order('worth')).toEqual([3, 1, 2]); // 4 + 12, 5 + 6, 3 + 3 + 3
  });
  it('by number is as it is', () => {
    expect(order('number')).toEqual([1, 2, 3]);
  });
});

describe('what is said', () => {
  const told = (shown: ReturnType<typeof view>) => shown as unknown as Parameters<typeof stage>[0];

  it('tells the round and how many contracts end the game, or that it is the last round, or the turn alone', () => {
    expect(stage(told(view()))).toEqual({ id: 'steam_power-board-stage', args: { round: 3, target: 11 } });
    expect(stage(told(view({ last: true }))).id).toBe('steam_power-board-stage-last');
    const [alone] = view().players;
    expect(stage(told(view({ players: alone ? [alone] : [], rounds: 8 })))).toEqual({
      id: 'steam_power-board-stage-alone',
      args: { turn: 3, turns: 8 },
    });
    expect(stage(told(view({ phase: 'over' }))).id).toBe('steam_power-board-stage-over');
  });
  it('shows money, points, and who is first', () => {
    expect(score(told(view()), 1)).toEqual({ id: 'steam_power-board-dollars', args: { dollars: 6 } });
    expect(tags(told(view()), 1).map(({ id }) => id)).toEqual(['steam_power-board-points', 'steam_power-board-first']);
    expect(tags(told(view()), 0).map(({ id }) => id)).toEqual(['steam_power-board-points']);
    expect([waiting(told(view())), waiting(told(view({ turn: null })))]).toEqual([[0], []]);
  });
  it('names cities by their names, and with a hex picked what goes without a shape', () => {
    expect(spot('site:a1', table(view()))).toMatchObject({ id: 'name', args: { en: 'City a1' } });
    expect(spot('', table(view(), null, { picked: ['hex:a2'] })).id).toBe('steam_power-board-verb-remove');
    expect(spot('', table(view())).id).toBe('steam_power-board-plain');
  });
  it('marks the places of a move, but not those of a draw', () => {
    const entry = (verb: string, places: string[], pieces: string[]) =>
      ({ parts: { verb, places, pieces } }) as unknown as LogEntry;
    expect(marks(entry('track', ['hex:a2'], ['shape:1-4']))).toEqual(['hex:a2']);
    expect(marks(entry('draw', [], ['contract:3']))).toEqual([]);
  });
  it('reminds of a connection that is not finished, and of the first one', () => {
    const begun = view({ connections: [connection(0, ['a1'], ['a2'])] });
    expect(aside(table(begun))?.id).toBe('steam_power-board-aside-unfinished');
    expect(aside(table(view()))?.id).toBe('steam_power-board-aside-first');
    expect(aside(table(view({ turn: 1 })))).toBeNull();
  });
});

describe('what is tried', () => {
  it('on a hex is track that begins at a city beside it, or at own track', () => {
    expect(attempt(table(view()), 'hex:a2')).toBe('track a2 1-4');
    const own = view({ track: [tile('c3', ['1-4', 0])] });
    expect(attempt(table(own), 'hex:c4')).toBe('track c4 1-4');
  });
  it('on track is to cross it', () => {
    expect(attempt(table(view({ track: [tile('a2', ['1-4', 1])] })), 'hex:a2')).toBe('cross a2 2-5');
    expect(attempt(table(view({ track: [tile('a2', ['0-2', 1])] })), 'hex:a2')).toBe('cross a2 1-5');
  });
  it('in a city is a factory, or the next resource', () => {
    expect(attempt(table(view()), 'site:a1')).toBe('factory a1');
    expect(attempt(table(view({ bonus: 'factory' })), 'site:a1')).toBe('factory a1 5');
    expect(attempt(table(view({ phase: 'fulfil' })), 'site:a1')).toBe('bring a1');
  });
  it('with a contract is to fulfil it', () => {
    expect(attempt(table(view()), 'contract:3')).toBe('fulfil 3');
  });
});

describe('what is chosen', () => {
  const track = (shape: string): Action => ({
    number: 1,
    move: `replace a2 ${shape}`,
    verb: 'replace',
    spots: ['hex:a2', `shape:${shape}`],
  });
  const remove: Action = { number: 9, move: 'remove a2', verb: 'remove', spots: ['hex:a2'] };

  it('is a shape, or to remove the tile, once its hex is picked', () => {
    const nextSteps = [
      { spot: 'shape:0-4', actions: [track('0-4')] },
      { spot: '', actions: [remove] },
    ];
    const choice = choiceOf(table(view(), null, { picked: ['hex:a2'], nextSteps }));
    expect([choice?.place, choice?.items.map((item) => item.spot)]).toEqual(['a2', ['shape:0-4', '']]);
    expect(choiceOf(table(view(), null, { picked: ['verb:track'], nextSteps }))).toBeNull();
  });
  it('is told by its place and its shape', () => {
    expect(previewOf(track('0-4'))).toEqual({ verb: 'replace', place: 'a2', shape: '0-4' });
    expect(previewOf(remove)).toEqual({ verb: 'remove', place: 'a2', shape: '' });
  });
});
