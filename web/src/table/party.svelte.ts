// The persons at one screen. Mostly that is one, with one seat. When several share a screen, each seat has its own eyes:
// the seat that has to act is shown, and while the seats know different things, only after its player has said so.
import type { LogEntry, Now } from '../lib/api';
import type { Action, Step } from '../lib/chooser';
import type { LiveTable, TableView } from '../lib/table.svelte';
import { common } from './log';

const NOTHING: ReadonlySet<string> = new Set();
const NONE: ReadonlyMap<string, readonly Action[]> = new Map();

export class Party {
  /** Which of the tables is shown. */
  private active = $state(0);
  /** The seats know different things, so nobody may see another one's. */
  private secrets = $state(false);
  /** The seat whose player has said to be at the screen; '' for nobody in particular. */
  private present = $state('');
  /** Somebody looks at a seat that has nothing to do. */
  peeking = $state(false);
  /** What the seat shown knows, last when all seats knew the same. */
  private shared: Now['own'] = $state.raw(null);
  /** What the board is drawn from: always the same object, whoever is at the screen. */
  readonly eyes: TableView = new Eyes(this);

  constructor(readonly tables: readonly [LiveTable, ...LiveTable[]]) {
    this.settle();
    this.show(this.next >= 0 && !this.secrets ? this.next : 0);
  }

  get table(): LiveTable {
    return this.tables[this.active] ?? this.tables[0];
  }
  get several(): boolean {
    return this.tables.length > 1;
  }
  /** What only its own player may see is hidden now. */
  get veiled(): boolean {
    return this.several && this.secrets && this.present !== this.table.seat;
  }
  get own(): Now['own'] {
    if (this.veiled) return null;
    return this.several && !this.present ? this.shared : this.table.own;
  }

  /** The index of the seat that has to act: the one shown, or the next one round the table; −1 for none. */
  private get next(): number {
    const order = this.tables.map((_, i) => (this.active + i) % this.tables.length);
    return order.find((i) => this.tables[i]?.toAct) ?? -1;
  }

  /** The seat whose player should take over now; '' when nobody has to. */
  get handTo(): string {
    if (!this.several || !this.secrets || this.peeking || !this.table.current) return '';
    const seat = this.tables[this.next]?.seat ?? '';
    return seat === this.present ? '' : seat;
  }

  /** Whether what this seat of ours knows is hidden now. */
  hidden(seat: string): boolean {
    return this.several && this.secrets && this.present !== seat;
  }

  /** What everybody at this screen may read. */
  readonly log: readonly LogEntry[] = $derived.by(() => {
    const others = this.tables.filter((table) => table !== this.table);
    return others.length ? common(this.table.log, ...others.map((table) => table.log)) : this.table.log;
  });

  /** Follow what has happened, before it is drawn. */
  settle(): void {
    if (!this.several) return;
    const [first, ...others] = this.tables;
    const same = (of: (now: Now) => unknown): boolean =>
      others.every((other) => JSON.stringify(of(other.now)) === JSON.stringify(of(first.now)));
    if (!same((now) => now.view)) return; // one of the seats has not heard of it yet
    this.secrets = first.now.phase === 'playing' && !same((now) => now.own);
    if (!this.secrets) {
      this.shared = this.table.now.own;
      this.present = '';
      this.peeking = false;
      if (this.table.current && this.next >= 0) this.show(this.next);
    } else if (this.table.current && !this.table.toAct && !this.peeking) {
      this.present = '';
    }
  }

  /** The player of this seat is at the screen. */
  take(seat: string): void {
    this.show(this.tables.findIndex((table) => table.seat === seat));
    this.present = seat;
    this.peeking = !this.table.toAct;
  }

  /** Look no more. */
  leave(): void {
    this.present = '';
    this.peeking = false;
  }

  private show(index: number): void {
    this.active = Math.max(index, 0);
    this.tables.forEach((table, i) => (table.watched = i === this.active));
  }

  end(): void {
    for (const table of this.tables) table.end();
  }
}

class Eyes implements TableView {
  constructor(private readonly party: Party) {}

  get id(): string {
    return this.party.table.id;
  }
  get ui(): TableView['ui'] {
    return this.party.table.ui;
  }
  get drawing(): TableView['drawing'] {
    return this.party.table.drawing;
  }
  get seat(): string {
    return this.party.veiled ? '' : this.party.table.seat;
  }
  get player(): number {
    return this.party.veiled ? -1 : this.party.table.player;
  }
  get seats(): TableView['seats'] {
    return this.party.table.seats;
  }
  get names(): TableView['names'] {
    return this.party.table.names;
  }
  get view(): TableView['view'] {
    return this.party.table.view;
  }
  get own(): TableView['own'] {
    return this.party.own;
  }
  get open(): TableView['open'] {
    return this.party.veiled ? NONE : this.party.table.open;
  }
  get picked(): TableView['picked'] {
    return this.party.veiled ? [] : this.party.table.picked;
  }
  get nextSteps(): readonly Step[] {
    return this.party.veiled ? [] : this.party.table.steps;
  }
  get pointed(): string | null {
    return this.party.veiled ? null : this.party.table.pointed;
  }
  get previewed(): TableView['previewed'] {
    return this.party.veiled ? null : this.party.table.previewed;
  }
  get effects(): TableView['effects'] {
    return this.party.veiled ? [] : this.party.table.effects;
  }
  get marked(): TableView['marked'] {
    return this.party.veiled ? NOTHING : this.party.table.marked;
  }
  point(spot: string | null): void {
    if (!this.party.veiled) this.party.table.point(spot);
  }
  press(spot: string, touch?: boolean): void {
    if (!this.party.veiled) this.party.table.press(spot, touch);
  }
}
