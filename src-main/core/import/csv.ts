/**
 * Reads CSV (RFC 4180) piece by piece. Its promise: a record is handed out once it is whole, with the line it began on, wherever the
 * pieces were cut; a malformed record is handed out with its fault and the reading goes on at the next line; no field is ever guessed.
 * Own code because it must tell lines, and because csv-parse takes more than ten times as long for the 13 MB of airports.
 */
import { datasetRefused } from './dataset-refused.ts';

export type CsvRecord = {
  /** Line in the file, from 1, on which the record begins. */
  line: number;
  fields: string[];
  /** What breaks RFC 4180 in this record; its fields are not to be trusted then. */
  fault: string | undefined;
};

/** Characters after which a record that has not ended is none: a quotation mark was left open and swallows the file. */
const LONGEST_RECORD = 1_000_000;
const QUOTE = 34;
const COMMA = 44;
const LF = 10;
const CR = 13;

/** Reads one file; `file` is its name for messages. Lines end in LF or CR LF; blank lines are no records. */
export function csvReader(file: string): { read(text: string): CsvRecord[]; end(): CsvRecord[] } {
  let text = '';
  let isLast = false;
  let line = 1;
  let at = 0;
  let fault: string | undefined;

  /** The field within quotation marks that begins here; undefined while its end, or what follows it, has not arrived. */
  function quotedField(): string | undefined {
    let value = '';
    for (let from = at + 1; ; ) {
      const mark = text.indexOf('"', from);
      if (mark === -1 && isLast) {
        throw datasetRefused(`${file}, line ${line}: a quotation mark is never closed; the file is cut off or damaged.`);
      }
      // Two more characters tell `""`, CR LF and anything else apart.
      if (mark === -1 || (mark + 2 >= text.length && !isLast)) return undefined;
      value += text.slice(from, mark);
      if (text.charCodeAt(mark + 1) !== QUOTE) {
        at = mark + 1;
        break;
      }
      value += '"';
      from = mark + 2;
    }
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    const next = text.charCodeAt(at);
    if (next === COMMA || next === LF || at === text.length) return value;
    fault = 'has text after a closing quotation mark';
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd === -1 && !isLast) return undefined;
    at = lineEnd === -1 ? text.length : lineEnd;
    return value;
  }

  function plainField(): string {
    const from = at;
    let code = text.charCodeAt(at);
    while (at < text.length && code !== COMMA && code !== LF) {
      if (code === QUOTE) fault = 'has a quotation mark inside a field that does not begin with one';
      code = text.charCodeAt(++at);
    }
    return text.slice(from, at > from && text.charCodeAt(at - 1) === CR && code !== COMMA ? at - 1 : at);
  }

  /** The fields of the record that begins here; undefined while it has not arrived whole. */
  function record(): string[] | undefined {
    const fields: string[] = [];
    for (;;) {
      const field = text.charCodeAt(at) === QUOTE ? quotedField() : plainField();
      if (field === undefined) return undefined;
      fields.push(field);
      if (at >= text.length) return isLast ? fields : undefined;
      if (text.charCodeAt(at++) === LF) return fields;
    }
  }

  function records(): CsvRecord[] {
    const found: CsvRecord[] = [];
    let begin = 0;
    for (at = 0; at < text.length; begin = at) {
      fault = undefined;
      const fields = record();
      if (!fields) break;
      if (fields.length > 1 || fields[0] !== '') found.push({ line, fields, fault });
      for (let end = text.indexOf('\n', begin); end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line++;
    }
    text = text.slice(begin);
    if (text.length > LONGEST_RECORD) {
      throw datasetRefused(`${file}, line ${line}: the row has no end within ${LONGEST_RECORD} characters; a quotation mark is left open.`);
    }
    return found;
  }

  return {
    /** Takes the next piece; answers the records that it completes. */
    read(piece) {
      text += piece;
      return records();
    },
    /** Answers what is left; throws a Refusal when the file ends inside quotation marks. */
    end() {
      isLast = true;
      return records();
    },
  };
}
