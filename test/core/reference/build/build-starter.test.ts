import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { Airport } from '#contract/airports/airport.ts';
import { Country } from '#contract/countries.ts';
import { Frequency } from '#contract/airports/frequency.ts';
import { Navaid, navaidTypes } from '#contract/navaids/navaid.ts';
import { Runway } from '#contract/airports/runway.ts';
import { readBodies } from '#core/listing/bodies.ts';
import { buildStarter, readStarter } from '#core/reference/build/build-starter.ts';
import type { ReferenceSet } from '#core/reference/build/reference-set.ts';
import { airportBodies } from '../../../helpers/airport-bodies.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { threadMsOf } from '../../../helpers/thread-ms.ts';

let facts: ReferenceSet;
let db: Database.Database;
let workMs = 0;

beforeAll(async () => {
  facts = await readStarter();
  const path = join(temporaryFolder(), 'reference.sqlite');
  workMs = await threadMsOf(() => buildStarter(path, new Date()));
  db = new Database(path, { readonly: true });
});

describe('the starter set', () => {
  it('is built in under three seconds of processor time', () => {
    expect(workMs).toBeLessThan(3_000);
  });

  it('has about 200 airports of every continent, of every kind and one that is closed', () => {
    const distinct = (column: string) => db.prepare<[], string>(`SELECT DISTINCT ${column} FROM airports ORDER BY 1`).pluck().all();
    expect(facts.airports.length).toBeGreaterThan(180);
    expect(distinct('continent_code')).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']);
    expect(distinct('facility_type')).toEqual([null, 'airport', 'heliport', 'seaplaneBase']);
    expect(distinct('is_closed')).toEqual([0, 1]);
  });

  it.each(
    (
      'LSGG LSZH LSGS EGLL LFPG LEMD EDDF EHAM LIMC KJFK KSFO KATL PHNL CYYZ SBGR FAOR HECA OMDB VHHH RJTT WSSS YSSY NZAA NZQN EKVG BIRK ENSB ' +
      'LOWI LPMA VNLK VQPR NZSP'
    ).split(' '),
  )('holds %s with runways', (icao) => {
    const count = db
      .prepare<[string], number>('SELECT COUNT(*) FROM runways r JOIN airports a ON a.row = r.airport_row WHERE a.icao_code = ?')
      .pluck();
    expect(count.get(icao)).toBeGreaterThan(0);
  });

  it('holds about 170 navaids of every type, most of them with their airport', () => {
    const bodies = readBodies(db, 'navaid_bodies');
    const navaids = facts.navaids.map((_, index) => JSON.parse(bodies.body(index + 1).toString()) as Navaid);
    expect(navaids.length).toBeGreaterThan(140);
    expect(new Set(navaids.map(({ type }) => type))).toEqual(new Set(navaidTypes));
    expect(navaids.flatMap((navaid) => [...Value.Errors(Navaid, navaid)])).toEqual([]);
    expect(navaids.filter(({ airportId }) => airportId !== null).length).toBeGreaterThan(130);
    expect(navaids.find(({ ident }) => ident === 'GVA')).toMatchObject({
      frequency: 115.75,
      frequencyUnit: 'MHz',
      airportIcaoCode: 'LSGG',
    });
  });

  it('is sent as the contract has it, down to the last body', () => {
    const checks = { airport: Compile(Airport), runway: Compile(Runway), frequency: Compile(Frequency), country: Compile(Country) };
    for (const { body, parts } of airportBodies(db)) {
      const { runways, frequencies } = JSON.parse(parts) as { runways: unknown[]; frequencies: unknown[] };
      expect([...checks.airport.Errors(JSON.parse(body))]).toEqual([]);
      expect(
        runways.every((runway) => checks.runway.Check(runway)),
        parts,
      ).toBe(true);
      expect(
        frequencies.every((frequency) => checks.frequency.Check(frequency)),
        parts,
      ).toBe(true);
    }
    for (const body of db.prepare<[], string>('SELECT body FROM countries').pluck().all()) {
      expect([...checks.country.Errors(JSON.parse(body))]).toEqual([]);
    }
  });

  it('has every country, those that have subdivisions with them', () => {
    const bodies = db.prepare<[], string>('SELECT body FROM countries').pluck().all();
    const countries = bodies.map((body) => JSON.parse(body) as Country);
    expect(countries).toHaveLength(251);
    expect(countries.filter((country) => country.subdivisions.length > 0).length).toBeGreaterThan(190);
  });

  it('has rows within bounds: positions on Earth, headings to 360, codes in capitals, frequencies of the air bands', () => {
    for (const { airport, runways, frequencies } of facts.airports) {
      const { latitude, longitude, icaoCode, iataCode } = airport;
      expect(Math.abs(latitude ?? 99)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude ?? 999)).toBeLessThanOrEqual(180);
      expect(icaoCode ?? 'AAAA').toMatch(/^[A-Z]{4}$/);
      expect(iataCode ?? 'AAA').toMatch(/^[A-Z]{3}$/);
      for (const { runway } of runways)
        for (const heading of [runway.lowEndHeading, runway.highEndHeading]) expect(heading ?? 0).toBeLessThanOrEqual(360);
      expect(frequencies.every(({ frequency }) => frequency >= 108 && frequency <= 400)).toBe(true);
    }
    for (const { latitude, longitude, frequency } of facts.navaids) {
      expect(Math.abs(latitude ?? 99)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude ?? 999)).toBeLessThanOrEqual(180);
      expect(frequency === null || (frequency >= 100 && frequency <= 1_800) || (frequency >= 108_000 && frequency <= 136_000)).toBe(true);
    }
  });
});

describeShared('the starter set against a second source', ({ world }) => {
  type Second = { icaoCode: string; iataCode: string; latitude: string; longitude: string; elevation: string };

  it('agrees on codes, on the position within 1 NM and on the elevation within 100 ft', () => {
    const rows = parse(readFileSync(`${world}/aerodb-airports.csv`), { columns: true, bom: true }) as Second[];
    const byIcao = new Map(rows.map((row) => [row.icaoCode, row]));
    const byIata = new Map(rows.map((row) => [row.iataCode, row]));
    const disagreements = facts.airports.flatMap(({ airport, gpsCode, ident }) => {
      const codes = [airport.icaoCode, gpsCode, ident];
      const second = codes.map((code) => byIcao.get(code ?? '-')).find(Boolean) ?? byIata.get(airport.iataCode ?? '-');
      if (!second) return [`${ident}: not in the second source`];
      const reasons: string[] = [];
      if (second.iataCode && airport.iataCode && second.iataCode !== airport.iataCode)
        reasons.push(`IATA ${airport.iataCode}, not ${second.iataCode}`);
      const apart = nauticalMiles(airport.latitude ?? 0, airport.longitude ?? 0, Number(second.latitude), Number(second.longitude));
      if (apart > 1) reasons.push(`${apart.toFixed(1)} NM apart`);
      const feet = Number(second.elevation) / 0.3048;
      const isKnown = airport.elevation !== null && second.elevation !== '';
      if (isKnown && Math.abs((airport.elevation ?? 0) - feet) > 100) reasons.push(`${airport.elevation} ft, not ${feet.toFixed(0)}`);
      return reasons.map((reason) => `${ident}: ${reason}`);
    });
    expect(disagreements).toEqual([]);
  });
});

function nauticalMiles(latitudeA: number, longitudeA: number, latitudeB: number, longitudeB: number): number {
  const radians = Math.PI / 180;
  const haversine = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const h =
    haversine(latitudeB - latitudeA) + Math.cos(latitudeA * radians) * Math.cos(latitudeB * radians) * haversine(longitudeB - longitudeA);
  return 2 * 3440.065 * Math.asin(Math.sqrt(h));
}
