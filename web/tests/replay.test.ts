// A table that can only be looked at. The game of these tests: each player draws a card that others do not see, lays it
// secretly, and when all have laid, somebody takes the trick.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameTable } from '../src/games/contract';
import type { LogEntry, LogTold, Now, Past, Update } from '../src/lib/api';
import { ReplayTable } from '../src/replay/replay.svelte';
import { entry } from './entries';

describe('a table to look at', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // as above, with a move of p1 that is taken back: told by viewer, the views as the stage and the number of cards
  const told: Record<string, [string, number, string][]> = {
    p1: [
      ['table', 9, 'deal 0'],
      ['* draw 7', 10, 'deal 1'],
      ['* draw ?', 10, 'lay 2'],
      ['p1 lay 7', 11, 'lay 2'],
      ['p2 lay 3', 12, 'take 2'],
      ['p1 leave', 13, 'deal 2'],
      ['undo p1 6', 14, 'take 2'],
      ['p1 take', 15, 'over 0'],
    ],
    p2: [
      ['table', 9, 'deal 0'],
      ['* draw ?', 10, 'deal 1'],
      ['* draw 3', 10, 'lay 2'],
      ['p2 lay 3', 12, 'take 2'],
      ['p1 lay 7', 12, 'take 2'],
      ['p1 leave', 13, 'deal 2'],
      ['undo p1 6', 14, 'take 2'],
      ['p1 take', 15, 'over 0'],
    ],
    '': [
      ['table', 9, 'deal 0'],
      ['* draw ?', 10, 'deal 1'],
      ['* draw ?', 10, 'lay 2'],
      ['p1 lay 7', 12, 'take 2'],
      ['p2 lay 3', 12, 'take 2'],
      ['p1 leave', 13, 'deal 2'],
      ['undo p1 6', 14, 'take 2'],
      ['p1 take', 15, 'over 0'],
    ],
  };
  const asked: string[] = [];
  let reached = 8; // so many entries has every log
  beforeEach(() => {
    asked.length = 0;
    reached = 8;
  });

  function ask(viewer: string, n: number): Promise<Past> {
    asked.push(`${viewer} ${String(n)}`);
    const all = told[viewer] ?? [];
    const [text = '', at = 0, view = 'deal 0'] = n ? (all[n - 1] ?? []) : [];
    const [stage, cards] = view.split(' ');
    return Promise.resolve({
      n,
      last: reached,
      entry: n ? entry(n, text, at) : null,
      view: { stage, cards } as unknown as Now['view'],
      own: (viewer ? { mine: viewer } : null) as Now['own'],
    });
  }

  function read(viewer: string, since: number): Promise<LogTold> {
    asked.push(`${viewer} log`);
    const all = (told[viewer] ?? []).slice(0, reached).map(([text, at], i) => entry(i + 1, text, at));
    return Promise.resolve({ seq: reached, log: all.slice(since) });
  }

  const ui = {
    stage: (view: Now['view']) => ({ id: `stage-${String(view.stage)}` }),
    marks: (one: LogEntry) => [`card:${one.move ?? ''}`],
  } as unknown as GameTable;

  function update(seat: string, phase: string, upTo = 8, mine = ['p1']): Update {
    const seats = ['p1', 'p2'].map((name) => ({
      seat: name,
      kind: 'person',
      name: name.toUpperCase(),
      colour: 'blue',
      mine: mine.includes(name),
    }));
    const log = (told[seat] ?? []).slice(0, upTo).map(([text, at], i) => entry(i + 1, text, at));
    return { table: 'T', seq: upTo, log, now: { phase, seats, view: {} } as unknown as Now, about: { seat } } as Update;
  }

  async function replay(at: number, first = update('p1', 'over'), wanted: string | null = null): Promise<ReplayTable> {
    const table = new ReplayTable(first, at, { ui, drawing: {}, name: (seat) => `the ${seat.name}`, ask, read });
    await table.begin(wanted);
    return table;
  }
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

  test('shows the position, what belongs to it, and that nothing can be done', async () => {
    const table = await replay(4);
    expect([table.place, table.shown?.n, table.view.cards, table.own]).toEqual([4, 4, '2', { mine: 'p1' }]);
    expect([table.seat, table.player, [...table.marked]]).toEqual(['p1', 0, ['card:lay 7']]);
    expect([table.open.size, table.picked, table.previewed]).toEqual([0, [], null]);
    expect([table.names.p2, table.seats[1]?.name]).toEqual(['the P2', 'the P2']);
    table.end();
  });

  test('steps over what was taken back, unless that is wanted', async () => {
    const table = await replay(5);
    expect(table.steps).toEqual([0, 2, 3, 4, 5, 8]);
    table.step(1);
    expect([table.place, table.atEnd]).toEqual([8, true]);
    expect(table.step(1)).toBe(false);
    table.setAll(true);
    table.step(-1);
    expect([table.steps, table.place]).toEqual([[0, 2, 3, 4, 5, 6, 7, 8], 7]);
    table.setAll(false);
    expect(table.place).toBe(5);
    table.end();
  });

  test('an address of a move that was taken back, or of the taking back, shows it', async () => {
    const table = await replay(6);
    expect([table.all, table.shown?.n, table.undone]).toEqual([true, 6, true]);
    table.end();
    const other = await replay(7);
    expect([other.all, other.steps[other.index], other.undone]).toEqual([true, 7, false]);
    other.end();
  });

  test('an address beyond the end is the end', async () => {
    const table = await replay(99);
    expect([table.place, table.shown?.n]).toEqual([8, 8]);
    table.end();
  });

  test('knows where stages begin, and leaps there', async () => {
    const table = await replay(0);
    await settle();
    expect(table.stages.map((stage) => [stage.n, stage.message.id])).toEqual([
      [0, 'stage-deal'],
      [3, 'stage-lay'],
      [5, 'stage-take'],
      [8, 'stage-over'],
    ]);
    table.leap(true);
    expect(table.place).toBe(3);
    table.step(1);
    table.leap(true);
    expect(table.place).toBe(5);
    table.leap(false);
    expect(table.place).toBe(3);
    table.leap(false);
    expect(table.place).toBe(0);
    table.end();
  });

  test('looks through other eyes at the same moment', async () => {
    const table = await replay(4);
    expect(table.viewers).toEqual(['', 'p1', 'p2']);
    await table.look('p2'); // p1 has laid, of which p2 knows nothing
    expect([table.seat, table.place, table.own]).toEqual(['p2', 3, { mine: 'p2' }]);
    table.to(5); // p2 is told what p1 laid
    await table.look('p1');
    expect([table.seat, table.place]).toEqual(['p1', 5]);
    await table.look('');
    expect([table.seat, table.player, table.place, table.own]).toEqual(['', -1, 5, null]);
    await settle();
    expect(table.log.map((one) => one?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(asked.filter((one) => one.endsWith('log'))).toEqual(['p2 log', ' log']); // each at once, and once
    table.end();
  });

  test('an address can name the eyes, and counts as they do', async () => {
    const table = await replay(4, update('p1', 'over'), 'p2');
    expect([table.seat, table.place, table.entry?.move]).toEqual(['p2', 4, 'lay 3']);
    table.end();
  });

  test('while the game goes on there are only one’s own eyes', async () => {
    const table = await replay(3, update('p1', 'playing', 5), 'p2');
    expect([table.viewers, table.seat, table.place]).toEqual([['p1'], 'p1', 3]);
    await table.look('p2');
    expect([table.seat, asked.some((one) => one.startsWith('p2'))]).toEqual(['p1', false]);
    table.end();
  });

  test('several at one screen see no secrets before the end', async () => {
    const table = await replay(4, update('p1', 'playing', 5, ['p1', 'p2']));
    expect([table.viewers, table.seat, table.place, table.own]).toEqual([[''], '', 3, null]);
    table.end();
  });

  test('follows a game that goes on', async () => {
    reached = 5;
    const table = await replay(5, update('p1', 'playing', 5));
    expect(table.atEnd).toBe(true);
    reached = 8;
    table.follow(update('p1', 'over'));
    await settle();
    expect([table.atEnd, table.steps.at(-1), table.viewers.length]).toEqual([false, 8, 3]);
    table.end();
  });

  test('plays by itself to the end', async () => {
    const table = await replay(3);
    table.toggle();
    await vi.advanceTimersByTimeAsync(180); // a draw was shown
    expect(table.place).toBe(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.place).toBe(4);
    await vi.advanceTimersByTimeAsync(100); // a decision was
    expect(table.place).toBe(5);
    await vi.advanceTimersByTimeAsync(1100);
    expect([table.place, table.playing]).toEqual([8, true]);
    await vi.advanceTimersByTimeAsync(1100);
    expect([table.place, table.playing]).toEqual([8, false]);
    table.toggle(); // again, from the beginning
    expect([table.place, table.playing]).toEqual([0, true]);
    table.end();
  });

  test('of many places that are gone through quickly the last is shown in the end', async () => {
    const slow: (() => void)[] = [];
    const late = new ReplayTable(update('p1', 'over'), 0, {
      ui,
      drawing: {},
      name: (seat) => seat.name,
      ask: (viewer, n) =>
        new Promise((resolve) => {
          slow.push(() => void ask(viewer, n).then(resolve));
        }),
    });
    void late.begin(null);
    late.to(2);
    late.to(4);
    late.to(8);
    expect(slow.length).toBe(1); // one question at a time
    slow.shift()?.();
    await vi.waitFor(() => expect(late.shown?.n).toBe(0));
    slow.shift()?.();
    await vi.waitFor(() => expect(late.shown?.n).toBe(8));
    late.end();
  });

  test('a server that does not answer is told about, and asked again', async () => {
    let broken = true;
    const table = new ReplayTable(update('p1', 'over'), 3, {
      ui,
      drawing: {},
      name: (seat) => seat.name,
      ask: (viewer, n) => (broken ? Promise.reject(new Error('lost')) : ask(viewer, n)),
    });
    await table.begin(null);
    expect([table.trouble?.id, table.shown]).toEqual(['web-failed', null]);
    broken = false;
    table.to(3);
    await settle();
    expect([table.trouble, table.shown?.n]).toEqual([null, 3]);
    table.end();
  });
});
