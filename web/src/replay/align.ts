// The same moment in two logs. Everybody has a log of their own with numbers of their own: secrets stand in one and not
// in the other, or later, or in other words. What everybody saw, the board itself, is the same for all at a moment.
import type { Past } from '../lib/api';

/** What one log tells of a moment. */
export interface Moment {
  /** In seconds; the past may have been written down in one second. */
  readonly at: number;
  /** What kind of entry, and whose. */
  readonly who: string;
  /** What everybody saw. */
  readonly view: string;
}

export function momentOf(past: Past): Moment {
  const { entry } = past;
  const who = entry ? `${entry.kind} ${entry.seat ?? ''}` : '';
  return { at: entry?.at ?? 0, who, view: JSON.stringify(past.view) };
}

/** Which moments of two logs are the same, as pairs of indexes: the longest rows that go through both in order. */
export function pairs(a: readonly Moment[], b: readonly Moment[]): [number, number][] {
  const numbers = new Map<string, number>();
  const number = ({ at, who, view }: Moment): number => {
    const key = `${String(at)} ${who} ${view}`;
    const found = numbers.get(key) ?? numbers.size;
    numbers.set(key, found);
    return found;
  };
  const [x, y] = [a.map(number), b.map(number)];
  let start = 0;
  while (start < Math.min(x.length, y.length) && x[start] === y[start]) start++;
  let end = 0;
  while (end < Math.min(x.length, y.length) - start && x.at(-1 - end) === y.at(-1 - end)) end++;
  const middle = common(x.slice(start, x.length - end), y.slice(start, y.length - end));
  return [
    ...Array.from({ length: start }, (_, i): [number, number] => [i, i]),
    ...middle.map(([i, j]): [number, number] => [i + start, j + start]),
    ...Array.from({ length: end }, (_, i): [number, number] => [x.length - end + i, y.length - end + i]),
  ];
}

/** The longest common subsequence, as pairs of indexes. */
function common(x: readonly number[], y: readonly number[]): [number, number][] {
  const wide = y.length + 1;
  const best = new Uint32Array((x.length + 1) * wide);
  const at = (i: number, j: number): number => best[i * wide + j] ?? 0;
  for (let i = x.length - 1; i >= 0; i--) {
    for (let j = y.length - 1; j >= 0; j--) {
      best[i * wide + j] = x[i] === y[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const out: [number, number][] = [];
  for (let i = 0, j = 0; i < x.length && j < y.length;) {
    if (x[i] === y[j]) out.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return out;
}

export interface Found {
  readonly index: number;
  /** Whether a moment that both logs have stands at it or before it, and after it. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Where in `b` one is at the moment `i` of `a`. */
export function sameMoment(a: readonly Moment[], b: readonly Moment[], i: number): Found {
  const same = pairs(a, b);
  const left = same.findLast(([at]) => at <= i);
  const right = same.find(([at]) => at > i);
  const sides = { before: Boolean(left), after: Boolean(right) };
  if (left?.[0] === i) return { index: left[1], ...sides };

  // a moment that `b` does not have: somewhere between two that it has, or at one of them if all looks alike there
  const [low, high] = [left?.[1] ?? 0, right ? right[1] : b.length];
  const between = Array.from({ length: Math.max(1, high - low) }, (_, k) => low + k);
  const here = a[i];
  const looksAlike = (j: number): boolean => b[j]?.view === here?.view;
  const alike = right && !between.some(looksAlike) && looksAlike(high) ? [high] : narrow(between, looksAlike);
  const past = narrow(alike, (j) => (b[j]?.at ?? 0) <= (here?.at ?? 0));
  const [from, to] = [left?.[0] ?? 0, right?.[0] ?? a.length];
  const wanted = low + ((i - from) / (to - from)) * (high - low);
  const index = past.reduce((best, j) => (Math.abs(j - wanted) < Math.abs(best - wanted) ? j : best));
  return { index, ...sides };
}

/** Those that fit, or all where none does. */
function narrow(all: readonly number[], fits: (j: number) => boolean): readonly number[] {
  const some = all.filter(fits);
  return some.length ? some : all;
}

/** Somebody's log with its positions. */
export interface Log {
  readonly last: number;
  load(n: number): Promise<Past>;
}

const REACH = 16; // entries to both sides that are compared at first

/** The number in `b` of the moment that `a` numbers `n`. Only the neighbourhood is asked for, as long as that will do. */
export async function locate(a: Log, n: number, b: Log): Promise<number> {
  if (n === 0) return 0;
  const guess = Math.round((n / Math.max(1, a.last)) * b.last);
  for (let reach = REACH; ; reach *= 2) {
    const [fromA, toA] = [Math.max(0, n - reach), Math.min(a.last, n + reach)];
    const [fromB, toB] = [Math.max(0, guess - reach), Math.min(b.last, guess + reach)];
    const [x, y] = await Promise.all([moments(a, fromA, toA), moments(b, fromB, toB)]);
    const { index, before, after } = sameMoment(x, y, n - fromA);
    const left = before || (fromA === 0 && fromB === 0);
    const right = after || (toA === a.last && toB === b.last);
    if (left && right) return fromB + index;
  }
}

function moments(log: Log, from: number, to: number): Promise<Moment[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return Promise.all(numbers.map(async (n) => momentOf(await log.load(n))));
}
