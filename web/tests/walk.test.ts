// Walking with the arrow keys over spots that lie like this:   a   b
//                                                              c     d
import { expect, test } from 'vitest';

import { next, type Box } from '../src/lib/walk';

const at = (x: number, y: number): Box => ({ left: x - 5, top: y - 5, width: 10, height: 10 });
const [a, b, c, d] = [at(10, 10), at(50, 10), at(10, 40), at(70, 44)];
const ALL = [a, b, c, d];

test('an arrow goes to the nearest spot that way', () => {
  expect(next(ALL, a, 'ArrowRight')).toBe(1);
  expect(next(ALL, a, 'ArrowDown')).toBe(2);
  expect(next(ALL, d, 'ArrowLeft')).toBe(2); // 60 along and 4 aside; b is 20 along and 34 aside, which counts double
  expect(next(ALL, d, 'ArrowUp')).toBe(1);
});

test('where there is nothing that way, it stays', () => {
  expect(next(ALL, b, 'ArrowUp')).toBe(-1);
  expect(next(ALL, a, 'ArrowLeft')).toBe(-1);
  expect(next([], a, 'ArrowLeft')).toBe(-1);
});

test('from nowhere it goes to the first one as one reads', () => {
  expect(next([d, c, b, a], null, 'ArrowDown')).toBe(3);
});
