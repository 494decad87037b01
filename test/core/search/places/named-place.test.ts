import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/build.ts';
import { namedPlace, placeLines } from '#core/search/places/named-place.ts';
import { openSearchIndex } from '#core/search/search-index.ts';
import { fold } from '#core/text/fold.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { readAirports } from '../../../bench/search/airports.ts';
import { airport } from '../known-airports.ts';

/** These are the ICAO codes of all places. */
const named = [...new Set(placeLines.flatMap((line) => line.split(' | ')[0]?.split(' ') ?? []))];

describe('the places', () => {
  it('name several hundred airports by their codes, each with texts that are not empty and not given twice', () => {
    expect(named.length).toBeGreaterThan(400);
    for (const code of named) {
      const { cities, districts } = namedPlace(code) ?? { cities: [], districts: [] };
      const texts = [...cities, ...districts];
      expect(texts.length, code).toBeGreaterThan(0);
      expect(code).toMatch(/^[A-Z]{4}$/);
      expect(texts.filter((text) => text.trim() !== text || text === '' || text.includes('|'))).toEqual([]);
      expect(new Set(texts.map(fold)).size, code).toBe(texts.length);
    }
  });

  it('have one main airport for a city of several, and none that is main next to another of its city', () => {
    expect(['RJTT', 'RJAA', 'LFPG', 'LFOB'].map((code) => namedPlace(code)?.isMain)).toEqual([true, false, true, false]);
  });

  it('say nothing of an airport that is not listed, or has no code', () => {
    expect(namedPlace('ZZZZ')).toBeUndefined();
    expect(namedPlace(null)).toBeUndefined();
  });
});

describe('a place in the index', () => {
  const set = [
    airport(1, { ident: 'LSZH', name: 'Zürich Airport', city: 'Zürich', countryCode: 'CH', size: 3 }),
    airport(2, { ident: 'RJGG', name: 'Chubu Centrair International Airport', city: 'Tokoname', size: 3 }),
    airport(3, { ident: 'RJNA', name: 'Nagoya Airport', city: 'Nagoya', size: 3, longestRunway: 12000 }),
    airport(4, { ident: 'EGBB', name: 'Birmingham Airport', city: 'Birmingham', countryCode: 'GB', size: 3 }),
    airport(5, { ident: 'KBHM', name: 'Birmingham-Shuttlesworth International Airport', city: 'Birmingham', countryCode: 'US', size: 3 }),
    airport(6, { ident: 'OMDW', name: 'Al Maktoum International Airport', city: 'Dubai(Jebel Ali)', size: 3, longestRunway: 14764 }),
    airport(7, { ident: 'OMDB', name: 'Dubai International Airport', city: 'Dubai', size: 3, longestRunway: 14590 }),
    airport(8, { ident: 'XXXX', name: 'Field', city: 'Kloten', size: 1 }),
    airport(9, { ident: 'LKPR', name: 'Václav Havel Airport Prague', city: 'Prague', countryCode: 'CZ', size: 3 }),
  ];
  const index = openSearchIndex(buildSearchIndex(set));
  const first = (query: string) => set.find(({ row }) => row === index.find(query, 1)[0]?.row)?.ident;

  it.each([
    ['zurigo', 'LSZH'],
    ['kloten', 'LSZH'],
    ['nagoya', 'RJGG'],
    ['名古屋', 'RJGG'],
    ['birmingham', 'EGBB'],
    ['birmingham uk', 'EGBB'],
    ['birmingham usa', 'KBHM'],
    ['dubai', 'OMDB'],
    ['praha', 'LKPR'],
    ['prague czech republic', 'LKPR'],
    ['prag tschechien', 'LKPR'],
  ])('is found for %j as %s', (query, ident) => {
    expect(first(query)).toBe(ident);
  });
});

describeShared('in the full set', ({ world }) => {
  it('every airport of the places is there, open, and large, medium or with scheduled service', () => {
    const airports = new Map(readAirports(world).map((each) => [each.icaoCode, each]));
    const strange = named.filter((code) => {
      const found = airports.get(code);
      return found === undefined || found.isClosed || (found.size < 2 && !found.isScheduled);
    });
    expect(strange).toEqual([]);
  });
});
