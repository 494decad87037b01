/** One row of the palette's list, from any origin. */
import type { ListedAirport } from '#contract/airports/airport.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import type { Notam } from '#contract/notams/notam.ts';
import { words } from '#renderer/i18n/words.ts';
import { tuningInWords } from '#renderer/format/navaid.ts';
import { countryName, airportKey, leadingCode } from '#renderer/format/names.ts';
import { onMap } from '#renderer/data/on-map.ts';
import type { Match } from './memory.ts';

export type ResultKind = 'command' | 'recent' | 'favourite' | 'airport' | 'navaid' | 'notam' | 'position' | 'route';
export type Result = {
  key: string;
  kind: ResultKind;
  title: string;
  place: string;
  /** Why it is in the list. */
  why: string;
  /** Path of a screen, or the name of a command. */
  leads: string;
};

export function fromMemory({ entry, why }: Match): Result {
  const { id, kind, title, place, leads } = entry;
  return { key: id, kind, title, place, leads, why: words.palette.why[why] };
}

export function fromAirport(airport: ListedAirport, why: string): Result {
  const { id, name, city, countryCode } = airport;
  const country = countryCode === null ? null : countryName(countryCode);
  return {
    key: `airport:${id}`,
    kind: 'airport',
    title: [leadingCode(airport), name].filter((part) => part !== null).join(' '),
    place: [city, country].filter((part) => part !== null).join(', '),
    why,
    leads: `/airports/${encodeURIComponent(airportKey(airport))}`,
  };
}

export function fromNavaid(navaid: Navaid, query: string): Result {
  const { id, ident, name, countryCode } = navaid;
  const { why } = words.palette;
  return {
    key: `navaid:${id}`,
    kind: 'navaid',
    title: `${ident} ${name}`,
    place: [tuningInWords(navaid), countryCode === null ? '' : countryName(countryCode)].filter((part) => part !== '').join(', '),
    why: isIdent(navaid, query) ? why.ident : folded(name).startsWith(folded(query)) ? why.name : why.several,
    leads: onMap('navaid', id),
  };
}

/** Whether it is the ident that was typed. */
export const isIdent = ({ ident }: Navaid, query: string): boolean => folded(ident) === folded(query.trim());

/** Characters of a NOTAM's text that fit a line. */
const MOST_TEXT = 90;

/** The text of a NOTAM: item E where it has one, because the items before it are codes and times. */
const saidBy = (message: string): string =>
  (/(?:^|\s)E\)\s*(\S[\s\S]*)/.exec(message)?.[1] ?? message).replace(/\s+/g, ' ').slice(0, MOST_TEXT);

export function fromNotam({ id, notamId, icao, message }: Notam): Result {
  return {
    key: `notam:${id}`,
    kind: 'notam',
    title: [icao, notamId].filter((part) => part !== null).join(' '),
    place: saidBy(message),
    why: words.palette.why.number,
    leads: `/notams?number=${encodeURIComponent(notamId ?? '')}`,
  };
}

/** Folds case and accents, as the search does. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Letters from which a search forgives a slip: a shorter query has no tail of similar spellings. */
const SHORTEST_WITH_SLIPS = 4;

/** Whether the query is a whole code of an open airport: what is only spelled like it was not meant. */
export function isWholeCode(query: string, matches: readonly Match[], airports: readonly ListedAirport[]): boolean {
  const asked = folded(query.trim());
  if (asked.length < SHORTEST_WITH_SLIPS) return false;
  const inMemory = matches.some(({ entry }) => !entry.isClosed && folded(entry.codes).split(' ').includes(asked));
  const isOne = (code: string | null | undefined) => typeof code === 'string' && folded(code) === asked;
  return (
    inMemory ||
    airports.some(
      ({ isClosed, icaoCode, iataCode, localCode, code }) => isClosed !== true && [icaoCode, iataCode, localCode, code].some(isOne),
    )
  );
}

/** Why the server's search found an airport, as far as its documented fields show; matches by former names and typos stay unexplained. */
export function whyFound(query: string, airport: ListedAirport): string {
  const { why } = words.palette;
  const asked = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const holds = (...texts: readonly (string | null)[]) => {
    const found = texts.flatMap((text) => (text === null ? [] : folded(text).split(/[^\p{L}\p{N}]+/u)));
    return asked.every((word) => found.some((one) => one.startsWith(word)));
  };
  if (holds(airport.icaoCode, airport.iataCode, airport.localCode, airport.code ?? null)) return why.code;
  if (holds(airport.name)) return why.name;
  if (holds(airport.city)) return why.city;
  return holds(airport.icaoCode, airport.iataCode, airport.localCode, airport.name, airport.city, airport.state) ? why.several : why.server;
}

/** The target of a result, by which duplicates are recognised; an airport has one whichever of its codes the address has. */
export function target(result: Result): string {
  const airport = airportOf(result);
  return airport === undefined ? (result.kind === 'command' ? result.key : result.leads) : `airport:${airport}`;
}

/** The id of the airport that a result leads to. */
export const airportOf = ({ kind, key }: Result): string | undefined =>
  kind === 'airport' || kind === 'recent' || kind === 'favourite' ? key.slice(key.indexOf(':') + 1) : undefined;

/** Joins lists; results with the same target appear once, at their first place. */
export function joined(...lists: readonly (readonly Result[])[]): Result[] {
  const seen = new Set<string>();
  return lists.flat().filter((result) => {
    if (seen.has(target(result))) return false;
    seen.add(target(result));
    return true;
  });
}

/** The row that the user marked, and where it stood. */
export type Marked = { result: Result; index: number };

/** The results with the marked one among them: a later answer that lacks it must not put another under a finger that is about to press Enter. */
export function withMarked(results: readonly Result[], marked: Marked | undefined): readonly Result[] {
  if (marked === undefined || results.some((result) => target(result) === target(marked.result))) return results;
  return results.toSpliced(marked.index, 0, marked.result);
}
