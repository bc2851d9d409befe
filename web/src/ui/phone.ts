// When a table is laid out for a hand: on phones, and on tablets held upright. Style sheets repeat it, for they cannot
// read it from here.
export const PHONE = '(max-width: 760px), (max-width: 1000px) and (orientation: portrait)';
