// What the client knows of a game. A game is one folder beside this file; its `index.ts` gives a Game, and everything
// heavy in it is loaded when a table of the game is entered. Rules are the server's business: nothing here knows any.
import type { Component } from 'svelte';
import type { LogEntry, Message, Now } from '../lib/api';
import type { Action } from '../lib/chooser';
import type { Level } from '../lib/levels';
import type { Notice, TableView } from '../lib/table.svelte';

export interface Game {
  readonly id: string;
  /** The scene of the poster in the lobby, an SVG that fills its frame. */
  readonly Poster: Component;
  /** A quarter of the poster's idea, 46 px square, for lists. */
  readonly Stamp: Component;
  /** How long a game takes, in minutes. */
  readonly minutes: number;
  /** How many play with Play now, and the bots at the other seats: ones that a newcomer can beat. */
  readonly usual: { players: number; level: Level };
  readonly load: () => Promise<GameTable>;
}

/** The screens of a game. `view` and `own` in it are what the game's `describe` and `own` give on the server. */
export interface GameTable {
  /**
   * The board with everything around it that is not the same in all games: it fills the left of the screen. A phone
   * shows its parts one at a time: the map, and what is one's own.
   */
  readonly Board: Component<{ table: TableView; part?: 'all' | 'map' | 'own' }>;
  /** What a phone calls the tab with what is one's own, where there is a better word for it. */
  readonly ownTab?: string;
  /** What a player's line shows below the name: `player` counts from 0. */
  readonly PlayerFacts: Component<{ table: TableView; player: number }>;
  /** Where the game stands, for the bar: "round 6 · phase 2, act". */
  readonly stage: (view: Now['view']) => Message;
  /** The score or the money of a player so far, as everybody sees it; null when there is nothing to show. */
  readonly score: (view: Now['view'], player: number) => Message | null;
  /** Small tags of a player: first, passed. */
  readonly tags: (view: Now['view'], player: number) => Message[];
  /** The players that the table waits for, as far as everybody may know. */
  readonly waiting: (view: Now['view']) => number[];
  /** Verbs in the order of their buttons, where the order of the rules is not what players think first of. */
  readonly verbs?: readonly string[];
  /** A verb on a button, and for some an icon. */
  readonly verb: (verb: string) => Message;
  readonly Icon: Component<{ of: string }>;
  /** Whether one points at the piece before the place. */
  readonly piecesFirst: (verb: string) => boolean;
  /** The name of a spot. '' is "nothing": the action as it is, without a choice. */
  readonly spot: (spot: string, table: TableView) => Message;
  /**
   * The notation of what somebody tried who pointed at a spot that is not open, for the server to say why not. Where the
   * notation has no words for it, the answer itself; '' when it cannot be told.
   */
  readonly attempt: (table: TableView, spot: string) => string | Notice;
  /**
   * All that it takes to do an action, where that is more than the action: it is sent at once. Nothing, while the game
   * wants something else to be looked at first; null for an action that stands for itself.
   */
  readonly whole?: (table: TableView, action: Action) => readonly string[] | null;
  /** What an action does, in a few words, where its effects do not say it. */
  readonly does?: (table: TableView, action: Action) => Message | null;
  /** Whether an action is done for nothing: it is legal, but only spends what it costs. */
  readonly idle?: (action: Action) => boolean;
  /** What is good to know while nothing is being looked at; null when there is nothing. */
  readonly aside?: (table: TableView) => Message | null;
  /** Whether an entry that nobody decided is a step of somebody who is no player: it is told on its own, as a move is. */
  readonly tells?: (entry: LogEntry) => boolean;
  /** What an entry of the log is about, to be shown on the board. */
  readonly marks: (entry: LogEntry) => string[];
}
