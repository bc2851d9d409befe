// SteamRollers, as a table of it is shown: the sheet with everything around it, and what the screen asks.
import type { GameTable } from '../contract';
import { attempt } from './attempt';
import Board from './Board.svelte';
import { aside, does } from './does';
import { marks, piecesFirst, score, spot, stage, tags, tells, verb, waiting } from './facts';
import Icon from './Icon.svelte';
import PlayerFacts from './PlayerFacts.svelte';

const table: GameTable = {
  Board,
  ownTab: 'steamrollers-board-goods',
  PlayerFacts,
  Icon,
  stage,
  score,
  tags,
  waiting,
  verb,
  piecesFirst,
  spot,
  attempt,
  does,
  aside,
  marks,
  tells,
};
export default table;
