// Entries of a log in short, for tests.
import type { LogEntry } from '../src/lib/api';

/** An entry in short: `p1 lay`, `* draw`, `table`, `undo p1 4 5`. */
export function entry(n: number, text: string, at = 0): LogEntry {
  const [first = '', ...rest] = text.split(' ');
  if (first === 'undo') {
    return { n, kind: 'undo', message: { id: 'table-undo' }, at, seat: rest[0], back: rest.slice(1).map(Number) };
  }
  if (first === 'table') return { n, kind: 'table', message: { id: rest[0] ?? 'table-opened' }, at };
  return { n, kind: 'act', message: { id: rest.join(' ') }, at, seat: first, move: rest.join(' ') };
}
export const logOf = (...texts: string[]): LogEntry[] => texts.map((text, i) => entry(i + 1, text));
