// What the players at a table are called. Persons have a name; a bot's is a kind of bot on the server, so here each gets
// the name of somebody who built locomotives, the same one at the same seat for everybody.
import type { LogEntry, SeatNow } from './api';
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

/** How well a bot plays, in a word. */
export function botStrength(name: string): string {
  const kind = name.split(':')[0];
  return t(kind === 'random' ? 'screen-bot-beginner' : kind === 'search' ? 'screen-bot-strong' : 'screen-bot-steady');
}

/** Several players in one breath, as the language lists them. */
export function listed(seats: readonly string[], names: Names): string {
  return new Intl.ListFormat(language()).format(seats.map((seat) => names[seat] ?? seat));
}
