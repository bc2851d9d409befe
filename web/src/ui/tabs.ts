// The parts of a game that a small screen shows one at a time. A tablet held upright has room for the whole board.
export type Tab = 'board' | 'hand' | 'players' | 'log';

/** When a screen that is laid out for a hand is a tablet's. */
export const TABLET = 'min-width: 761px';

const PARTS: readonly Tab[] = ['board', 'hand', 'players', 'log'];
const WHOLE: readonly Tab[] = ['board', 'players', 'log'];

export const tabsOf = (tablet: boolean): readonly Tab[] => (tablet ? WHOLE : PARTS);

/** The tab that is shown to somebody who has chosen this one, maybe before the tablet was turned. */
export const shownTab = (chosen: Tab, tablet: boolean): Tab => (tabsOf(tablet).includes(chosen) ? chosen : 'board');

/** What of the board belongs to a tab. */
export const partOf = (tab: Tab, tablet: boolean): 'all' | 'map' | 'own' =>
  tablet ? 'all' : tab === 'hand' ? 'own' : 'map';
