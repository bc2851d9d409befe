// The log as it is read: draws in a row are folded into one line, what was taken back is struck through. Nothing here
// knows any words.
import type { LogEntry, Message } from '../lib/api';
import type { Names } from '../lib/text.svelte';

const FEW = 3; // so many draws in a row are folded

/** Whether a draw is a line of its own, however many come in a row. */
type Tells = (entry: LogEntry) => boolean;

/** One line: an entry, or several draws that came one after the other. */
export interface Line {
  /** The number of its last entry. */
  readonly n: number;
  readonly entries: readonly LogEntry[];
  readonly gone: boolean;
}

/** The lines of a log, the newest first; what `tells` names stands alone. */
export function lines(log: readonly LogEntry[], tells: Tells = () => false): Line[] {
  const back = new Set(log.flatMap((entry) => entry.back ?? []));
  const runs: LogEntry[][] = [];
  for (const entry of log) {
    const before = runs.at(-1);
    const last = before?.at(-1);
    const drawn = last && isDraw(entry) && isDraw(last) && !tells(entry) && !tells(last);
    const folds = drawn && back.has(entry.n) === back.has(last.n);
    if (before && folds) before.push(entry);
    else runs.push([entry]);
  }
  return runs
    .flatMap((run) => (run.length < FEW ? run.map((entry) => [entry]) : [run]))
    .map((entries) => ({ n: entries.at(-1)?.n ?? 0, entries, gone: back.has(entries[0]?.n ?? 0) }))
    .reverse();
}

export function isDraw(entry: LogEntry): boolean {
  return entry.seat === '*';
}

/** What stands in every one of several logs, as the first one numbers it. */
export function common(log: readonly LogEntry[], ...others: (readonly LogEntry[])[]): LogEntry[] {
  const counts = others.map((other) => {
    const count = new Map<string, number>();
    for (const entry of other) count.set(said(entry), (count.get(said(entry)) ?? 0) + 1);
    return count;
  });
  return log.filter((entry) => {
    const all = counts.every((count) => (count.get(said(entry)) ?? 0) > 0);
    if (all) for (const count of counts) count.set(said(entry), (count.get(said(entry)) ?? 0) - 1);
    return all;
  });
}

function said(entry: LogEntry): string {
  return JSON.stringify([entry.kind, entry.seat, entry.move, entry.message]);
}

const SEATED: Readonly<Record<string, string>> = {
  'table-joined': 'screen-log-joined',
  'table-left': 'screen-log-left',
  'table-resigned': 'screen-log-resigned',
  'table-returned': 'screen-log-returned',
  'table-opened-seat': 'screen-log-opened-seat',
  'table-filled': 'screen-log-filled',
};

/** The sentence of an entry. Who sits down is told without the seat, for names stand for seats here. */
export function sentence(entry: LogEntry, names: Names): Message {
  const { id, args } = entry.message;
  const other = SEATED[id];
  if (!other) return entry.message;
  const bot = id === 'table-filled' ? names[String(args?.seat)] : undefined;
  return { id: other, args: { name: bot ?? args?.name ?? '', before: args?.before ?? '' } };
}
