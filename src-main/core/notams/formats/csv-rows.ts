/**
 * Rows of a comma-separated file as the exports of NOTAMs write them: fields in quotation marks may contain line ends, and one inside is doubled or
 * preceded by a backslash. Tolerant where core/reference/sources/csv refuses: a NOTAM in a damaged row is still a NOTAM.
 */
import { lineReader } from './lines.ts';
import { MAX_NOTICE_BYTES } from './limits.ts';

export type Row = { fields: string[]; line: number };

export function csvRows(take: (row: Row) => void): { read(piece: Buffer): void; end(): void } {
  let pending = '';
  let from = 0;

  function emitRow(text: string): void {
    const trimmed = text.replace(/(?:\r\n|\n|\r)$/, '');
    if (trimmed !== '') take({ fields: fieldsOf(trimmed), line: from });
    pending = '';
  }

  const lines = lineReader(({ text, end, number }) => {
    if (pending === '') from = number;
    pending += text + end;
    if (isWhole(pending) || pending.length > MAX_NOTICE_BYTES) emitRow(pending);
  });
  return {
    read: (piece) => lines.read(piece),
    end() {
      lines.end();
      if (pending !== '') emitRow(pending);
    },
  };
}

/** Whether every field that was opened is closed. */
function isWhole(text: string): boolean {
  let isQuoted = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (isQuoted && text[at - 1] === '\\' && !isFieldEnd(text, at + 1)) continue;
    isQuoted = !isQuoted;
  }
  return !isQuoted;
}

const isFieldEnd = (text: string, at: number): boolean => at >= text.length || text[at] === ',' || text[at] === '\n' || text[at] === '\r';

function fieldsOf(text: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== '"') {
      const comma = text.indexOf(',', at);
      const end = comma === -1 ? text.length : comma;
      fields.push(text.slice(at, end));
      at = end + 1;
      continue;
    }
    let value = '';
    let begin = at + 1;
    let mark = text.indexOf('"', begin);
    for (; mark !== -1; mark = text.indexOf('"', begin)) {
      if (text[mark + 1] === '"') value += text.slice(begin, mark + 1);
      else if (text[mark - 1] === '\\' && !isFieldEnd(text, mark + 1)) value += `${text.slice(begin, mark - 1)}"`;
      else break;
      begin = text[mark + 1] === '"' ? mark + 2 : mark + 1;
    }
    const end = mark === -1 ? text.length : mark;
    fields.push(value + text.slice(begin, end));
    const comma = text.indexOf(',', end);
    at = comma === -1 ? text.length + 1 : comma + 1;
  }
  return fields;
}
