// The analysis of a finished game: its curve over the steps of the replay, and how it is asked for and followed.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Analysis } from '../src/lib/api';
import { Course } from '../src/replay/course.svelte';
import { heightsAt, pathOf, spotsOf, spread, valuesAt } from '../src/replay/curve';

const point = (n: number, ...chances: number[]): Analysis['curve'][number] => ({
  n,
  seat: 'p1',
  chances,
  points: chances.map((chance) => 40 * chance),
});
const analysis = (given: Partial<Analysis> = {}): Analysis => ({
  state: 'done',
  done: 3,
  total: 3,
  measure: 'chance',
  curve: [point(2, 0.5, 0.5), point(4, 0.25, 0.75), point(7, 1, 0)],
  turning: [],
  trouble: null,
  ...given,
});
const STEPS = [0, 2, 3, 4, 6, 7]; // entries 1 and 5 are no moves

describe('the curve', () => {
  const spots = spotsOf(analysis(), STEPS);

  test('has its positions at the steps of the replay', () => {
    expect(spots.map((spot) => spot.step)).toEqual([1, 3, 5]);
    expect(spots[1]?.heights).toEqual([0.25, 0.75]);
  });
  test('is a straight line between judged positions, and level before the first and after the last', () => {
    expect(heightsAt(spots, 2)).toEqual([0.375, 0.625]);
    expect(heightsAt(spots, 3)).toEqual([0.25, 0.75]);
    expect(heightsAt(spots, 0)).toEqual([0.5, 0.5]);
    expect(heightsAt(spots, 9)).toEqual([1, 0]);
    expect(heightsAt([], 1)).toEqual([]);
  });
  test('tells the values of the last judged position, not of what lies between', () => {
    expect(valuesAt(analysis(), STEPS, 2)).toEqual([0.5, 0.5]);
    expect(valuesAt(analysis(), STEPS, 4)).toEqual([0.25, 0.75]);
    expect(valuesAt(analysis(), STEPS, 0)).toEqual([0.5, 0.5]);
  });
  test('of points is as high as the most of them', () => {
    const told = analysis({ measure: 'points' }); // up to 40 points
    expect(spotsOf(told, STEPS)[1]?.heights).toEqual([0.25, 0.75]);
    expect(valuesAt(told, STEPS, 5)).toEqual([40, 0]);
  });
  test('of two positions at one step shows the later one', () => {
    const told = analysis({ curve: [point(2, 0.5), point(2, 0.6), point(4, 0.7)] });
    expect(spotsOf(told, STEPS).map((spot) => spot.heights)).toEqual([[0.6], [0.7]]);
  });
  test('is drawn from left to right', () => {
    const place = (step: number, height: number): [number, number] => [10 * step, 100 - 100 * height];
    expect(pathOf(spots, 0, place)).toBe('M10.0 50.0L30.0 75.0L50.0 0.0');
  });
});

describe('an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is asked for once, followed until it is done, and then left alone', async () => {
    const asked: string[] = [];
    const states: Analysis['state'][] = ['none', 'working', 'working', 'done'];
    const answer = (what: string) => (viewer: string) => {
      asked.push(`${what} ${viewer}`);
      const state = states.shift() ?? 'done';
      return Promise.resolve(analysis({ state, done: state === 'working' ? 1 : 3 }));
    };
    const course = new Course('t', { ask: answer('look'), start: answer('start') });
    await course.start();
    expect(asked).toEqual([]); // nobody has looked yet
    await course.look('p1');
    await course.start();
    expect([course.working, course.part]).toEqual([true, 1 / 3]);
    await course.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(course.working).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([course.told?.state, course.drawn]).toEqual(['done', true]);
    await vi.advanceTimersByTimeAsync(5000);
    await course.start();
    expect(asked).toEqual(['look p1', 'start p1', 'look p1', 'look p1']);
  });
  test('is told as the eyes number it that were wanted last', async () => {
    const slow = new Map<string, (told: Analysis) => void>();
    const course = new Course('t', { ask: (viewer) => new Promise((give) => slow.set(viewer, give)) });
    const looks = [course.look('p1'), course.look('')];
    slow.get('')?.(analysis({ done: 2 }));
    slow.get('p1')?.(analysis({ done: 1 }));
    await Promise.all(looks);
    expect([course.viewer, course.told?.done]).toEqual(['', 2]);
  });
  test('that is left is not followed any more', async () => {
    const ask = vi.fn(() => Promise.resolve(analysis({ state: 'working' })));
    const course = new Course('t', { ask });
    await course.look('p1');
    course.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test('flags that would hide each other stand side by side, in the order of their places', () => {
  expect(spread([10, 100, 200], 19)).toEqual([10, 100, 200]);
  expect(spread([100, 104], 20)).toEqual([92, 112]);
  const [a = 0, b = 0, c = 0] = spread([106, 100, 103], 20);
  expect(c - b).toBeGreaterThanOrEqual(17);
  expect(a - c).toBeGreaterThanOrEqual(17);
});
