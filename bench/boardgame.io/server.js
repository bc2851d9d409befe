// A boardgame.io server as its documentation sets one up, with a small game for two: noughts and crosses without a
// winner, whose board is cleared when it is full. State and views are as small as they can be, undo is off. Matches are
// kept in memory, or with a folder as argument in boardgame.io's own file storage there.
'use strict';

// before the library is loaded: without it every move is checked and logged for developers
process.env.NODE_ENV = 'production';

const { FlatFile, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

// Longer than a run: under full load Node takes in new connections so slowly that most tables would wait for their next
// match instead of moving.
const MOVES = 5000;

const noughts = {
  name: 'noughts',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (!G.cells.includes(null)) G.cells.fill(null);
    },
  },
  endIf: ({ ctx }) => (ctx.turn >= MOVES && ctx.numMoves > 0 ? true : undefined),
};

async function main() {
  const [folder] = process.argv.slice(2);
  const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
  const server = Server({ games: [noughts], origins: [], ...kept });
  // `port` is handed to listen() as it is, and so can name the interface, too
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
  console.log(`http://127.0.0.1:${appServer.address().port}`);
  process.on('SIGTERM', () => process.exit(0));
}

main();
