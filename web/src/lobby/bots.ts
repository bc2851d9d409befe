// How well bots play, in three steps with the words people use, and what somebody likes to play against.
import type { Game } from '../games/contract';
import type { GameTold } from '../lib/api';

/** The steps with the server's names for such bots. */
export const STRENGTHS = { beginner: 'random', steady: 'greedy', strong: 'search:400' } as const;
export type Strength = keyof typeof STRENGTHS;
export const ALL = Object.keys(STRENGTHS) as Strength[];

export function strengthOf(bot: string): Strength {
  const kind = bot.split(':')[0] ?? '';
  return ALL.find((strength) => STRENGTHS[strength].split(':')[0] === kind) ?? 'steady';
}

export interface Liking {
  players: number;
  strength: Strength;
}

const KEY = 'roundhouse-liking';

function kept(): Record<string, Partial<Liking>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Partial<Liking>>;
  } catch {
    return {}; // no storage: the usual bots will do
  }
}

/** What was chosen for this game before in this browser; else what is usual. */
export function liking(game: Game, told: GameTold): Liking {
  const found = kept()[game.id] ?? {};
  const fits = (players: unknown): players is number =>
    Number.isInteger(players) &&
    Number(players) >= Math.max(2, told.min_players) &&
    Number(players) <= told.max_players;
  return {
    players: fits(found.players) ? found.players : game.usual.players,
    strength: ALL.find((strength) => strength === found.strength) ?? strengthOf(game.usual.bot),
  };
}

export function keep(game: string, chosen: Liking): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: chosen }));
  } catch {
    // without storage it lasts as long as the page
  }
}
