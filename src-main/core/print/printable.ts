/**
 * The fonts can print Latin, Greek and Cyrillic with their marks, punctuation, and a few signs. Promise: nothing reaches a page as an empty
 * box; a name in another script is printed by its code and its Latin part.
 */
import { visible } from '#domain/text/visible-text.ts';

/** Blocks that both fonts have whole: Latin to its Extended-B and Additional, modifiers and marks, Greek, Cyrillic, punctuation; and some signs. */
const blocks = String.raw`\u0020-\u007E\u00A0-\u02E9\u0300-\u034F\u0370-\u0525\u1E00-\u1EFB\u1F00-\u1FFE\u2010-\u2027\u2030-\u205E\u20AC\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265`;
const others = new RegExp(`[^${blocks}]+`, 'g');

const composed = (text: string): string => text.normalize('NFC');
const isPrintable = (text: string): boolean => text.search(others) < 0;
const spaced = (text: string): string => visible(text.replaceAll(/\s+/g, ' ')).trim();

/** Any text without what the fonts lack: an end of a line is a space, a control or direction is shown by its code, a run of other characters is one `?`. */
export const onlyPrintable = (text: string): string =>
  visible(composed(text).replaceAll(/[\t\n\r\f\v]/g, ' '))
    // French separates thousands by U+202F, which the fonts do not have.
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(others, '?');

/** A name as it can be printed: itself; where it is in another script, the code with the Latin part of the name; the code alone where there is none. */
export function printable(name: string, code: string): string {
  const text = composed(spaced(name));
  if (text !== '' && isPrintable(text)) return text;
  return [onlyPrintable(spaced(code)), latinPart(text)].filter((part) => part !== undefined && part !== '').join(' ');
}

/** `Yaya (야야) Airfield` is `Yaya Airfield`. Undefined where less than a word is left. */
function latinPart(text: string): string | undefined {
  const words = text
    .replaceAll(others, ' ')
    .replaceAll(/[([{][^\p{L}\d()[\]{}]*[)\]}]/gu, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\d]/u.test(word));
  const left = words.join(' ');
  return /\p{L}{2}/u.test(left) ? left : undefined;
}
