// A table as it was: every moment of a game, through the eyes of somebody who was allowed to see it. Boards draw it as
// they draw a table that is being played; nothing can be done at it.
import type { GameTable } from '../games/contract';
import { get, query, type About, type BoardTold, type LogEntry, type Message, type Now } from '../lib/api';
import type { LogTold, Past, SeatNow, Update } from '../lib/api';
import type { Action } from '../lib/chooser';
import type { TableView } from '../lib/table.svelte';
import type { Names } from '../lib/text.svelte';
import { said } from '../ui/said';
import { locate } from './align';
import { Reel } from './reel';
import { beginnings, pause, rowsOf, setOf, stepAt, stepsOf, takenBack, toAsk, type Row } from './steps';

export const PACES = [0.5, 1, 2, 4] as const;
const AHEAD = 8; // steps that are fetched before anybody wants them
const SOON = 120; // milliseconds in which news of what is known are gathered
const NOTHING: ReadonlyMap<string, readonly Action[]> = new Map();

/** A stage of the game, and the step that it begins with. */
export interface Stage {
  readonly index: number;
  readonly n: number;
  readonly message: Message;
}

export interface Means {
  ui: GameTable;
  drawing: BoardTold['drawing'];
  /** What a player is called. */
  name: (seat: SeatNow) => string;
  /** The position after an entry of a viewer's log. */
  ask?: (viewer: string, n: number) => Promise<Past>;
  /** What a viewer's log tells after an entry. */
  read?: (viewer: string, since: number) => Promise<LogTold>;
}

export class ReplayTable implements TableView {
  readonly id: string;
  readonly ui: GameTable;
  readonly drawing: BoardTold['drawing'];
  readonly about: About;
  readonly open = NOTHING;
  readonly picked: readonly string[] = [];
  readonly previewed = null;
  readonly effects: readonly Message[] = [];

  now: Now = $state.raw() as Now;
  /** Whose eyes these are: a seat, or '' for a spectator. */
  seat = $state('');
  /** The number of the entry where the replay stands, in the log of these eyes. */
  place = $state(0);
  /** What the board shows: the position at `place`, or one before it while that is being fetched. */
  shown: Past | null = $state.raw(null);
  /** The eyes that are being looked for; null when none are. */
  turning: string | null = $state(null);
  /** Whether what was taken back is shown. */
  all = $state(false);
  playing = $state(false);
  pace = $state(1);
  trouble: Message | null = $state.raw(null);

  /** The seat of whoever asks, whose log is known from the start. */
  readonly home: string;
  private readonly means: Means;
  private readonly reels: Record<string, Reel> = {};
  private known = $state(0); // counts what has become known, for what is derived from reels
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private sleeping: ReturnType<typeof setTimeout> | undefined;
  private chasing: Promise<void> | null = null;
  private ended = false;

  constructor(first: Update, at: number, means: Means) {
    if (!first.about) throw new Error('the first answer tells what the table is');
    this.id = first.table;
    this.ui = means.ui;
    this.drawing = means.drawing;
    this.means = means;
    this.about = first.about;
    this.home = first.about.seat;
    this.seat = this.home;
    this.now = first.now;
    this.reel(this.home).know(first.seq, first.log);
    this.place = Math.min(at, first.seq);
    this.all = this.wasUndone(this.place);
  }

  get player(): number {
    return this.seat ? Number(this.seat.slice(1)) - 1 : -1;
  }
  get view(): Now['view'] {
    return this.shown?.view ?? this.now.view;
  }
  get own(): Now['own'] {
    return this.shown?.own ?? null;
  }
  get over(): boolean {
    return this.now.phase === 'over';
  }

  /** The seats, with the names that are shown. */
  readonly seats: Now['seats'] = $derived(this.now.seats.map((seat) => ({ ...seat, name: this.means.name(seat) })));
  readonly names: Names = $derived(Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name])));
  /** The eyes one may look through: anybody's when the game is over. Several at one screen have secrets before. */
  readonly viewers: readonly string[] = $derived.by(() => {
    if (this.over) return ['', ...this.now.seats.map((seat) => seat.seat)];
    return this.now.seats.filter((seat) => seat.mine).length > 1 ? [''] : [this.home];
  });
  readonly entry: LogEntry | null = $derived(this.shown?.entry ?? null);
  readonly marked: ReadonlySet<string> = $derived.by(() => setOf(this.entry ? this.ui.marks(this.entry) : []));
  readonly log: readonly (LogEntry | undefined)[] = $derived.by(() => [...this.watched().entries]);
  readonly gone: number = $derived(takenBack(this.log).size);
  readonly steps: readonly number[] = $derived(stepsOf(this.log, this.all));
  readonly index: number = $derived(stepAt(this.steps, this.place));
  /** Whether this is as far as the game has come. */
  readonly atEnd: boolean = $derived(this.index === this.steps.length - 1);
  readonly stages: readonly Stage[] = $derived.by(() => {
    const live = stepsOf(this.log, false);
    const reel = this.watched();
    const starts = reel.stage(0) === undefined ? [] : [0];
    return [...starts, ...beginnings(live, (n) => reel.stage(n))].map((i) => {
      const n = live[i] ?? 0;
      return { n, index: stepAt(this.steps, n), message: JSON.parse(reel.stage(n) ?? '{}') as Message };
    });
  });
  readonly rows: readonly Row[] = $derived.by(() => {
    const starts = this.stages.map((stage) => stage.n);
    return rowsOf(this.log, this.all, starts, this.ui.tells);
  });

  /** Whether an entry is about something that does not count any more. */
  private wasUndone(n: number): boolean {
    const { entries } = this.reel();
    return entries[n - 1]?.kind === 'undo' || takenBack(entries).has(n);
  }
  /** Whether what is shown was taken back later. */
  readonly undone: boolean = $derived(takenBack(this.log).has(this.shown?.n ?? 0));

  point(): void {
    // there is nothing to choose
  }
  press(): void {
    // and nothing to do
  }

  private reel(viewer = this.seat): Reel {
    return (this.reels[viewer] ??= new Reel({
      ask: (n) => this.ask(viewer, n),
      read: (since) => this.read(viewer, since),
      stage: (past) => JSON.stringify(this.ui.stage(past.view)),
      changed: () => this.tell(),
    }));
  }

  /** The reel of these eyes; whoever derives something from it is told when it knows more. */
  private watched(): Reel {
    void this.known;
    return this.reel();
  }

  private ask(viewer: string, n: number): Promise<Past> {
    return (
      this.means.ask?.(viewer, n) ??
      get<Past>(`/tables/${encodeURIComponent(this.id)}/at/${String(n)}${query({ viewer })}`)
    );
  }

  private read(viewer: string, since: number): Promise<LogTold> {
    return (
      this.means.read?.(viewer, since) ??
      get<LogTold>(`/tables/${encodeURIComponent(this.id)}/log${query({ viewer, since })}`)
    );
  }

  private tell(): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.known++;
      this.prepare();
    }, SOON);
  }

  /** Show the first position, through the eyes that are wanted if that is allowed. */
  async begin(wanted: string | null): Promise<void> {
    const eyes = wanted !== null && this.viewers.includes(wanted) ? wanted : this.home;
    if (eyes !== this.home && wanted !== null) {
      this.seat = eyes; // the address counts as these eyes do
      await this.learn(eyes);
      this.place = Math.min(this.place, this.reel().last);
    } else if (!this.viewers.includes(this.home)) {
      await this.look(this.viewers[0] ?? '');
      if (this.shown) return;
    }
    await this.chase();
    this.prepare();
  }

  /** Go to an entry, or to the last step before it. */
  to(n: number): void {
    this.trouble = null;
    const wanted = Math.max(0, Math.min(n, this.reel().last));
    if (this.wasUndone(wanted)) this.all = true;
    this.place = this.steps[stepAt(this.steps, wanted)] ?? 0;
    void this.chase().then(() => this.prepare());
  }

  /** Go some steps on, or back; false at the end. */
  step(by: number): boolean {
    const index = Math.max(0, Math.min(this.index + by, this.steps.length - 1));
    const moved = index !== this.index;
    this.to(this.steps[index] ?? 0);
    return moved;
  }

  /** Go to where the next stage begins, or this one, or the one before. */
  leap(forward: boolean): void {
    const starts = [0, ...this.stages.map((stage) => stage.index), this.steps.length - 1];
    const found = forward ? starts.find((i) => i > this.index) : starts.findLast((i) => i < this.index);
    if (found !== undefined) this.to(this.steps[found] ?? 0);
  }

  /** Have the board follow to where the replay stands; one position after the other, and the last one in the end. */
  private chase(): Promise<void> {
    const found = this.reel().peek(this.place);
    if (found) this.shown = found;
    else this.chasing ??= this.fetch().finally(() => (this.chasing = null));
    return this.chasing ?? Promise.resolve();
  }

  private async fetch(): Promise<void> {
    try {
      for (;;) {
        const { seat, place } = this;
        const past = await this.reel(seat).load(place);
        if (seat !== this.seat) continue;
        if (this.shown?.n !== this.place) this.shown = past; // it may have been there already
        if (place === this.place) return;
      }
    } catch (reason) {
      this.failed(reason);
    }
  }

  private failed(reason: unknown): void {
    this.stop();
    this.trouble = said(reason);
  }

  /** Fetch what will be wanted: the neighbours, where stages begin. */
  private prepare(): void {
    if (this.ended) return;
    const reel = this.reel();
    const live = stepsOf(reel.entries, false);
    const wants = (n: number | undefined): n is number => n !== undefined && !reel.peek(n) && !reel.isAsked(n);
    reel.work(() => {
      if (reel !== this.reel()) return null;
      for (let far = 1; far <= AHEAD; far++) {
        const near = [this.steps[this.index + far], this.steps[this.index - far]].find(wants);
        if (near !== undefined) return near;
      }
      return toAsk(
        live,
        (n) => reel.stage(n),
        (n) => reel.isAsked(n),
      );
    });
  }

  private async learn(viewer: string): Promise<Reel> {
    const reel = this.reel(viewer);
    if (!reel.last) await reel.refresh();
    return reel;
  }

  /** Look through other eyes, at the same moment. */
  async look(viewer: string): Promise<void> {
    if (viewer === this.seat || !this.viewers.includes(viewer)) {
      this.turning = null;
      return;
    }
    this.turning = viewer;
    this.trouble = null;
    try {
      const reel = await this.learn(viewer);
      for (;;) {
        const { seat, place } = this;
        const n = await locate(this.reel(seat), place, reel);
        const past = await reel.load(n);
        if (this.turning !== viewer) return; // others are wanted by now
        if (seat !== this.seat || place !== this.place) continue; // the replay has gone on meanwhile
        this.seat = viewer;
        this.place = n;
        this.shown = past;
        this.turning = null;
        this.prepare();
        return;
      }
    } catch (reason) {
      if (this.turning === viewer) this.turning = null;
      this.failed(reason);
    }
  }

  /** Look through the next eyes. */
  lookOn(): void {
    const now = this.viewers.indexOf(this.turning ?? this.seat);
    void this.look(this.viewers[(now + 1) % this.viewers.length] ?? this.seat);
  }

  /** The table has gone on. */
  follow(update: Update): void {
    this.now = update.now;
    if (update.about?.seat === this.home && update.seq > this.reel(this.home).last) {
      this.reel(this.home).know(update.seq, update.log);
      this.tell();
    } else if (this.seat !== this.home) {
      const reel = this.reel();
      reel.refresh().catch(() => undefined); // it will be asked again
    }
  }

  setAll(all: boolean): void {
    this.all = all;
    this.to(this.steps[this.index] ?? 0);
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.atEnd) this.to(0);
    this.playing = true;
    this.later();
  }

  private later(): void {
    clearTimeout(this.sleeping);
    this.sleeping = setTimeout(() => void this.goOn(), pause(this.entry, this.pace, this.ui.tells));
  }

  private async goOn(): Promise<void> {
    await this.chase(); // nothing is left out because the server is slow
    if (!this.playing) return;
    if (!this.step(1)) {
      this.stop();
      return;
    }
    await this.chase();
    if (this.playing) this.later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.sleeping);
  }

  end(): void {
    this.ended = true;
    this.stop();
    clearTimeout(this.gathering);
    for (const reel of Object.values(this.reels)) reel.end();
  }
}
