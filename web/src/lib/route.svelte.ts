// Where in the client one is: the address is the state, so that every screen, and every move of a game, can be linked to.
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string; at: number | null }
  | { screen: 'rules'; game: string; number: string }
  | { screen: 'about' }
  | { screen: 'import' }
  | { screen: 'lost' };

/** The screen that belongs to an address. */
export function read(path: string): Route {
  const [head = '', first = '', second = '', third = '', ...more] = path
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (more.length) return { screen: 'lost' };
  if (!head) return { screen: 'lobby' };
  if (head === 'new' && first && !second) return { screen: 'new', game: first };
  if (head === 'table' && first && !second) return { screen: 'table', table: first, at: null };
  if (head === 'table' && first && second === 'at' && /^\d{1,7}$/.test(third))
    return { screen: 'table', table: first, at: Number(third) };
  if (head === 'rules' && first && !third) return { screen: 'rules', game: first, number: second };
  if ((head === 'about' || head === 'import') && !first) return { screen: head };
  return { screen: 'lost' };
}

let current = $state.raw<Route>(read(location.pathname));

export function route(): Route {
  return current;
}

/** Go to another address of the client. `replace` leaves no trace in the history. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = read(location.pathname);
  if (!replace) scrollTo(0, 0);
}

/** Let links of the page change the screen without a new page. */
export function followLinks(): void {
  addEventListener('popstate', () => (current = read(location.pathname)));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
