// What somebody likes to play against: how many, and of which level.
import type { Game } from '../games/contract';
import type { GameTold } from '../lib/api';
import { LEVELS, levelOf, type Level } from '../lib/levels';

export interface Liking {
  players: number;
  level: Level;
}

const KEY = 'roundhouse-liking';

/** As it was kept, now or by an earlier version, which called the level a strength. */
interface Kept {
  players?: unknown;
  level?: unknown;
  strength?: unknown;
}

function kept(): Record<string, Kept | null> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Kept | null>;
  } catch {
    return {}; // no storage: the usual bots will do
  }
}

/** The level that was chosen for this game before in this browser; else the usual one. */
export function likedLevel(game: Game | undefined): Level {
  const found = kept()[game?.id ?? ''];
  return levelOf(found?.level ?? found?.strength) ?? game?.usual.level ?? LEVELS[0];
}

/** What was chosen for this game before in this browser; else what is usual. */
export function liking(game: Game, told: GameTold): Liking {
  const players = kept()[game.id]?.players;
  const fits = (many: unknown): many is number =>
    Number.isInteger(many) && Number(many) >= Math.max(2, told.min_players) && Number(many) <= told.max_players;
  return { players: fits(players) ? players : game.usual.players, level: likedLevel(game) };
}

export function keep(game: string, chosen: Liking): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: chosen }));
  } catch {
    // without storage it lasts as long as the page
  }
}
