// Hints in words: what a move promises, and why it is better than others. Nothing here knows any game.
import type { HintedMove, Message } from '../lib/api';

/** How an estimate is written: a value, and whether its sign matters. */
type Written = (value: number, signed?: boolean) => string;

/** The chance to win and the points that a move may end with, as far as they are known. */
export function factsOf(move: HintedMove, written: Written): Message[] {
  const facts: Message[] = [];
  if (move.chance !== null) facts.push({ id: 'screen-hint-chance', args: { percent: Math.round(100 * move.chance) } });
  if (move.points !== null) facts.push({ id: 'screen-hint-points', args: { points: written(move.points) } });
  return facts;
}

/** One line on why a move is good. */
export function whyOf(reason: HintedMove['reason'], game: string, written: Written): Message {
  const [first, second] = reason.terms.map(({ term, points }): Message => ({
    id: `${game}-term-${term}`,
    args: { amount: written(points, true) },
  }));
  if (!first || reason.than === 'ahead' || reason.than === 'only') {
    return { id: reason.than === 'only' ? 'screen-hint-why-only' : 'screen-hint-why-ahead', args: {} };
  }
  const terms: Message = second ? { id: 'screen-hint-terms', args: { first, second } } : first;
  return { id: `screen-hint-why-${reason.than}`, args: { terms } };
}
