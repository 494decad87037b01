/** Prints a briefing: its headings are bookmarks, each notice has a rule next to it, and raw texts are on lines of their own. */
import type { Paper } from '#contract/print.ts';
import type { Block, Cell, PrintedDocument } from '#core/print/document.ts';
import { sheets, widthOf } from '#core/print/paper.ts';
import type { BriefingSheet, SheetColumn, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';
import { lineOf } from './notice-lines.ts';
import { printedParts, type PrintedPart } from './printed.ts';

export function briefingDocument(sheet: BriefingSheet, { paper, hasAppendix }: { paper: Paper; hasAppendix: boolean }): PrintedDocument {
  const { language, title, made, ages } = sheet;
  const { small, size } = sheets[paper];
  const sizes = { small, size, width: widthOf(sheets[paper]) };
  return {
    paper,
    language,
    title,
    made: Date.parse(made),
    ages,
    content: withHeadings(printedParts(sheet, hasAppendix).map((part) => ({ part, blocks: blocksOf(part, sizes) }))),
  };
}

/** A heading is on the page of what it is above, of a table or a long text at least on that of its own begin. */
function withHeadings(all: readonly { part: PrintedPart; blocks: readonly Block[] }[]): Block[] {
  const content: Block[] = [];
  let headings: Block[] = [];
  for (const { part, blocks } of all) {
    if (part.kind === 'heading') {
      headings.push(...blocks);
      continue;
    }
    const [first, ...rest] = blocks;
    if (headings.length > 0 && first && isKept(part)) content.push({ stack: [...headings, first], unbreakable: true }, ...rest);
    else content.push(...headings, ...blocks);
    headings = [];
  }
  return [...content, ...headings];
}

/** Tells whether its first block is surely shorter than a page. */
function isKept(part: PrintedPart): boolean {
  if (part.kind === 'full') return part.notice.raw.length <= MOST_WHOLE;
  return part.kind === 'lines' || part.kind === 'notices' || (part.kind === 'table' && part.rows.length <= MOST_ROWS);
}

/** A table of at most this many rows is not broken over pages. */
const MOST_ROWS = 12;

/** A bullet with its space has this width, in sizes of the letter. */
const BULLET = 0.82;

/** The unit is points. */
type Sizes = { small: number; size: number; width: number };

function blocksOf(part: PrintedPart, sizes: Sizes): Block[] {
  switch (part.kind) {
    case 'heading':
      return part.level === 1
        ? [{ text: part.text, bold: true, fontSize: sizes.size + 2, margin: [0, 8, 0, 3], bookmark: 1 }]
        : [{ text: part.text, bold: true, margin: [0, 5, 0, 2], bookmark: 2 }];
    case 'lines':
      return part.lines.map(({ text, isStrong }) =>
        part.isList
          ? {
              text: `• ${text}`,
              bold: isStrong,
              fontSize: sizes.small,
              leadingIndent: -BULLET * sizes.small,
              margin: [6 + BULLET * sizes.small, 0, 0, 1],
            }
          : { text, bold: isStrong, margin: [0, 2, 0, 1.5] },
      );
    case 'notShown':
      return part.lines.map((line) => ({ text: line, fontSize: sizes.small, leadingIndent: -8, margin: [8, 0, 0, 1] }));
    case 'table':
      return [tableOf(part, sizes)];
    case 'aerodromes':
      return rowsOf(part.columns).map((columns) => ({
        columns: columns.map((column) => columnBlock(column, sizes)),
        columnGap: GAP,
        margin: [0, 2, 0, 4],
      }));
    case 'corridor':
      return [];
    case 'notices':
      return noticeLines(part, sizes);
    case 'full':
      return [noticeBlock(part.notice, sizes)];
  }
}

/** A line is bold from this severity on. */
const BOLD_FROM = 4;
/** A NOTAM up to this severity has no separate line on paper. */
const MOST_MINOR = 2;
/** A row has at most this many aerodromes, with this many points between them. */
const [MOST_COLUMNS, GAP] = [3, 8];
/** The unit is points. */
const BAR_HEIGHT = 4;
const barColours = {
  open: '#c9d3dc',
  part: '#b55c00',
  shortened: '#b55c00',
  mayBeClosed: '#b00020',
  closed: '#b00020',
  unknown: '#888888',
} as const;

const rowsOf = (columns: readonly SheetColumn[]): SheetColumn[][] =>
  Array.from({ length: Math.ceil(columns.length / MOST_COLUMNS) }, (_, row) => columns.slice(row * MOST_COLUMNS, (row + 1) * MOST_COLUMNS));

/** What is minor follows each other in one paragraph; what a screen folds is its place and number there. */
function noticeLines(
  { title, isFolded, notices, acknowledgedTitle, acknowledged }: Extract<SheetPart, { kind: 'notices' }>,
  { small }: Sizes,
): Block[] {
  const isMinor = ({ severity }: SheetNotice) => isFolded || severity <= MOST_MINOR;
  const line = (notice: SheetNotice): Block => ({
    text: lineOf(notice),
    bold: notice.severity >= BOLD_FROM,
    fontSize: small,
    leadingIndent: -8,
    margin: [8, 0, 0, 1],
  });
  const inShort = (of: readonly SheetNotice[]) =>
    of.map(({ number, place, headline }) => [number, place, ...(isFolded ? [] : [headline])].filter(Boolean).join(' ')).join(' · ');
  const minor = notices.filter(isMinor);
  return [
    { text: title, bold: true, margin: [0, 3, 0, 1] },
    ...notices.filter((notice) => !isMinor(notice)).map(line),
    ...(minor.length === 0 ? [] : [{ text: inShort(minor), fontSize: small }]),
    ...(acknowledged.length === 0 ? [] : [{ text: `${acknowledgedTitle}: ${inShort(acknowledged)}`, fontSize: small }]),
  ];
}

function columnBlock({ title, name, bars, lines }: SheetColumn, { small, width }: Sizes): Block {
  const room = (width - (MOST_COLUMNS - 1) * GAP) / MOST_COLUMNS;
  const bar = (spans: SheetColumn['bars'][number]['spans']): Block => {
    let x = 0;
    const rects = spans.map(({ state, share }) => {
      const rect = { type: 'rect' as const, x, y: 0, w: share * room, h: BAR_HEIGHT, color: barColours[state] };
      x += rect.w;
      return rect;
    });
    return { canvas: rects, margin: [0, 0, 0, 2] };
  };
  return {
    stack: [
      { text: title, bold: true },
      ...(name === '' ? [] : [{ text: name, fontSize: small }]),
      ...bars.flatMap((one): Block[] => [{ text: `${one.name} ${one.text}`, bold: one.isStrong, fontSize: small }, bar(one.spans)]),
      ...lines.map(({ text, isStrong }): Block => ({ text, bold: isStrong, fontSize: small, margin: [0, 0, 0, 1] })),
    ],
  };
}

function tableOf({ head, rows }: Extract<SheetPart, { kind: 'table' }>, { small }: Sizes): Block {
  const cells = (row: readonly string[], bold: boolean): Cell[] => row.map((text) => ({ text, bold }));
  return {
    fontSize: small,
    margin: [0, 2, 0, 4],
    table: {
      widths: head.map(() => 'auto' as const),
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [cells(head, true), ...rows.map((row) => cells(row, false))],
    },
    layout: 'grid',
  };
}

/** Longer ones are broken between pages. */
const MOST_WHOLE = 1_500;

function noticeBlock({ number, place, headline, facts, raw }: SheetNotice, { small }: Sizes): Block {
  const lines = raw.split(/\r\n|\r|\n/).map((text): Block => ({ text: text === '' ? ' ' : text, fontSize: small }));
  return {
    stack: [
      { text: [number, place, headline].filter(Boolean).join(' · '), bold: true },
      { text: facts.join(' '), fontSize: small, margin: [0, 0, 0, 1] },
      { stack: lines, margin: [8, 0, 0, 0], color: '#222222' },
    ],
    unbreakable: raw.length <= MOST_WHOLE,
    margin: [0, 0, 0, 6],
  };
}
