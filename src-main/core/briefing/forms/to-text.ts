/** A briefing as plain text of at most 100 columns; raw texts keep their own lines. */
import { isolated } from '#domain/text/visible-text.ts';
import type { BriefingSheet, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';

const WIDTH = 100;

export function briefingToText({ title, parts, ages }: BriefingSheet): string {
  const head = [title.toUpperCase(), '='.repeat(Math.min(title.length, WIDTH)), ages.join(' · '), ''];
  return isolated(`${[...head, ...parts.flatMap(partLines)].join('\n').trimEnd()}\n`);
}

function partLines(part: SheetPart): string[] {
  switch (part.kind) {
    case 'heading':
      return ['', part.text, (part.level === 1 ? '=' : '-').repeat(Math.min(part.text.length, WIDTH))];
    case 'lines':
      return part.lines.flatMap(({ text }) => (part.isList ? wrapped(text, '- ', '  ') : wrapped(text, '', '')));
    case 'notShown':
      return part.lines.flatMap((line) => wrapped(line, '', '  '));
    case 'table':
      return ['', ...tableLines([part.head, ...part.rows])];
    case 'notice':
      return ['', ...noticeLines(part.notice)];
    case 'folded':
      return ['', `[${part.title}]`, part.notices.map((notice) => ['', ...noticeLines(notice)])].flat(2);
  }
}

const noticeLines = ({ head, headline, facts, raw }: SheetNotice): string[] => [
  ...wrapped(head, '* ', '  '),
  ...(headline === '' ? [] : wrapped(headline, '  ', '  ')),
  ...wrapped(facts.join(' '), '  ', '  '),
  ...raw.split(/\r\n|\r|\n/).map((line) => `    | ${line}`.trimEnd()),
];

function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function wrapped(text: string, first: string, next: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      [line, isEmpty] = [next, true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
