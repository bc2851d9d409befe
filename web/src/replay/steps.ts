// The steps of a replay: which entries of a log are moves, where stages of the game begin, and how the log is read.
// Entries are numbered from 1; step 0 is the beginning. Of somebody else's log entries may not be known yet.
import type { LogEntry } from '../lib/api';

/** A log by number less one; `undefined` is not known yet. */
export type Known = readonly (LogEntry | undefined)[];

const FEW = 3; // so many draws in a row are told as one
const HELD = 'table-held'; // a choice that waits: the move itself follows

export const setOf = (spots: readonly string[]): ReadonlySet<string> => new Set(spots);

/** The numbers of all entries that were taken back. */
export function takenBack(log: Known): ReadonlySet<number> {
  return new Set(log.flatMap((entry) => entry?.back ?? []));
}

/** The numbers to step through; what was taken back, and the taking back itself, only with `all`. */
export function stepsOf(log: Known, all: boolean): number[] {
  const gone = takenBack(log);
  const steps = [0];
  log.forEach((entry, i) => {
    const move = !entry || entry.kind === 'act' || entry.kind === 'undo';
    const counts = all || (entry?.kind !== 'undo' && !gone.has(i + 1));
    if (move && counts) steps.push(i + 1);
  });
  return steps;
}

/** The index of the last step that is not after entry `n`. */
export function stepAt(steps: readonly number[], n: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((steps[middle] ?? 0) <= n) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is known of the stage after an entry; stages only go forward. */
export type Stages = (n: number) => string | undefined;

/** The step whose stage would tell most about where stages begin; null when all is known, or `asked` already. */
export function toAsk(steps: readonly number[], stages: Stages, asked: (n: number) => boolean): number | null {
  const spans: [number, number][] = [[0, steps.length - 1]];
  for (const [low, high] of spans) {
    const ends = [steps[low] ?? 0, steps[high] ?? 0];
    const unknown = ends.filter((n) => stages(n) === undefined);
    const open = unknown.find((n) => !asked(n));
    if (open !== undefined) return open;
    if (unknown.length || stages(ends[0] ?? 0) === stages(ends[1] ?? 0) || high - low < 2) continue;
    const middle = (low + high) >> 1;
    spans.push([low, middle], [middle, high]);
  }
  return null;
}

/** The indexes of the steps with which a stage begins, as far as they are known. The beginning is not one of them. */
export function beginnings(steps: readonly number[], stages: Stages): number[] {
  const out: number[] = [];
  for (let i = 1; i < steps.length; i++) {
    const before = stages(steps[i - 1] ?? 0);
    const after = stages(steps[i] ?? 0);
    if (before !== undefined && after !== undefined && before !== after) out.push(i);
  }
  return out;
}

/** Whether a draw is a step of somebody who is no player: a line of its own, and to be looked at as a move is. */
export type Tells = (entry: LogEntry) => boolean;

/** A line of the log: an entry, or several draws one after the other. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly LogEntry[];
  readonly gone: boolean;
}

/**
 * The lines of a log, from the beginning. After an entry of `breaks`, with which a stage begins, there is a new line;
 * what `tells` names stands alone.
 */
export function rowsOf(log: Known, all: boolean, breaks: readonly number[], tells: Tells = () => false): Row[] {
  const ends = new Set(breaks);
  const gone = takenBack(log);
  const runs: LogEntry[][] = [];
  for (const entry of log) {
    if (!entry || entry.message.id === HELD) continue;
    if (!all && (entry.kind === 'undo' || gone.has(entry.n))) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const drawn = entry.seat === '*' && last?.seat === '*' && !tells(entry) && !tells(last);
    const goesOn = drawn && !ends.has(last.n) && gone.has(entry.n) === gone.has(last.n);
    if (run && goesOn) run.push(entry);
    else runs.push([entry]);
  }
  return runs
    .flatMap((run) => (run.length < FEW ? run.map((entry) => [entry]) : [run]))
    .map((entries) => {
      const [from, to] = [entries[0]?.n ?? 0, entries.at(-1)?.n ?? 0];
      return { from, to, entries, gone: gone.has(from) };
    });
}

const LOOK = 1100; // milliseconds to look at what somebody decided
const GLANCE = 180; // and at what nobody did

/** How long a move is shown while the replay runs by itself. */
export function pause(entry: LogEntry | null, pace: number, tells: Tells = () => false): number {
  if (entry && tells(entry)) return LOOK / pace;
  const decided = entry?.kind === 'undo' || (entry?.seat && entry.seat !== '*' && !entry.forced);
  return (decided ? LOOK : GLANCE) / pace;
}
