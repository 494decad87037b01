/**
 * Reads CSV (RFC 4180) in UTF-8 piece by piece. Promise: a record is emitted once it is complete, with the line it began on, however
 * the input is split; a malformed record is emitted with its fault and reading continues at the next line; no field is ever guessed.
 * Own code because line numbers are needed, and because csv-parse takes more than five times as long for the 13 MB of airports.
 */
import { datasetRefused } from '../dataset-refused.ts';
import { reason } from '#core/reasons/reason.ts';

/** A record is valid until the next one is emitted. */
export type CsvRecord = {
  /** The record begins on this line of the file, counted from 1. */
  readonly line: number;
  /** A record has this many fields. */
  readonly width: number;
  /** It says what violates RFC 4180 or UTF-8 in this record, whose fields can't be trusted then. */
  readonly fault: string | undefined;
  /** The field at that index, from 0, trimmed; empty if there is none. */
  field(index: number): string;
};

/** Longest record in bytes; beyond it, an unclosed quotation mark is swallowing the file. */
const LONGEST_RECORD = 1_000_000;
const QUOTE = 34;
const COMMA = 44;
const LF = 10;
const CR = 13;
/** Everything below is a control character, which is trimmed too. */
const SPACE = 32;
/** V8 copies a substring up to this length instead of referencing its parent. */
const COPIED = 12;
/** Some programs write EF BB BF before UTF-8. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const notAscii = /[^\0-\x7f]/;
/** Bytes that are not UTF-8 are replaced by it. */
const UNREADABLE = '\ufffd';

/** Reads one file; `file` is its name for messages. Lines end in LF or CR LF; blank lines are not records. */
export function csvReader(file: string, take: (record: CsvRecord) => void): { read(piece: Uint8Array): void; end(): void } {
  let bytes: Buffer = Buffer.alloc(0);
  // The same as one character per byte, for searching: the delimiters of CSV are ASCII.
  let text = '';
  let isFirst = true;
  let isLast = false;
  let line = 1;
  let at = 0;
  /** Start and end of each field of the record, and whether it contains doubled quotation marks. */
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
    // Fields are extracted on demand: a file has more columns than are read.
    field(index) {
      if (index < 0 || index >= width) return '';
      let begin = bounds[index * 3] ?? 0;
      let end = bounds[index * 3 + 1] ?? 0;
      while (begin < end && text.charCodeAt(begin) <= SPACE) begin++;
      while (begin < end && text.charCodeAt(end - 1) <= SPACE) end--;
      if (begin === end) return '';
      const field = cut(begin, end);
      return bounds[index * 3 + 2] === 1 ? field.replaceAll('""', '"') : field;
    },
  };

  /** The value as a separate string: a substring would keep the whole parent alive, and is slower to use. */
  function cut(begin: number, end: number): string {
    if (!isAscii) return bytes.toString('utf8', begin, end);
    return end - begin <= COPIED ? text.slice(begin, end) : bytes.toString('latin1', begin, end);
  }

  function addField(begin: number, end: number, isDoubled: boolean): void {
    bounds[width * 3] = begin;
    bounds[width * 3 + 1] = end;
    bounds[width * 3 + 2] = isDoubled ? 1 : 0;
    width++;
  }

  /** Skips the quoted field that begins here; false while its end, or what follows it, has not arrived. */
  function quotedField(): boolean {
    const begin = at + 1;
    let isDoubled = false;
    let mark = text.indexOf('"', begin);
    // Two more characters distinguish `""`, CR LF and anything else.
    const tellable = isLast ? text.length : text.length - 2;
    while (mark !== -1 && mark < tellable && text.charCodeAt(mark + 1) === QUOTE) {
      isDoubled = true;
      mark = text.indexOf('"', mark + 2);
    }
    if (mark === -1 && isLast) {
      throw datasetRefused(reason('quoteNotClosed', { file, line }));
    }
    if (mark === -1 || mark >= tellable) return false;
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

  /** Skips the record that begins here; false while it is incomplete. */
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
      if (!isAscii && bytes.toString('utf8', begin, at).includes(UNREADABLE)) fault ??= 'is not UTF-8 text';
      if (width > 1 || bounds[0] !== bounds[1]) take(record);
      for (let end = whole.indexOf('\n'); end !== -1; end = whole.indexOf('\n', end + 1)) line++;
    }
    text = text.slice(begin);
    bytes = bytes.subarray(begin);
    if (text.length > LONGEST_RECORD) {
      throw datasetRefused(reason('quoteNotClosed', { file, line }));
    }
  }

  return {
    /** Takes the next piece and emits the records that it completes. */
    read(piece) {
      bytes = Buffer.concat([bytes, piece]);
      text = bytes.toString('latin1');
      handOut();
    },
    /** Emits what is left; throws a Refusal when the file ends inside quotation marks. */
    end() {
      isLast = true;
      handOut();
    },
  };
}
