/**
 * Makes a text of data safe to show to people, on a terminal, on paper, in a page or in the window. Promise: no character of it moves the
 * cursor, hides what is next to it or turns the order of letters: "40 YWR" stays "40 YWR". Files for programs keep such characters.
 */

/**
 * These are controls but for tab and line feed, directions (Unicode, Bidi_Control), separators of lines and paragraphs, halves of pairs,
 * and the invisible: the deprecated directions, annotations and tags.
 */
const hidden = /(?![\t\n])\p{Cc}|[\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Letters from right to left with the signs and spaces between them, captured: a split has them at the odd places. No figure is among them. */
const rightToLeft = rightToLeftRuns();

function rightToLeftRuns(): RegExp {
  const letter = String.raw`[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]`;
  return new RegExp(String.raw`(${letter}+(?:[^\p{L}\p{N}\n]*${letter}+)*)`, 'u');
}

/** Most texts match: no character of them is hidden, or of a script that runs from right to left. */
const usual = /^[\t\n -~\u00A0-\u058F]*$/;

const inHex = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Returns the text with `‹U+202E›` in the place of each character that is not seen itself, and a line feed for each end of a line. */
export const visible = (text: string): string =>
  usual.test(text) ? text : text.replaceAll(/\r\n?/g, '\n').replaceAll(hidden, (sign) => `‹U+${inHex(sign)}›`);

/** Writes JSON with the same values, in which those characters are escapes. */
export const visibleJson = (json: string): string =>
  json.replaceAll(hidden, (sign) => Array.from({ length: sign.length }, (_, index) => `\\u${inHex(sign.charAt(index))}`).join(''));

/** Splits the visible text into parts; every second one runs from right to left, and must be isolated from its neighbours. */
export const directedParts = (text: string): string[] => (usual.test(text) ? [text] : visible(text).split(rightToLeft));

/**
 * Writes the visible text for a reader of plain text: what runs from right to left is between an isolate and its end, so that figures next
 * to it stay in their order.
 */
export const isolated = (text: string): string =>
  directedParts(text)
    .map((part, index) => (index % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join('');
