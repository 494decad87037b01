/** Writes a briefing as plain text of at most 100 columns; raw texts keep their own lines. */
import { isolated } from '#domain/text/visible-text.ts';
import type { BriefingSheet, SheetNotice } from '#contract/briefing/sheet.ts';
import { lineOf } from './notice-lines.ts';
import { printedParts, type PrintedPart } from './printed.ts';

const WIDTH = 100;

export function briefingToText(sheet: BriefingSheet, hasAppendix: boolean): string {
  const { title, foot } = sheet;
  const head = [title.toUpperCase(), '='.repeat(Math.min(title.length, WIDTH)), ...wrapped(foot.join(' · '), '', ''), ''];
  return isolated(`${[...head, ...printedParts(sheet, hasAppendix).flatMap(partLines)].join('\n').trimEnd()}\n`);
}

function partLines(part: PrintedPart): string[] {
  switch (part.kind) {
    case 'heading':
      return ['', part.text, (part.level === 1 ? '=' : '-').repeat(Math.min(part.text.length, WIDTH))];
    case 'lines':
      return part.lines.flatMap(({ text }) => (part.isList ? wrapped(text, '- ', '  ') : wrapped(text, '', '')));
    case 'notShown':
      return part.lines.flatMap((line) => wrapped(line, '', '  '));
    case 'table':
      return ['', ...tableLines([part.head, ...part.rows])];
    case 'aerodromes':
      return part.columns.flatMap(({ title, name, bars, lines }) => [
        '',
        ...wrapped([title, name].filter(Boolean).join(' '), '', ''),
        ...bars.flatMap((bar) => wrapped(`${bar.name} ${bar.text}`, '- ', '  ')),
        ...lines.flatMap(({ text }) => wrapped(text, '- ', '  ')),
      ]);
    case 'corridor':
      return [];
    case 'notices': {
      const { title, notices, acknowledgedTitle, acknowledged } = part;
      const line = (notice: SheetNotice) => wrapped(lineOf(notice), '* ', '  ');
      const read = acknowledged.length === 0 ? [] : [`[${acknowledgedTitle}]`, ...acknowledged.flatMap(line)];
      return ['', title, ...notices.flatMap(line), ...read];
    }
    case 'full':
      return ['', ...noticeLines(part.notice)];
  }
}

const noticeLines = ({ number, place, headline, facts, raw }: SheetNotice): string[] => [
  ...wrapped([number, place, headline].filter(Boolean).join(' · '), '* ', '  '),
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
