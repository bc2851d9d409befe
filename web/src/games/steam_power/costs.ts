// What track costs, for the tags on the map and for its legend (SP-4.1, SP-4.7). The server says what an action costs; this
// is only what the board of the printed game would show as well.
import type { Terrain } from './types';

export const COSTS: Readonly<Record<Terrain | 'crossing', number>> = { plains: 0, hills: 2, mountains: 4, crossing: 2 };
