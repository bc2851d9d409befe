// Several persons at one screen: whose eyes are shown, and that nobody sees what another one knows. And the log as it is
// read.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { LogEntry, Now } from '../src/lib/api';
import type { LiveTable } from '../src/lib/table.svelte';
import type { Party } from '../src/table/party.svelte';
import { furnish, GAME, move, now, Socket, told, update } from './house';

furnish();
const { LiveTable: Table } = await import('../src/lib/table.svelte');
const { Party: AtOneScreen } = await import('../src/table/party.svelte');
const { common, lines, sentence } = await import('../src/table/log');
const { split } = await import('../src/table/sentence');

const LEGAL = { words: [], actions: [[1, 'pass', 'pass', [], []]] } as NonNullable<Now['legal']>;
let party: Party;
let ana: Socket;
let marta: Socket;

/** What a seat hears: what everybody sees, what it knows, whether it has to act. */
function tell(socket: Socket, n: number, own: string, acts: boolean): void {
  const stands = now({ view: told({ n }), own: told({ hand: own }), legal: acts ? LEGAL : null });
  socket.says({ table: 't', seq: n, log: [move(n, 'p1', `area:${String(n)}`)], now: stands });
  party.settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  const seat = (name: string, acts: boolean): LiveTable =>
    new Table(
      update([move(1, 'p1')], { view: told({ n: 1 }), own: told({ hand: '' }), legal: acts ? LEGAL : null }, name),
      GAME,
      {},
      ['p1', 'p2'],
    );
  Socket.all = [];
  party = new AtOneScreen([seat('p1', true), seat('p2', false)]);
  [ana, marta] = Socket.all as [Socket, Socket];
});
afterEach(() => {
  party.end();
  vi.useRealTimers();
});

describe('several persons at one screen', () => {
  test('see the seat that has to act, as long as all know the same', () => {
    expect([party.eyes.seat, party.veiled, party.handTo]).toEqual(['p1', false, '']);
    tell(ana, 2, '', false);
    tell(marta, 2, '', true);
    expect([party.eyes.seat, party.veiled, party.handTo]).toEqual(['p2', false, '']);
  });

  test('see nothing that only one may know, until that one has said to be there', () => {
    tell(ana, 2, 'gas', true);
    expect(party.own).toEqual({ hand: '' }); // Marta's seat has not heard of it yet: what was there stays
    tell(marta, 2, 'oil', true);
    expect([party.handTo, party.own, party.eyes.seat, party.eyes.open.size]).toEqual(['p1', null, '', 0]);
    party.take('p1');
    expect([party.handTo, party.own, party.eyes.seat]).toEqual(['', { hand: 'gas' }, 'p1']);
  });

  test('hand over when one has acted and it is for another one to act', () => {
    tell(ana, 2, 'gas', true);
    tell(marta, 2, 'oil', true);
    party.take('p1');
    tell(ana, 3, 'gas', false);
    tell(marta, 3, 'oil', true);
    expect([party.handTo, party.own]).toEqual(['p2', null]);
    party.take('p2');
    expect([party.handTo, party.own]).toEqual(['', { hand: 'oil' }]);
  });

  test('see the open board only while neither has to act, and can look at their own', () => {
    tell(ana, 2, 'gas', false);
    tell(marta, 2, 'oil', false);
    expect([party.handTo, party.own, party.hidden('p1'), party.hidden('p2')]).toEqual(['', null, true, true]);
    party.take('p2');
    expect([party.own, party.peeking, party.hidden('p2')]).toEqual([{ hand: 'oil' }, true, false]);
    party.leave();
    expect(party.own).toBe(null);
  });

  test('read what all of them may read', () => {
    tell(ana, 2, '', false);
    expect(party.log.map((entry) => entry.n)).toEqual([1]);
    tell(marta, 2, '', true);
    expect(party.log.map((entry) => entry.n)).toEqual([1, 2]);
  });
});

describe('the log', () => {
  const draw = (n: number): LogEntry => ({ ...move(n, '*'), message: { id: 'drawn' } });
  const numbers = (log: LogEntry[]): number[][] => lines(log).map((line) => line.entries.map((entry) => entry.n));

  test('is read from the newest entry, and three draws or more in a row are one line', () => {
    expect(numbers([move(1, 'p1'), draw(2), draw(3), draw(4), move(5, 'p2'), draw(6), draw(7)])).toEqual([
      [7],
      [6],
      [5],
      [2, 3, 4],
      [1],
    ]);
  });
  test('leaves draws alone that are told as steps of their own', () => {
    const tells = (entry: LogEntry): boolean => entry.n === 3;
    const log = [draw(1), draw(2), draw(3), draw(4), draw(5), draw(6)];
    expect(lines(log, tells).map((line) => line.entries.map((entry) => entry.n))).toEqual([[4, 5, 6], [3], [2], [1]]);
  });
  test('strikes out what was taken back, and does not fold it with what counts', () => {
    const undo = { ...move(5, 'p1'), kind: 'undo', back: [1, 2] };
    const log = [draw(1), draw(2), draw(3), draw(4), undo];
    expect(lines(log).map((line) => [line.n, line.gone])).toEqual([
      [5, false],
      [4, false],
      [3, false],
      [2, true],
      [1, true],
    ]);
  });
  test('of several seats is what stands in all of them, however often and whenever it came', () => {
    const [one, secret, two] = [move(1, 'p1'), move(2, 'p1', 'area:lena'), move(3, 'p1')];
    expect(common([one, secret, two], [move(7, 'p1'), move(9, 'p2')])).toEqual([one]);
  });
  test('tells of seats without their numbers', () => {
    const left = {
      ...move(1, ''),
      message: { id: 'table-left', args: { seat: 'p2', name: 'greedy', before: 'Marta' } },
    };
    expect(sentence(left, { p2: 'Bot Borsig' })).toEqual({
      id: 'screen-log-left',
      args: { name: 'greedy', before: 'Marta' },
    });
    const filled = { ...move(1, ''), message: { id: 'table-filled', args: { seat: 'p2', name: 'greedy' } } };
    expect(sentence(filled, { p2: 'Bot Borsig' }).args?.name).toBe('Bot Borsig');
  });
  test('finds the names in a sentence', () => {
    expect(split('\uE000Ana\uE001 sells to \uE000Marta\uE001.')).toEqual([
      { text: 'Ana', name: true },
      { text: ' sells to ', name: false },
      { text: 'Marta', name: true },
      { text: '.', name: false },
    ]);
  });
});
