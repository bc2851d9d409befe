// Choosing an action by pointing, with actions as Siberia has them.
import { describe, expect, test } from 'vitest';

import { actionsOf, leads, matching, open, steps, verbs, type Legal } from '../src/lib/chooser';

const LEGAL: Legal = {
  words: [
    'column:gas',
    'exchange:tokyo',
    'exchange:london',
    'column:manager',
    'column:coal',
    'column:worker',
    'pool:pool',
  ],
  actions: [
    [5, 'pass', 'pass', [], []],
    [1, 'gas tokyo', 'gas', [0, 1], []],
    [2, 'gas london', 'gas', [0, 2], []],
    [3, 'manager coal', 'manager', [3, 4], []],
    [4, 'manager gas', 'manager', [3, 0], []],
    [6, 'worker none', 'worker', [5], []],
    [7, 'worker pool', 'worker', [5, 6], []],
  ],
};
const ACTIONS = actionsOf(LEGAL, () => false);
const numbers = (found: readonly { number: number }[]): number[] => found.map((action) => action.number);

describe('the legal actions of an answer', () => {
  test('have their spots in words, places before pieces', () => {
    const legal: Legal = { words: ['area:ob', 'cube:gas'], actions: [[9, 'find gas ob', 'find', [0], [1]]] };
    expect(actionsOf(legal, () => false)[0]?.spots).toEqual(['area:ob', 'cube:gas']);
    expect(actionsOf(legal, () => true)[0]?.spots).toEqual(['cube:gas', 'area:ob']);
  });
  test('are none when there is nothing to do', () => {
    expect(actionsOf(null, () => false)).toEqual([]);
  });
});

describe('verbs', () => {
  test('that need no spot come last', () => {
    expect(verbs(ACTIONS, [])).toEqual(['gas', 'manager', 'worker', 'pass']);
  });
  test('stand as a game orders them, the others after them', () => {
    expect(verbs(ACTIONS, [], ['worker', 'nothing', 'gas'])).toEqual(['worker', 'gas', 'manager', 'pass']);
  });
  test('are not asked for when one is left', () => {
    expect(verbs(ACTIONS, ['verb:gas'])).toEqual([]);
    expect(verbs(ACTIONS, ['exchange:tokyo'])).toEqual([]);
  });
});

describe('picks', () => {
  test('narrow the actions down in any order', () => {
    expect(numbers(matching(ACTIONS, ['exchange:london', 'verb:gas']))).toEqual([2]);
  });
  test('mean first what is pointed at first: the column itself, not one where a joker could go', () => {
    expect(numbers(matching(ACTIONS, ['column:gas']))).toEqual([1, 2]);
    expect(numbers(matching(ACTIONS, ['column:manager', 'column:gas']))).toEqual([4]);
  });
  test('that belong to no action leave none', () => {
    expect(matching(ACTIONS, ['verb:pass', 'column:gas'])).toEqual([]);
  });
  test('of the same two areas mean from the first to the second', () => {
    const legal: Legal = {
      words: ['area:ob', 'area:yamal'],
      actions: [
        [1, 'move ob>yamal', 'move', [0, 1], []],
        [2, 'move yamal>ob', 'move', [1, 0], []],
      ],
    };
    const moves = actionsOf(legal, () => false);
    expect(numbers(matching(moves, ['area:yamal']))).toEqual([2]);
    expect(numbers(matching(moves, ['area:ob', 'area:yamal']))).toEqual([1]);
  });
});

describe('steps', () => {
  test('leave out what all actions share', () => {
    expect(steps(ACTIONS, ['verb:gas']).map((step) => step.spot)).toEqual(['exchange:tokyo', 'exchange:london']);
  });
  test('have one without a spot for the action as it is', () => {
    const found = steps(ACTIONS, ['verb:worker']);
    expect(found.map((step) => [step.spot, numbers(step.actions)])).toEqual([
      ['', [6]],
      ['pool:pool', [7]],
    ]);
  });
  test('are one without a spot when nothing is left to choose', () => {
    expect(steps(ACTIONS, ['verb:pass'])).toEqual([{ spot: '', actions: [ACTIONS[0]] }]);
  });
  test('are none when there is nothing to do', () => {
    expect(steps([], [])).toEqual([]);
  });
});

describe('open spots', () => {
  test('are all that can be pointed at, with what each leaves', () => {
    const found = open(ACTIONS, []);
    expect([...found.keys()].sort()).toEqual([...LEGAL.words].sort());
    expect(numbers(found.get('column:gas') ?? [])).toEqual([1, 2]);
    expect(numbers(found.get('exchange:tokyo') ?? [])).toEqual([1]);
    expect(numbers(found.get('column:worker') ?? [])).toEqual([6, 7]);
  });
  test('after a pick are those that are left', () => {
    expect([...open(ACTIONS, ['column:manager']).keys()]).toEqual(['column:coal', 'column:gas']);
  });
});

describe('leads', () => {
  test('are what one would point at first, not where a later step leads', () => {
    const found = leads(ACTIONS, []);
    expect(found.has('column:gas')).toBe(true);
    expect(found.has('exchange:tokyo')).toBe(false);
  });
  test('pass over what all actions share', () => {
    expect([...leads(ACTIONS, ['verb:gas'])]).toEqual(['exchange:tokyo', 'exchange:london']);
  });
  test('are everything of the only action that is left', () => {
    expect([...leads([{ number: 9, move: 'x', verb: 'x', spots: ['area:ob', 'cube:gas'] }], ['area:ob'])]).toEqual([
      'cube:gas',
    ]);
  });
});
