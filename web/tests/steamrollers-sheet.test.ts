// The sheet of SteamRollers as it is drawn: hexes and their neighbours, shapes of track, ways of deliveries, what hangs
// together, and where small things find room. Edges go clockwise from the north-east.
import { describe, expect, it } from 'vitest';
import { chainOf } from '../src/games/steamrollers/sheet/chain';
import {
  along,
  edgeMiddle,
  edgeTo,
  INRADIUS,
  kindOf,
  lengthOf,
  middleOf,
  neighbour,
  SHAPES,
  SIDE,
} from '../src/lib/hexes';
import { outline, paperOf, wallLines } from '../src/games/steamrollers/sheet/land';
import { strokes, tremble } from '../src/games/steamrollers/sheet/pencil';
import { meeting, previewOf } from '../src/games/steamrollers/sheet/preview';
import { wayOf, wayTold } from '../src/games/steamrollers/sheet/route';
import { beside, ITEM, slots } from '../src/lib/slots';
import type { PlayerView } from '../src/games/steamrollers/types';
import type { Message } from '../src/lib/api';
import { LAND } from './steamrollers-land';

const near = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < 0.01);

describe('hexes', () => {
  it('have neighbours by row and column, every second row shifted to the right', () => {
    const around = (row: number, column: number): string[] =>
      [0, 1, 2, 3, 4, 5].map((edge) => neighbour({ row, column }, edge));
    expect(around(2, 4)).toEqual(['b4', 'c5', 'd4', 'd3', 'c3', 'b3']);
    expect(around(3, 4)).toEqual(['c5', 'd5', 'e5', 'e4', 'd3', 'c4']);
    expect(edgeTo({ row: 2, column: 4 }, 'd3')).toBe(3);
    expect(edgeTo({ row: 2, column: 4 }, 'a1')).toBe(-1);
  });
  it('have their edges where the neighbours are: north-east is right and up, east is right', () => {
    const [x, y] = edgeMiddle(0);
    expect([x > 0, y < 0]).toEqual([true, true]);
    expect(near(edgeMiddle(1), [INRADIUS, 0])).toBe(true);
  });
  it('are crossed in fifteen ways', () => {
    expect(SHAPES).toHaveLength(15);
    expect(new Set(SHAPES).size).toBe(15);
    const count = (kind: string): number => SHAPES.filter((shape) => kindOf(shape) === kind).length;
    expect([count('straight'), count('gentle'), count('sharp')]).toEqual([3, 6, 6]);
  });
  it.each(SHAPES)('are crossed by %s from the middle of its one edge to that of the other', (shape) => {
    const [a = 0, b = 0] = shape.split('-').map(Number);
    expect(near(along(shape, 0).point, edgeMiddle(a))).toBe(true);
    expect(near(along(shape, 1).point, edgeMiddle(b))).toBe(true);
    expect(near(along(shape, 0.5).point, middleOf(shape))).toBe(true);
    const [left, right] = [along(shape, 0.5, -5).point, along(shape, 0.5, 5).point];
    expect(Math.hypot(left[0] - right[0], left[1] - right[1])).toBeCloseTo(10);
  });
  it('are crossed the sooner the sharper the curve', () => {
    expect(lengthOf('0-3')).toBeCloseTo(SIDE * Math.sqrt(3));
    expect(lengthOf('0-2')).toBeCloseTo((1.5 * SIDE * Math.PI) / 3);
    expect(lengthOf('0-1')).toBeCloseTo((0.5 * SIDE * 2 * Math.PI) / 3);
  });
});

describe('pencil', () => {
  it('trembles the same way at the same place, and otherwise at another', () => {
    expect(strokes('0-3', 'p1 d4')).toEqual(strokes('0-3', 'p1 d4'));
    expect(strokes('0-3', 'p1 d4')).not.toEqual(strokes('0-3', 'p2 d4'));
    const next = tremble('anything');
    const numbers = Array.from({ length: 200 }, next);
    expect(numbers.every((number) => number >= -1 && number <= 1)).toBe(true);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(1.5);
  });
});

describe('the map', () => {
  it('begins at its corner, and the paper has room for it', () => {
    const at = [...LAND.places.values()].map((place) => place.at);
    expect(Math.min(...at.map(([x]) => x))).toBeCloseTo(INRADIUS);
    expect(Math.min(...at.map(([, y]) => y))).toBeCloseTo(SIDE);
    expect([LAND.width, LAND.height].map(Math.round)).toEqual([Math.round(7 * INRADIUS), Math.round(3.5 * SIDE)]);
    expect(paperOf(LAND).height).toBeGreaterThan(LAND.height);
  });
  it('has a closed line around each region, of the sides that the region does not share with itself', () => {
    const two = [...LAND.places.values()].filter((place) => ['a1', 'a2'].includes(place.id));
    const path = outline(two);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/[ML]/g)).toHaveLength(10);
  });
  it('has walls on the sides between two hexes', () => {
    const [line] = wallLines(LAND, [['a2', 'a3']]);
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = line ?? [];
    expect([x1, x2].map(Math.round)).toEqual([Math.round(4 * INRADIUS), Math.round(4 * INRADIUS)]);
    expect(Math.abs(y1 - y2)).toBeCloseTo(SIDE);
    expect(wallLines(LAND, [['a1', 'b3']])).toEqual([]);
  });
  it('knows the hexes that can be drawn on, cities left out', () => {
    expect(LAND.regions[0]?.hexes.toSorted()).toEqual(['a2', 'b1']);
    expect(LAND.regions[1]?.hexes.toSorted()).toEqual(['b2', 'b3']);
  });
});

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

describe('a way', () => {
  const at = (hex: string): readonly [number, number] => LAND.places.get(hex)?.at ?? [0, 0];
  it('counts the town and the city where it ends, not the one where it begins (SR-6.2)', () => {
    const way = wayOf(LAND, { a2: '1-4' }, [1, 2], ['a2']);
    expect(way.steps).toEqual([{ hex: 'a2', backwards: true }]);
    expect(way.stops).toEqual([at('a2'), at('a3')]);
  });
  it('is gone the other way round in the other direction', () => {
    expect(wayOf(LAND, { a2: '1-4' }, [2, 1], ['a2']).steps).toEqual([{ hex: 'a2', backwards: false }]);
  });
  it('runs through hexes without a town uncounted', () => {
    const way = wayOf(LAND, { b1: '1-5', b2: '0-4' }, [1, 2], ['b1', 'b2']);
    expect(way.steps).toEqual([
      { hex: 'b1', backwards: true },
      { hex: 'b2', backwards: true },
    ]);
    expect(way.stops).toEqual([at('a3')]);
  });
  it('is read from the effect that tells of it', () => {
    const effects: Message[] = [
      { id: 'steamrollers-effect-score', args: { gain: 2, score: 2 } },
      { id: 'steamrollers-effect-route', args: { cities: '1-2', hexes: 'a2', distance: 2, points: 2, left: 3 } },
    ];
    expect(wayTold(effects, LAND, { a2: '1-4' })?.stops).toHaveLength(2);
    expect(wayTold([], LAND, { a2: '1-4' })).toBeNull();
    const action = { number: 0, move: '', verb: 'deliver', spots: ['city:1', 'city:2', 'good:red'] };
    const preview = previewOf(action, effects, LAND, { ...PLAYER, track: { a2: '1-4' } });
    expect([preview.about, preview.good, preview.gain]).toEqual(['a3', 'red', 2]);
  });
});

describe('track', () => {
  it('hangs together where ends meet', () => {
    const track = { b1: '1-5', b2: '1-4', b3: '0-2' };
    expect(chainOf(LAND, track, 'b2', '1-4').map(([hex]) => hex)).toEqual(['b2', 'b1']);
    expect(chainOf(LAND, { b1: '1-5', b3: '4-5' }, 'b2', '1-4').map(([hex]) => hex)).toEqual(['b3', 'b2', 'b1']);
  });
  it('that runs in a circle is gone round once', () => {
    const circle = { a2: '2-3', b1: '0-1' };
    const found = chainOf(LAND, circle, 'b2', '4-5').map(([hex]) => hex);
    expect([...new Set(found)].toSorted()).toEqual(['a2', 'b1', 'b2']);
  });
  it('meets cities and the ends of other track', () => {
    const player = { ...PLAYER, track: { b1: '1-5' } };
    expect(meeting(LAND, player, 'a2', '1-4')).toBe(2);
    expect(meeting(LAND, player, 'b2', '0-4')).toBe(2);
    expect(meeting(LAND, player, 'b2', '2-3')).toBe(0);
  });
  it('is highlighted as far as the connection goes that it completes', () => {
    const action = { number: 0, move: '', verb: 'track', spots: ['hex:b2', 'shape:0-4'] };
    const joins = { id: 'steamrollers-effect-connects', args: { from: 1, to: 2, towns: 0, points: 1 } };
    const player = { ...PLAYER, track: { b1: '1-5' } };
    expect(
      previewOf(action, [joins], LAND, player)
        .chain.map(([hex]) => hex)
        .toSorted(),
    ).toEqual(['b1', 'b2']);
    expect(previewOf(action, [], LAND, player).chain).toEqual([]);
  });
});

describe('room', () => {
  const frame = { width: 400, height: 400 };
  const wishes = Array.from({ length: 12 }, (_, i) => i * 30 - 90);
  it.each([
    ['in the middle', [200, 200]],
    ['at an edge', [200, 10]],
    ['in a corner', [390, 390]],
  ] as const)('is found %s, within the frame, for each thing its own', (_, middle) => {
    const found = slots(wishes, middle, 60, frame);
    expect(found).toHaveLength(12);
    for (const [x, y] of found) {
      expect(x).toBeGreaterThanOrEqual(ITEM / 2);
      expect(y).toBeGreaterThanOrEqual(ITEM / 2);
      expect(x).toBeLessThanOrEqual(400 - ITEM / 2);
      expect(y).toBeLessThanOrEqual(400 - ITEM / 2);
    }
    expect(new Set(found.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)).size).toBe(12);
  });
  it('lies in the direction that is wished', () => {
    const [right, left] = slots([0, 180], [200, 200], 60, frame);
    expect([right && right[0] > 200, left && left[0] < 200]).toEqual([true, true]);
  });
  it('is found for words beside what they are about', () => {
    const around = { left: 180, right: 220, top: 180, bottom: 220 };
    const [x, y] = beside({ width: 100, height: 40 }, around, [], frame);
    const apart = x >= 220 || x + 100 <= 180 || y >= 220 || y + 40 <= 180;
    expect(apart).toBe(true);
    const [fx, fy] = beside({ width: 100, height: 40 }, { left: 380, right: 400, top: 0, bottom: 20 }, [], frame);
    expect([fx >= 0, fy >= 0, fx + 100 <= 400, fy + 40 <= 400]).toEqual([true, true, true, true]);
  });
  it('is found for words outside of a ring around what they are about, and no farther than need be', () => {
    const around = { left: 170, right: 230, top: 170, bottom: 230 };
    const ring = slots(wishes.slice(0, 8), [200, 200], 62, frame);
    const [x, y] = beside({ width: 100, height: 40 }, around, ring, frame);
    const half = ITEM / 2;
    const covered = ring.filter(([a, b]) => a + half > x && a - half < x + 100 && b + half > y && b - half < y + 40);
    expect(covered).toEqual([]);
    expect(Math.hypot(x + 50 - 200, y + 20 - 200)).toBeLessThan(62 + half + 12 + 50 + 10);
  });
});
