// Choosing at a table of SteamRollers by pointing: goods on cities, the goal of a delivery, two dice in any order. The
// table here narrows a choice down as the real one does, and remembers what was done.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  choosesTwo,
  cityStep,
  glowing,
  pressLoad,
  pressPair,
  pressSingle,
  variants,
} from '../src/games/steamrollers/choosing';
import { choiceOf } from '../src/games/steamrollers/sheet/preview';
import { actionsOf, matching, open, steps, type Action, type Legal } from '../src/lib/chooser';
import type { TableView } from '../src/lib/table.svelte';
import { LAND } from './steamrollers-land';

type Parts = [move: string, verb: string, places: string[], pieces: string[]];

let picked: string[] = [];
let pointed: string | null = null;
let done = '';
let all: readonly Action[] = [];

function only(spot: string): Action | undefined {
  const left = spot ? matching(all, [...picked, spot]) : (steps(all, picked).find((step) => !step.spot)?.actions ?? []);
  return left.length === 1 ? left[0] : undefined;
}

const table = {
  get open() {
    return open(all, picked);
  },
  get picked() {
    return picked;
  },
  point(spot: string | null) {
    pointed = spot;
  },
  press(spot: string, touch = false) {
    const action = only(spot);
    if (action && touch && pointed !== spot) pointed = spot;
    else if (action) done = action.move;
    else if (open(all, picked).has(spot)) picked = [...picked, spot];
    else throw new Error(`${spot} is not open`);
  },
} as unknown as TableView;

function legal(...parts: Parts[]): void {
  const words = [...new Set(parts.flatMap(([, , places, pieces]) => [...places, ...pieces]))];
  const numbers = (spots: string[]): number[] => spots.map((word) => words.indexOf(word));
  const told: Legal = {
    words,
    actions: parts.map(([move, verb, places, pieces], i) => [i, move, verb, numbers(places), numbers(pieces)]),
  };
  all = actionsOf(told, () => false);
}

const choose = (...faces: number[]): Parts => [
  `choose ${faces.join(' ')}`,
  'choose',
  [],
  faces.map((face) => `die:${String(face)}`),
];
const deliver = (good: string, from: number, to: number, ...more: string[]): Parts => [
  `deliver ${good} ${String(from)}>${String(to)} ${more.join(' ')}`.trim(),
  'deliver',
  [`city:${String(from)}`, `city:${String(to)}`],
  [`good:${good}`, ...more],
];

beforeEach(() => {
  picked = [];
  pointed = null;
  done = '';
});

describe('two dice', () => {
  it('are taken in any order, though the notation names the lower one first', () => {
    legal(choose(2, 3), choose(2, 5), choose(3, 5));
    expect(choosesTwo(all)).toBe(true);
    for (const [one, other] of [
      [2, 3],
      [3, 2],
      [5, 2],
      [3, 5],
      [5, 3],
    ] as const) {
      picked = [];
      pressPair(table, one, other, false);
      expect(done).toBe(`choose ${String(Math.min(one, other))} ${String(Math.max(one, other))}`);
    }
  });
  it('may show the same', () => {
    legal(choose(4, 4), choose(4, 6));
    pressPair(table, 4, 4, false);
    expect(done).toBe('choose 4 4');
  });
  it('are only shown by the first touch', () => {
    legal(choose(2, 3), choose(2, 5), choose(3, 5));
    pressPair(table, 5, 2, true);
    expect([done, picked, pointed]).toEqual(['', ['die:2'], 'die:5']);
    picked = [];
    pressPair(table, 5, 3, true);
    expect([done, picked, pointed]).toEqual(['', [], 'die:3']);
  });
  it('need not be two with tile 2a', () => {
    legal(choose(2), choose(5), choose(2, 5));
    pressSingle(table, 2);
    expect(done).toBe('choose 2');
  });
});

describe('a delivery', () => {
  it('is done by pressing the good, when there is one way only', () => {
    legal(deliver('red', 1, 2), deliver('blue', 1, 6));
    expect([...glowing(table)]).toEqual(['good:red', 'good:blue']);
    pressLoad(table, 1, 'good:red', false);
    expect(done).toBe('deliver red 1>2');
  });
  it('goes on at the cities that take the good', () => {
    legal(deliver('grey', 1, 3), deliver('grey', 1, 4), deliver('red', 1, 2));
    pressLoad(table, 1, 'good:grey', false);
    expect([...glowing(table)]).toEqual(['city:3', 'city:4']);
    expect(cityStep(table, 4)).toBe('city:4');
    table.press(cityStep(table, 4));
    expect(done).toBe('deliver grey 1>4');
  });
  it('with tiles is chosen at its goal, and the goal itself stands for none', () => {
    legal(deliver('red', 1, 2), deliver('red', 1, 2, 'bonus:1'), deliver('red', 1, 2, 'tile:4'));
    expect(variants(table)).toEqual(['', 'bonus:1', 'tile:4']);
    pressLoad(table, 1, 'good:red', false);
    expect(done).toBe('');
    expect(choiceOf(table, LAND)?.hex).toBe('a3');
    expect(choiceOf(table, LAND)?.items.map((item) => item.spot)).toEqual(['', 'bonus:1', 'tile:4']);
    expect(cityStep(table, 2)).toBe('');
    table.press('');
    expect(done).toBe('deliver red 1>2');
  });
  it('of a good that lies on several cities begins at the one that was pressed', () => {
    legal(deliver('coal', 1, 2), deliver('coal', 2, 1), deliver('coal', 2, 5));
    pressLoad(table, 2, 'good:coal', false);
    expect([done, picked]).toEqual(['', ['city:2', 'good:coal']]);
    expect([...glowing(table)]).toEqual(['city:1', 'city:5']);
    picked = [];
    pressLoad(table, 1, 'good:coal', false);
    expect(done).toBe('deliver coal 1>2');
  });
});

describe('a track', () => {
  const track = (hex: string, shape: string): Parts => [
    `track ${hex} ${shape}`,
    'track',
    [`hex:${hex}`],
    [`shape:${shape}`],
  ];
  it('is a hex, then a shape around it', () => {
    legal(track('a2', '0-3'), track('a2', '1-4'), track('b1', '0-3'), track('b1', '1-4'));
    expect([...glowing(table)]).toEqual(['hex:a2', 'hex:b1']);
    expect(choiceOf(table, LAND)).toBeNull();
    table.press('hex:a2');
    expect(choiceOf(table, LAND)?.items.map((item) => item.spot)).toEqual(['shape:0-3', 'shape:1-4']);
    table.press('shape:1-4');
    expect(done).toBe('track a2 1-4');
  });
});
