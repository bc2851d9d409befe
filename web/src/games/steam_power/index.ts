// Steam Power, as the lobby knows it. The map and everything heavy is loaded when a table of it is entered.
import { words } from '../../lib/text.svelte';
import type { Game } from '../contract';
import './colours.css';
import Poster from './Poster.svelte';
import Stamp from './Stamp.svelte';

export const steamPower: Game = {
  id: 'steam_power',
  Poster,
  Stamp,
  minutes: 60,
  usual: { players: 4, level: 'easy' },
  load: async () => {
    const [{ default: table }] = await Promise.all([import('./table'), words('steam_power', 'steam_power-board')]);
    return table;
  },
};
