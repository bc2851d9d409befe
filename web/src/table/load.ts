// Comes to a table: how it stands, its board, the screens of its game; once for each seat of the person at this screen.
import { get, query, Trouble, type BoardTold, type Update } from '../lib/api';
import { GAMES } from '../games';
import { LiveTable } from '../lib/table.svelte';
import { Party } from './party.svelte';

export async function load(id: string): Promise<Party> {
  const path = `/tables/${encodeURIComponent(id)}`;
  const first = await get<Update>(path);
  const game = GAMES[first.about?.game ?? ''];
  if (!game) throw new Trouble(404, { id: 'screen-unknown-game' });
  const mine = first.now.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const others = mine.filter((seat) => seat !== first.about?.seat);
  const [ui, board, ...more] = await Promise.all([
    game.load(),
    get<BoardTold>(`${path}/board`),
    ...others.map((seat) => get<Update>(path + query({ seat }))),
  ]);
  const tables = more.map((update) => new LiveTable(update, ui, board.drawing, mine));
  return new Party([new LiveTable(first, ui, board.drawing, mine), ...tables]);
}
