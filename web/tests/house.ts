// A browser and a server for tests of a table: sockets and answers that the test gives itself.
import { vi } from 'vitest';

import type { GameTable } from '../src/games/contract';
import type { LogEntry, Now, Update } from '../src/lib/api';

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** What the server answers to GET, by the beginning of the path; and what was asked for. */
export const answers: Record<string, unknown> = {};
export const asked: string[] = [];

/** Put the browser's own things in place; to be called before anything that uses them is loaded. */
export function furnish(): void {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { protocol: 'http:', host: 'house', pathname: '/' });
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', (path: string) => {
    const short = path.replace('/api/v1/tables/t/', '');
    asked.push(short);
    const found = Object.entries(answers).find(([beginning]) => short.startsWith(beginning))?.[1];
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404, headers }));
  });
}

/** A game of nothing but spots: what one tries at a spot is `try <spot>`, and moves mark their spots. */
export const GAME = {
  piecesFirst: () => false,
  attempt: (_, spot) => `try ${spot}`,
  marks: (entry) => [...(entry.parts?.places ?? [])],
} as Partial<GameTable> as GameTable;

export const move = (n: number, seat: string, place = 'area:ob'): LogEntry => ({
  n,
  kind: 'act',
  seat,
  at: 0,
  move: `${seat} ${place}`,
  message: { id: 'moved', args: { player: seat, place } },
  parts: { verb: 'go', places: [place] },
});

/** What a game tells of a position: here just its number, or what somebody has in hand. */
export const told = (facts: Record<string, unknown>): Now['view'] => facts as Now['view'];

/** How a table of two persons stands. */
export function now(given: Partial<Now> = {}): Now {
  return {
    phase: 'playing',
    paused: false,
    seats: [
      { seat: 'p1', kind: 'person', name: 'Ana', colour: 'blue', mine: true },
      { seat: 'p2', kind: 'person', name: 'Marta', colour: 'green' },
    ],
    prompt: { id: 'asked' },
    view: {},
    own: {},
    legal: null,
    held: null,
    done: false,
    undo: '',
    asking: null,
    hints: false,
    result: null,
    next_table: '',
    ...given,
  };
}

/** The first answer about a table, for a seat. */
export function update(log: LogEntry[], given: Partial<Now> = {}, seat = 'p1'): Update {
  const about = { game: 'toy', rules: '1', data: 'toy', players: 2, options: {}, public: false, hints: false };
  const secret = { chance: 'entered', commitment: '', host: true, invite: '' };
  return { table: 't', seq: log.at(-1)?.n ?? 0, log, now: now(given), about: { ...about, ...secret, seat } };
}
