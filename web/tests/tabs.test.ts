// The tabs of a small screen: a phone has one for each part of the board, a tablet shows the board as a whole.
import { expect, test } from 'vitest';

import { partOf, shownTab, tabsOf } from '../src/ui/tabs';

test('a phone shows the map and what is one’s own each in a tab', () => {
  expect(tabsOf(false)).toEqual(['board', 'hand', 'players', 'log']);
  expect([partOf('board', false), partOf('hand', false)]).toEqual(['map', 'own']);
});

test('a tablet shows all of the board in one', () => {
  expect(tabsOf(true)).toEqual(['board', 'players', 'log']);
  expect(partOf('board', true)).toBe('all');
});

test('whoever turns a tablet while looking at their own things sees the board, and everything else stays', () => {
  expect([shownTab('hand', true), shownTab('hand', false)]).toEqual(['board', 'hand']);
  expect([shownTab('log', true), shownTab('players', true)]).toEqual(['log', 'players']);
});
