/** Finds items 13, 15 and 16 of a filed flight plan message, `(FPL-…)` (ICAO Doc 4444, Appendix 3). The others stay unchanged. */
import { readMessage } from '../flight-plan/read.ts';
import { coordinatesAt } from './own-place.ts';
import { between, splitWords } from './split.ts';
import type { NamedPosition, Span, Word } from './word.ts';

const opening = /^\(?\s{0,9}FPL\b/;
/** Times may be missing: the way back of a plan does not know them. */
const departure = /^([A-Z]{4})(\d{4})?$/;
const arrival = /^([A-Z]{4})(\d{4})?((?:\s{1,9}[A-Z]{4}){0,2})$/;

export const isMessage = (text: string): boolean => opening.test(text.trimStart()) && text.includes('-');

/** Reads the words of a message; undefined for one without items 13, 15 and 16 in a row. */
export function messageWords(text: string): Word[] | undefined {
  const items = between(text, { from: 0, to: text.length }, '-');
  const fits = (item: Span | undefined, form: RegExp): boolean => item !== undefined && form.test(itemText(text, item));
  const at = items.findIndex((item, index) => fits(item, departure) && fits(items[index + 2], arrival));
  const [from, route, to] = [items[at], items[at + 1], items[at + 2]];
  if (from === undefined || route === undefined || to === undefined) return undefined;
  const rest = { from: to.to, to: text.length };
  const words: Word[] = [
    { kind: 'message', from: text.length - text.trimStart().length, to: from.from },
    ...aerodromesOf(text, from, departure, 'departure'),
    ...splitWords(text, route),
    ...aerodromesOf(text, to, arrival, 'destination'),
    ...(textOf(text, rest).trim() === '' ? [] : [{ kind: 'message', from: rest.from, to: text.trimEnd().length } as const]),
  ];
  return withPlaces(words, text);
}

const textOf = (text: string, { from, to }: Span): string => text.slice(from, to);
const itemText = (text: string, item: Span): string =>
  textOf(text, item)
    .trim()
    .replace(/\s{0,9}\)$/, '');

function aerodromesOf(text: string, item: Span, form: RegExp, kind: 'departure' | 'destination'): Word[] {
  const written = textOf(text, item);
  const [, ident = '', digits = '', alternates = ''] = form.exec(itemText(text, item)) ?? [];
  const from = item.to - written.trimStart().length;
  const time = from + ident.length;
  const behind = time + digits.length;
  return [
    { kind, ident, from, to: time },
    ...(digits === ''
      ? []
      : [{ kind: 'time', minutes: Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)), from: time, to: behind } as const]),
    ...[...alternates.matchAll(/[A-Z]{4}/g)].map((found): Word => {
      const start = behind + found.index;
      return { kind: 'alternate', ident: found[0], from: start, to: start + 4 };
    }),
  ];
}

const UNNAMED = 'ZZZZ';

/** What ZZZZ stands for is in item 18 with its place (Doc 4444, Appendix 2): `DEP/PRE DAVRIL 4648N00712E`. The second alternate is the second one there. */
function withPlaces(words: readonly Word[], text: string): Word[] {
  if (!words.some((word) => 'ident' in word && word.ident === UNNAMED)) return [...words];
  const { items } = readMessage(text);
  const places = { departure: placesIn(items.DEP), destination: placesIn(items.DEST), alternate: placesIn(items.ALTN) };
  return words.map((word) => {
    if (word.kind !== 'departure' && word.kind !== 'destination' && word.kind !== 'alternate') return word;
    const place = word.ident === UNNAMED ? places[word.kind].shift() : undefined;
    return place ? { ...word, place } : word;
  });
}

/** Names of words, each with the position after it. */
function placesIn(text: string | null): NamedPosition[] {
  const places: NamedPosition[] = [];
  let name: string[] = [];
  for (const word of (text ?? '').split(' ')) {
    const { position, to } = coordinatesAt(word, 0) ?? {};
    if (position && to === word.length) {
      places.push({ name: name.join(' ') || null, position });
      name = [];
    } else name.push(word);
  }
  const [only] = places;
  // Some write the name after the position.
  return places.length === 1 && only?.name === null && name.length > 0 ? [{ ...only, name: name.join(' ') }] : places;
}
