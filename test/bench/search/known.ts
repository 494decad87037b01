/**
 * What an airport is called, and which airports a text may mean. Made without the index's own code but for fold(), so that a defect
 * there does not hide here.
 *
 * A person who types "springfield" means one of many. What counts as right for an ambiguous text is decided here once: of the airports
 * that bear it in the same way (same code, same name, same city …) those that are open and of the biggest class; closed ones only
 * where none is open. Scheduled service counts before size: large, medium, small and others with it, then the same without.
 */
import { fold } from '#core/text/fold.ts';
import type { KnownAirport } from './airports.ts';

/** Folded, without punctuation: "Saint-Denis (Réunion)" is "saint denis reunion". Apostrophes join. */
export function plain(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Joins a text to one word: "Hong Kong" is "hongkong". */
export function joined(text: string | null): string {
  return plain(text ?? '').replaceAll(' ', '');
}

const kinds =
  /\b(international|intl|regional|municipal|airport|airfield|aerodrome|airstrip|airpark|heliport|helipad|seaplane base|air base|landing strip)\b/gi;

/** A name as people shorten it, without the words for what it is: "Geneva International Airport" is "Geneva". */
export function shortName(name: string): string {
  return name
    .replace(kinds, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/–-]+|[\s/–-]+$/g, '');
}

/** The city alone: "Paris (Roissy-en-France, Val-d'Oise)" is "Paris". */
export function mainCity(city: string): string {
  return (city.split(/[(,/]/)[0] ?? '').trim();
}

export function keywordsOf(airport: KnownAirport): string[] {
  return (airport.keywords ?? '')
    .split(/[,;]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

function bigness(airport: KnownAirport): number {
  if (airport.isClosed) return -1;
  return airport.size + (airport.isScheduled ? 4 : 0);
}

export function biggest(airports: readonly KnownAirport[]): KnownAirport[] {
  const most = Math.max(...airports.map(bigness));
  return airports.filter((airport) => bigness(airport) === most);
}

export type Known = {
  all: readonly KnownAirport[];
  /** Airports under each plain text, by what the text is to them. */
  icao: Map<string, KnownAirport[]>;
  iata: Map<string, KnownAirport[]>;
  local: Map<string, KnownAirport[]>;
  /** These are GPS codes and the source's own identifiers. */
  other: Map<string, KnownAirport[]>;
  name: Map<string, KnownAirport[]>;
  short: Map<string, KnownAirport[]>;
  city: Map<string, KnownAirport[]>;
  keyword: Map<string, KnownAirport[]>;
  /** Short names, cities and keywords without their spaces. */
  joined: Map<string, KnownAirport[]>;
  /** Name and city of every airport are one text each, with a space before each word. */
  texts: Map<KnownAirport, { name: string; city: string }>;
  /** The set has every word of a name, city or keyword. */
  words: Set<string>;
};

export function known(all: readonly KnownAirport[]): Known {
  const by = (textsOf: (airport: KnownAirport) => readonly (string | null)[]) => {
    const map = new Map<string, KnownAirport[]>();
    for (const airport of all) {
      for (const text of new Set(textsOf(airport).map((text) => plain(text ?? '')))) {
        if (text === '') continue;
        const others = map.get(text);
        if (others === undefined) map.set(text, [airport]);
        else others.push(airport);
      }
    }
    return map;
  };
  const maps = {
    icao: by((airport) => [airport.icaoCode]),
    iata: by((airport) => [airport.iataCode]),
    local: by((airport) => [airport.localCode]),
    other: by((airport) => [airport.gpsCode, airport.ident]),
    name: by((airport) => [airport.name]),
    short: by((airport) => [shortName(airport.name)]),
    city: by((airport) => [mainCity(airport.city ?? '')]),
    keyword: by(keywordsOf),
    joined: by((airport) => [shortName(airport.name), mainCity(airport.city ?? ''), ...keywordsOf(airport)].map((text) => joined(text))),
  };
  const texts = new Map(all.map((airport) => [airport, { name: plain(airport.name), city: plain(airport.city ?? '') }]));
  const words = new Set([...maps.name.keys(), ...maps.city.keys(), ...maps.keyword.keys()].flatMap((text) => text.split(' ')));
  return { all, ...maps, texts, words };
}
