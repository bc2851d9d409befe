// A rules text as plain data, for drawing, looking up and searching: the same Markdown that `core/rulebook.py` reads on
// the server. Headings are `## SI-4 Phase 2: act`, paragraphs start with `**SI-4.3**`, rulings with `**SI-R6**`.
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'prose'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'lines'; readonly text: string };

/** `figure`: it is a number, or stands above numbers, and is set to the right. */
export interface Cell {
  readonly parts: readonly Inline[];
  readonly figure: boolean;
}

/** One numbered paragraph with all its lists and tables, or the text under a heading that has no number. */
export interface Paragraph {
  readonly id: string;
  readonly number: string;
  readonly blocks: readonly Block[];
  /** All its words, without emphasis: what is searched. */
  readonly plain: string;
}

/** What stands under one heading. `id` is its number, or `s3` where it has none: the same in all languages. */
export interface Section {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly title: string;
  /** The letters that all its numbers begin with: `SI`. */
  readonly letters: string;
  readonly sections: readonly Section[];
  /** Every number and every id that can be jumped to. */
  readonly places: ReadonlySet<string>;
}

const NUMBER = '[A-Z]{2,4}-(?:R[0-9]*|[0-9]+(?:\\.[0-9]+)?)';
const HEADING = /^(#{1,6}) +(.+?) *#*$/;
const TITLE = new RegExp(`^(${NUMBER}) +(.+)$`);
const START = new RegExp(`^\\*\\*(${NUMBER})\\*\\* *`);
const ITEM = /^(?:[-*]|[0-9]+\.) +/;
const RULE_OF_TABLE = /^\|[ :|-]+\|$/;
const FIGURE = /^[-−+]?\d[\d., \u00a0]*$/;
const SAFE_LINK = /^(?:https?:\/\/|\/(?!\/))/;
const INLINE = new RegExp(
  [
    '`(?<code>[^`]+)`',
    '\\[(?<label>[^\\]]+)\\]\\((?<href>[^)]*)\\)',
    '\\*\\*(?<strong>.+?)\\*\\*',
    '\\*(?=\\S)(?<em>.+?)(?<=\\S)\\*',
    `(?<![\\w-])(?<reference>${NUMBER})(?![\\w-])`,
  ].join('|'),
  'gs',
);

/** The rules in a text. */
export function parse(text: string): Rulebook {
  const sections: { number: string; title: string; paragraphs: { number: string; lines: string[] }[] }[] = [];
  let title = '';
  let section = { number: '', title: '', paragraphs: [{ number: '', lines: [] as string[] }] };
  sections.push(section);
  let fenced = false;
  for (const line of text.split(/\r?\n/).map((whole) => whole.trimEnd())) {
    if (line.startsWith('```')) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    const start = fenced ? null : START.exec(line);
    if (heading?.[1] === '#') {
      title = bare(heading[2] ?? '');
    } else if (heading) {
      const numbered = TITLE.exec(heading[2] ?? '');
      section = {
        number: numbered?.[1] ?? '',
        title: bare(numbered?.[2] ?? heading[2] ?? ''),
        paragraphs: [{ number: '', lines: [] }],
      };
      sections.push(section);
    } else if (start) {
      section.paragraphs.push({ number: start[1] ?? '', lines: [line.slice(start[0].length)] });
    } else {
      section.paragraphs.at(-1)?.lines.push(line);
    }
  }
  return book(
    title,
    sections.map((one, i) => {
      const id = one.number || `s${String(i)}`;
      return { ...one, id, paragraphs: one.paragraphs.flatMap((found) => paragraph(found, id)) };
    }),
  );
}

function book(title: string, all: readonly Section[]): Rulebook {
  const sections = all.filter((section) => section.title || section.paragraphs.length);
  const ids = sections.flatMap((section) => [section.id, ...section.paragraphs.map((one) => one.id)]);
  const first = sections.flatMap((section) => section.paragraphs).find((one) => one.number);
  return { title, letters: first?.number.split('-')[0] ?? '', sections, places: new Set(ids) };
}

function paragraph({ number, lines }: { number: string; lines: string[] }, section: string): Paragraph[] {
  const found = blocks(lines);
  if (!number && !found.length) return [];
  return [{ id: number || `${section}-text`, number, blocks: found, plain: found.map(plainBlock).join(' ') }];
}

function blocks(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let chunk: string[] = [];
  const close = (): void => {
    if (chunk.length) out.push(...(chunk[0]?.startsWith('|') ? [table(chunk)] : prose(chunk)));
    chunk = [];
  };
  let fence: string[] | null = null;
  for (const line of lines) {
    if (line.startsWith('```')) {
      close();
      if (fence) out.push({ kind: 'lines', text: fence.join('\n') });
      fence = fence ? null : [];
    } else if (fence) {
      fence.push(line);
    } else if (line) {
      chunk.push(line);
    } else {
      close();
    }
  }
  close();
  return out;
}

/** Prose with the lists in it: an item goes on in the lines after it. */
function prose(lines: readonly string[]): Block[] {
  const pieces: { item: string; text: string }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.[0] ?? '';
    const before = pieces.at(-1);
    if (before && !item) before.text += ` ${line.trim()}`;
    else pieces.push({ item, text: line.slice(item.length) });
  }
  const out: Block[] = [];
  const items: (readonly Inline[])[] = [];
  for (const { item, text } of pieces) {
    if (!item) {
      out.push({ kind: 'prose', parts: inline(text) });
      continue;
    }
    if (!items.length) out.push({ kind: 'list', ordered: /^\d/.test(item), items });
    items.push(inline(text));
  }
  return out;
}

function table(lines: readonly string[]): Block {
  const cells = lines
    .filter((line) => !RULE_OF_TABLE.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|'))
    .map((row) => row.map((cell) => cell.trim()));
  const [head = [], ...rows] = cells;
  const figures = head.map((_, i) => rows.length > 0 && rows.every((row) => FIGURE.test(row[i] ?? '')));
  const dressed = (row: readonly string[]): Cell[] =>
    row.map((cell, i) => ({ parts: inline(cell), figure: figures[i] ?? false }));
  return { kind: 'table', head: dressed(head), rows: rows.map(dressed) };
}

/** Emphasis, code, links and numbers of other paragraphs in a line of text. */
export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) out.push({ kind: 'text', text: text.slice(at, match.index) });
    at = match.index + match[0].length;
    const { code, label, href = '', strong, em, reference } = match.groups ?? {};
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (label !== undefined) out.push(...(SAFE_LINK.test(href) ? [link(href, label)] : inline(label)));
    else if (strong !== undefined) out.push({ kind: 'strong', parts: inline(strong) });
    else if (em !== undefined) out.push({ kind: 'em', parts: inline(em) });
    else if (reference !== undefined) out.push({ kind: 'reference', text: reference });
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

const link = (href: string, label: string): Inline => ({ kind: 'link', href, parts: inline(label) });

/** The words without what they are dressed in. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => ('parts' in part ? plain(part.parts) : part.text)).join('');
}

const bare = (text: string): string => plain(inline(text));

function plainBlock(block: Block): string {
  if (block.kind === 'prose') return plain(block.parts);
  if (block.kind === 'lines') return block.text;
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  return [block.head, ...block.rows].flatMap((row) => row.map((cell) => plain(cell.parts))).join(' ');
}
