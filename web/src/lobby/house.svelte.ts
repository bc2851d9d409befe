// What this house has: the games that both the server and the client know, its version, and its tables as the person
// sees them, told anew whenever one of them changes.
import { GAMES } from '../games';
import type { Game } from '../games/contract';
import { get, type Games, type GameTold, type Health, type Lobby, type TableSummary } from '../lib/api';
import { Live } from '../lib/live';
import { words } from '../lib/text.svelte';

const QUIET = 1500; // milliseconds without a connection before anybody is told

export interface Offer {
  readonly game: Game;
  readonly told: GameTold;
}

export interface House {
  readonly offers: readonly Offer[];
  readonly colours: readonly string[];
}

let house: Promise<House> | null = null;

async function ask(): Promise<House> {
  const [{ games, colours }] = await Promise.all([get<Games>('/games'), words(...Object.keys(GAMES))]);
  const offers = games.flatMap((told) => {
    const game = GAMES[told.game];
    return game ? [{ game, told }] : [];
  });
  return { offers, colours };
}

/** The games with their words, asked for once. */
export function openHouse(): Promise<House> {
  house ??= ask().catch((reason: unknown) => {
    house = null; // to be asked again
    throw reason;
  });
  return house;
}

let health: Promise<Health> | null = null;

export function version(): Promise<string> {
  health ??= get<Health>('/health').catch((reason: unknown) => {
    health = null; // to be asked again
    throw reason;
  });
  return health.then((told) => told.version);
}

const newest = (a: TableSummary, b: TableSummary): number => b.updated - a.updated;
const urgency = (table: TableSummary): number => (table.turn ? 0 : table.phase === 'gathering' ? 1 : 2);

export class Tables {
  private all: readonly TableSummary[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly live: Live;
  /** The server has told of its tables. */
  known = $state(false);
  /** There has been no connection for a while. */
  lost = $state(false);

  readonly mine = $derived(
    this.all
      .filter((table) => table.yours && table.phase !== 'over')
      .sort((a, b) => urgency(a) - urgency(b) || newest(a, b)),
  );
  readonly finished = $derived(this.all.filter((table) => table.yours && table.phase === 'over').sort(newest));
  readonly turns = $derived(this.mine.filter((table) => table.turn));
  readonly open = $derived(
    this.others('gathering').filter((table) => table.seats.some((seat) => seat.kind === 'open')),
  );
  readonly running = $derived(this.others('playing'));

  constructor() {
    this.live = new Live({
      path: () => '/lobby/live',
      heard: (message) => {
        this.all = (message as Lobby).tables.filter((table) => table.game in GAMES);
        this.known = true;
      },
      changed: (there) => {
        if (!there) {
          this.timer ??= setTimeout(() => (this.lost = true), QUIET); // from the first time that it is gone
          return;
        }
        clearTimeout(this.timer);
        this.timer = undefined;
        this.lost = false;
      },
    });
  }

  private others(phase: string): TableSummary[] {
    return this.all.filter((table) => !table.yours && table.phase === phase);
  }

  end(): void {
    clearTimeout(this.timer);
    this.live.end();
  }
}
