// Steam Power, as a table of it is shown: the map with the hand below it, and what the screen asks.
import type { GameTable } from '../contract';
import { attempt } from './attempt';
import Board from './Board.svelte';
import { aside, does } from './does';
import { marks, piecesFirst, score, spot, stage, tags, verb, waiting } from './facts';
import Icon from './Icon.svelte';
import { whole } from './plan.svelte';
import PlayerFacts from './PlayerFacts.svelte';

const table: GameTable = {
  Board,
  PlayerFacts,
  Icon,
  stage,
  score,
  tags,
  waiting,
  verbs: ['track', 'cross', 'factory', 'fulfil', 'contracts', 'money'],
  verb,
  piecesFirst,
  spot,
  attempt,
  whole,
  does,
  aside,
  marks,
};
export default table;
