// Siberia, as the lobby knows it. The board and everything heavy is loaded when a table of it is entered.
import { words } from '../../lib/text.svelte';
import type { Game } from '../contract';
import Poster from './Poster.svelte';
import Stamp from './Stamp.svelte';

export const siberia: Game = {
  id: 'siberia',
  Poster,
  Stamp,
  minutes: 50,
  usual: { players: 3, level: 'easy' },
  load: async () => {
    const [{ default: table }] = await Promise.all([
      import('./table'),
      words('siberia', 'siberia-map', 'siberia-board'),
    ]);
    return table;
  },
};
