// The positions of a game as one viewer saw them, each asked for once and kept for a while, and what is known of that
// viewer's log. It fetches on its own what will be wanted next.
import type { LogEntry, LogTold, Past } from '../lib/api';

const KEPT = 600; // positions; entries and stages of all are kept
const AT_ONCE = 4; // questions that are under way without anybody waiting for them

export interface Source {
  ask(n: number): Promise<Past>;
  /** What the log tells after an entry. */
  read(since: number): Promise<LogTold>;
  /** The stage of a position, in a form that can be compared. */
  stage(past: Past): string;
  /** Something more is known. */
  changed(): void;
}

export class Reel {
  last = 0;
  readonly entries: (LogEntry | undefined)[] = [];
  private readonly stages = new Map<number, string>();
  private readonly kept = new Map<number, Past>();
  private readonly asked = new Map<number, Promise<Past>>();
  private reading: Promise<void> | null = null;
  private working = 0;
  private ended = false;

  constructor(private readonly source: Source) {}

  /** The log of this viewer has these entries, and goes up to `last`. */
  know(last: number, entries: readonly LogEntry[] = []): void {
    this.last = Math.max(this.last, last);
    for (const entry of entries) this.entries[entry.n - 1] ??= entry;
    while (this.entries.length < this.last) this.entries.push(undefined);
  }

  peek(n: number): Past | undefined {
    return this.kept.get(n);
  }
  stage(n: number): string | undefined {
    return this.stages.get(n);
  }
  isAsked(n: number): boolean {
    return this.asked.has(n);
  }

  load(n: number): Promise<Past> {
    const kept = this.kept.get(n);
    if (kept) return Promise.resolve(kept);
    let asked = this.asked.get(n);
    if (!asked) {
      asked = this.source
        .ask(n)
        .then((past) => this.keep(past))
        .finally(() => this.asked.delete(n));
      this.asked.set(n, asked);
    }
    return asked;
  }

  private keep(past: Past): Past {
    this.kept.set(past.n, past);
    if (this.kept.size > KEPT) {
      const oldest = this.kept.keys().next();
      if (!oldest.done) this.kept.delete(oldest.value);
    }
    this.stages.set(past.n, this.source.stage(past));
    this.know(past.last, past.entry ? [past.entry] : []);
    this.source.changed();
    return past;
  }

  /** Ask what the log tells by now; one question at a time. */
  refresh(): Promise<void> {
    return (this.reading ??= this.readOn().finally(() => (this.reading = null)));
  }

  private async readOn(): Promise<void> {
    const { seq, log } = await this.source.read(this.last);
    if (seq <= this.last) return;
    this.know(seq, log);
    this.source.changed();
  }

  /** Fetch what `next` names, one after the other, until it names nothing. */
  work(next: () => number | null): void {
    while (!this.ended && this.working < AT_ONCE) {
      const n = next();
      if (n === null) return;
      this.working++;
      this.load(n).then(
        () => {
          this.working--;
          this.work(next);
        },
        () => this.working--, // whoever wants it will ask again, and be told
      );
    }
  }

  end(): void {
    this.ended = true;
  }
}
