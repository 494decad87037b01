import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/build.ts';
import { openSearchIndex } from '#core/search/search-index.ts';
import type { Tier } from '#core/search/tiers.ts';
import { airport, knownAirports } from './known-airports.ts';

const indexOver = (airports: typeof knownAirports) => openSearchIndex(buildSearchIndex(airports));
const identOf = new Map(knownAirports.map(({ row, ident }) => [row, ident]));
const index = indexOver(knownAirports);

function found(query: string, limit = 20): string[] {
  return index.find(query, limit).map(({ row }) => identOf.get(row) ?? `no airport has row ${row}`);
}

describe('the first hit', () => {
  const cases: [query: string, ident: string, tier: Tier][] = [
    ['LSGG', 'LSGG', 'icaoCode'],
    ['  lsgg ', 'LSGG', 'icaoCode'],
    ['gva', 'LSGG', 'iataCode'],
    ['1g4', '1G4', 'localCode'],
    ['yhc', 'CYHC', 'localCode'],
    ['egk', 'EGKK', 'codePrefix'],
    ['k1g4', '1G4', 'otherCode'],
    ['VHHX', 'VHHX', 'otherCode'],
    ['mx-0476', 'MX-0476', 'otherCode'],
    ['nyc', 'KJFK', 'otherCode'],
    ['mx-04', 'MX-0476', 'otherCodePrefix'],
    ['Palo Alto Airport', 'KPAO', 'name'],
    ['st louis lambert intl airport', 'KSTL', 'name'],
    ['SAINT LOUIS AIRPORT', 'GOSS', 'name'],
    ['geneva', 'LSGG', 'words'],
    ['heathrow', 'EGLL', 'words'],
    ['gatwick lond', 'EGKK', 'words'],
    ['san fran', 'KSFO', 'words'],
    ['bern', 'LSZB', 'words'],
    ['york', 'KJFK', 'words'],
    ['chicago midway', 'KMDW', 'words'],
    ['midway chicago', 'KMDW', 'words'],
    ['geneva switzerland', 'LSGG', 'words'],
    ['geneva ch', 'LSGG', 'words'],
    ['london ontario', 'CYXU', 'words'],
    ['sydney canada', 'CYQY', 'words'],
    ['paris cdg', 'LFPG', 'words'],
    ['cdg paris', 'LFPG', 'words'],
    ['paris lbg', 'LFPB', 'words'],
    ['lfpo paris', 'LFPO', 'words'],
    ['roissy', 'LFPG', 'words'],
    ['idlewild', 'KJFK', 'words'],
    ['orchard field', 'KORD', 'words'],
    ['chek lap', 'VHHH', 'words'],
    ['kai tak', 'VHHX', 'words'],
    ['zurich', 'LSZH', 'words'],
    ['ZÜRICH', 'LSZH', 'words'],
    ['zuerich', 'LSZH', 'words'],
    ['aalesund', 'ENAL', 'words'],
    ['lodz', 'EPLL', 'words'],
    ['sao paulo', 'SBGR', 'words'],
    ['kobenhavn', 'EKCH', 'words'],
    ['koebenhavn', 'EKCH', 'words'],
    ['шерем', 'UUEE', 'words'],
    ['羽田', 'RJTT', 'words'],
    ["chicago o'hare", 'KORD', 'words'],
    ['chicago o’hare', 'KORD', 'words'],
    ['ohare', 'KORD', 'words'],
    ['o hare', 'KORD', 'words'],
    ['saint louis missouri', 'KSTL', 'words'],
    ['st.louis lambert', 'KSTL', 'words'],
    ['paris orly', 'LFPO', 'words'],
    ['paris-orly', 'LFPO', 'words'],
    ['ja douglas mccurdy', 'CYQY', 'words'],
    ['j.a. douglas', 'CYQY', 'words'],
    ['nellis afb', 'KLSV', 'words'],
    ['heathrow international airport', 'EGLL', 'words'],
    ['flughafen bern', 'LSZB', 'words'],
    ['sanfrancisco', 'KSFO', 'words'],
    ['sanfran', 'KSFO', 'words'],
    ['charlesdegaulle', 'LFPG', 'words'],
    ['johnfkennedy', 'KJFK', 'words'],
    ['hongkong', 'VHHH', 'words'],
    ['gat wick', 'EGKK', 'words'],
    ['london gat wick', 'EGKK', 'words'],
    ['hea throw', 'EGLL', 'words'],
    ['stlouis missouri', 'KSTL', 'words'],
    ['london uk', 'EGLL', 'words'],
    ['genf', 'LSGG', 'words'],
    ['münchen', 'EDDM', 'words'],
    ['poland', 'EPLL', 'place'],
    ['nova scotia', 'CYQY', 'place'],
    ['genva', 'LSGG', 'fuzzy'],
    ['geenva', 'LSGG', 'fuzzy'],
    ['hethrow london', 'EGLL', 'fuzzy'],
    ['copenahgne', 'EKCH', 'fuzzy'],
    ['geneva switzerlnad', 'LSGG', 'fuzzy'],
  ];
  it.each(cases)('for %j is %s by %s', (query, ident, tier) => {
    const [first] = index.find(query, 5);
    expect({ ident: identOf.get(first?.row ?? 0), tier: first?.tier }).toEqual({ ident, tier });
  });
});

describe('nothing', () => {
  it.each(['', '   ', '!?', '…', 'qqqqxz', '-', "'", 'zzz 東京'])('is found for %j', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('is guessed for a word of three letters, one of digits, or more than one edit below eight letters', () => {
    expect([...found('bxn'), ...found('1g5'), ...found('gnvea')]).toEqual([]);
  });
});

describe('the order of tiers', () => {
  it('is ICAO, IATA, then local code, then what begins so', () => {
    const codes = indexOver([
      airport(1, { ident: 'A1', icaoCode: 'ABCD', name: 'Prefix', size: 3 }),
      airport(2, { ident: 'A2', icaoCode: null, localCode: 'ABC', name: 'Local', size: 3 }),
      airport(3, { ident: 'A3', icaoCode: null, iataCode: 'ABC', name: 'Iata', size: 1 }),
      airport(4, { ident: 'A4', icaoCode: 'ABC', name: 'Icao', isClosed: true, size: 0 }),
      airport(5, { ident: 'A5', icaoCode: null, gpsCode: 'ABC', name: 'Gps', size: 3 }),
      airport(6, { ident: 'ABCE', icaoCode: null, name: 'Ident', size: 3 }),
      airport(7, { ident: 'A7', icaoCode: null, name: 'ABC', size: 3 }),
      airport(8, { ident: 'A8', icaoCode: null, name: 'Field', city: 'Abc Town', size: 3 }),
    ]);
    expect(codes.find('abc', 20).map(({ row, tier }) => `${row} ${tier}`)).toEqual([
      '4 icaoCode',
      '3 iataCode',
      '2 localCode',
      '1 codePrefix',
      '5 otherCode',
      '6 otherCodePrefix',
      '7 name',
      '8 words',
    ]);
  });

  it('puts an exact code before larger airports that share it as a local code or begin with it', () => {
    expect(found('cdg')).toEqual(['LFPG', 'MX-0476', 'CDG3']);
  });

  it('puts an exact name before a larger airport that has all its words', () => {
    const names = indexOver([
      airport(1, { ident: 'BIG', name: 'Hill Top International', size: 3 }),
      airport(2, { ident: 'SMALL', name: 'Hill Top', size: 1 }),
    ]);
    expect(names.find('hill top', 5)).toEqual([
      { row: 2, tier: 'name' },
      { row: 1, tier: 'words' },
    ]);
  });

  it('puts a prefix before a guess, however small the airport', () => {
    const guesses = indexOver([
      airport(1, { ident: 'BIG', name: 'Parma', size: 3, longestRunway: 12000 }),
      airport(2, { ident: 'SMALL', name: 'Parnaby Strip', isClosed: true, size: 0 }),
    ]);
    expect(guesses.find('parna', 5)).toEqual([
      { row: 2, tier: 'words' },
      { row: 1, tier: 'fuzzy' },
    ]);
  });

  it('puts one edit before two', () => {
    const near = indexOver([
      airport(1, { ident: 'TWO', name: 'Carlsbud', size: 3 }),
      airport(2, { ident: 'ONE', name: 'Karlsbud', size: 1 }),
    ]);
    expect(near.find('karlsbad', 5).map(({ row }) => row)).toEqual([2, 1]);
    expect(near.find('karlsbod', 5).map(({ row }) => row)).toEqual([2, 1]);
  });
});

describe('the order inside a tier', () => {
  const like = (row: number, about: { isClosed?: boolean; size: number; longestRunway?: number | null }) =>
    airport(row, { ident: `X${row}`, icaoCode: null, name: `Alike ${row}`, ...about });
  const shuffled = indexOver([
    like(9, { size: 0, isClosed: true, longestRunway: 13000 }),
    like(8, { size: 0 }),
    like(7, { size: 1, longestRunway: 4000 }),
    like(6, { size: 1 }),
    like(5, { size: 1 }),
    like(4, { size: 2, longestRunway: 6000 }),
    like(3, { size: 2, longestRunway: 9000 }),
    like(2, { size: 3, longestRunway: null }),
    like(1, { size: 3, longestRunway: 8000 }),
  ]);

  it('puts what is open first, then size, then the longest runway, then the lower row', () => {
    expect(shuffled.find('alike', 20).map(({ row }) => row)).toEqual([1, 2, 3, 4, 7, 5, 6, 8, 9]);
  });

  it('is the same among guesses', () => {
    expect(shuffled.find('alkie', 20).map(({ row, tier }) => `${row} ${tier}`)).toEqual(
      [1, 2, 3, 4, 7, 5, 6, 8, 9].map((row) => `${row} fuzzy`),
    );
  });

  it('puts scheduled service before size, and size before runway length', () => {
    const near = indexOver([
      airport(1, { ident: 'BASE', name: 'Air Base', city: 'Fairfield', size: 3, longestRunway: 14000, isScheduled: false }),
      airport(2, { ident: 'LARGE', name: 'Intercontinental', city: 'Fairfield', size: 3, longestRunway: 8000, isScheduled: true }),
      airport(3, { ident: 'MEDIUM', name: 'Regional', city: 'Fairfield', size: 2, longestRunway: 9000, isScheduled: true }),
      airport(4, { ident: 'SMALL', name: 'Strip', city: 'Fairfield', size: 1, longestRunway: 2000, isScheduled: true }),
      airport(5, {
        ident: 'CLOSED',
        name: 'Old Field',
        city: 'Fairfield',
        size: 3,
        longestRunway: 12000,
        isScheduled: true,
        isClosed: true,
      }),
    ]);
    expect(near.find('fairfield', 9).map(({ row }) => row)).toEqual([2, 3, 4, 1, 5]);
    expect(near.find('fairfeild', 9).map(({ row, tier }) => `${row} ${tier}`)).toEqual([2, 3, 4, 1, 5].map((row) => `${row} fuzzy`));
  });

  it('puts the airport called as typed before a larger one, also without its last word or with its words turned round', () => {
    const turned = indexOver([
      airport(1, { ident: 'STRIP', name: 'Fazenda Brasilia Airstrip', size: 1 }),
      airport(2, { ident: 'OTHER', name: 'Fazenda Nova Brasilia Airport', size: 2 }),
    ]);
    expect(turned.find('fazenda brasilia', 5).map(({ row }) => row)).toEqual([1, 2]);
    expect(turned.find('brasilia fazenda', 5).map(({ row }) => row)).toEqual([1, 2]);
  });

  it('puts what a mistyped word was meant to be before larger airports near it', () => {
    const meant = indexOver([
      airport(1, { ident: 'CITY', name: 'Field', city: 'Dayton', size: 2 }),
      airport(2, { ident: 'BIG', name: 'Port Dayton Falls', size: 2, longestRunway: 12000 }),
      airport(3, { ident: 'NAMED', name: 'Darton Airport', size: 2 }),
    ]);
    expect(meant.find('daytom', 5).map(({ row }) => row)).toEqual([1, 2]);
    expect(meant.find('dartom', 5).map(({ row }) => row)).toEqual([3]);
  });

  it('puts the closed airport of a city last', () => {
    expect(found('berlin')).toEqual(['EDDB', 'EDDI']);
  });

  it('lists a city by size and runway', () => {
    expect(found('london')).toEqual(['EGLL', 'EGKK', 'CYXU', 'EGLC', 'EGLW']);
  });

  it('puts a word met whole before one only begun, and a large airport before both', () => {
    expect(found('bern').slice(0, 2)).toEqual(['LSZB', 'KSBD']);
    expect(found('york')).toEqual(['KJFK', 'KLGA', 'KJYR']);
  });

  it('puts a closed airport last even where it alone is called as typed, or an open one is further from it', () => {
    const closed = indexOver([
      airport(1, { ident: 'GONE', name: 'Rhein', city: 'Marienfels', isClosed: true, size: 0 }),
      airport(2, { ident: 'OPEN', name: 'Heliport Marienfelsen', size: 0 }),
    ]);
    expect(closed.find('marienfels', 5).map(({ row }) => row)).toEqual([2, 1]);
    expect(closed.find('marienfelsa', 5).map(({ row, tier }) => `${row} ${tier}`)).toEqual(['2 fuzzy', '1 fuzzy']);
  });

  it('takes only the last word for one that goes on, where there is a choice', () => {
    const begun = indexOver([
      airport(1, { ident: 'GOESON', name: 'Rosario Santana', size: 3 }),
      airport(2, { ident: 'WHOLE', name: 'Santa Rosa', size: 1 }),
    ]);
    expect(begun.find('rosa santa', 5).map(({ row }) => row)).toEqual([2, 1]);
  });

  it('puts a city of several words before larger airports that have the words apart', () => {
    const apart = indexOver([
      airport(1, { ident: 'APART', name: 'Boone Memorial', city: 'Delta County', size: 2 }),
      airport(2, { ident: 'CITY', name: 'Field', city: 'Boone County', size: 1 }),
    ]);
    expect(apart.find('boone county', 5).map(({ row }) => row)).toEqual([2, 1]);
  });
});

describe('the answer', () => {
  it('has at most as many hits as asked for, the same ones first', () => {
    const all = found('united states');
    expect(all.length).toBeGreaterThan(5);
    for (const limit of [0, 1, 3, 5]) expect(found('united states', limit)).toEqual(all.slice(0, limit));
  });

  it('names an airport once, though it matches in many ways', () => {
    expect(found('jfk')).toEqual(['KJFK']);
  });

  it('is empty over no airports', () => {
    expect(indexOver([]).find('geneva', 5)).toEqual([]);
  });
});
