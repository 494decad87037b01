import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noMinimumRows, smallSet, temporaryFolder, writeSet, type SetRows } from '../../../helpers/dataset-files.ts';
import { importInputs, refusalOf, type TestInput } from '../../../helpers/import-here.ts';

const sheets = (name: string, set: SetRows): TestInput => ({ name, kind: 'sheets', from: writeSet(set) });

/** Another source sees the same field so: other numbers, a position 12 NM off, an elevation 300 ft off, and one airport more. */
function otherView(): SetRows {
  const set = smallSet();
  set.airports = [
    { ...set.airports[0], id: 901, ident: 'Z-1', name: 'Alpha', latitude_deg: 46.7, elevation_ft: 1700, iata_code: '', home_link: '' },
    { ...set.airports[0], id: 902, ident: 'Z-2', name: 'Delta', icao_code: 'LSXD', iata_code: '', gps_code: '' },
  ];
  set.runways = [{ id: 911, airport_ref: 902, length_ft: 600, lighted: 0, closed: 0, le_ident: '03', he_ident: '21' }];
  set['airport-frequencies'] = [];
  return set;
}

describe('two sources', () => {
  it('become one set that says where everything is from', async () => {
    const { report, airport, db } = await importInputs([sheets('Club', smallSet()), sheets('Friend', otherView())]);
    expect(report).toMatchObject({
      source: 'Club + Friend',
      counts: { airports: 4, runways: 3, frequencies: 2, navaids: 1 },
      sources: [
        { name: 'Club', kind: 'sheets', airports: 3 },
        { name: 'Friend', kind: 'sheets', airports: 2 },
      ],
      conflicts: 2,
      change: null,
    });
    expect(report.sources.map(({ files }) => files.length)).toEqual([6, 6]);
    expect(airport('LSXA')).toMatchObject({ name: 'Alpha Field', latitude: 46.5, elevation: 1400 });
    expect(airport('Z-2')).toMatchObject({ name: 'Delta', runways: [{ name: '03/21' }] });
    expect(db.prepare('SELECT position, name, kind, airports FROM sources ORDER BY position').raw().all()).toEqual([
      [0, 'Club', 'sheets', 3],
      [1, 'Friend', 'sheets', 2],
    ]);
    expect(
      db
        .prepare('SELECT kind, code, used_source, used_value, other_source, other_value, difference FROM conflicts ORDER BY position')
        .raw()
        .all(),
    ).toEqual([
      ['position', 'LSXA', 'Club', '46.5, 6.5', 'Friend', '46.7, 6.5', 12],
      ['elevation', 'LSXA', 'Club', '1400', 'Friend', '1700', 300],
    ]);
    const origins = db.prepare<[], [string, string]>('SELECT a.ident, o.origins FROM airport_origins o JOIN airports a ON a.row = o.row');
    const found = origins.raw().all();
    expect(found.map(([ident, text]) => [ident, Object.keys(JSON.parse(text) as object)])).toEqual([['Z-2', ['1']]]);
  });

  it('are put together in their order: the other one first wins', async () => {
    const { airport, db } = await importInputs([sheets('Friend', otherView()), sheets('Club', smallSet())]);
    expect(airport('Z-1')).toMatchObject({
      name: 'Alpha',
      latitude: 46.7,
      elevation: 1700,
      iataCode: 'XAA',
      runways: [{ length: 8000 }, {}],
    });
    const text = db
      .prepare<[], string>(`SELECT o.origins FROM airport_origins o JOIN airports a ON a.row = o.row WHERE a.ident = 'Z-1'`)
      .pluck()
      .get();
    expect((JSON.parse(text ?? '{}') as Record<string, string[]>)['1']).toEqual(['iataCode', 'homeLink', 'runways', 'frequencies']);
  });

  it('keep the date of an airport that neither of them changed', async () => {
    const inputs = [sheets('Club', smallSet()), sheets('Friend', otherView())];
    const first = await importInputs(inputs, { now: new Date('2026-01-01') });
    const second = await importInputs(inputs, { now: new Date('2026-02-02'), previous: first.path });
    expect(second.airport('Z-2')).toEqual(first.airport('Z-2'));
    expect(second.report.change).toEqual({ added: 0, changed: 0, deleted: 0 });
  });

  it('tell every airport of a list with its zone, which its position gives, and all countries', async () => {
    const path = join(temporaryFolder(), 'airports.csv');
    const header =
      'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed';
    const ofList = '10000000-0000-4000-8000-000000000001,Echo,LSXE,,,46.5,6.5,500,CH,,,,,,airfield,false,false';
    writeFileSync(path, `${header}\n${ofList}\n`);
    const list: TestInput = { name: 'List', kind: 'airportList', from: path };
    const alone = await importInputs([list]);
    expect(alone.airport('LSXE')).toMatchObject({ timezone: 'Europe/Zurich', elevation: 1640, isPrivate: false, runways: [] });
    expect(alone.report.counts.countries).toBe(251);
    const first = await importInputs([sheets('Club', smallSet()), list], { now: new Date('2026-01-01') });
    const later = { ...list, date: '2026-02-02T00:00:00.000Z' };
    const second = await importInputs([sheets('Club', smallSet()), later], { now: new Date('2026-03-03'), previous: first.path });
    // The list is a day's; it does not say when an airport was changed.
    expect(second.airport('LSXE')).toEqual(first.airport('LSXE'));
  });

  it.each<[string, TestInput, string]>([
    ['that is gone', { name: 'Friend', kind: 'sheets', from: join(temporaryFolder(), 'gone') }, 'Friend: from: there is nothing at'],
    ['that was never fetched', { name: 'Server', kind: 'replica', from: join(temporaryFolder(), 'gone') }, 'Server: there is nothing at'],
    ['whose list is gone', { name: 'List', kind: 'airportList', from: join(temporaryFolder(), 'gone') }, 'List: there is nothing at'],
    ['that lacks files', { name: 'Friend', kind: 'sheets', from: temporaryFolder() }, 'Friend: '],
  ])('are refused for one %s, by its name', async (_, missing, reason) => {
    const details = await refusalOf(importInputs([sheets('Club', smallSet()), missing]));
    expect(details[0]).toContain(reason);
  });

  it('are refused for the one that is below its minimum rows', async () => {
    const few = smallSet();
    few.airports.length = 1;
    few.runways.length = few['airport-frequencies'].length = 0;
    const inputs = [sheets('Club', smallSet()), sheets('Friend', few)];
    expect(await refusalOf(importInputs(inputs, { minimumRows: { ...noMinimumRows, airports: 2 } }))).toEqual([
      'Friend: airports.csv holds 1 usable rows (0 left out); with fewer than 2 it counts as incomplete.',
    ]);
  });
});
