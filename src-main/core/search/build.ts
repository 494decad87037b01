/** Airports into the parts of a search index, once, when a dataset is built. */
import type { SearchDocument } from './document.ts';
import { inStaticOrder } from './order.ts';
import { asPart, FORMAT, type Part } from './parts.ts';
import { phraseParts, type Phrase } from './phrases.ts';
import { inCodes, inText, LATER, MOST_PLACES } from './posting.ts';
import { spellingParts } from './spelling.ts';
import { tableBuilder, type TableBuilder } from './table-builder.ts';
import { cityParts, codeKey, indexedWords, keywordsOf, looksLikeCode, phraseKey } from './words.ts';

/** Words with the fields of the posting that each makes. */
type Fields = ReadonlyMap<string, number>;

function nameFields(name: string): Fields {
  return new Map(indexedWords(name).map(({ word, position }) => [word, inText.namePosition * Math.min(position, LATER)]));
}

function cityFields(city: string): Fields {
  const fields = new Map<string, number>();
  for (const part of cityParts(city)) {
    for (const { word, position } of indexedWords(part)) {
      if (!fields.has(word)) fields.set(word, inText.cityPosition * Math.min(position, LATER));
    }
  }
  return fields;
}

function flagged(flag: number): (text: string) => Fields {
  return (text) => new Map(indexedWords(text).map(({ word }) => [word, flag]));
}

/** Cities, states and countries repeat; their words are worked out once. */
function remembering(fieldsOf: (text: string) => Fields): (text: string) => Fields {
  const known = new Map<string, Fields>();
  return (text) => {
    let fields = known.get(text);
    if (fields === undefined) known.set(text, (fields = fieldsOf(text)));
    return fields;
  };
}

function addWords(words: TableBuilder, airports: readonly SearchDocument[]): void {
  const inCity = remembering(cityFields);
  const inRegion = remembering(flagged(inText.region));
  const inKeywords = flagged(inText.keywords);
  for (const [place, airport] of airports.entries()) {
    const add = (text: string | null, fieldsOf: (text: string) => Fields) => {
      if (text !== null) for (const [word, fields] of fieldsOf(text)) words.add(word, place, fields);
    };
    add(airport.name, nameFields);
    add(airport.city, inCity);
    for (const keyword of keywordsOf(airport.keywords ?? '')) add(keyword, inKeywords);
    add(airport.state, inRegion);
    add(airport.countryName, inRegion);
    add(airport.countryCode, inRegion);
  }
}

function addCodes(codes: TableBuilder, airports: readonly SearchDocument[]): void {
  for (const [place, airport] of airports.entries()) {
    const add = (code: string | null, field: number) => {
      const key = code === null ? undefined : codeKey(code);
      if (key !== undefined) codes.add(key, place, field);
    };
    add(airport.icaoCode, inCodes.icao);
    add(airport.iataCode, inCodes.iata);
    add(airport.localCode, inCodes.local);
    add(airport.gpsCode, inCodes.gps);
    add(airport.ident, inCodes.ident);
    // What a closed airport was called is often somebody else's today.
    if (!airport.isClosed) for (const code of keywordsOf(airport.keywords ?? '').filter(looksLikeCode)) add(code, inCodes.keyword);
  }
}

function names(airports: readonly SearchDocument[]): Phrase[] {
  return airports.map(({ name }, place) => ({ key: phraseKey(name), place }));
}

function cities(airports: readonly SearchDocument[]): Phrase[] {
  return airports.flatMap(({ city }, place) => cityParts(city ?? '').map((part) => ({ key: phraseKey(part), place })));
}

function keywords(airports: readonly SearchDocument[]): Phrase[] {
  return airports.flatMap(({ keywords }, place) => keywordsOf(keywords ?? '').map((keyword) => ({ key: phraseKey(keyword), place })));
}

/**
 * Builds the index over these airports, in any order, with unique rows. The parts belong into table search_index of reference.sqlite.
 * Throws when there are more airports than a posting can name (four million).
 */
export function buildSearchIndex(documents: Iterable<SearchDocument>): Part[] {
  const { airports, groupEnds } = inStaticOrder(documents);
  if (airports.length > MOST_PLACES) throw new Error(`A search index holds at most ${MOST_PLACES} airports, not ${airports.length}.`);
  const words = tableBuilder();
  const codes = tableBuilder();
  addWords(words, airports);
  addCodes(codes, airports);
  return [
    asPart('about', Uint32Array.of(FORMAT, ...groupEnds)),
    asPart(
      'rows',
      Uint32Array.from(airports, (airport) => airport.row),
    ),
    ...phraseParts('names', names(airports)),
    ...phraseParts('cities', cities(airports)),
    ...phraseParts('keywords', keywords(airports)),
    ...codes.parts('codes'),
    ...words.parts('words'),
    ...spellingParts(words.sorted()),
  ];
}
