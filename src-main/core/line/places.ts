/**
 * Finds the places that typed words can mean: airports and navaids by code, name, city or keyword. Promise: a line that is a whole code
 * means only what has that code or is called so.
 */
import type { Airport, AirportWithParts } from '#contract/airports/airport.ts';
import type { LinePlace } from '#contract/line.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { readPosition } from '#domain/read-position.ts';
import { endsOf } from '#domain/runway.ts';
import type { Airports } from '../airports/airports.ts';
import type { Navaids } from '../navaids/navaids.ts';
import type { DatasetToRead } from '../reference/dataset.ts';
import { isWholeCode, type DatasetSearch } from '../search/dataset-search.ts';
import { isCyrillic, latinOf } from '../search/places/cyrillic.ts';
import { namedPlace } from '../search/places/named-place.ts';
import { keywordsOf } from '../search/source-text.ts';
import type { Hit } from '../search/tiers.ts';
import { indexedWords, phraseKey, typedWords } from '../search/words.ts';

type Asked = { limit: number; near: LatLon | undefined };
type Coded = Airport & Partial<Pick<AirportWithParts, 'runways' | 'frequencies'>> & { code?: string | null };

/** `isCode`: the whole text is its code. `ends`: designators of its runways. */
export type FoundPlace = { place: LinePlace; isCode: boolean; isSimilar: boolean; isRegion: boolean; ends: readonly string[] };

/** Letters of the shortest word that is looked for inside of names. */
const SHORTEST_NAME = 4;
/** This many navaids have room after airports. */
const MOST_NAVAIDS = 3;

export function openPlaces({
  dataset,
  finder,
  airports,
  navaids,
}: {
  dataset: DatasetToRead;
  finder: DatasetSearch;
  airports: Airports;
  navaids: Navaids;
}) {
  const airportsOf = (hits: readonly Pick<Hit, 'row'>[]) =>
    JSON.parse(
      airports
        .byRows(
          hits.map(({ row }) => row),
          'code',
        )
        .toString(),
    ) as Coded[];
  const navaidsOf = (hits: readonly Hit[]) => JSON.parse(navaids.byRows(hits.map(({ row }) => row)).toString()) as Navaid[];
  const keywordsIn = (row: number) =>
    dataset.current().db.prepare<[number], string | null>('SELECT keywords FROM airports WHERE row = ?').pluck().get(row) ?? null;

  function foundAirports(text: string, hits: readonly Hit[], near: LatLon | undefined): FoundPlace[] {
    const typed = typedWords(isCyrillic(text) ? latinOf(text) : text);
    return airportsOf(hits).map((airport, at): FoundPlace => {
      const { row = 0, tier = 'fuzzy' } = hits[at] ?? {};
      const isSimilar = tier === 'fuzzy';
      const place = ofAirport(airport, near);
      return {
        place: { ...place, isSimilar, alias: isSimilar ? null : aliasOf(typed, airport, row) },
        isCode: isWholeCode(tier),
        isSimilar,
        isRegion: tier === 'place',
        ends: (airport.runways ?? []).flatMap((runway) => endsOf(runway).flatMap(({ ident }) => ident ?? [])),
      };
    });
  }

  /** The keyword or name in another language that has the words which its own codes, name, city and region lack. */
  function aliasOf(typed: readonly string[], airport: Coded, row: number): string | null {
    const { code = null, icaoCode, iataCode, localCode, name, city, state, county } = airport;
    const own = [code, icaoCode, iataCode, localCode, name, city, state, county];
    const missing = typed.filter((word) => !own.some((text) => text !== null && begins(text, word)));
    if (missing.length === 0) return null;
    const served = namedPlace(icaoCode);
    const others = [...(served?.cities ?? []), ...(served?.districts ?? []), ...keywordsOf(keywordsIn(row))];
    return others.find((text) => missing.every((word) => begins(text, word)))?.trim() ?? null;
  }

  const foundNavaids = (text: string, hits: readonly Hit[], near: LatLon | undefined): FoundPlace[] =>
    navaidsOf(hits).map((navaid, at): FoundPlace => {
      const isSimilar = hits[at]?.tier === 'fuzzy';
      return {
        place: { ...ofNavaid(navaid, near), isSimilar },
        isCode: navaid.ident.toUpperCase() === text.trim().toUpperCase(),
        isSimilar,
        isRegion: hits[at]?.tier === 'place',
        ends: [],
      };
    });

  /** Finds the places that are called by the whole text. */
  function called(text: string, { limit, near }: Asked): FoundPlace[] {
    const found = [
      ...foundAirports(text, finder.index('airport').called(text, limit), near),
      // A navaid's keywords are its type and its airport.
      ...foundNavaids(text, finder.index('navaid').called(text, limit), near).filter(
        ({ isCode, place }) => isCode || phraseKey(place.name) === phraseKey(text),
      ),
    ];
    const byDistance = ({ place: { distanceNm } }: FoundPlace) => distanceNm ?? Infinity;
    const codes = found.filter(({ isCode }) => isCode);
    // A location indicator means one aerodrome; of other codes the nearest is meant.
    const isIndicated = ({ place: { icaoCode } }: FoundPlace) => icaoCode === text.trim().toUpperCase();
    return [
      ...codes.filter(isIndicated),
      ...codes.filter((one) => !isIndicated(one)).toSorted((a, b) => byDistance(a) - byDistance(b) || 0),
      ...found.filter(({ isCode }) => !isCode),
    ].slice(0, limit);
  }

  /** The best is first; what is only spelled alike is last. */
  function search(text: string, question: Asked): FoundPlace[] {
    const exact = called(text, question);
    if (exact.some(({ isCode, place }) => isCode && !place.isClosed)) return exact;
    const { limit, near } = question;
    const stations = foundNavaids(text, finder.index('navaid').find(text, MOST_NAVAIDS), near);
    const fields = foundAirports(text, finder.index('airport').find(text, limit), near);
    const all = [...fields.slice(0, limit - stations.length), ...stations];
    const strict = all.filter(({ isSimilar }) => !isSimilar);
    const isNamed = exact.length > 0 || strict.some(({ place }) => hasWords(place, text));
    return isNamed ? strict : [...strict, ...all.filter(({ isSimilar }) => isSimilar)];
  }

  /** The one place that a whole text means: a position, a code, what is called so, or what search finds first with every word of the text in its name. */
  function meant(text: string, near: LatLon | undefined): FoundPlace | undefined {
    const position = readPosition(text);
    if (position) return { place: atPosition(position), isCode: true, isSimilar: false, isRegion: false, ends: [] };
    const exact = called(text, { limit: MOST_LOOKED_AT, near }).filter(({ place }) => !place.isClosed);
    const [code] = exact.filter(({ isCode }) => isCode);
    if (code) return code;
    const isLong = typedWords(text).some((word) => word.length >= SHORTEST_NAME);
    if (exact.length === 0 && !isLong) return undefined;
    const isMeant = (one: FoundPlace): boolean => {
      const { place, isSimilar, isRegion } = one;
      if (place.isClosed || isSimilar || isRegion || !isKnownSo(place)) return false;
      return exact.some(({ place: { id } }) => id === place.id) || (isServed(place) && hasWords(place, text));
    };
    const candidates = foundAirports(text, finder.index('airport').find(text, MOST_LOOKED_AT), near).filter(isMeant);
    return candidates.find(({ place }) => isServed(place)) ?? candidates[0] ?? exact.find(({ place }) => isKnownSo(place));
  }

  /** Finds the nearest, else those with the longest runways. */
  function withFrequency(frequency: number, { limit, near }: Asked): LinePlace[] {
    const rows = dataset
      .current()
      .db.prepare<[number, number], number>(
        `SELECT DISTINCT a.row
           FROM frequencies f
           JOIN airports a ON a.row = f.airport_row
          WHERE f.frequency BETWEEN ? AND ?
          ORDER BY a.longest_runway DESC, a.row`,
      )
      .pluck()
      .all(frequency - HALF_A_KILOHERTZ, frequency + HALF_A_KILOHERTZ);
    const among = near === undefined ? rows.slice(0, limit) : rows;
    return airportsOf(among.map((row) => ({ row })))
      .map((airport) => ofAirport(airport, near))
      .toSorted((a, b) => (a.distanceNm ?? 0) - (b.distanceNm ?? 0))
      .slice(0, limit);
  }

  return { search, called, meant, withFrequency, ofAirport, at: atPosition };
}

export type Places = ReturnType<typeof openPlaces>;

/** One of these hits must have the words in its name as they are typed. */
const MOST_LOOKED_AT = 5;

/** Keywords of small fields are words of any kind. */
const isKnownSo = ({ alias, icaoCode }: LinePlace): boolean => alias === null || icaoCode !== null;

/** The unit is feet. Any word is in the name of some strip or helipad. */
const SHORTEST_SERVED = 1_500;
const isServed = ({ icaoCode, longestRunwayFt }: LinePlace): boolean => icaoCode !== null && (longestRunwayFt ?? 0) >= SHORTEST_SERVED;

/** Channels are 5 kHz apart or more. */
const HALF_A_KILOHERTZ = 0.0005;

const begins = (text: string, word: string): boolean => indexedWords(text).some((one) => one.word.startsWith(word));

const hasWords = ({ name, city }: LinePlace, text: string): boolean => {
  const own = indexedWords(`${name} ${city ?? ''}`).map(({ word }) => word);
  return typedWords(isCyrillic(text) ? latinOf(text) : text).every((word) => own.includes(word));
};

/** Tells how a route writes a place: its code; a word without a code as it was typed. */
export const wordOf = (text: string, found: FoundPlace | undefined): string =>
  (found === undefined || found.isCode ? text : (found.place.code ?? text)).toUpperCase();

const nothing = {
  alias: null,
  isSimilar: false,
  icaoCode: null,
  city: null,
  countryCode: null,
  type: null,
  isClosed: false,
  longestRunwayFt: null,
  frequency: null,
  frequencyUnit: null,
  dmeChannel: null,
  distanceNm: null,
} as const;

/** The distance is rounded to a tenth. */
function distanceOf(place: { latitude: number | null; longitude: number | null }, from: LatLon | undefined): number | null {
  const position = latLonOf(place);
  return from === undefined || position === undefined ? null : Math.round(distanceBetween(from, position) * 10) / 10;
}

function ofAirport(airport: Coded, from: LatLon | undefined): LinePlace {
  const { id, icaoCode, iataCode, localCode, name, city, countryCode, latitude, longitude, facilityType, isClosed } = airport;
  const lengths = (airport.runways ?? []).flatMap((runway) => (runway.isClosed === true || runway.length === null ? [] : [runway.length]));
  return {
    ...nothing,
    kind: 'airport',
    id,
    code: airport.code ?? icaoCode ?? iataCode ?? localCode,
    icaoCode,
    name,
    city,
    countryCode,
    type: facilityType,
    isClosed: isClosed === true,
    longestRunwayFt: lengths.length === 0 ? null : Math.max(...lengths),
    latitude,
    longitude,
    distanceNm: distanceOf(airport, from),
  };
}

function ofNavaid(navaid: Navaid, from: LatLon | undefined): LinePlace {
  const { id, ident, name, countryCode, type, frequency, frequencyUnit, dmeChannel, latitude, longitude } = navaid;
  const distanceNm = distanceOf(navaid, from);
  return {
    ...nothing,
    kind: 'navaid',
    id,
    code: ident.toUpperCase(),
    name,
    countryCode,
    type,
    frequency,
    frequencyUnit,
    dmeChannel,
    latitude,
    longitude,
    distanceNm,
  };
}

const atPosition = ({ latitude, longitude }: LatLon): LinePlace => ({
  ...nothing,
  kind: 'position',
  id: null,
  code: null,
  name: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
  latitude,
  longitude,
});
