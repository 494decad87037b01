/** A NOTAM may come in several parts (`PART 1 OF 2`): every part is stored as received, and read as one text. */
import { readPart } from '../items/a.ts';
import { readable } from '../items/message.ts';
import { splitItems } from '../items/split.ts';

const opening =
  /^\s*(?:\(?\s{0,3}(?<number>[A-Z]{0,2}\d{1,5}\/\d{2,4}(?:[A-Z]\d{2})?)\s{0,5}NOTAM|(?<us>!\s?[A-Z0-9]{2,5}\s{1,3}\d{1,2}\/\d{3,5})\s)/;
const ending = /(?<!\s)\s*\bEND\s+(?:OF\s+)?PART\s+\d{1,2}\s+OF\s+\d{1,2}\b\.?\s*(?:\)\s*)?$/;

/** Longest message, in characters, that is split: real ones have ten parts of 2,000. */
const LONGEST = 262_144;
/** A part is marked within this many letters, at either end of its text. */
const ENDING = 80;
/** Places where a part may begin, each looked at: a text that repeats its own number more often is made to cost. */
const MAX_PLACES = 200;

/** It gives the text without the mark that ends a part. */
const withoutEnding = (text: string): string => text.slice(0, -ENDING) + text.slice(-ENDING).replace(ending, '');

/** Splits a message into its parts; an ordinary message has one. */
export function partsOf(message: string): string[] {
  const groups = message.length <= LONGEST && message.includes('PART') ? opening.exec(message.slice(0, 200))?.groups : undefined;
  const mark = groups?.['number'] ?? groups?.['us'];
  if (mark === undefined) return [message];
  const parts: string[] = [];
  let from = 0;
  for (
    let at = message.indexOf(mark, mark.length + 4), places = 0;
    at !== -1 && places < MAX_PLACES;
    at = message.indexOf(mark, at + mark.length), places++
  ) {
    const begin = message[at - 1] === '(' ? at - 1 : at;
    if (readPart(message.slice(at, at + 600)) === null || !opening.test(message.slice(begin, begin + 200))) continue;
    parts.push(message.slice(from, begin).trim());
    from = begin;
  }
  return [...parts, message.slice(from).trim()];
}

/** Joins the texts of all parts in order, in the frame of the first. */
export function oneText(message: string): string {
  const parts = partsOf(message);
  const [first] = parts;
  if (first === undefined || parts.length < 2) return message;
  const texts = parts.slice(1).map((part) => {
    const items = splitItems(readable(part));
    if (items?.E === undefined) return { text: withoutEnding(part.replace(opening, '')), limits: '' };
    const limits = [items.F && `F) ${items.F}`, items.G && `G) ${items.G}`].filter(Boolean).join(' ');
    return { text: withoutEnding(items.E), limits };
  });
  return [withoutEnding(first), ...texts.map(({ text }) => text), ...texts.map(({ limits }) => limits)].filter(Boolean).join('\n');
}

const indexOf = (part: string): number | undefined => readPart(part.slice(0, 600))?.index ?? readPart(part.slice(-ENDING))?.index;

/** Parts that arrived separately, in order; the newer one of a repeated part. Null where they are not parts of one NOTAM. */
export function mergedParts(stored: string, arrived: string): string | null {
  const byIndex = new Map<number, string>();
  for (const part of [...partsOf(stored), ...partsOf(arrived)]) {
    const index = indexOf(part);
    if (index === undefined) return null;
    byIndex.set(index, part);
  }
  return [...byIndex]
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
    .join('\n');
}
