// The parts of the lobby that can be told without a browser: invitations, and which bots one plays against.
import { expect, test } from 'vitest';

import type { Game } from '../src/games/contract';
import type { GameTold } from '../src/lib/api';
import { liking, strengthOf } from '../src/lobby/bots';
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

test('bots have the strengths that people have words for', () => {
  expect(strengthOf('random')).toBe('beginner');
  expect(strengthOf('greedy')).toBe('steady');
  expect(strengthOf('search:400')).toBe('strong');
  expect(strengthOf('search:5000')).toBe('strong');
  expect(strengthOf('somebody')).toBe('steady');
});

test('without a choice made before, a game is played as usual', () => {
  const game = { id: 'siberia', usual: { players: 3, bot: 'greedy' } } as Game;
  const told = { min_players: 2, max_players: 4 } as GameTold;
  expect(liking(game, told)).toEqual({ players: 3, strength: 'steady' });
});
