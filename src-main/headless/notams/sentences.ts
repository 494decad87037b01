/** What could not be read, as the command line says it. */
import type { ImportIssue, Warning } from '#contract/notams/warnings.ts';
import { words } from '../words.ts';

const behind = (text: string | null): string => (text === null ? '' : `${words.colon}${text.replace(/\s+/g, ' ')}`);

/** `Q: not a position: 9999N`. */
export function warningSentence({ item, code, text }: Warning): string {
  return `${item === null ? '' : `${item}${words.colon}`}${words.warnings[code]}${behind(text)}`;
}

/** `uk.xml, line 12, Notam[3]: no text; the record is stored unchanged`. */
export function issueSentence({ code, file, line, element, text }: ImportIssue): string {
  const place = [file, line === null ? null : words.notams.line(line), element].filter((part) => part !== null).join(', ');
  return `${place === '' ? '' : `${place}${words.colon}`}${words.issues[code]}${behind(text)}`;
}
