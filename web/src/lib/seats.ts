// What the players at a table are called. Persons have a name; a bot's is a kind of bot on the server, so here each gets
// the name of somebody who built locomotives, the same one at the same seat for everybody.
import type { LogEntry, SeatNow } from './api';
import { LEVELS } from './levels';
import { language, t, type Names } from './text.svelte';

const BUILDERS = [
  'Trevithick',
  'Stephenson',
  'Borsig',
  'Seguin',
  'Hackworth',
  'Crampton',
  'Maffei',
  'Murray',
  'Blenkinsop',
] as const;

/** The name of whoever sits at a seat; '' when nobody does. A seat that is kept for somebody has that one's name. */
export function seatName(seat: SeatNow, log: readonly LogEntry[] = []): string {
  if (seat.kind !== 'bot') return seat.name;
  const left =
    seat.kept && log.findLast(({ message }) => message.id === 'table-left' && message.args?.seat === seat.seat);
  if (left) return String(left.message.args?.before);
  return t('screen-bot-name', { name: BUILDERS[Number(seat.seat.slice(1)) - 1] ?? seat.name });
}

/** What kind of bot it is, in a word or two: a level, or one of those that programs, old games and records bring. */
export function botKind(bot: string): string {
  const [kind = '', tries] = bot.split(':');
  if (LEVELS.some((level) => level === kind)) return t(`web-bot-${kind}`);
  if (kind === 'random') return t('web-bot-random');
  if (kind === 'greedy') return t('web-bot-greedy');
  return kind === 'search' ? t('web-bot-search', { tries: Number(tries) || 0 }) : bot;
}

/** Several players in one breath, as the language lists them. */
export function listed(seats: readonly string[], names: Names): string {
  return new Intl.ListFormat(language()).format(seats.map((seat) => names[seat] ?? seat));
}
