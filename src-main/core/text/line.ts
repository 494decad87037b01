/**
 * Puts a text into the form that patterns are written for. The readers of a NOTAM need the same text one after the other, so each function
 * caches its last result.
 */

const toChange = /\s{2,}|[^\S ]/g;
const lastLine = { of: '', is: '' };
const lastCapitals = { of: '', is: '' };

/** Returns the text on one line, with single blanks. */
export function oneLine(text: string): string {
  if (text !== lastLine.of) {
    lastLine.is = text.replace(toChange, ' ');
    lastLine.of = text;
  }
  return lastLine.is;
}

/** Returns the text in capitals if it has small letters from a to z; it is compared first, because that is quicker than to look for those. */
export function capitals(text: string): string {
  if (text !== lastCapitals.of) {
    const upper = text.toUpperCase();
    lastCapitals.is = upper === text || /[a-z]/.test(text) ? upper : text;
    lastCapitals.of = text;
  }
  return lastCapitals.is;
}
