/** A briefing as a document to print: bookmarks for its headings, a rule beside each notice, raw texts on lines of their own. */
import type { Paper } from '#contract/print.ts';
import type { Block, Cell, PrintedDocument } from '#core/print/document.ts';
import { sheets } from '#core/print/paper.ts';
import type { BriefingSheet, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';

export function briefingDocument({ language, title, made, ages, parts }: BriefingSheet, paper: Paper): PrintedDocument {
  const { small, size } = sheets[paper];
  return {
    paper,
    language,
    title,
    made: Date.parse(made),
    ages,
    content: withHeadings(parts.map((part) => ({ part, blocks: blocksOf(part, { small, size }) }))),
  };
}

/** A heading is on the page of what it is above, of a table or a long text at least on that of its own begin. */
function withHeadings(all: readonly { part: SheetPart; blocks: readonly Block[] }[]): Block[] {
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

/** Whether its first block is surely shorter than a page. */
function isKept(part: SheetPart): boolean {
  if (part.kind === 'notice') return part.notice.raw.length <= MOST_WHOLE;
  return part.kind === 'lines' || part.kind === 'folded' || (part.kind === 'table' && part.rows.length <= MOST_ROWS);
}

/** Of a table that is not broken. */
const MOST_ROWS = 12;

/** Width of a bullet with its space, in sizes of the letter. */
const BULLET = 0.82;

type Sizes = { small: number; size: number };

function blocksOf(part: SheetPart, sizes: Sizes): Block[] {
  switch (part.kind) {
    case 'heading':
      return part.level === 1
        ? [{ text: part.text, bold: true, fontSize: sizes.size + 2, margin: [0, 8, 0, 3], bookmark: 1 }]
        : [{ text: part.text, bold: true, margin: [0, 5, 0, 2], bookmark: 2 }];
    case 'lines':
      return part.lines.map(({ text, isStrong }) =>
        part.isList
          ? { text: `• ${text}`, bold: isStrong, leadingIndent: -BULLET * sizes.size, margin: [6 + BULLET * sizes.size, 0, 0, 1.5] }
          : { text, bold: isStrong, margin: [0, 2, 0, 1.5] },
      );
    case 'notShown':
      return part.lines.map((line) => ({ text: line, fontSize: sizes.small, leadingIndent: -8, margin: [8, 0, 0, 1] }));
    case 'table':
      return [tableOf(part, sizes)];
    case 'notice':
      return [noticeBlock(part.notice, sizes)];
    case 'folded':
      return [{ text: part.title, bold: true, margin: [0, 4, 0, 2] }, ...part.notices.map((notice) => noticeBlock(notice, sizes))];
  }
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

function noticeBlock({ head, headline, facts, raw }: SheetNotice, { small }: Sizes): Block {
  const lines = raw.split(/\r\n|\r|\n/).map((text): Block => ({ text: text === '' ? ' ' : text, fontSize: small }));
  return {
    stack: [
      { text: head, bold: true },
      ...(headline === '' ? [] : [{ text: headline }]),
      { text: facts.join(' '), fontSize: small, margin: [0, 0, 0, 1] },
      { stack: lines, margin: [8, 0, 0, 0], color: '#222222' },
    ],
    unbreakable: raw.length <= MOST_WHOLE,
    margin: [0, 0, 0, 6],
  };
}
