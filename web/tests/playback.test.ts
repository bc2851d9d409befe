// Telling others' moves. Position n is the one after entry n; a move is shown for 1000 milliseconds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LogEntry } from '../src/lib/api';
import { lastMove, Playback, type Shown } from '../src/lib/playback.svelte';

const position = (n: number): Shown => ({ view: { n } as unknown as Shown['view'], own: null });
const entry = (n: number, seat: string, kind = 'act'): LogEntry => ({ n, kind, seat, at: 0, message: { id: 'moved' } });

let pause = 1000;
let watched = true;
let past: (n: number) => Promise<Shown>;
const playback = (): Playback =>
  new Playback({ mine: ['p1'], pause: () => pause, watched: () => watched, past: (n) => past(n) });
const shown = (of: Playback): unknown => of.shown?.view['n'] ?? null;
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [pause, watched] = [1000, true];
  past = (n) => Promise.resolve(position(n));
});
afterEach(() => void vi.useRealTimers());

test('one’s own moves, and draws, are there at once', () => {
  const tells = playback();
  tells.follow([entry(1, 'p1'), entry(2, '*')], position(0));
  expect([shown(tells), tells.at, tells.entry?.n]).toEqual([null, 2, 2]);
});

test('others’ moves are told one after the other, and until then the board stays as it was', async () => {
  const tells = playback();
  tells.follow([entry(1, 'p2'), entry(2, 'p3')], position(0));
  expect(shown(tells)).toBe(0);
  await wait(0);
  expect([shown(tells), tells.entry?.seat]).toEqual([1, 'p2']);
  await wait(999);
  expect(shown(tells)).toBe(1);
  await wait(1);
  expect([shown(tells), tells.entry?.seat]).toEqual([2, 'p3']);
  await wait(1000);
  expect([shown(tells), tells.at, tells.entry?.n]).toEqual([null, 2, 2]);
});

test('draws are seen with the move that follows, and after the last one nothing is waited for', async () => {
  const tells = playback();
  tells.follow([entry(1, '*'), entry(2, 'p2'), entry(3, '*'), entry(4, 'p2'), entry(5, '*')], position(0));
  await wait(0);
  expect(shown(tells)).toBe(2);
  await wait(1000);
  expect(shown(tells)).toBe(4);
  await wait(1000);
  expect([shown(tells), tells.at]).toEqual([null, 5]);
});

test('a draw that is a step of somebody who is no player is told as a move is', async () => {
  const tells = new Playback({
    mine: ['p1'],
    tells: (one) => one.n > 1 && one.n < 5,
    pause: () => pause,
    watched: () => watched,
    past: (n) => past(n),
  });
  tells.follow([entry(1, '*'), entry(2, '*'), entry(3, '*'), entry(4, 'p1'), entry(5, '*')], position(0));
  await wait(0);
  expect([shown(tells), tells.entry?.n]).toEqual([2, 2]); // what comes before is seen with it
  await wait(1000);
  expect(shown(tells)).toBe(3);
  await wait(1000);
  expect([shown(tells), tells.at]).toEqual([null, 5]); // one's own moves need not be told
});

test('one’s own move is seen for half the time before what the others answer', async () => {
  const tells = playback();
  tells.follow([entry(1, 'p1'), entry(2, '*'), entry(3, 'p2')], position(0));
  await wait(0);
  expect(shown(tells)).toBe(1);
  await wait(500);
  expect(shown(tells)).toBe(3);
});

test('what is laid open together is told together', async () => {
  const tells = playback();
  past = (n) => Promise.resolve(position(n < 4 ? 3 : n)); // entries 1, 2 and 3 lead to one position
  tells.follow([entry(1, 'p2'), entry(2, 'p2'), entry(3, 'p3'), entry(4, 'p2')], position(0));
  await wait(0);
  expect([shown(tells), tells.at]).toEqual([3, 1]);
  await wait(1000);
  expect([shown(tells), tells.at]).toEqual([4, 4]);
  await wait(1000);
  expect(shown(tells)).toBe(null);
});

test('many moves are told faster: nine seconds for all', async () => {
  const tells = playback();
  const moves = Array.from({ length: 18 }, (_, i) => entry(i + 1, 'p2'));
  tells.follow(moves, position(0));
  await wait(0);
  expect(shown(tells)).toBe(1);
  await wait(500);
  expect(shown(tells)).toBe(2);
  await wait(17 * 500);
  expect(shown(tells)).toBe(null);
});

test('what comes meanwhile is told after it', async () => {
  const tells = playback();
  tells.follow([entry(1, 'p2')], position(0));
  await wait(400);
  tells.follow([entry(2, 'p3')], position(1));
  expect(shown(tells)).toBe(1);
  await wait(600);
  expect(shown(tells)).toBe(2);
});

test('skipping shows the present, and later moves are told again', async () => {
  const tells = playback();
  tells.follow([entry(1, 'p2'), entry(2, 'p2'), entry(3, 'p3')], position(0));
  await wait(100);
  tells.skip();
  expect([shown(tells), tells.at, tells.entry?.n]).toEqual([null, 3, 3]);
  await wait(5000);
  expect(shown(tells)).toBe(null);
  tells.follow([entry(4, 'p2')], position(3));
  expect(shown(tells)).toBe(3);
  await wait(0);
  expect(shown(tells)).toBe(4);
});

test('a skip while a position is on its way is not undone by it', async () => {
  const tells = playback();
  const onTheirWay: ((position: Shown) => void)[] = [];
  past = () => new Promise((resolve) => void onTheirWay.push(resolve));
  tells.follow([entry(1, 'p2')], position(0));
  expect([shown(tells), onTheirWay.length]).toEqual([0, 1]);
  tells.skip();
  onTheirWay[0]?.(position(1));
  await wait(0);
  expect(shown(tells)).toBe(null);
});

test('what is taken back is not told', async () => {
  const tells = playback();
  tells.follow([entry(1, 'p2')], position(0));
  await wait(100);
  tells.follow([entry(2, 'p1', 'undo')], position(1));
  expect([shown(tells), tells.at]).toEqual([null, 2]);
});

test.each([
  ['who wants no telling', 0, true],
  ['who does not look', 1000, false],
])('to somebody %s nothing is told', (_, length, looks) => {
  [pause, watched] = [length, looks];
  const tells = playback();
  tells.follow([entry(1, 'p2')], position(0));
  expect([shown(tells), tells.entry?.n]).toEqual([null, 1]);
});

test('when a position does not come, the present is shown', async () => {
  const tells = playback();
  past = () => Promise.reject(new Error('gone'));
  tells.follow([entry(1, 'p2'), entry(2, 'p2')], position(0));
  await wait(0);
  expect([shown(tells), tells.at]).toEqual([null, 2]);
});

test('the last move is the last that was not taken back', () => {
  const log = [entry(1, 'p1'), entry(2, 'p2'), { ...entry(3, 'p2', 'undo'), back: [2] }, entry(4, '', 'table')];
  expect(lastMove(log)?.n).toBe(1);
  expect(lastMove([])).toBe(null);
});
