// SteamRollers, as the lobby knows it. The sheet and everything heavy is loaded when a table of it is entered.
import { words } from '../../lib/text.svelte';
import type { Game } from '../contract';
import './colours.css';
import Poster from './Poster.svelte';
import Stamp from './Stamp.svelte';

export const steamrollers: Game = {
  id: 'steamrollers',
  Poster,
  Stamp,
  minutes: 30,
  usual: { players: 3, level: 'easy' },
  load: async () => {
    const [{ default: table }] = await Promise.all([import('./table'), words('steamrollers', 'steamrollers-board')]);
    return table;
  },
};
