// One table as one seat sees it: a copy of what the server tells, the wishes under way, and what the person is about to
// choose. Components read it and call its methods; nothing else talks to the server about a table.
import type { GameTable } from '../games/contract';
import {
  get,
  newKey,
  query,
  Trouble,
  type About,
  type BoardTold,
  type Effects,
  type Hint,
  type HintedMove,
  type LogEntry,
  type Message,
  type Now,
  type Past,
  type Update,
  type Why,
} from './api';
import { actionsOf, matching, open, setOf, steps, verbs, type Action, type Step } from './chooser';
import { Live } from './live';
import { lastMove, Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';
import { seatName } from './seats';
import type { Names } from './text.svelte';

const PAUSE = { calm: 1100, brisk: 450, off: 0 }; // milliseconds to tell one move of others
const NOTICE = 9000; // milliseconds until a notice goes away

/** What components see of a table, live or replayed. */
export interface TableView {
  readonly id: string;
  readonly ui: GameTable;
  readonly drawing: BoardTold['drawing'];
  /** The seat whose eyes these are, 'p1' …; '' of a spectator. */
  readonly seat: string;
  /** The same as a number from 0; −1 of a spectator. */
  readonly player: number;
  readonly seats: Now['seats'];
  readonly names: Names;
  /** The position that is shown: of now, or of a moment before while others' moves are told. */
  readonly view: Now['view'];
  readonly own: Now['own'];
  /** Spots to point at now, with the actions each leaves. Empty when it is not this seat's turn. */
  readonly open: ReadonlyMap<string, readonly Action[]>;
  readonly picked: readonly string[];
  /** The ways to go on from what is picked: those that need no more pointing as well. */
  readonly nextSteps?: readonly Step[];
  /** The spot that the pointer or the focus is on, or that was tapped first. */
  readonly pointed?: string | null;
  /** The action that a click would do now, because the pointer or the focus is on it. */
  readonly previewed: Action | null;
  readonly effects: readonly Message[];
  /** Spots of the last move, or of the entry of the log that is being pointed at. */
  readonly marked: ReadonlySet<string>;
  /** Point at a spot, without doing anything; null to point at nothing. */
  point(spot: string | null): void;
  /** Click a spot: narrows the choice, does the action, or asks why not. By touch the first tap only points. */
  press(spot: string, touch?: boolean): void;
}

interface Wish {
  do: 'act' | 'done' | 'undo' | 'answer';
  key: string;
  seq: number;
  actions?: (number | string)[];
  agree?: boolean;
}

/** A sentence for the person that goes away by itself, with the number of a rule to look up. */
export interface Notice {
  readonly message: Message;
  readonly rule: string;
}

/** An answer to a wish, which carries its key; or news. */
type Heard = Update & { key?: string; error?: Message; rule?: string };

const NONE: ReadonlyMap<string, readonly Action[]> = new Map();

export class LiveTable implements TableView {
  readonly id: string;
  readonly ui: GameTable;
  readonly drawing: BoardTold['drawing'];
  readonly seat: string;
  readonly player: number;

  now: Now = $state.raw() as Now;
  about: About = $state.raw() as About;
  log: readonly LogEntry[] = $state.raw([]);
  connected = $state(true);
  gone = $state(false);
  /** Whether this table is on the screen: else others' moves are not told. */
  watched = true;
  notice: Notice | null = $state.raw(null);
  picked: readonly string[] = $state.raw([]);
  pointed: string | null = $state(null);
  lookedAt: LogEntry | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Which of the hinted moves is looked at. */
  suggested = $state(0);
  hinting = $state(false);
  /** A wish is under way. */
  busy = $state(false);
  private told: { number: number; effects: readonly Message[] } | null = $state.raw(null);

  readonly playback: Playback;
  private readonly live: Live;
  private waiting: Wish[] = [];
  private answered = 0; // the last entry that came of a wish of ours
  private known: Record<number, readonly Message[]> = {}; // effects, by the number of an action
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: Update,
    ui: GameTable,
    drawing: BoardTold['drawing'],
    /** The seats of the person at this screen. */
    readonly mine: readonly string[],
  ) {
    const about = first.about;
    if (!about) throw new Error('the first answer tells what the table is');
    this.id = first.table;
    this.ui = ui;
    this.drawing = drawing;
    this.about = about;
    this.seat = about.seat;
    this.player = about.seat ? Number(about.seat.slice(1)) - 1 : -1;
    this.now = first.now;
    this.log = first.log;
    this.playback = new Playback({
      past: (n) => this.past(n),
      mine,
      tells: ui.tells,
      pause: () => PAUSE[prefs.pace],
      watched: () => this.watched && document.visibilityState !== 'hidden',
    });
    this.playback.jump(first.seq, lastMove(first.log));
    this.live = new Live({
      path: () => `/tables/${this.id}/live${query({ seat: this.seat || undefined, since: this.seq })}`,
      heard: (message) => this.heard(message as Heard),
      changed: (there) => this.connectionChanged(there),
    });
  }

  get seq(): number {
    return this.log.at(-1)?.n ?? 0;
  }
  /** The seats, with the names that are shown. */
  readonly seats: Now['seats'] = $derived(this.now.seats.map((seat) => ({ ...seat, name: seatName(seat, this.log) })));
  readonly names: Names = $derived(Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name])));
  get view(): Now['view'] {
    return this.playback.shown?.view ?? this.now.view;
  }
  get own(): Now['own'] {
    return this.playback.shown ? this.playback.shown.own : this.now.own;
  }
  /** Everything that has happened is on the board. */
  get current(): boolean {
    return this.playback.shown === null;
  }
  /** The game waits for this seat: to act, or to say Done. */
  get toAct(): boolean {
    return Boolean(this.now.legal ?? this.now.held) || this.now.done;
  }
  /** It is for this seat to do something, be it to answer a question. */
  get turn(): boolean {
    return this.toAct || Boolean(this.now.asking?.yours);
  }

  /** Something can be taken back, or asked for to be, and is not being asked for already. */
  get mayUndo(): boolean {
    return !this.busy && (this.now.undo === 'free' || (this.now.undo === 'ask' && !this.now.asking));
  }

  readonly actions: readonly Action[] = $derived.by(() =>
    this.current && !this.busy ? actionsOf(this.now.legal, this.ui.piecesFirst) : [],
  );
  readonly open: ReadonlyMap<string, readonly Action[]> = $derived(
    this.actions.length ? open(this.actions, this.picked) : NONE,
  );
  readonly steps: readonly Step[] = $derived(steps(this.actions, this.picked));
  get nextSteps(): readonly Step[] {
    return this.steps;
  }
  readonly verbs: readonly string[] = $derived.by(() => verbs(this.actions, this.picked, this.ui.verbs));
  readonly hinted: HintedMove | null = $derived(this.hint?.moves[this.suggested] ?? null);
  readonly previewed: Action | null = $derived.by(() => {
    if (this.pointed !== null || !this.hinted) return this.onlyAction(this.pointed);
    const { action } = this.hinted.choice;
    return this.actions.find(({ number }) => number === action) ?? null;
  });
  readonly effects: readonly Message[] = $derived.by(() => {
    if (!this.previewed) return [];
    if (this.hinted?.choice.action === this.previewed.number) return this.hinted.effects;
    return this.told?.number === this.previewed.number ? this.told.effects : [];
  });
  readonly marked: ReadonlySet<string> = $derived(setOf(this.toMark()));

  private toMark(): string[] {
    if (this.lookedAt) return this.ui.marks(this.lookedAt);
    const hinted = this.hinted?.choice.parts;
    if (hinted) return [...(hinted.places ?? []), ...(hinted.pieces ?? [])];
    return this.playback.entry ? this.ui.marks(this.playback.entry) : [];
  }

  /** The one action that pressing a spot would do, if it is one. '' is "as it is". */
  private onlyAction(spot: string | null): Action | null {
    if (spot === null || !this.actions.length) return null;
    const left = spot
      ? (this.open.get(spot) ?? matching(this.actions, [...this.picked, spot]))
      : (this.steps.find((step) => step.spot === '')?.actions ?? []);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  point(spot: string | null): void {
    this.pointed = spot;
    const action = this.onlyAction(spot);
    if (action) void this.preview(action.number);
  }

  private async preview(number: number): Promise<void> {
    const known = this.known[number];
    if (known) {
      this.told = { number, effects: known };
      return;
    }
    const seq = this.seq;
    try {
      const [found] = await get<Effects[]>(this.path('effects', { action: number }));
      if (seq !== this.seq) return;
      const effects = found?.effects ?? [];
      this.known[number] = effects;
      if (this.previewed?.number === number) this.told = { number, effects };
    } catch {
      // a preview is a courtesy
    }
  }

  press(spot: string, touch = false): void {
    const action = this.onlyAction(spot);
    this.notice = null;
    this.hint = null; // somebody who chooses has heard enough
    if (action) {
      if (touch && this.pointed !== spot) this.point(spot);
      else this.do(action);
    } else if (this.picked.includes(spot)) {
      this.picked = this.picked.filter((other) => other !== spot);
    } else if (
      this.open.has(spot) ||
      (spot.startsWith('verb:') && matching(this.actions, [...this.picked, spot]).length)
    ) {
      this.picked = [...this.picked, spot];
      this.pointed = null;
    } else if (this.current && this.seat && this.now.phase === 'playing' && !this.busy) {
      void this.askWhy(spot);
    }
  }

  /** Do what is previewed. */
  confirm(): void {
    if (this.previewed) this.do(this.previewed);
  }

  /** Do an action, with everything that belongs to it. */
  private do(action: Action): void {
    const all = this.ui.whole?.(this, action) ?? [action.number];
    if (all.length) this.act([...all]);
  }

  /** Take the last step of choosing back; false when there is none. */
  unpick(): boolean {
    if (this.hint) this.hint = null;
    else if (this.previewed) this.pointed = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }

  private async askWhy(spot: string): Promise<void> {
    const tried = this.ui.attempt(this, spot);
    if (!tried) return;
    if (typeof tried !== 'string') {
      this.say(tried.message, tried.rule);
      return;
    }
    try {
      const why = await get<Why>(this.path('why', { text: tried }));
      if (!why.legal && why.message) this.say(why.message, why.rule);
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.told.id !== 'notation-unknown') this.say(trouble.told, trouble.rule);
    }
  }

  act(actions: (number | string)[]): void {
    this.wish({ do: 'act', key: newKey(), seq: this.seq, actions });
  }
  done(): void {
    if (this.now.done && !this.busy) this.wish({ do: 'done', key: newKey(), seq: this.seq });
  }
  undo(): void {
    if (!this.mayUndo) return;
    this.playback.jump(this.seq);
    this.wish({ do: 'undo', key: newKey(), seq: this.seq });
  }
  answer(agree: boolean): void {
    if (this.now.asking?.yours && !this.busy) this.wish({ do: 'answer', key: newKey(), seq: this.seq, agree });
  }

  async askHint(): Promise<void> {
    if (!this.now.hints || this.hinting || !this.now.legal) return;
    const seq = this.seq;
    this.hinting = true;
    this.picked = [];
    this.pointed = null;
    try {
      const hint = await get<Hint>(this.path('hint'));
      if (seq === this.seq) {
        this.suggested = 0;
        this.hint = hint;
      }
    } catch (trouble) {
      if (trouble instanceof Trouble && seq === this.seq) this.say(trouble.told, trouble.rule);
    } finally {
      this.hinting = false;
    }
  }

  /** Look at one of the hinted moves: the board shows it. */
  suggest(place: number): void {
    this.suggested = place;
    this.pointed = null;
  }
  /** Do one of the hinted moves. */
  follow(place: number): void {
    const move = this.hint?.moves[place];
    if (move && !this.busy) this.act([move.choice.action]);
  }

  /** The position after an entry of the log, as this seat saw it. */
  past(n: number): Promise<Past> {
    return get<Past>(`/tables/${this.id}/at/${String(n)}${query({ viewer: this.seat })}`);
  }

  say(message: Message, rule = ''): void {
    const notice = { message, rule };
    this.notice = notice;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      if (this.notice === notice) this.notice = null;
    }, NOTICE);
  }

  private path(what: string, parameters: Record<string, string | number | undefined> = {}): string {
    return `/tables/${this.id}/${what}${query({ ...parameters, seat: this.seat || undefined })}`;
  }

  /** Send a wish, now or as soon as the connection is back; its key makes a repeat harmless. */
  private wish(wish: Wish): void {
    this.picked = [];
    this.pointed = null;
    this.hint = null;
    this.notice = null;
    this.busy = true;
    this.waiting.push(wish);
    this.live.send(wish);
  }

  private connectionChanged(there: boolean): void {
    this.connected = there;
    if (there) for (const wish of this.waiting) this.live.send(wish);
    else void this.stillThere();
  }

  /** A socket does not say why it was refused; ask. */
  private async stillThere(): Promise<void> {
    try {
      await get(`/tables/${this.id}/log${query({ seat: this.seat || undefined, since: this.seq })}`);
    } catch (trouble) {
      if (trouble instanceof Trouble && [401, 403, 404].includes(trouble.status)) {
        this.gone = true;
        this.live.end();
      }
    }
  }

  private heard(message: Heard): void {
    if (message.key === undefined) {
      this.update(message);
      return;
    }
    this.waiting = this.waiting.filter((wish) => wish.key !== message.key);
    if (message.error) {
      if (message.error.id !== 'server-stale') this.say(message.error, message.rule);
    } else {
      this.answered = Math.max(this.answered, message.seq);
    }
    this.settle();
  }

  /** A wish is done when its answer and what came of it are here; the two come one after the other. */
  private settle(): void {
    this.busy = this.waiting.length > 0 || this.seq < this.answered;
  }

  private update(update: Update): void {
    if (update.about) this.about = update.about;
    const anew = update.log[0]?.n === 1; // all of it: the server knows less than we did
    const fresh = anew ? update.log : update.log.filter((entry) => entry.n > this.seq);
    if (anew) {
      this.playback.jump(update.seq);
      this.answered = 0;
    } else {
      this.playback.follow(fresh, { view: this.now.view, own: this.now.own });
    }
    this.log = anew ? update.log : [...this.log, ...fresh];
    this.now = update.now;
    if (this.current) this.playback.entry = lastMove(this.log);
    if (anew || fresh.some((entry) => entry.kind !== 'table')) {
      this.picked = [];
      this.pointed = null;
      this.hint = null;
      this.known = {};
      this.told = null;
    }
    this.settle();
  }

  end(): void {
    clearTimeout(this.fading);
    this.playback.end();
    this.live.end();
  }
}
