/**
 * One line of a comma-separated file. A quotation mark opens a field only where the field begins and closes it only where it ends, so that a stray one
 * is a letter like any other. Inside a field a mark is doubled or has a backslash in front.
 */
const isFieldEnd = (text: string, at: number): boolean => at >= text.length || text[at] === ',' || text[at] === '\n' || text[at] === '\r';

/** Finds the mark that closes the field whose content begins before `at`; -1 while it is open. */
function closingMark(text: string, at: number): number {
  for (let mark = text.indexOf('"', at); mark !== -1; mark = text.indexOf('"', mark + 1)) {
    const isEscaped = text[mark - 1] === '\\';
    // `\", ` goes on as a sentence does; fields have no blank in front.
    if (isFieldEnd(text, mark + 1) && !(isEscaped && text.startsWith(', ', mark + 1))) return mark;
    // `\""` at the end of a field is a mark with a backslash and the closing one.
    if (text[mark + 1] === '"' && !(isEscaped && isFieldEnd(text, mark + 2))) mark++;
  }
  return -1;
}

/** Tells whether a field is open at the end of a line, which begins inside a field where `isOpen`. */
export const isOpenAfter = (line: string, isOpen: boolean): boolean => fieldsOf(isOpen ? `"${line}` : line).isOpen;

type Fields = { fields: string[]; /** It says whether the last field is open. */ isOpen: boolean };

export function fieldsOf(text: string): Fields {
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
    const mark = closingMark(text, at + 1);
    const end = mark === -1 ? text.length : mark;
    fields.push(unescaped(text.slice(at + 1, end)));
    if (mark === -1) return { fields, isOpen: true };
    const comma = text.indexOf(',', end);
    at = comma === -1 ? text.length + 1 : comma + 1;
  }
  return { fields, isOpen: false };
}

const unescaped = (field: string): string => (field.includes('"') ? field.replace(/\\"|""/g, '"') : field);
