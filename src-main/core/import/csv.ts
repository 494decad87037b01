/**
 * Reads CSV (RFC 4180) in UTF-8 piece by piece. Its promise: a record is handed out once it is whole, with the line it began on, wherever
 * the pieces were cut; a malformed record is handed out with its fault and the reading goes on at the next line; no field is ever guessed.
 * Own code because it must tell lines, and because csv-parse takes more than five times as long for the 13 MB of airports.
 */
import { datasetRefused } from './dataset-refused.ts';

/** A record is good until the next one is handed out. */
export type CsvRecord = {
  /** Line in the file, from 1, on which the record begins. */
  readonly line: number;
  /** Number of fields. */
  readonly width: number;
  /** What breaks RFC 4180 or UTF-8 in this record; its fields are not to be trusted then. */
  readonly fault: string | undefined;
  /** The field of that place, from 0; empty where there is none. */
  field(index: number): string;
};

/** Bytes after which a record that has not ended is none: a quotation mark was left open and swallows the file. */
const LONGEST_RECORD = 1_000_000;
const QUOTE = 34;
const COMMA = 44;
const LF = 10;
const CR = 13;
/** EF BB BF, which some programs write before UTF-8. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const notAscii = /[^\0-\x7f]/;
/** What stands for bytes that are not UTF-8. */
const UNREADABLE = '\ufffd';

const utf8 = (letters: string): string => Buffer.from(letters, 'latin1').toString('utf8');

/** Reads one file; `file` is its name for messages. Lines end in LF or CR LF; blank lines are no records. */
export function csvReader(file: string, take: (record: CsvRecord) => void): { read(piece: Uint8Array): void; end(): void } {
  // One letter a byte: the marks of CSV are ASCII, and a single Cyrillic letter would make the engine keep a whole piece, and every
  // string cut from it, at two bytes a letter. Fields that need it are decoded one by one.
  let text = '';
  let isFirst = true;
  let isLast = false;
  let line = 1;
  let at = 0;
  /** Begin and end of each field of the record, and whether it holds doubled quotation marks. */
  const bounds: number[] = [];
  let width = 0;
  let isAscii = true;
  let fault: string | undefined;

  const record: CsvRecord = {
    get line() {
      return line;
    },
    get width() {
      return width;
    },
    get fault() {
      return fault;
    },
    // Fields are cut out when asked for: a sheet has more columns than are read.
    field(index) {
      if (index < 0 || index >= width) return '';
      const cut = text.slice(bounds[index * 3], bounds[index * 3 + 1]);
      const field = bounds[index * 3 + 2] === 1 ? cut.replaceAll('""', '"') : cut;
      return isAscii || !notAscii.test(field) ? field : utf8(field);
    },
  };

  function addField(begin: number, end: number, isDoubled: boolean): void {
    bounds[width * 3] = begin;
    bounds[width * 3 + 1] = end;
    bounds[width * 3 + 2] = isDoubled ? 1 : 0;
    width++;
  }

  /** Passes the field within quotation marks that begins here; false while its end, or what follows it, has not arrived. */
  function quotedField(): boolean {
    const begin = at + 1;
    let isDoubled = false;
    let mark = text.indexOf('"', begin);
    // Two more characters tell `""`, CR LF and anything else apart.
    while (mark !== -1 && text.charCodeAt(mark + 1) === QUOTE && (isLast || mark + 2 < text.length)) {
      isDoubled = true;
      mark = text.indexOf('"', mark + 2);
    }
    if (mark === -1 && isLast) {
      throw datasetRefused(`${file}, line ${line}: a quotation mark is never closed; the file is cut off or damaged.`);
    }
    if (mark === -1 || (mark + 2 >= text.length && !isLast)) return false;
    addField(begin, mark, isDoubled);
    at = mark + 1;
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    const next = text.charCodeAt(at);
    if (next === COMMA || next === LF || at === text.length) return true;
    fault = 'has text after a closing quotation mark';
    const lineEnd = text.indexOf('\n', at);
    at = lineEnd === -1 ? text.length : lineEnd;
    return lineEnd !== -1 || isLast;
  }

  function plainField(): void {
    const begin = at;
    let code = text.charCodeAt(at);
    while (at < text.length && code !== COMMA && code !== LF) {
      if (code === QUOTE) fault = 'has a quotation mark inside a field that does not begin with one';
      code = text.charCodeAt(++at);
    }
    const endsInCr = code !== COMMA && at > begin && text.charCodeAt(at - 1) === CR;
    addField(begin, endsInCr ? at - 1 : at, false);
  }

  /** Passes the record that begins here; false while it has not arrived whole. */
  function passRecord(): boolean {
    for (;;) {
      if (text.charCodeAt(at) !== QUOTE) plainField();
      else if (!quotedField()) return false;
      if (at >= text.length) return isLast;
      if (text.charCodeAt(at++) === LF) return true;
    }
  }

  function handOut(): void {
    if (isFirst && text.length < BYTE_ORDER_MARK.length && !isLast) return;
    let begin = isFirst && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    isFirst = false;
    for (at = begin; at < text.length; begin = at) {
      width = 0;
      fault = undefined;
      if (!passRecord()) break;
      const whole = text.slice(begin, at);
      isAscii = !notAscii.test(whole);
      if (!isAscii && utf8(whole).includes(UNREADABLE)) fault ??= 'is not UTF-8 text';
      if (width > 1 || bounds[0] !== bounds[1]) take(record);
      for (let end = whole.indexOf('\n'); end !== -1; end = whole.indexOf('\n', end + 1)) line++;
    }
    text = text.slice(begin);
    if (text.length > LONGEST_RECORD) {
      throw datasetRefused(`${file}, line ${line}: the row has no end within ${LONGEST_RECORD} bytes; a quotation mark is left open.`);
    }
  }

  return {
    /** Takes the next piece and hands out the records that it completes. */
    read(piece) {
      text += Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
      handOut();
    },
    /** Hands out what is left; throws a Refusal when the file ends inside quotation marks. */
    end() {
      isLast = true;
      handOut();
    },
  };
}
