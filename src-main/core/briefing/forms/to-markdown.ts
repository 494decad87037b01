/**
 * Writes a briefing as Markdown. Promise: no text of a NOTAM is markup: raw texts are in fences longer than any in them, the rest is
 * escaped.
 */
import { isolated } from '#domain/text/visible-text.ts';
import type { BriefingSheet, SheetNotice } from '#contract/briefing/sheet.ts';
import { lineOf } from './notice-lines.ts';
import { printedParts, type PrintedPart } from './printed.ts';

export function briefingToMarkdown(sheet: BriefingSheet, hasAppendix: boolean): string {
  const { title, foot } = sheet;
  return isolated(
    `${[`# ${escaped(title)}`, escaped(foot.join(' · ')), ...printedParts(sheet, hasAppendix).map(partText)].filter((text) => text !== '').join('\n\n')}\n`,
  );
}

function partText(part: PrintedPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.level === 1 ? '##' : '###'} ${escaped(part.text)}`;
    case 'lines': {
      const lines = part.lines.map(emphasized);
      return part.isList ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n\n');
    }
    case 'notShown':
      return part.lines.map((line) => `- ${escaped(line)}`).join('\n');
    case 'table':
      return [part.head, part.head.map(() => '---'), ...part.rows]
        .map((row, index) => `| ${row.map((cell) => (index === 1 ? cell : escaped(cell))).join(' | ')} |`)
        .join('\n');
    case 'aerodromes':
      return part.columns
        .map(({ title, name, bars, lines }) => {
          const items = [...bars.map((bar) => ({ ...bar, text: `${bar.name} ${bar.text}` })), ...lines];
          return [`### ${escaped([title, name].filter(Boolean).join(' '))}`, items.map((line) => `- ${emphasized(line)}`).join('\n')].join(
            '\n\n',
          );
        })
        .join('\n\n');
    case 'corridor':
      return '';
    case 'notices': {
      const { title, notices, acknowledgedTitle, acknowledged } = part;
      const list = (of: readonly SheetNotice[]) => of.map((notice) => `- ${escaped(lineOf(notice))}`).join('\n');
      const read = acknowledged.length === 0 ? [] : [escaped(acknowledgedTitle), list(acknowledged)];
      return [`**${escaped(title)}**`, list(notices), ...read].filter(Boolean).join('\n\n');
    }
    case 'full':
      return noticeText(part.notice);
  }
}

const emphasized = ({ text, isStrong }: { text: string; isStrong: boolean }): string => (isStrong ? `**${escaped(text)}**` : escaped(text));

function noticeText({ number, place, headline, facts, raw }: SheetNotice): string {
  const fence = '`'.repeat(Math.max(3, ...[...raw.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [
    `**${escaped([number, place, headline].filter(Boolean).join(' · '))}**`,
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
