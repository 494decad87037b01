/**
 * The parts that a file would be read into are counted before it is: elements, brackets, rows and cells cost a hundred times their letters.
 * Promise: a text that passes needs a second or two and some hundred megabytes.
 */
import { refuseFile } from '../route/files/reading.ts';

/** The longest track that is read has ten for each point. */
const MOST_ELEMENTS = 300_000;
/** Most brackets of a JSON file: a position has one, and little else has any. */
const MOST_BRACKETS = 600_000;
const MOST_DEPTH = 64;
const MOST_ROWS = 100_000;
/** Each row may have twenty columns. */
const MOST_CELLS = 2_000_000;

const code = (letter: string): number => letter.charCodeAt(0);
const [LINE, RETURN, QUOTE, BACKSLASH] = ['\n', '\r', '"', '\\'].map(code);
const openers = new Set(['{', '['].map(code));
const closers = new Set(['}', ']'].map(code));
const separators = new Set([',', ';', '\t'].map(code));

/** `format` is what its beginning says that it is. Throws a Refusal beyond the bounds. */
export function refuseUncountable(text: string, format: string): void {
  const [first] = /[^\s]/.exec(text.slice(0, 200)) ?? [];
  if (first === '<') return countElements(text, format);
  return first === '{' || first === '[' ? countBrackets(text, format) : countRows(text, format);
}

function countElements(text: string, format: string): void {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1];
    if (next === '/' || next === '!' || next === '?') continue;
    if (++count > MOST_ELEMENTS) refuseFile('routeFileTooManyParts', { format, most: MOST_ELEMENTS });
  }
}

function countBrackets(text: string, format: string): void {
  let [count, depth] = [0, 0];
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isText && letter === BACKSLASH) at++;
    else if (letter === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (closers.has(letter)) depth--;
    else if (openers.has(letter)) {
      if (++depth > MOST_DEPTH) refuseFile('routeFileTooDeep', { format, most: MOST_DEPTH });
      if (++count > MOST_BRACKETS) refuseFile('routeFileTooManyParts', { format, most: MOST_BRACKETS });
    }
  }
}

function countRows(text: string, format: string): void {
  let [rows, cells] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (separators.has(letter)) {
      if (++cells > MOST_CELLS) refuseFile('routeFileTooManyParts', { format, most: MOST_CELLS });
    } else if (letter === LINE || (letter === RETURN && text.charCodeAt(at + 1) !== LINE)) {
      if (++rows > MOST_ROWS) refuseFile('routeFileTooManyRows', { format, most: MOST_ROWS });
    }
  }
}
