// Choosing an action by pointing: what is picked narrows the legal actions down until one is left. It knows nothing of
// any game: an action is a verb with spots, and a spot is `kind:id`, as in `area:ob`. A verb is picked as `verb:gas`.
export interface Action {
  readonly number: number;
  readonly move: string;
  readonly verb: string;
  /** In the order in which a person would point at them. */
  readonly spots: readonly string[];
}

export interface Legal {
  words: string[];
  actions: [number, string, string, number[], number[]][];
}

/** A way to go on: a spot to point at with the actions it leaves, or with '' the one action that needs no more. */
export interface Step {
  readonly spot: string;
  readonly actions: readonly Action[];
}

/** The legal actions of an answer of the server. Of `piecesFirst` verbs one points at the piece before the place. */
export function actionsOf(legal: Legal | null, piecesFirst: (verb: string) => boolean): Action[] {
  return (legal?.actions ?? []).map(([number, move, verb, places, pieces]) => {
    const order = piecesFirst(verb) ? [...pieces, ...places] : [...places, ...pieces];
    return { number, move, verb, spots: order.map((word) => legal?.words[word] ?? '') };
  });
}

export const setOf = <T>(members: readonly T[]): ReadonlySet<T> => new Set(members);

export const verbSpot = (verb: string): string => `verb:${verb}`;

function left(action: Action, picked: readonly string[]): string[] {
  const rest = [...action.spots];
  for (const spot of picked) {
    const at = rest.indexOf(spot);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function has(action: Action, picked: readonly string[]): boolean {
  const rest = [verbSpot(action.verb), ...action.spots];
  return picked.every((spot) => {
    const at = rest.indexOf(spot);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The actions that all these picks, in any order, belong to. */
export function matching(actions: readonly Action[], picked: readonly string[]): Action[] {
  let found = actions.filter((action) => has(action, picked));
  // what is pointed at first is meant first: the column itself rather than one that a joker could go to
  picked.forEach((spot, i) => {
    const before = picked.slice(0, i);
    const meant = found.filter((action) => left(action, before)[0] === spot);
    if (meant.length) found = meant;
  });
  return found;
}

/**
 * The verbs to choose from: as a game orders them, and the others after them, those that need no spot (to pass, to stop)
 * last; none when there is only one left.
 */
export function verbs(actions: readonly Action[], picked: readonly string[], order: readonly string[] = []): string[] {
  const found = matching(actions, picked);
  const bare = found.filter((action) => !action.spots.length);
  const all = [...new Set([...found.filter((action) => action.spots.length), ...bare].map((action) => action.verb))];
  const ordered = order.filter((verb) => all.includes(verb));
  return all.length > 1 ? [...ordered, ...all.filter((verb) => !ordered.includes(verb))] : [];
}

/** What can be pointed at next, in the order of the actions. Spots that all actions share need not be pointed at. */
export function steps(actions: readonly Action[], picked: readonly string[]): Step[] {
  const found = matching(actions, picked);
  if (found.length < 2) return found.length ? [{ spot: '', actions: found }] : [];
  const rests = found.map((action) => left(action, picked));
  const shared = (rests[0] ?? []).filter((spot) => rests.every((rest) => rest.includes(spot)));
  const out = new Map<string, Action[]>();
  found.forEach((action, i) => {
    const next = left({ ...action, spots: rests[i] ?? [] }, shared)[0] ?? '';
    out.set(next, [...(out.get(next) ?? []), action]);
  });
  return [...out].map(([spot, actions]) => ({ spot, actions }));
}

/** All spots one could point at now, with the actions that each would leave. */
export function open(actions: readonly Action[], picked: readonly string[]): Map<string, Action[]> {
  const out = new Map<string, Action[]>();
  for (const action of matching(actions, picked)) {
    for (const spot of new Set(left(action, picked))) if (!out.has(spot)) out.set(spot, []);
  }
  for (const spot of out.keys()) out.set(spot, matching(actions, [...picked, spot]));
  return out;
}

/** The spots that one would point at next. Others are open, too, because a later step leads there; these come first. */
export function leads(actions: readonly Action[], picked: readonly string[]): Set<string> {
  const found = matching(actions, picked);
  const [only] = found;
  if (only && found.length === 1) return new Set(left(only, picked));
  return new Set(steps(actions, picked).map((step) => step.spot));
}
