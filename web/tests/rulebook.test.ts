// Reading, finding and lighting up rules, on a small text of no game, and on the rules that are shipped.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold, lit, place, search } from '../src/rules/lookup';
import { inline, parse, plain, type Block, type Paragraph } from '../src/rules/rulebook';

const TEXT = `# Marbles

A game of *marbles*.

## What it is

For all.

## XX-1 Components

All round.

**XX-1.1** Ten **glass** marbles,
see [the picture](marbles.svg).

**XX-1.2** A bag:

| kind | how many |
| --- | --- |
| \`*\` chance | 1 |
| glass | 1,000 |

- one item that goes on
  in a second line
- another

## XX-2 Play

**XX-2.1** Roll. (XX-R3)

\`\`\`
## not a heading

**XX-9.9** not a paragraph
\`\`\`

**XX-2.2** Żółw und Straße.

## XX-R Rulings

**XX-R3** No pushing. *Why:* the XX-2.1 of it.
`;
const BOOK = parse(TEXT);

function paragraph(id: string): Paragraph {
  const found = BOOK.sections.flatMap((section) => section.paragraphs).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}
const ids = (found: ReturnType<typeof search>): string[] =>
  (found?.sections ?? []).flatMap((section) => section.paragraphs.map((one) => one.id));

describe('a rules text', () => {
  test('has a title, and letters that its numbers begin with', () => {
    expect([BOOK.title, BOOK.letters]).toEqual(['Marbles', 'XX']);
  });

  test('has sections with numbers and titles; what stands before the first heading is one of its own', () => {
    expect(BOOK.sections.map(({ id, number, title }) => [id, number, title])).toEqual([
      ['s0', '', ''],
      ['s1', '', 'What it is'],
      ['XX-1', 'XX-1', 'Components'],
      ['XX-2', 'XX-2', 'Play'],
      ['XX-R', 'XX-R', 'Rulings'],
    ]);
  });

  test('has paragraphs in order, and text under a heading without a number', () => {
    expect(BOOK.sections.flatMap((section) => section.paragraphs.map((one) => one.id))).toEqual([
      's0-text',
      's1-text',
      'XX-1-text',
      'XX-1.1',
      'XX-1.2',
      'XX-2.1',
      'XX-2.2',
      'XX-R3',
    ]);
  });

  test('a paragraph joins its lines and keeps its emphasis; a link that leads nowhere is only its words', () => {
    expect(paragraph('XX-1.1').blocks).toEqual<Block[]>([
      {
        kind: 'prose',
        parts: [
          { kind: 'text', text: 'Ten ' },
          { kind: 'strong', parts: [{ kind: 'text', text: 'glass' }] },
          { kind: 'text', text: ' marbles, see ' },
          { kind: 'text', text: 'the picture' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  test('a paragraph keeps its table and its list; columns of numbers are figures', () => {
    const [prose, table, list] = paragraph('XX-1.2').blocks;
    expect(prose).toEqual({ kind: 'prose', parts: [{ kind: 'text', text: 'A bag:' }] });
    expect(table?.kind === 'table' && table.head.map((cell) => [plain(cell.parts), cell.figure])).toEqual([
      ['kind', false],
      ['how many', true],
    ]);
    expect(table?.kind === 'table' && table.rows[0]?.[0]?.parts).toEqual([
      { kind: 'code', text: '*' },
      { kind: 'text', text: ' chance' },
    ]);
    expect(list?.kind === 'list' && [list.ordered, list.items.map(plain)]).toEqual([
      false,
      ['one item that goes on in a second line', 'another'],
    ]);
  });

  test('fenced lines are kept as they are, and are neither headings nor paragraphs', () => {
    expect(paragraph('XX-2.1').blocks[1]).toEqual({
      kind: 'lines',
      text: '## not a heading\n\n**XX-9.9** not a paragraph',
    });
    expect(BOOK.places.has('XX-9.9')).toBe(false);
  });

  test('numbered lists are ordered, and prose before a list is prose', () => {
    const [, one] = parse('**YY-1.1** Do:\n1. this\n2. that').sections[0]?.paragraphs[0]?.blocks ?? [];
    expect(one?.kind === 'list' && [one.ordered, one.items.map(plain)]).toEqual([true, ['this', 'that']]);
  });

  test('no text has no sections', () => {
    expect(parse('').sections).toEqual([]);
  });
});

describe('a line', () => {
  test('numbers of paragraphs are references, also between brackets and in emphasis', () => {
    expect(inline('(SI-R6, *SI-4.10*) SI-9')).toEqual([
      { kind: 'text', text: '(' },
      { kind: 'reference', text: 'SI-R6' },
      { kind: 'text', text: ', ' },
      { kind: 'em', parts: [{ kind: 'reference', text: 'SI-4.10' }] },
      { kind: 'text', text: ') ' },
      { kind: 'reference', text: 'SI-9' },
    ]);
  });

  test('a full stop after a number belongs to the sentence', () => {
    expect(inline('as in SI-7.1.')).toEqual([
      { kind: 'text', text: 'as in ' },
      { kind: 'reference', text: 'SI-7.1' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('in code nothing is dressed, and words with a hyphen are no references', () => {
    expect(inline('`*SI-1.1*` HMAC-SHA256 SI-Report')).toEqual([
      { kind: 'code', text: '*SI-1.1*' },
      { kind: 'text', text: ' HMAC-SHA256 SI-Report' },
    ]);
  });

  test('only addresses of the web and of this server become links', () => {
    expect(inline('[a](https://x.org) [b](/about) [c](javascript:x) [d](//x.org)').map((part) => part.kind)).toEqual([
      'link',
      'text',
      'link',
      'text',
      'text',
      'text',
      'text',
    ]);
  });
});

describe('a place', () => {
  test.each([
    ['XX-2.1', 'XX-2.1'],
    ['xx-2.1', 'XX-2.1'],
    [' 2.1 ', 'XX-2.1'],
    ['r3', 'XX-R3'],
    ['R', 'XX-R'],
    ['1', 'XX-1'],
    ['s1', 's1'],
    ['9.9', ''],
    ['YY-2.1', ''],
    ['marbles', ''],
    ['', ''],
  ])('%j is %j', (asked, id) => {
    expect(place(BOOK, asked)).toBe(id);
  });
});

describe('a search', () => {
  test('by number gives one paragraph, by the number of a section all of it', () => {
    expect(ids(search(BOOK, '2.2'))).toEqual(['XX-2.2']);
    expect(ids(search(BOOK, '1'))).toEqual(['XX-1-text', 'XX-1.1', 'XX-1.2']);
  });

  test('by words gives the paragraphs that have all of them, in any order and emphasis', () => {
    expect(ids(search(BOOK, 'glass'))).toEqual(['XX-1.1', 'XX-1.2']);
    expect(ids(search(BOOK, 'MARBLES glass'))).toEqual(['XX-1.1']);
  });

  test('needs no accents, and says what to light up', () => {
    const found = search(BOOK, 'zolw Strasse');
    expect([ids(found), found?.words, found?.paragraphs]).toEqual([['XX-2.2'], ['zolw', 'strasse'], 1]);
  });

  test('finds a number that is no paragraph as a word', () => {
    expect(ids(search(BOOK, '1,000'))).toEqual(['XX-1.2']);
  });

  test('for one letter, or for nothing, is no search', () => {
    expect([search(BOOK, 'x'), search(BOOK, '  ')]).toEqual([null, null]);
  });

  test('that finds nothing says so', () => {
    expect(search(BOOK, 'dragon')).toEqual({ sections: [], words: ['dragon'], paragraphs: 0 });
  });
});

describe('light', () => {
  const shown = (text: string, ...words: string[]): string =>
    lit(text, words)
      .map((piece) => (piece.lit ? `[${piece.text}]` : piece.text))
      .join('');

  test('falls on the letters as they are written', () => {
    expect(shown('Der Würfel, die WÜRFEL', 'wurfel')).toBe('Der [Würfel], die [WÜRFEL]');
    expect(shown('Łódź', 'lod')).toBe('[Łód]ź');
  });

  test('falls on a whole letter where a word ends in the midst of it', () => {
    expect(shown('Maß, Straße', 'mas', 'stras')).toBe('[Maß], [Straß]e');
  });

  test('falls once on words that overlap', () => {
    expect(shown('salesman', 'sales', 'lesman')).toBe('[salesman]');
    expect(shown('banana', 'ana')).toBe('b[anana]');
  });

  test('keeps count of letters that are written with an accent of their own', () => {
    expect(fold('e\u0301a')).toEqual({ text: 'ea', at: [0, 2, 3] });
    expect(shown('cafe\u0301 ok', 'cafe')).toBe('[cafe\u0301] ok');
  });
});

describe('the rules of Siberia', () => {
  const read = (language: string): ReturnType<typeof parse> =>
    parse(readFileSync(new URL(`../../src/roundhouse/games/siberia/rules.${language}.md`, import.meta.url), 'utf8'));
  const english = read('en');

  test.each(['pl', 'de', 'pt'])('in %s have the same places as in English', (language) => {
    expect(english.places.has('SI-4.10')).toBe(true);
    expect([...read(language).places]).toEqual([...english.places]);
  });

  test.each(['en', 'pl', 'de', 'pt'])('in %s refer to nothing that is not there', (language) => {
    const book = read(language);
    const references = book.sections
      .flatMap((section) => section.paragraphs)
      .flatMap((one) => one.plain.match(/\bSI-(?:R\d*|\d+(?:\.\d+)?)/g) ?? []);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((number) => !book.places.has(number))).toEqual([]);
  });
});
