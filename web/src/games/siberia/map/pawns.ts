// Which pawn stands where. A view tells how many stand at a place; to see a pawn walk one must know which of them went.

/** Where a player's pawns stand now, knowing where they stood: '' is off the map. Who can stay, stays. */
export function followed(
  before: readonly string[],
  workers: Readonly<Partial<Record<string, number>>>,
  all: number,
): string[] {
  const left = new Map(Object.entries(workers).map(([place, count]) => [place, count ?? 0]));
  const stays = Array.from({ length: all }, (_, i) => {
    const place = before[i] ?? '';
    const count = left.get(place) ?? 0;
    if (count) left.set(place, count - 1);
    return count ? place : '';
  });
  const walkers = stays.flatMap((place, i) => (!place && before[i] ? [i] : []));
  const idle = stays.flatMap((place, i) => (!place && !before[i] ? [i] : []));
  const free = [...walkers, ...idle];
  for (const [place, count] of left) {
    for (let n = 0; n < count; n++) {
      const i = free.shift();
      if (i !== undefined) stays[i] = place;
    }
  }
  return stays;
}

/** The players who have workers at a place, in the order of the seats. */
export function playersAt(
  players: readonly { readonly workers: Readonly<Partial<Record<string, number>>> }[],
  place: string,
): number[] {
  return players.flatMap((player, i) => (player.workers[place] ? [i] : []));
}
