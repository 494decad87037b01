/** A briefing as Markdown. Promise: no text of a NOTAM is markup: raw texts are in fences longer than any in them, the rest is escaped. */
import { isolated } from '#domain/text/visible-text.ts';
import type { BriefingSheet, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';

export function briefingToMarkdown({ title, parts, ages }: BriefingSheet): string {
  return isolated(
    `${[`# ${escaped(title)}`, escaped(ages.join(' · ')), ...parts.map(partText)].filter((text) => text !== '').join('\n\n')}\n`,
  );
}

function partText(part: SheetPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.level === 1 ? '##' : '###'} ${escaped(part.text)}`;
    case 'lines': {
      const lines = part.lines.map(({ text, isStrong }) => (isStrong ? `**${escaped(text)}**` : escaped(text)));
      return part.isList ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n\n');
    }
    case 'notShown':
      return part.lines.map((line) => `- ${escaped(line)}`).join('\n');
    case 'table':
      return [part.head, part.head.map(() => '---'), ...part.rows]
        .map((row, index) => `| ${row.map((cell) => (index === 1 ? cell : escaped(cell))).join(' | ')} |`)
        .join('\n');
    case 'notice':
      return noticeText(part.notice);
    case 'folded':
      return foldedText(part);
  }
}

const foldedText = ({ title, notices }: Extract<SheetPart, { kind: 'folded' }>): string =>
  [`<details><summary>${escaped(title)}</summary>`, ...notices.map(noticeText), '</details>'].join('\n\n');

function noticeText({ head, headline, facts, raw }: SheetNotice): string {
  const fence = '`'.repeat(Math.max(3, ...[...raw.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [
    `**${escaped(head)}**`,
    ...(headline === '' ? [] : [escaped(headline)]),
    escaped(facts.join(' ')),
    `${fence}\n${raw.replaceAll(/\r\n?/g, '\n')}\n${fence}`,
  ].join('\n\n');
}

/** A number such as `1.` or a dash begins a list only at the start of a line. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^([-+=])/, String.raw`\$1`);
