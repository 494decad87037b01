/** Printed forms alone say these: heads and feet of pages, ages, and what a briefing says in a line where the window has a page. */
import type { AgeUnit } from '#domain/age.ts';
import type { Freshness } from '#contract/briefing/briefing.ts';
import { common, countryName, numbers, tenths } from './common.ts';

/** There are two of a unit at least, but of minutes. */
export const printedAges: Record<AgeUnit, (value: number) => string> = {
  minutes: (value) => `${value} min old`,
  hours: (value) => `${value} h old`,
  days: (value) => `${numbers.format(value)} days old`,
};

export const printedSentences = {
  notForNavigation: 'Not for navigation',
  made: (time: string) => `made ${time}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  number: (value: number) => numbers.format(value),
  country: countryName,
  /** Has one decimal and a typographic minus, which does not break from its number. */
  tenth: (value: number) => tenths.format(value).replace('-', '−'),
  age: 'Age',
  future: 'later than the clock of this machine',
  ages: printedAges,
  withAge: (of: string, age: string) => `${of} (${age})`,
  noNotamsImported: 'NOTAMs: none imported',
  notamsImported: (imported: string, issued: string | null) =>
    `NOTAMs imported ${imported}, ${issued === null ? 'issue dates unknown' : `newest issued ${issued}`}`,
  kinds: { aerodromes: 'aerodromes', navaids: 'navaids', notams: 'notams', winds: 'winds' },
  ageOfKind: (kind: string, date: string) => `${kind} of ${date}`,
  ageUnknown: (kind: string) => `${kind}: age unknown`,
  ageUnknownImported: (kind: string, date: string) => `${kind}: age unknown, imported ${date}`,
  /** Paper has no colour that warns, so that old data is in capitals. */
  freshnesses: {
    fresh: common.fresh,
    ageing: common.ageing,
    stale: common.stale.toUpperCase(),
    unknown: common.ageUnknown,
  } satisfies Record<Freshness, string>,

  title: (idents: readonly string[]) => `Briefing ${idents.join(' to ')}`,
  noDeparture: 'no departure',
  departure: (time: string) => `departure ${time}`,
  arrivalUnknown: 'arrival unknown',
  distanceUnknown: 'distance unknown',
  assumed: (what: string) => `${what} (assumed)`,
  arrival: (time: string) => `arrival ${time}`,
  lookedAt: (title: string, span: string) => `${title} (looked at from ${span})`,
  validity: (from: string | null, to: string) => `${from === null ? 'begin unknown' : `from ${from}`} to ${to}`,
  says: (notam: string, what: string) => `${notam} says: ${what}.`,
  seeText: 'see its text',
  item: (name: string, text: string) => `${name}: ${text}`,
  closedAt: (aerodrome: string, causes: string) => `${aerodrome}: ${causes}`,
  folded: (value: number) => `${value} acknowledged`,
  timeUnknown: 'time unknown',
  past8Hours: (observed: string) => `${observed}, OLDER THAN 8 H`,
  noNumber: 'no number',
  datasetOf: (revision: string, date: string) => `${revision} of ${date}`,
  setting: (name: string, value: string) => `${name} ${value}`,
  sinceLast: (changes: string) => `${changes} since the last briefing`,
  notShown: (total: string, why: string) => `${total} (${why}).`,
  annex: 'Annex: not shown',
  noPlace: 'no place',
  tooMany: 'Too many for paper; by the first letters of their locations, with each id in the JSON form of this briefing:',
};
