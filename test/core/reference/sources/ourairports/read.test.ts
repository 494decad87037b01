import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { AirportWithParts } from '#contract/airports/airport.ts';
import { Country } from '#contract/countries.ts';
import { identityOf } from '#core/database/identity.ts';
import { csvOf, csvColumns, smallSet, writeSet } from '../../../../helpers/dataset-files.ts';
import { importFrom, importInputs, importRows } from '../../../../helpers/import-here.ts';

const imported = await importRows(smallSet());
const alpha = imported.airport('LSXA');

/** Makes the small set with one cell of a file changed. */
function changed(sheet: keyof ReturnType<typeof smallSet>, index: number, cells: Record<string, string | number>) {
  const set = smallSet();
  Object.assign(set[sheet][index] ?? {}, cells);
  return set;
}

describe('an airport of OurAirports', () => {
  it('is sent exactly as the contract has it', () => {
    const check = Compile(AirportWithParts);
    for (const ident of ['LSXA', 'CH-0002', 'CH-0003']) expect([...check.Errors(imported.airport(ident))]).toEqual([]);
    expect(Object.keys(alpha)).toEqual(Object.keys(AirportWithParts.properties));
  });

  it('has its values, an id made of the source and its number, and no invented ones', () => {
    expect(alpha).toMatchObject({
      id: identityOf('ourairports:airport:1'),
      name: 'Alpha Field',
      icaoCode: 'LSXA',
      iataCode: 'XAA',
      localCode: null,
      latitude: 46.5,
      longitude: 6.5,
      elevation: 1400,
      countryCode: 'CH',
      city: 'Alphaville',
      state: 'Canton of Vaud',
      county: null,
      continentCode: 'EU',
      timezone: 'Europe/Zurich',
      facilityType: 'airport',
      isPrivate: null,
      isClosed: false,
    });
  });

  it('takes icaoCode from icao_code only and keeps gps_code for search', () => {
    expect(imported.airport('CH-0002').icaoCode).toBeNull();
    expect(imported.db.prepare(`SELECT gps_code FROM airports WHERE ident = 'CH-0002'`).pluck().get()).toBe('LSXB');
  });

  it.each([
    ['large_airport', 'airport', false],
    ['medium_airport', 'airport', false],
    ['small_airport', 'airport', false],
    ['heliport', 'heliport', false],
    ['seaplane_base', 'seaplaneBase', false],
    ['balloonport', 'balloonport', false],
    ['closed', null, true],
    ['spaceport', null, null],
  ])('of type %s is a %s, closed: %s', async (type, facilityType, isClosed) => {
    const { airport } = await importRows(changed('airports', 0, { type }));
    expect(airport('LSXA')).toMatchObject({ facilityType, isClosed });
  });

  it('has no state in a catch-all region, and an empty elevation is null', () => {
    expect(imported.airport('CH-0003')).toMatchObject({ state: null, elevation: null });
  });

  it('keeps keywords, home link, ident and type word', () => {
    const row = imported.db.prepare(`SELECT ident, keywords, home_link, source_type FROM airports WHERE ident = 'LSXA'`).get();
    expect(row).toEqual({
      ident: 'LSXA',
      keywords: 'Old Alpha, "The Field"',
      home_link: 'https://alpha.example/',
      source_type: 'small_airport',
    });
  });

  it('has the longest open runway, and none where no length is known', () => {
    const longest = imported.db.prepare<[], number>('SELECT longest_runway FROM airports ORDER BY ident DESC').pluck().all();
    expect(longest).toEqual([8000, null, null]);
  });

  it.each([
    ['yes', 1],
    ['no', 0],
    ['', null],
  ])('with scheduled service %j is stored as %j', async (scheduled_service, stored) => {
    const { db } = await importRows(changed('airports', 0, { scheduled_service }));
    expect(db.prepare(`SELECT is_scheduled FROM airports WHERE ident = 'LSXA'`).pluck().get()).toBe(stored);
  });

  it('of the unknown country ZZ has no country', async () => {
    const { airport, db } = await importRows(changed('airports', 0, { iso_country: 'ZZ', iso_region: '' }));
    expect(airport('LSXA')).toMatchObject({ countryCode: null, state: null });
    expect(db.prepare(`SELECT COUNT(*) FROM countries WHERE country_code = 'ZZ'`).pluck().get()).toBe(0);
  });

  it('without a position has neither position nor time zone', async () => {
    const { airport } = await importRows(changed('airports', 0, { latitude_deg: '', longitude_deg: '' }));
    expect(airport('LSXA')).toMatchObject({ latitude: null, longitude: null, timezone: null });
  });
});

it('rows of airports are numbered from 1 by icaoCode, unknown last, then id', async () => {
  const set = smallSet();
  for (const [id, icao_code] of [
    [4, 'ZZZZ'],
    [5, 'AAAA'],
    [6, ''],
  ] as const) {
    set.airports.push({ ...set.airports[0], id, ident: `T-${id}`, icao_code });
  }
  const { db } = await importRows(set);
  const inOrder = db.prepare('SELECT row, ident FROM airports ORDER BY icao_code IS NULL, icao_code, id').raw().all();
  expect(inOrder).toEqual(db.prepare('SELECT row, ident FROM airports ORDER BY row').raw().all());
  expect(inOrder.map((row) => (row as [number, string])[0])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(inOrder.slice(0, 3).map((row) => (row as [number, string])[1])).toEqual(['T-5', 'LSXA', 'T-4']);
});

describe('a runway', () => {
  it('is named by both designators and keeps true headings as given', () => {
    expect(alpha.runways[0]).toMatchObject({
      id: identityOf('ourairports:runway:11'),
      name: '09L/27R',
      length: 8000,
      width: 100,
      isClosed: false,
      isLighted: true,
      lowEndIdent: '09L',
      lowEndHeading: 92.4,
      highEndHeading: null,
    });
  });

  it('has null, not zero, for an empty displaced threshold', () => {
    expect(alpha.runways[0]).toMatchObject({ lowEndDisplacedThreshold: null, highEndDisplacedThreshold: 300 });
  });

  it.each([
    [{ le_ident: '09', he_ident: '' }, '09'],
    [{ le_ident: '', he_ident: '27' }, '27'],
    [{ le_ident: '', he_ident: '' }, 'unnamed'],
  ])('with %o is named %s', async (cells, name) => {
    const { airport } = await importRows(changed('runways', 0, cells));
    expect(airport('LSXA').runways[0]?.name).toBe(name);
  });

  it('of length 0 is of unknown length', async () => {
    const { airport, report } = await importRows(changed('runways', 0, { length_ft: 0 }));
    expect(airport('LSXA').runways[0]?.length).toBeNull();
    expect(report.files.flatMap((file) => file.issues)).toContainEqual({
      file: 'runways.csv',
      line: 2,
      reason: 'length_ft "0" is below 1; taken as unknown',
    });
  });

  it('end with half a position has none', async () => {
    const { airport } = await importRows(changed('runways', 0, { le_latitude_deg: 46.5 }));
    expect(airport('LSXA').runways[0]).toMatchObject({ lowEndLatitude: null, lowEndLongitude: null });
  });
});

it('a frequency is named by its description, else by its type', () => {
  expect(alpha.frequencies).toMatchObject([
    { id: identityOf('ourairports:frequency:21'), name: 'Alpha Tower', type: 'TWR', description: 'Alpha Tower', frequency: 118.7 },
    { name: 'ATIS', type: 'ATIS', description: null, frequency: 126.025 },
  ]);
});

describe('a country', () => {
  it('has no null anywhere, and its subdivisions sorted by code without catch-all regions', () => {
    expect([...Compile(Country).Errors(imported.country('CH'))]).toEqual([]);
    expect(imported.country('CH')).toMatchObject({
      id: identityOf('country:CH'),
      isoId: 'CH',
      alpha3: 'CHE',
      name: 'Switzerland',
      timezone: 'Europe/Zurich',
      subdivisions: [
        { code: 'CH-GE', name: 'Canton of Geneva' },
        { code: 'CH-VD', name: 'Canton of Vaud' },
      ],
    });
  });

  it('that ISO leaves to its users gets an X: XK is XKX', () => {
    expect(imported.country('XK').alpha3).toBe('XKX');
  });

  it('that the source leaves out is there all the same', () => {
    expect(imported.country('SJ')).toMatchObject({ alpha3: 'SJM', name: 'Svalbard and Jan Mayen', subdivisions: [] });
  });
});

describe('the date of the set', () => {
  const sheets = (name: string, date?: string) => ({ name, kind: 'sheets' as const, from: writeSet(smallSet()), date });
  const input = (date?: string) => [sheets('OurAirports', date)];

  it('is updatedAt of every body', async () => {
    const { report, airport, country } = await importInputs(input('2026-01-01T00:00:00.000Z'));
    const dates = [airport('LSXA').updatedAt, airport('LSXA').runways[0]?.updatedAt, country('CH').createdAt, country('CH').updatedAt];
    expect(new Set(dates)).toEqual(new Set([report.date]));
  });

  it('is unknown of files whose source gives none; what changed is then of the import', async () => {
    const { report, airport, country } = await importInputs(input(), { now: new Date('2020-02-02T00:00:00Z') });
    expect(report).toMatchObject({ date: null, sources: [{ date: null }], revision: expect.stringMatching(/^undated-/) as string });
    expect([airport('LSXA').updatedAt, country('CH').updatedAt]).toEqual(Array(2).fill('2020-02-02T00:00:00.000Z'));
  });

  it('is unknown when it has not come yet, but for the minutes by which clocks differ', async () => {
    const now = new Date('2020-02-02T00:00:00Z');
    expect((await importInputs(input('2020-02-02T00:04:00.000Z'), { now })).report.date).toBe(now.toISOString());
    expect((await importInputs(input('2020-02-02T00:06:00.000Z'), { now })).report.date).toBeNull();
  });

  it('is that of the newest source that has one', async () => {
    const { report } = await importInputs([sheets('Club'), sheets('Friend', '2026-01-01T00:00:00.000Z')]);
    expect([report.date, ...report.sources.map(({ date }) => date)]).toEqual([
      '2026-01-01T00:00:00.000Z',
      null,
      '2026-01-01T00:00:00.000Z',
    ]);
  });
});

it('columns are found by name in any order, behind a byte order mark, with CR LF', async () => {
  const text = csvOf('airports', smallSet().airports, csvColumns.airports.toReversed()).replaceAll('\n', '\r\n');
  const { airport } = await importFrom(writeSet(smallSet(), { 'airports.csv': `\uFEFF${text}` }));
  expect(airport('LSXA')).toEqual({
    ...alpha,
    updatedAt: expect.any(String) as string,
    runways: expect.anything(),
    frequencies: expect.anything(),
  });
});
