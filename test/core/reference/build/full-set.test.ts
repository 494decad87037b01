import { gunzipSync } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { Airport } from '#contract/airports/airport.ts';
import { Country } from '#contract/countries.ts';
import { Frequency } from '#contract/airports/frequency.ts';
import { Runway } from '#contract/airports/runway.ts';
import { ourAirportsMinimumRows } from '#core/reference/build/minimum-rows.ts';
import { countryTable } from '#core/reference/sources/countries/country-table.ts';
import { readMapLine } from '#renderer/features/map/airports/map-airport.ts';
import { airportBodies } from '../../../helpers/airport-bodies.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { importFrom } from '../../../helpers/import-here.ts';

describeShared('the full set of OurAirports', async ({ world }) => {
  const imported = await importFrom(world, { minimumRows: ourAirportsMinimumRows });
  const db = () => imported.db;

  it('is taken whole: 85,938 airports, 48,184 runways, 30,340 frequencies and no orphan', () => {
    expect(imported.report.counts).toEqual({ airports: 85_938, runways: 48_184, frequencies: 30_340, countries: 251, navaids: 11_008 });
    expect(imported.report.files.map((file) => [file.file, file.leftOut, file.orphans])).toEqual([
      ['airports.csv', 0, 0],
      ['runways.csv', 0, 0],
      ['airport-frequencies.csv', 0, 0],
      ['countries.csv', 1, 0],
      ['regions.csv', 1, 0],
      ['navaids.csv', 0, 0],
    ]);
    expect(db().pragma('integrity_check', { simple: true })).toBe('ok');
  });

  it('has bodies as the contract has them, and none without its row', () => {
    const [airport, runway, frequency, country] = [Compile(Airport), Compile(Runway), Compile(Frequency), Compile(Country)];
    const wrong: string[] = [];
    let parts = 0;
    for (const row of airportBodies(db())) {
      if (!airport.Check(JSON.parse(row.body))) wrong.push(row.body);
      const { runways, frequencies } = JSON.parse(row.parts) as { runways: unknown[]; frequencies: unknown[] };
      parts += runways.length + frequencies.length;
      wrong.push(...runways.filter((value) => !runway.Check(value)).map(String));
      wrong.push(...frequencies.filter((value) => !frequency.Check(value)).map(String));
    }
    for (const body of db().prepare<[], string>('SELECT body FROM countries').pluck().all())
      if (!country.Check(JSON.parse(body))) wrong.push(body);
    expect(wrong).toEqual([]);
    expect(parts).toBe(48_184 + 30_340);
  });

  it('is drawn on the map from at most 4 MB, ready to be sent', () => {
    const [data] = db().prepare<[], Buffer>('SELECT data FROM map_data').pluck().all();
    expect(data?.length).toBeLessThanOrEqual(4_000_000);
    const counts = gunzipSync(data ?? '')
      .toString()
      .split('\n')
      .map(readMapLine)
      .map((part) => (part.kind === 'navaids' ? 0 : part.airports.length));
    expect(counts.reduce((sum, count) => sum + count)).toBe(85_938);
  });

  it('is numbered in the default order of the airport list', () => {
    const outOfOrder = db()
      .prepare<[], number>(
        `SELECT COUNT(*)
           FROM (SELECT row, ROW_NUMBER() OVER (ORDER BY icao_code IS NULL, icao_code, id) AS place FROM airports)
          WHERE row <> place`,
      )
      .pluck()
      .get();
    expect(outOfOrder).toBe(0);
  });

  it('has in every country an airport that keeps the time which the table of countries gives', () => {
    const zones = db().prepare<[], { country: string; timezone: string }>(
      `SELECT DISTINCT country_code AS country, timezone
         FROM airports
        WHERE country_code IS NOT NULL`,
    );
    const clocks = Map.groupBy(zones.all(), (row) => row.country);
    const strangers = [...clocks].filter(([code, rows]) => {
      const own = clockOf(countryTable[code]?.timezone ?? 'UTC');
      return !rows.some((row) => clockOf(row.timezone) === own);
    });
    // The grid of tz-lookup takes Saint-Pierre and Miquelon for neighbouring Newfoundland.
    expect(strangers.map(([code]) => code)).toEqual(['PM']);
  });
});

/** What clocks show in a zone at a moment of either season. */
function clockOf(timeZone: string): string {
  const at = (moment: string) => new Date(moment).toLocaleString('sv', { timeZone });
  return `${at('2026-01-15T12:00Z')} ${at('2026-07-15T12:00Z')}`;
}
