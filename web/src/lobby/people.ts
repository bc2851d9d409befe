// Who sits at a table, in words for a list. Bots are counted, not named: their kinds say nothing to a person.
import type { TableSummary } from '../lib/api';
import { seatName } from '../lib/seats';
import { language, t } from '../lib/text.svelte';

type Seats = TableSummary['seats'];

/** A list as the language writes it: “A, B and C”, or with `plain` only “A, B, C”. */
export function list(words: readonly string[], plain = false): string {
  const type = plain ? 'unit' : 'conjunction';
  return new Intl.ListFormat(language(), { type, style: plain ? 'narrow' : 'long' }).format(words);
}

/** Those at a table besides the one who asks; of several at one screen the first is the one who asks. */
function others(table: TableSummary): Seats {
  const own = table.seats.find((seat) => seat.mine);
  return table.seats.filter((seat) => seat !== own);
}

export function company(table: TableSummary): string {
  const seats = others(table);
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  const named = seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name);
  const all = bots ? [...named, t('lobby-bots', { count: bots })] : named;
  return all.length ? all.join(', ') : t('lobby-nobody');
}

/** What a table that is not over waits for, when it does not wait for the one who asks. */
export function waitsFor(table: TableSummary): string {
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  if (table.phase === 'gathering') return t('lobby-free-seats', { count: free });
  const [only, ...more] = others(table);
  return only && !more.length ? t('lobby-thinks', { name: seatName(only) }) : t('lobby-others-think');
}
