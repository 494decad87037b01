import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { Airport } from '#contract/airports/airport.ts';
import { Country } from '#contract/countries.ts';
import { Frequency } from '#contract/airports/frequency.ts';
import { Runway } from '#contract/airports/runway.ts';
import { ourAirportsMinimumRows } from '#core/reference/build/minimum-rows.ts';
import { OURAIRPORTS } from '#core/reference/sources/ourairports/publisher.ts';
import { countryTable } from '#core/reference/sources/countries/country-table.ts';
import { readMapLine } from '#renderer/features/map/airports/map-airport.ts';
import { airportBodies } from '../../../helpers/airport-bodies.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { importInputs } from '../../../helpers/import-here.ts';

describeShared('the full set of OurAirports', async ({ world }) => {
  const edition = (from: string, date: string) => [{ name: OURAIRPORTS, kind: 'sheets' as const, from, date }];
  const imported = await importInputs(edition(world, '2026-11-21'), { minimumRows: ourAirportsMinimumRows, now: new Date('2026-11-21') });
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

  it('is recognised to the airport in a later edition with 100 changed and 10 gone, and the rest keeps its date', async () => {
    const later = edition(changedCopy(world, { renamed: 100, gone: 10 }), '2026-11-22');
    const { report, db: next } = await importInputs(later, { previous: imported.path, now: new Date('2026-11-22') });
    expect(report.change).toEqual({ added: 0, changed: 100, deleted: 10 });
    const dates = next.prepare('SELECT updated_at, COUNT(*) FROM airports GROUP BY updated_at ORDER BY 2').raw().all();
    expect(dates).toEqual([
      [report.date, 100],
      [imported.report.date, 85_938 - 110],
    ]);
  });
});

/** A copy of the full set in `data`, of which the first airports have another name and the next ones are gone. */
function changedCopy(data: string, { renamed, gone }: { renamed: number; gone: number }): string {
  const folder = temporaryFolder();
  for (const name of ['runways', 'airport-frequencies', 'countries', 'regions', 'navaids']) {
    cpSync(join(data, `${name}.csv`), join(folder, `${name}.csv`));
  }
  const [header, ...lines] = readFileSync(join(data, 'airports.csv'), 'utf8').split('\n');
  const rows = lines.map((line, index) => (index < renamed ? line.replace(/^(\d+,"[^"]*","[^"]*",")/, '$1New ') : line));
  rows.splice(renamed, gone);
  writeFileSync(join(folder, 'airports.csv'), [header, ...rows].join('\n'));
  return folder;
}

/** What clocks show in a zone at a moment of either season. */
function clockOf(timeZone: string): string {
  const at = (moment: string) => new Date(moment).toLocaleString('sv', { timeZone });
  return `${at('2026-01-15T12:00Z')} ${at('2026-07-15T12:00Z')}`;
}
