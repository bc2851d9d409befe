// The levels of bots that a person can choose, by the server's own names.

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What choices had before there were levels: kept in browsers, in tables and in records. */
const LIKE: Readonly<Record<string, Level>> = {
  beginner: 'easy',
  random: 'easy',
  steady: 'medium',
  greedy: 'medium',
  strong: 'hard',
  search: 'hard',
};

/** The level of a bot; of another bot, the one that comes nearest to it; null where there is none. */
export function levelOf(bot: unknown): Level | null {
  const kind = String(bot).split(':')[0] ?? '';
  return LEVELS.find((level) => level === kind) ?? (Object.hasOwn(LIKE, kind) ? (LIKE[kind] ?? null) : null);
}
