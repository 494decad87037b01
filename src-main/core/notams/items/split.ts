/**
 * Takes a NOTAM apart into its items. Promise: a letter with a bracket begins an item only where the order allows it (Q, then A to G, none
 * twice), because texts have lettered points too, as `C) COULD BE PROLONGED`; no text is lost between the items.
 */

type ItemLetter = 'Q' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
/** Each item's text without its letter; items that are not there have no member. */
export type Items = { header: string } & Partial<Record<ItemLetter, string>>;

const order = 'QABCDEFG';
const blank = /\s/;
/** Item F or G must read like a limit after item E, because lists in texts count `F)` and `G)` as well. */
const limitLike = /^\s*(?:SFC|GND|UNL|FL ?\d|MSL|AMSL|AGL|SURFACE|GROUND|"|\d{1,6} ?(?:FT|M|KM)?(?:\b|[A-Z]))/;

/** Null where no item is found. `text` has `\n` line ends and no footer (message.ts, footer.ts). */
export function splitItems(text: string): Items | null {
  const starts: { letter: ItemLetter; from: number; to: number }[] = [];
  let last = -1;
  // Texts have few brackets, which are found more quickly than letters before them.
  for (let bracket = text.indexOf(')'); bracket >= 0; bracket = text.indexOf(')', bracket + 1)) {
    const from = letterBefore(text, bracket);
    if (from < 0) continue;
    const letter = text.charAt(from) as ItemLetter;
    const place = order.indexOf(letter);
    const to = bracket + 1;
    if (place <= last) continue;
    // An item list never starts in the middle, and item E, once open, takes everything but limits.
    if (last < 0 && place > 1 && !(letter === 'B' || letter === 'E')) continue;
    if (place > 5 && (last < 5 || !limitLike.test(text.slice(to, to + 40)))) continue;
    if ((letter === 'B' || letter === 'C') && !beginsMoment(text, to)) continue;
    starts.push({ letter, from, to });
    last = place;
  }
  const first = starts[0];
  if (!first) return null;
  const items: Items = { header: text.slice(0, first.from).trim() };
  for (const [index, { letter, to }] of starts.entries()) {
    items[letter] = text.slice(to, starts[index + 1]?.from ?? text.length).trim();
  }
  const closing = starts.at(-1);
  if (closing) items[closing.letter] = withoutClosingBracket(items[closing.letter] ?? '', text.trimStart().startsWith('('));
  return items;
}

/** Finds the letter of an item: at the start, after a blank or `(`, at most one blank before the bracket; -1 without one. */
function letterBefore(text: string, bracket: number): number {
  const at = bracket > 1 && isBlank(text, bracket - 1) ? bracket - 2 : bracket - 1;
  if (at < 0 || !order.includes(text.charAt(at))) return -1;
  return at === 0 || text.charAt(at - 1) === '(' || isBlank(text, at - 1) ? at : -1;
}

const isBlank = (text: string, at: number): boolean => blank.test(text.charAt(at));

/** Tells whether there is a moment at this place, or a word for one. */
const beginsMoment = (text: string, at: number): boolean => /^\s*(?:\d|PERM|UFN|WIE|WEF)/.test(text.slice(at, at + 12));

/** The bracket that ends the NOTAM, not one that the text itself opened. */
function withoutClosingBracket(text: string, isBracketed: boolean): string {
  if (!text.endsWith(')')) return text;
  return isBracketed || text.split(')').length > text.split('(').length ? text.slice(0, -1).trimEnd() : text;
}
