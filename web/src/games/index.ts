// The games that the client can show, by their id on the server.
import type { Game } from './contract';
import { siberia } from './siberia';
import { steamPower } from './steam_power';
import { steamrollers } from './steamrollers';

export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  [siberia, steamrollers, steamPower].map((game) => [game.id, game]),
);
