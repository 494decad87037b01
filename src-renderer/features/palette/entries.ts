/** The entries of the palette's index: commands, recent airports, favourites, and the largest airports of the world. */
import type { Airport } from '#contract/airports/airport.ts';

export type EntryKind = 'command' | 'recent' | 'favourite' | 'airport';

/** One thing in the index; `codes` and `more` are searched and not shown. */
export type Entry = {
  id: string;
  kind: EntryKind;
  title: string;
  /** Shown under the title. */
  place: string;
  codes: string;
  city: string;
  more: string;
  /** Path of the screen, or the name of a command. */
  leads: string;
  isClosed: boolean;
};

type Listed = Pick<Airport, 'id' | 'name' | 'icaoCode' | 'iataCode' | 'localCode' | 'city' | 'countryCode' | 'isClosed'> & {
  code?: string | null;
};

/** `countryName` gives a country by its alpha-2 code. */
export function airportEntry(kind: 'recent' | 'favourite' | 'airport', airport: Listed, countryName: (code: string) => string): Entry {
  const { id, name, icaoCode, iataCode, localCode, code = null, city, countryCode, isClosed } = airport;
  const country = countryCode === null ? null : countryName(countryCode);
  return {
    id: `${kind}:${id}`,
    kind,
    title: [icaoCode ?? iataCode ?? localCode ?? code, name].filter((part) => part !== null).join(' '),
    place: [city, country].filter((part) => part !== null).join(', '),
    codes: [icaoCode, iataCode, localCode, code].filter((one, at, all) => one !== null && all.indexOf(one) === at).join(' '),
    city: city ?? '',
    more: country ?? '',
    leads: `/airports/${encodeURIComponent(icaoCode ?? id)}`,
    isClosed: isClosed === true,
  };
}
