// Siberia, as a table of it is shown: the board, and what the screen around it asks.
import type { GameTable } from '../contract';
import { attempt } from './attempt';
import Board from './Board.svelte';
import { aside, does, idle } from './does';
import { marks, piecesFirst, score, spot, stage, tags, verb, waiting } from './facts';
import Icon from './Icon.svelte';
import PlayerFacts from './PlayerFacts.svelte';

const table: GameTable = {
  Board,
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
  idle,
  aside,
  marks,
};
export default table;
