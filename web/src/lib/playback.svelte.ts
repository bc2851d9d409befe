// Tells others' moves one after the other, at a pace that can be read: while it does, an earlier position is shown. It
// can be skipped. It knows nothing of the server or of the person's settings: those are given to it.
import type { LogEntry, Past } from './api';
import { setOf } from './chooser';

const LONGEST = 9000; // milliseconds for everything that is told without a break

/** A position on the board. */
export type Shown = Pick<Past, 'view' | 'own'>;

export interface Telling {
  /** The position after an entry of the log. */
  past: (n: number) => Promise<Shown>;
  /** The seats at this screen, whose moves need not be told. */
  mine: readonly string[];
  /** Whether something that nobody decided is told all the same, as a move of its own. */
  tells?: (entry: LogEntry) => boolean;
  /** How long a move is shown, in milliseconds; 0 to tell none. */
  pause: () => number;
  /** Whether somebody looks. */
  watched: () => boolean;
}

/** The last move that counts: taken back are those that a later entry names. */
export function lastMove(log: readonly LogEntry[]): LogEntry | null {
  const back = setOf(log.flatMap((entry) => entry.back ?? []));
  return log.findLast((entry) => entry.kind === 'act' && !back.has(entry.n)) ?? null;
}

export class Playback {
  /** The position to show instead of the present one; null when there is nothing left to tell. */
  shown: Shown | null = $state.raw(null);
  /** The move that was told last, or done last. */
  entry: LogEntry | null = $state.raw(null);
  /** The number of the last entry that is on the board. */
  at = $state(0);

  private queue: LogEntry[] = [];
  private count = 0; // moves told since it began, and still to be told
  private run = 0; // another number for each time it begins, so that one that was skipped notices
  private wake: (() => void) | null = null;

  constructor(private readonly telling: Telling) {}

  private isTold(entry: LogEntry): boolean {
    if (entry.seat === '*') return Boolean(this.telling.tells?.(entry));
    return Boolean(entry.seat) && !this.telling.mine.includes(entry.seat ?? '');
  }

  /** Show the present at once, which is the position after this entry. */
  jump(at: number, entry: LogEntry | null = this.entry): void {
    this.run += 1;
    this.queue = [];
    this.count = 0;
    this.shown = null;
    this.entry = entry;
    this.at = at;
    this.wake?.();
  }

  skip(): void {
    const last = this.queue.at(-1);
    if (this.shown) this.jump(last?.n ?? this.at, last ?? this.entry);
  }

  /** New entries have come, before which the board was as `before` says: tell them, or show at once what is now. */
  follow(entries: readonly LogEntry[], before: Shown): void {
    const last = entries.at(-1);
    if (!last) return;
    const moves = entries.filter((entry) => entry.kind === 'act');
    const told = moves.filter((entry) => this.isTold(entry)).length;
    const back = entries.some((entry) => entry.kind === 'undo');
    const telling = this.shown !== null;
    if (back || !this.telling.pause() || !this.telling.watched() || !(told || telling)) {
      this.jump(last.n, moves.at(-1) ?? (back ? null : this.entry));
      return;
    }
    this.queue.push(...moves);
    this.count += told;
    if (!telling) {
      this.shown = before;
      void this.tell(++this.run);
    }
  }

  private async tell(run: number): Promise<void> {
    let begun = false;
    while (this.queue.some((entry) => this.isTold(entry))) {
      const next = this.next(begun);
      begun = true;
      let past: Shown;
      try {
        past = await this.telling.past(next.n);
      } catch {
        this.at = next.n;
        break; // the present will do
      }
      if (run !== this.run) return;
      const same = JSON.stringify(past.view) === JSON.stringify(this.shown?.view);
      this.shown = past;
      this.entry = next;
      this.at = next.n;
      if (same)
        this.count -= 1; // what is laid open together is told together
      else await this.sleep(this.length(next));
      if (run !== this.run) return;
      if (!this.telling.watched()) break;
    }
    this.jump(this.queue.at(-1)?.n ?? this.at);
  }

  /**
   * The next entry to show the position of. What nobody decided is seen together with the move that follows; one's own
   * moves, if it begins with some, are seen alone.
   */
  private next(begun: boolean): LogEntry {
    const first = this.queue.findIndex((entry) => this.isTold(entry));
    const own = begun ? -1 : this.queue.slice(0, first).findLastIndex((entry) => entry.seat !== '*');
    return this.queue.splice(0, (own < 0 ? first : own) + 1).at(-1) as LogEntry;
  }

  private length(entry: LogEntry): number {
    const pause = Math.min(this.telling.pause(), LONGEST / Math.max(this.count, 1));
    return this.isTold(entry) ? pause : pause / 2;
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.jump(this.at);
  }
}
