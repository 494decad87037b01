/** Builds the parts of a search index from airports, once, when a dataset is built. */
import type { SearchDocument } from './document.ts';
import { staticOrder } from './order.ts';
import { namedPlace } from './places/named-place.ts';
import { asPart, FORMAT, type Part } from './index-parts.ts';
import { phraseList } from './phrases.ts';
import { inCodes, inText, LATER, MOST_PLACES } from './posting.ts';
import { cityParts, codeKey, keywordsOf, looksLikeCode } from './source-text.ts';
import { spellingParts } from './spelling.ts';
import { tableBuilder, type TableBuilder } from './table-builder.ts';
import { indexedWords, phraseKey } from './words.ts';

/** A text adds its words to the index, by number and position, and the phrases that find it. */
type Read = { words: readonly { number: number; position: number }[]; keys: readonly string[] };

function read(words: TableBuilder, parts: readonly string[]): Read {
  return {
    words: parts.flatMap((part) => indexedWords(part).map(({ word, position }) => ({ number: words.numberOf(word), position }))),
    keys: parts.map(phraseKey),
  };
}

/** Cities, states and countries repeat; they are read once. */
function remembering(read: (text: string) => Read): (text: string) => Read {
  const readings = new Map<string, Read>();
  return (text) => {
    let found = readings.get(text);
    if (found === undefined) readings.set(text, (found = read(text)));
    return found;
  };
}

function addCodes(codes: TableBuilder, airport: SearchDocument, index: number, keywords: readonly string[]): void {
  const { icaoCode, iataCode, localCode, gpsCode, ident } = airport;
  const given = [icaoCode, iataCode, localCode, gpsCode, ident];
  const fields = [inCodes.icao, inCodes.iata, inCodes.local, inCodes.gps, inCodes.ident];
  const add = (code: string, field: number) => {
    const key = codeKey(code);
    if (key !== undefined) codes.add(codes.numberOf(key), index, field, 0);
  };
  for (const [at, code] of given.entries()) {
    // Most of the five are the same text; looking one up costs more than comparing all.
    if (code === null || given.indexOf(code) < at) continue;
    add(
      code,
      fields.reduce((all, field, other) => (given[other] === code ? all | field : all), 0),
    );
  }
  // A closed airport's former name often belongs to another airport today.
  if (!airport.isClosed) for (const keyword of keywords) if (looksLikeCode(keyword)) add(keyword, inCodes.keyword);
}

/**
 * Builds the index over these airports, in any order, with unique rows. The parts go into table search_index of reference.sqlite.
 * Throws when there are more airports than a posting can name (four million).
 */
export function buildSearchIndex(documents: readonly SearchDocument[]): Part[] {
  return readDocuments(documents)();
}

/**
 * The same in two steps: reading the texts, and ordering the airports, whose rows and runways need not be known before. The documents must be the same
 * objects.
 */
export function readDocuments(airports: readonly SearchDocument[]): () => Part[] {
  if (airports.length > MOST_PLACES) throw new Error(`A search index holds at most ${MOST_PLACES} airports, not ${airports.length}.`);
  const [words, codes] = [tableBuilder(), tableBuilder()];
  const [names, cities, keywords] = [phraseList(), phraseList(), phraseList()];
  const cityOf = remembering((city) => read(words, cityParts(city)));
  const regionOf = remembering((region) => read(words, [region]));

  for (const [index, airport] of airports.entries()) {
    // A word that occurs twice in one field, as in a city's two parts, keeps its first position.
    const addPlaced = (number: number, position: number, unit: number) => {
      words.add(number, index, unit * Math.min(position, LATER), unit * LATER);
    };

    for (const { word, position } of indexedWords(airport.name)) addPlaced(words.numberOf(word), position, inText.namePosition);
    names.add(phraseKey(airport.name), index);
    const served = namedPlace(airport.icaoCode);
    const cityKeys = new Set<string>();
    for (const name of airport.city === null ? (served?.cities ?? []) : [airport.city, ...(served?.cities ?? [])]) {
      const city = cityOf(name);
      for (const { number, position } of city.words) addPlaced(number, position, inText.cityPosition);
      for (const key of city.keys) cityKeys.add(key);
    }
    for (const key of cityKeys) cities.add(key, index);
    const listed = [...keywordsOf(airport.keywords), ...(served?.districts ?? [])];
    for (const keyword of listed) {
      for (const { word } of indexedWords(keyword)) words.add(words.numberOf(word), index, inText.keywords, 0);
      keywords.add(phraseKey(keyword), index);
    }
    for (const region of [airport.state, airport.countryName, airport.countryCode]) {
      if (region === null) continue;
      for (const { number } of regionOf(region).words) words.add(number, index, inText.region, 0);
    }
    addCodes(codes, airport, index, listed);
  }

  return () => {
    const { order, groupEnds } = staticOrder(airports, ({ icaoCode }) => namedPlace(icaoCode)?.isMain === true);
    const places = new Uint32Array(order.length);
    for (const [place, index] of order.entries()) places[index] = place;
    return [
      asPart('about', Uint32Array.of(FORMAT, ...groupEnds)),
      asPart(
        'rows',
        order.map((index) => airports[index]?.row ?? 0),
      ),
      names.part('names', places),
      cities.part('cities', places),
      keywords.part('keywords', places),
      ...codes.parts('codes', order),
      ...words.parts('words', order),
      ...spellingParts(words.sorted()),
    ];
  };
}
