// The steps of a replay, the same moment in two logs, and how positions are fetched.
import { describe, expect, test, vi } from 'vitest';
import type { LogEntry, Now, Past } from '../src/lib/api';
import { locate, pairs, sameMoment, type Moment } from '../src/replay/align';
import { Reel } from '../src/replay/reel';
import { beginnings, pause, rowsOf, stepAt, stepsOf, takenBack, toAsk } from '../src/replay/steps';
import { entry, logOf } from './entries';

describe('steps', () => {
  const log = logOf('table', '* draw', 'p1 a', 'p1 b', 'undo p1 3 4', 'p1 c', 'table table-held', 'p2 d');

  test('are the moves that counted, and the beginning', () => {
    expect(stepsOf(log, false)).toEqual([0, 2, 6, 8]);
  });

  test('are also what was taken back, if one wants to see that', () => {
    expect([...takenBack(log)]).toEqual([3, 4]);
    expect(stepsOf(log, true)).toEqual([0, 2, 3, 4, 5, 6, 8]);
  });

  test('are also entries that are not known yet', () => {
    expect(stepsOf([log[0], undefined, log[2]], false)).toEqual([0, 2, 3]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 1],
    [6, 2],
    [99, 3],
  ])('the last one not after entry %i is the one with index %i', (n, index) => {
    expect(stepAt([0, 2, 6, 8], n)).toBe(index);
  });
});

describe('stages', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const truth = ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'b', 'c'];

  test('are found by halving, with few questions', () => {
    const known = new Map<number, string>();
    const asked: number[] = [];
    for (
      let n = toAsk(
        steps,
        (k) => known.get(k),
        () => false,
      );
      n !== null;
    ) {
      asked.push(n);
      known.set(n, truth[n] ?? '');
      n = toAsk(
        steps,
        (k) => known.get(k),
        () => false,
      );
    }
    // the ends, the middle (b), then on both sides as long as the ends differ
    expect(asked).toEqual([0, 8, 4, 2, 6, 3, 7]);
    expect(beginnings(steps, (k) => known.get(k))).toEqual([3, 8]);
  });

  test('what is asked already is not asked again', () => {
    expect(
      toAsk(
        steps,
        () => undefined,
        (n) => n === 0,
      ),
    ).toBe(8);
    expect(
      toAsk(
        steps,
        () => undefined,
        () => true,
      ),
    ).toBe(null);
  });

  test('nothing begins between steps of which one is not known', () => {
    expect(beginnings([0, 1, 2], (n) => ['a', undefined, 'b'][n])).toEqual([]);
  });
});

describe('lines of the log', () => {
  const shown = (log: LogEntry[], all = false, ...breaks: number[]): [number, number, number][] =>
    rowsOf(log, all, breaks).map((row) => [row.from, row.to, row.entries.length]);

  test('draws in a row are one line, two are two', () => {
    expect(shown(logOf('* a', '* b', '* c', 'p1 x', '* d', '* e'))).toEqual([
      [1, 3, 3],
      [4, 4, 1],
      [5, 5, 1],
      [6, 6, 1],
    ]);
  });

  test('a step of somebody who is no player is a line of its own among draws', () => {
    const rows = rowsOf(logOf('* a', '* b', '* c', '* d', '* e', '* f', '* g'), false, [], (one) => one.n === 4);
    expect(rows.map((row) => [row.from, row.to])).toEqual([
      [1, 3],
      [4, 4],
      [5, 7],
    ]);
  });

  test('a line ends with the entry that begins a stage', () => {
    expect(shown(logOf('* a', '* b', '* c', '* d', '* e', '* f'), false, 3)).toEqual([
      [1, 3, 3],
      [4, 6, 3],
    ]);
  });

  test('what was taken back is left out, or marked; a choice that waits is never a line', () => {
    const log = logOf('p1 a', 'table table-held', 'p1 b', 'undo p1 3', 'p1 c');
    expect(shown(log)).toEqual([
      [1, 1, 1],
      [5, 5, 1],
    ]);
    expect(rowsOf(log, true, []).map((row) => [row.from, row.gone])).toEqual([
      [1, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });
});

test('a decision is looked at longer than a draw or a forced move', () => {
  expect(pause(entry(1, 'p1 a'), 1)).toBe(1100);
  expect(pause(entry(1, 'p1 a'), 4)).toBe(275);
  expect(pause(entry(1, '* a'), 1)).toBe(180);
  expect(pause({ ...entry(1, 'p1 a'), forced: true }, 1)).toBe(180);
  expect(pause(null, 2)).toBe(90);
  expect(pause(entry(1, '* a'), 1, () => true)).toBe(1100);
});

/** Moments in short: `time who view`. */
function moments(...texts: string[]): Moment[] {
  return texts.map((text) => {
    const [at = '', who = '', view = ''] = text.split(' ');
    return { at: Number(at), who, view };
  });
}

describe('the same moment', () => {
  // p1 lays at 11 and p2 at 12, when both cards are opened: p1 reads of p2's then, and p2 of p1's.
  const p1 = moments('0 - start', '10 * one', '10 * two', '11 p1 two', '12 p2 open', '13 p1 taken');
  const p2 = moments('0 - start', '10 * one', '10 * two', '12 p2 open', '12 p1 open', '13 p1 taken');

  test('what both have at the same time with the same board is the same', () => {
    expect(pairs(p1, p2)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [4, 3],
      [5, 5],
    ]);
  });

  test('what is a secret of one is for the other the moment before', () => {
    expect(sameMoment(p1, p2, 3).index).toBe(2);
  });

  test('what one is told later is for the other the moment when it was laid open', () => {
    expect(sameMoment(p2, p1, 4).index).toBe(4);
  });

  test('of several moments that look alike none is taken that lies in the future', () => {
    const a = moments('1 * x', '5 p1 x', '9 p1 y');
    const b = moments('1 * x', '4 p2 x', '5 p2 x', '7 p2 x', '9 p1 y');
    expect(sameMoment(a, b, 1).index).toBe(2);
  });

  test('where everything was written down in one second, the place is in proportion', () => {
    const a = moments('1 * x', '1 p1 x', '1 p1 x', '1 p1 x', '1 * y');
    const b = moments('1 * x', '1 p2 x', '1 p2 x', '1 p2 x', '1 * y');
    expect([1, 2, 3].map((i) => sameMoment(a, b, i).index)).toEqual([1, 2, 3]);
  });

  test('a board that only one log shows is found between its neighbours', () => {
    const a = moments('1 * x', '2 p1 secret', '3 * y');
    const b = moments('1 * x', '3 * y');
    expect(sameMoment(a, b, 1)).toEqual({ index: 0, before: true, after: true });
  });

  test('what lays everything open is not before that for anybody', () => {
    // p2 is the last to lay; of the cards that are laid open then p1 reads p2's, and p2 reads p1's
    const a = moments('1 * hidden', '2 p2 open', '2 p1 open', '2 p1 open', '2 p3 open', '2 p3 open', '3 p1 taken');
    const b = moments('1 * hidden', '1 p1 hidden', '1 p1 hidden', '2 p3 open', '2 p3 open', '2 p2 open', '3 p1 taken');
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => sameMoment(a, b, i).index)).toEqual([0, 3, 3, 3, 3, 4, 6]);
  });

  test('what was done, taken back and done again is told apart', () => {
    const a = moments('1 * x', '2 p1 y', '2 undo x', '2 p1 y', '3 p2 z');
    const b = moments('1 * x', '2 p1 y', '2 undo x', '2 p1 y', '3 p2 z');
    expect([0, 1, 2, 3, 4].map((i) => sameMoment(a, b, i).index)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a log without anything in common gives a place all the same, and says that it is a guess', () => {
    expect(sameMoment(moments('1 p1 x', '2 p1 y'), moments('3 p2 v', '4 p2 w'), 1)).toEqual({
      index: 1,
      before: false,
      after: false,
    });
  });
});

describe('looking for a moment', () => {
  /** A log of which it is noted what is asked for. */
  function noted(all: readonly Moment[]): { last: number; load: (n: number) => Promise<Past>; asked: Set<number> } {
    const asked = new Set<number>();
    const load = (n: number): Promise<Past> => {
      asked.add(n);
      const { at, who, view } = all[n] as Moment;
      const told = { n, kind: 'act', message: { id: 'x' }, at, seat: who };
      return Promise.resolve({
        n,
        last: all.length - 1,
        entry: told,
        view: { view } as unknown as Now['view'],
        own: null,
      });
    };
    return { last: all.length - 1, load, asked };
  }
  const same = (from: number, to: number): Moment[] =>
    Array.from({ length: to - from }, (_, i) => ({ at: from + i, who: '*', view: String(from + i) }));

  test('asks for the neighbourhood only', async () => {
    const [a, b] = [noted(same(0, 400)), noted(same(0, 400))];
    expect(await locate(a, 200, b)).toBe(200);
    expect([a.asked.size, b.asked.size]).toEqual([33, 33]); // 16 to both sides
  });

  test('goes further where one of the logs has much that the other has not', async () => {
    const secrets = Array.from({ length: 60 }, () => ({ at: 4, who: 'p1', view: '4' }));
    const a = noted([...same(0, 5), ...secrets, ...same(5, 205)]);
    const b = noted(same(0, 205));
    expect(await locate(a, 5 + 60 + 40, b)).toBe(45); // the guess was 105 / 264 of 204: 81
    expect(await locate(b, 45, a)).toBe(105);
    expect(await locate(a, 30, b)).toBe(4); // among the secrets
  });

  test('the beginning and the end are the beginning and the end', async () => {
    const [a, b] = [noted(same(0, 50)), noted([...same(0, 20), ...same(30, 50)])];
    expect([await locate(a, 0, b), await locate(a, 49, b)]).toEqual([0, 39]);
  });
});

test('a reel reads a log once, however many want it, and then what is new', async () => {
  const since: number[] = [];
  const reel = new Reel({
    ask: () => Promise.reject(new Error('nobody asks')),
    read: (n) => {
      since.push(n);
      return Promise.resolve({ seq: 2, log: logOf('p1 a', 'p2 b').slice(n) });
    },
    stage: () => 's',
    changed: () => undefined,
  });
  await Promise.all([reel.refresh(), reel.refresh()]);
  await reel.refresh();
  expect([since, reel.last, reel.entries.map((entry) => entry?.move)]).toEqual([[0, 2], 2, ['a', 'b']]);
});

test('a reel asks once, and fetches on its own no more than four at a time', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const reel = new Reel({
    ask: (n) => {
      asked.push(n);
      return new Promise((resolve) => {
        answers.push(() => resolve({ n, last: 9, entry: null, view: {}, own: null }));
      });
    },
    read: () => Promise.reject(new Error('nobody asks')),
    stage: () => 's',
    changed: () => undefined,
  });
  let next = 0;
  reel.work(() => (next < 6 ? next++ : null));
  void reel.load(2);
  expect(asked).toEqual([0, 1, 2, 3]);
  answers.shift()?.();
  await vi.waitFor(() => expect(asked).toEqual([0, 1, 2, 3, 4]));
  expect([reel.last, reel.peek(0)?.n, reel.peek(1)]).toEqual([9, 0, undefined]);
});
