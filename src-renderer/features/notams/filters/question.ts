/**
 * Makes the screen's query of `GET /notams`. The server filters, counts and decodes at one moment, the parameter `at`; it refuses one
 * without effect, so a query has it only where it filters by status (that of the list, which is decoded, always has it).
 */
import { categories, severities, statuses, type Hidden, type Status } from '#renderer/format/notams/facets.ts';
import type { NotamQuery } from '#renderer/data/notams/use-counts.ts';

/** The place searched, after a code has been resolved to what the server accepts. */
export type NotamScope =
  | { kind: 'everywhere' }
  /** It is any code of the aerodrome, or the beginning of its ICAO code. */
  | { kind: 'airport'; code: string }
  | { kind: 'fir'; code: string }
  | { kind: 'near'; code: string; latitude: number; longitude: number; radiusNm: number }
  /** It is its alpha-2 code. */
  | { kind: 'country'; code: string }
  | { kind: 'number'; number: string; location: string | undefined }
  /** The number is not complete. */
  | { kind: 'partOfNumber'; text: string }
  /** It is the system that published the NOTAMs. */
  | { kind: 'source'; source: string }
  /** They are west, south, east and north in decimal degrees. */
  | { kind: 'area'; corners: string };

export type Order = 'severity' | 'newest';

export type Question = {
  place: NotamScope;
  /** The text must contain these words, all of them. */
  text: string;
  /** Moment of every status, ISO 8601 UTC; undefined is now, by the server's clock. */
  at: string | undefined;
  /** End of the time that begins at that moment, ISO 8601 UTC; undefined for the moment alone. */
  until?: string | undefined;
  /** Flight levels that they may reach into, as the server's filter has them; empty for all. */
  levels?: string | undefined;
  hidden: Hidden;
  /** The list has only what was stored or changed after this moment of the server's clock. */
  changedAfter: string | undefined;
};

type Where = Record<string, unknown>;

/** A complete ICAO location indicator has this many letters, and the shortest code of an airport. */
const WHOLE_CODE = 4;
const SHORTEST_CODE = 3;

/** Finds by any code of the aerodrome; a shorter text may be the beginning of an ICAO code as well. */
function byAirport(code: string): Where {
  const begins = { icao: { startsWith: code } };
  if (code.length < SHORTEST_CODE) return begins;
  return code.length < WHOLE_CODE ? { OR: [begins, { airport: code }] } : { airport: code };
}

function placeWhere(place: NotamScope): Where[] {
  switch (place.kind) {
    case 'airport':
      return [byAirport(place.code)];
    case 'fir':
      return [{ fir: place.code.length === WHOLE_CODE ? place.code : { startsWith: place.code } }];
    case 'country':
      return [{ country: place.code }];
    case 'number':
      return [{ notamId: place.number, ...(place.location === undefined ? {} : { airport: place.location }) }];
    case 'partOfNumber':
      return [{ notamId: { contains: place.text } }];
    case 'source':
      return [{ source: place.source }];
    case 'everywhere':
    case 'near':
    case 'area':
      return [];
  }
}

const textWhere = (text: string): Where[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ message: { contains: word } }));

/** The server counts overdue NOTAMs as active, because they are; the separate chip for them must not change the other. */
function statusWhere(shown: readonly Status[]): Where[] {
  if (shown.length === statuses.length) return [];
  const where: Where = { status: { in: shown } };
  return shown.includes('active') && !shown.includes('overdue') ? [where, { NOT: { status: 'overdue' } }] : [where];
}

const without = <Value>(all: readonly Value[], hidden: readonly Value[]): Value[] => all.filter((value) => !hidden.includes(value));

function chipWhere(hidden: Hidden): Where[] {
  return [
    ...statusWhere(without(statuses, hidden.status)),
    ...(hidden.severity.length === 0 ? [] : [{ severity: { in: without(severities, hidden.severity) } }]),
    ...(hidden.category.length === 0 ? [] : [{ category: { in: without(categories, hidden.category) } }]),
  ];
}

/** Makes the query, without paging and order. */
export function askedOf({ place, text, at, until, levels = '', hidden, changedAfter }: Question): NotamQuery {
  const conditions = [
    ...placeWhere(place),
    ...textWhere(text),
    ...(until === undefined ? [] : [{ OR: [{ startDate: null }, { startDate: { lte: until } }] }]),
    ...(levels === '' ? [] : [{ levels }]),
    ...chipWhere(hidden),
    ...(changedAfter === undefined ? [] : [{ updatedAt: { gt: changedAfter } }]),
  ];
  const [first] = conditions;
  return {
    ...(first === undefined ? {} : { filter: JSON.stringify(conditions.length === 1 ? first : { AND: conditions }) }),
    ...(place.kind === 'near' ? { near: `${place.latitude},${place.longitude},${place.radiusNm}` } : {}),
    ...(place.kind === 'area' ? { bbox: place.corners } : {}),
    ...(at === undefined || hidden.status.length === 0 ? {} : { at }),
  };
}

/** What is in force before what is to come within a severity. */
export const sortOf = (order: Order): string => (order === 'severity' ? '-severity,status,-issueDate' : '-issueDate,-severity');
