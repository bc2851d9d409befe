// The characters that the client's own fonts draw. Whatever else a person writes is drawn by a font of the system, and
// so is a character of this list that a font does not have.
function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const ASCII = between(0x20, 0x7e);
const GERMAN_AND_PORTUGUESE = 'ÄÖÜäöüßẞ' + 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const SPANISH = 'Ññ'; // of places
const MARKS = '„”“‘’‚«»‹›–—…·•§©°ºª€£¡¿×÷±−½¼¾²³µ→←↑↓↵⌫✓★\u00a0\u00ad\u2009\u202f';

/** What English, German and Portuguese are written with. */
export const LETTERS = ASCII + GERMAN_AND_PORTUGUESE + SPANISH + MARKS;

/** What Polish needs besides, save the ó, which Portuguese has. */
export const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
