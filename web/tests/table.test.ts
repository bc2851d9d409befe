// A table as one seat sees it: choosing, wishes and their answers, a connection that comes and goes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Legal } from '../src/lib/chooser';
import type { LiveTable } from '../src/lib/table.svelte';
import { answers, asked, furnish, GAME, move, now, Socket, told, update } from './house';

furnish();
const { LiveTable: Table } = await import('../src/lib/table.svelte');

const LEGAL: Legal = {
  words: ['column:gas', 'exchange:tokyo', 'exchange:london'],
  actions: [
    [1, 'gas tokyo', 'gas', [0, 1], []],
    [2, 'gas london', 'gas', [0, 2], []],
    [5, 'pass', 'pass', [], []],
  ],
};
const FIRST = [move(1, 'p1'), move(2, 'p2', 'area:lena')];
let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  asked.length = 0;
  answers['effects'] = [{ action: 1, move: 'gas tokyo', effects: [{ id: 'rich' }] }];
  table = new Table(update(FIRST, { legal: LEGAL, view: told({ at: 2 }) }), GAME, {}, ['p1']);
  Socket.last.opens();
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
});

describe('choosing', () => {
  test('a spot that leaves several actions is picked, one that leaves one action does it', () => {
    table.press('column:gas');
    expect(table.picked).toEqual(['column:gas']);
    expect([...table.open.keys()]).toEqual(['exchange:tokyo', 'exchange:london']);
    table.press('exchange:london');
    expect(Socket.last.sent).toMatchObject([{ do: 'act', seq: 2, actions: [2] }]);
    expect([table.picked, table.busy, table.open.size]).toEqual([[], true, 0]);
  });
  test('a spot that is picked is let go by a second press', () => {
    table.press('column:gas');
    table.press('column:gas');
    expect(table.picked).toEqual([]);
  });
  test('pointing at a spot that leaves one action tells what it would do', async () => {
    table.point('exchange:tokyo');
    await vi.advanceTimersByTimeAsync(0);
    expect(table.previewed?.number).toBe(1);
    expect(table.effects).toEqual([{ id: 'rich' }]);
    expect(asked).toEqual(['effects?action=1&seat=p1']);
    table.point(null);
    expect([table.previewed, table.effects]).toEqual([null, []]);
  });
  test('by touch the first tap only points, the second does it', () => {
    table.press('exchange:tokyo', true);
    expect([table.previewed?.number, Socket.last.sent.length]).toEqual([1, 0]);
    table.press('exchange:london', true);
    expect([table.previewed?.number, Socket.last.sent.length]).toEqual([2, 0]);
    table.press('exchange:london', true);
    expect(Socket.last.sent).toMatchObject([{ actions: [2] }]);
  });
  test('going back lets go of what is pointed at, then of the last pick', () => {
    table.press('verb:gas');
    table.point('exchange:tokyo');
    expect([table.unpick(), table.previewed, table.picked]).toEqual([true, null, ['verb:gas']]);
    expect([table.unpick(), table.picked]).toEqual([true, []]);
    expect(table.unpick()).toBe(false);
  });
  test('a spot that is not open asks why, and the reason goes away by itself', async () => {
    answers['why'] = { legal: false, rule: 'SI-4.3', message: { id: 'no' }, effects: [] };
    table.press('area:ob');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['why?text=try+area%3Aob&seat=p1']);
    expect(table.notice).toEqual({ message: { id: 'no' }, rule: 'SI-4.3' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.notice).toBe(null);
  });
  test('where the game itself knows why, nobody else is asked', async () => {
    const notice = { message: { id: 'elsewhere' }, rule: 'SI-3.1' };
    table.end();
    table = new Table(update(FIRST, { legal: LEGAL }), { ...GAME, attempt: () => notice }, {}, ['p1']);
    table.press('column:coal');
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, table.notice]).toEqual([[], notice]);
  });
});

describe('a wish', () => {
  const key = (): unknown => Socket.last.sent.at(-1)?.['key'];

  test('is under way until its answer and what came of it are there', () => {
    table.press('verb:pass');
    expect(table.busy).toBe(true);
    Socket.last.says({ key: key(), seq: 3 });
    expect(table.busy).toBe(true);
    Socket.last.says({ table: 't', seq: 3, log: [move(3, 'p1', 'area:amur')], now: now() });
    expect([table.busy, table.seq, table.toAct]).toEqual([false, 3, false]);
    expect([...table.marked]).toEqual(['area:amur']);
  });
  test('that is refused says why', () => {
    table.press('verb:pass');
    Socket.last.says({ key: key(), status: 422, error: { id: 'forbidden' }, rule: 'SI-5.1' });
    expect([table.busy, table.notice]).toEqual([false, { message: { id: 'forbidden' }, rule: 'SI-5.1' }]);
  });
  test('that came too late says nothing: the board tells', () => {
    table.press('verb:pass');
    Socket.last.says({ key: key(), status: 409, error: { id: 'server-stale' } });
    expect([table.busy, table.notice]).toEqual([false, null]);
  });
  test('is sent again with the same key when the connection was lost, from the last entry that is known', async () => {
    answers['log'] = { seq: 2, log: [] };
    table.press('verb:pass');
    const sent = key();
    Socket.last.breaks();
    expect([table.connected, table.busy]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(250);
    expect(Socket.all.length).toBe(2);
    expect(Socket.last.url).toBe('ws://house/api/v1/tables/t/live?seat=p1&since=2');
    Socket.last.opens();
    expect([table.connected, key()]).toEqual([true, sent]);
    delete answers['log'];
  });
  test('to take back is only sent when something can be, and not while it is being asked for', () => {
    table.undo();
    Socket.last.says({
      table: 't',
      seq: 2,
      log: [],
      now: now({ undo: 'ask', asking: { seat: 'p1', agreed: [], yours: false } }),
    });
    table.undo();
    expect(Socket.last.sent).toEqual([]);
    Socket.last.says({ table: 't', seq: 2, log: [], now: now({ undo: 'ask' }) });
    table.undo();
    expect(Socket.last.sent).toMatchObject([{ do: 'undo', seq: 2 }]);
  });
});

describe('news', () => {
  test('of a move let go of what was picked, news of the table do not', () => {
    table.press('column:gas');
    const talk = { n: 3, kind: 'table', at: 0, message: { id: 'table-asked' } };
    Socket.last.says({ table: 't', seq: 3, log: [talk], now: now({ legal: LEGAL }) });
    expect(table.picked).toEqual(['column:gas']);
    Socket.last.says({ table: 't', seq: 4, log: [move(4, 'p1')], now: now({ legal: LEGAL }) });
    expect(table.picked).toEqual([]);
  });
  test('that are known already are not put into the log twice', () => {
    Socket.last.says({ table: 't', seq: 3, log: [move(2, 'p2', 'area:lena'), move(3, 'p1')], now: now() });
    expect(table.log.map((entry) => entry.n)).toEqual([1, 2, 3]);
  });
  test('of others are told first: until then the board stays, and nothing can be done', async () => {
    answers['at/3'] = { n: 3, last: 3, entry: null, view: { at: 3 }, own: {} };
    Socket.last.says({ table: 't', seq: 3, log: [move(3, 'p2')], now: now({ legal: LEGAL, view: told({ at: 3 }) }) });
    expect([table.view, table.current, table.actions.length]).toEqual([{ at: 2 }, false, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view).toEqual({ at: 3 });
    await vi.advanceTimersByTimeAsync(1100);
    expect([table.current, table.actions.length]).toEqual([true, 3]);
    delete answers['at/3'];
  });
  test('from a server that was set back replace the log', () => {
    Socket.last.says({ table: 't', seq: 1, log: [move(1, 'p2')], now: now() });
    expect([table.seq, table.current]).toEqual([1, true]);
  });
  test('that a move was taken back move the mark of the last move', () => {
    const undo = { n: 3, kind: 'undo', seat: 'p2', at: 0, message: { id: 'table-undo' }, back: [2] };
    expect([...table.marked]).toEqual(['area:lena']);
    Socket.last.says({ table: 't', seq: 3, log: [undo], now: now() });
    expect([...table.marked]).toEqual(['area:ob']);
  });
});

test('a table that is not there any more is gone', async () => {
  Socket.last.breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['log?seat=p1&since=2']);
  expect(table.gone).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Socket.all.length).toBe(1);
});

test('a seat that a bot keeps has the name of the one who left it', () => {
  const left = {
    n: 3,
    kind: 'table',
    at: 0,
    message: { id: 'table-left', args: { seat: 'p2', before: 'Marta', name: 'greedy' } },
  };
  const [ana, bot] = [now().seats[0], { seat: 'p2', kind: 'bot', name: 'greedy', colour: 'green', kept: true }];
  Socket.last.says({ table: 't', seq: 3, log: [left], now: now({ seats: ana ? [ana, bot] : [] }) });
  expect(table.names).toEqual({ p1: 'Ana', p2: 'Marta' });
});
