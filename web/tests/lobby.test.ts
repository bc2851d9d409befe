// The parts of the lobby that can be told without a browser: invitations, and which bots one plays against.
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Game } from '../src/games/contract';
import type { GameTold } from '../src/lib/api';
import { LEVELS, levelOf } from '../src/lib/levels';
import { likedLevel, liking } from '../src/lobby/bots';
import { readInvitation } from '../src/lobby/invitation';

const INVITED = { table: 'f4V7tii2umsVA_v1', invite: 'b5cbc9b0e14683d91eef487fc743c918' };
const CODE = 'f4V7tii2umsVA_v1.b5cbc9b0e14683d91eef487fc743c918';

test('an invitation is a link, the end of one, or the code alone', () => {
  expect(readInvitation(`http://192.168.1.7:8765/#join=${CODE}`)).toEqual(INVITED);
  expect(readInvitation(`#join=${CODE}`)).toEqual(INVITED);
  expect(readInvitation(`  ${CODE}\n`)).toEqual(INVITED);
});

test('what is not an invitation is none', () => {
  for (const text of ['', 'hello', '#join=', '#join=f4V7tii2umsVA_v1', `${CODE}.more`, `${CODE}/../x`, 'a b.c']) {
    expect(readInvitation(text), text).toBeNull();
  }
});

test('every bot has a level, or one that comes near', () => {
  for (const level of LEVELS) expect(levelOf(level)).toBe(level);
  expect(levelOf('random')).toBe('easy');
  expect(levelOf('greedy')).toBe('medium');
  expect(levelOf('search:400')).toBe('hard');
  for (const none of ['somebody', 'constructor', '', undefined, null, 7]) expect(levelOf(none)).toBeNull();
});

describe('what is played against', () => {
  const game = { id: 'siberia', usual: { players: 3, level: 'easy' } } as Game;
  const told = { min_players: 2, max_players: 4 } as GameTold;
  const remember = (kept: unknown): void => {
    vi.stubGlobal('localStorage', { getItem: () => (typeof kept === 'string' ? kept : JSON.stringify(kept)) });
  };
  afterEach(() => vi.unstubAllGlobals());

  test('is the usual, without a choice made before', () => {
    expect(liking(game, told)).toEqual({ players: 3, level: 'easy' });
    expect(likedLevel(game)).toBe('easy');
  });
  test('is what was chosen before', () => {
    remember({ siberia: { players: 2, level: 'expert' } });
    expect(liking(game, told)).toEqual({ players: 2, level: 'expert' });
  });
  test.each([
    ['beginner', 'easy'],
    ['steady', 'medium'],
    ['strong', 'hard'],
  ])('is the level that comes near to a strength of before: %s', (strength, level) => {
    remember({ siberia: { players: 4, strength } });
    expect(liking(game, told)).toEqual({ players: 4, level });
  });
  test.each([{ siberia: { players: 9, level: 'godlike' } }, { siberia: null }, { siberia: 'x' }, null, '{', '7'])(
    'is the usual where nothing that fits was kept: %j',
    (kept) => {
      remember(kept);
      expect(liking(game, told)).toEqual({ players: 3, level: 'easy' });
    },
  );
});
