/**
 * Takes a NOTAM apart into its items. Promise: a letter with a bracket begins an item only where the order allows it (Q, then A to G, none
 * twice), because texts have lettered points too, as `C) COULD BE PROLONGED`; no text is lost between the items.
 */

export type ItemLetter = 'Q' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
/** Each item's text without its letter; items that are not there have no member. */
export type Items = { header: string } & Partial<Record<ItemLetter, string>>;

const order = 'QABCDEFG';
const mark = /(?<=^|[\s(])([QABCDEFG])\s?\)/g;
/** Behind item E only what reads like a limit is item F or G: lists in texts count `F)` and `G)` as well. */
const limitLike = /^\s*(?:SFC|GND|UNL|FL ?\d|MSL|AMSL|AGL|SURFACE|GROUND|"|\d{1,6} ?(?:FT|M|KM)?(?:\b|[A-Z]))/;

/** Null where no item is found. `text` has `\n` line ends and no footer (message.ts, footer.ts). */
export function splitItems(text: string): Items | null {
  const starts: { letter: ItemLetter; from: number; to: number }[] = [];
  let last = -1;
  mark.lastIndex = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const letter = found[1] as ItemLetter;
    const place = order.indexOf(letter);
    const to = found.index + found[0].length;
    if (place <= last) continue;
    // An item list never starts in the middle, and item E, once open, takes everything but limits.
    if (last < 0 && place > 1 && !(letter === 'B' || letter === 'E')) continue;
    if (place > 5 && (last < 5 || !limitLike.test(text.slice(to, to + 40)))) continue;
    if ((letter === 'B' || letter === 'C') && !/^\s*(?:\d|PERM|UFN|WIE|WEF)/.test(text.slice(to, to + 12))) continue;
    starts.push({ letter, from: found.index, to });
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

/** The bracket that ends the NOTAM, not one that the text itself opened. */
function withoutClosingBracket(text: string, isBracketed: boolean): string {
  if (!text.endsWith(')')) return text;
  return isBracketed || text.split(')').length > text.split('(').length ? text.slice(0, -1).trimEnd() : text;
}
