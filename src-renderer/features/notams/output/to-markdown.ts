/** Writes a list of NOTAMs as Markdown: the query and how old the data is, then each NOTAM with its text as published. */
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { itemDInWords, whereInWords } from '#renderer/format/notams/plain-in-words.ts';
import { statusInWords, validityInWords, type WriteTime } from '#renderer/format/notams/period.ts';
import { locationOrUnknown, numberOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';

/** A title and the lines above the list take a line each. */
export type Heading = { title: string; lines: readonly string[] };

/** What would be read as Markdown in a line of text. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** A fence longer than any in the text, so that nothing in it ends it. */
function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}

function section(notam: NotamAnswer, write: WriteTime): string {
  const { notams } = words;
  const { decoded, issueDate, message } = notam;
  const severity = severityOf(notam);
  const status = statusInWords(notam);
  const name = `${numberOrUnknown(notam)} ${locationOrUnknown(notam)}`;
  const headline = headlineInWords(decoded);
  const head = headline === undefined ? name : `${name}: ${headline}`;
  const facts = [
    ...(severity === undefined ? [] : [notams.severities[severity]]),
    ...(status === undefined ? [] : [status]),
    validityInWords(notam, write),
    ...(issueDate === null ? [] : [notams.issued(write(issueDate))]),
  ];
  const sentences =
    decoded === undefined ? [] : [...whereInWords(decoded), ...[itemDInWords(decoded)].filter((schedule) => schedule !== undefined)];
  const more = sentences.length === 0 ? '' : `${plain(sentences.join(' '))}\n\n`;
  return `## ${plain(head)}\n\n${plain(facts.join(' · '))}\n\n${more}${fenced(message)}`;
}

/** The head comes first in the file, and `markdownOf` writes the NOTAMs after it. */
export const markdownHead = ({ title, lines }: Heading): string => isolated([`# ${plain(title)}`, ...lines.map(plain), ''].join('\n\n'));
export const markdownOf = (items: readonly NotamAnswer[], write: WriteTime): string =>
  isolated(items.map((notam) => `${section(notam, write)}\n\n`).join(''));
