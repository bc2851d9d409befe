// Hints: the moves that are looked at and done, and why they are good, in words.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Hint, HintedMove } from '../src/lib/api';
import type { Legal } from '../src/lib/chooser';
import type { LiveTable } from '../src/lib/table.svelte';
import { factsOf, whyOf } from '../src/table/hints';
import { answers, asked, furnish, GAME, move, Socket, update } from './house';

furnish();
const { LiveTable: Table } = await import('../src/lib/table.svelte');

const LEGAL: Legal = {
  words: ['column:gas', 'exchange:tokyo', 'exchange:london'],
  actions: [
    [1, 'gas tokyo', 'gas', [0, 1], []],
    [2, 'gas london', 'gas', [0, 2], []],
    [5, 'pass', 'pass', [], []],
  ],
};
const hinted = (action: number, place: string): HintedMove => ({
  choice: { action, move: place, parts: { verb: 'gas', places: ['column:gas', place], pieces: [] } },
  effects: [{ id: `effect-${String(action)}` }],
  chance: 0.5,
  points: 12,
  reason: { than: 'ahead', terms: [] },
});
const MOVES = [hinted(1, 'exchange:tokyo'), hinted(2, 'exchange:london')];
const HINT = { moves: MOVES, choice: MOVES[0]?.choice, effects: [] } as unknown as Hint;

describe('a hint', () => {
  let table: LiveTable;
  beforeEach(async () => {
    vi.useFakeTimers();
    Socket.all = [];
    asked.length = 0;
    answers['hint'] = HINT;
    answers['effects'] = [];
    table = new Table(update([move(1, 'p2')], { legal: LEGAL, hints: true }), GAME, {}, ['p1']);
    Socket.last.opens();
    await table.askHint();
  });
  afterEach(() => {
    table.end();
    vi.useRealTimers();
  });

  test('shows its best move on the board, with its spots and its effects', () => {
    expect([table.previewed?.number, table.effects]).toEqual([1, [{ id: 'effect-1' }]]);
    expect([...table.marked]).toEqual(['column:gas', 'exchange:tokyo']);
  });
  test('shows another of its moves when that is looked at', () => {
    table.suggest(1);
    expect([table.previewed?.number, table.effects]).toEqual([2, [{ id: 'effect-2' }]]);
    expect([...table.marked]).toEqual(['column:gas', 'exchange:london']);
  });
  test('gives way to what is pointed at, and comes back', () => {
    table.point('exchange:london');
    expect(table.previewed?.number).toBe(2);
    table.point(null);
    expect(table.previewed?.number).toBe(1);
  });
  test('is done by its place, and gone then', () => {
    table.follow(1);
    expect(Socket.last.sent).toMatchObject([{ do: 'act', actions: [2] }]);
    expect([table.hint, table.previewed]).toEqual([null, null]);
  });
  test('is gone when somebody chooses, or wants it closed', async () => {
    table.press('column:gas');
    expect([table.hint, table.picked]).toEqual([null, ['column:gas']]);
    await table.askHint();
    expect([table.hint?.moves.length, table.picked]).toEqual([2, []]);
    expect([table.unpick(), table.hint]).toEqual([true, null]);
  });
});

describe('in words', () => {
  const written = (value: number, signed = false): string => (signed && value > 0 ? '+' : '') + value.toFixed(1);
  const term = (name: string, points: number): HintedMove['reason']['terms'][number] => ({ term: name, points });

  test('a move promises a chance and points, as far as they are known', () => {
    expect(factsOf({ ...hinted(1, 'x'), chance: 0.625, points: 31.52 }, written)).toEqual([
      { id: 'screen-hint-chance', args: { percent: 63 } },
      { id: 'screen-hint-points', args: { points: '31.5' } },
    ]);
    expect(factsOf({ ...hinted(1, 'x'), chance: null, points: null }, written)).toEqual([]);
  });
  test('the reason names one term or two, for it and against it', () => {
    const first = { id: 'toy-term-orders', args: { amount: '+2.3' } };
    const second = { id: 'toy-term-engine', args: { amount: '-1.0' } };
    expect(whyOf({ than: 'next', terms: [term('orders', 2.3), term('engine', -1)] }, 'toy', written)).toEqual({
      id: 'screen-hint-why-next',
      args: { terms: { id: 'screen-hint-terms', args: { first, second } } },
    });
    expect(whyOf({ than: 'others', terms: [term('orders', 2.3)] }, 'toy', written)).toEqual({
      id: 'screen-hint-why-others',
      args: { terms: first },
    });
  });
  test('where no term speaks for it, that is said', () => {
    expect(whyOf({ than: 'ahead', terms: [] }, 'toy', written).id).toBe('screen-hint-why-ahead');
    expect(whyOf({ than: 'only', terms: [] }, 'toy', written).id).toBe('screen-hint-why-only');
  });
});
