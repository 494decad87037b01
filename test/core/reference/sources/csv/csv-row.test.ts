import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { smallSet, writeSet, type CsvFileName } from '../../../../helpers/dataset-files.ts';
import { importFrom, importRows } from '../../../../helpers/import-here.ts';

/** The small set with 200 more runways, so that one orphan is no reason to refuse it. */
function changed(sheet: CsvFileName, cells: Record<string, string | number>) {
  const set = smallSet();
  set.runways.push(...Array.from({ length: 200 }, (_, index) => ({ id: 1000 + index, airport_ref: 1, lighted: 0, closed: 0 })));
  set['airport-frequencies'].push(
    ...Array.from({ length: 200 }, (_, index) => ({ id: 1000 + index, airport_ref: 1, frequency_mhz: 122.8 })),
  );
  Object.assign(set[sheet][1] ?? {}, cells);
  return set;
}

describe('a row that breaks a rule', () => {
  it.each<[CsvFileName, Record<string, string | number>, string]>([
    ['airports', { id: '' }, 'has no id'],
    ['airports', { id: 1 }, 'id 1 was there before'],
    ['airports', { name: ' ' }, 'has no name'],
    ['airports', { ident: '' }, 'has no ident'],
    ['airports', { latitude_deg: 91 }, 'has no position on Earth'],
    ['airports', { longitude_deg: -180.5 }, 'has no position on Earth'],
    ['airports', { latitude_deg: 'north' }, 'has no position on Earth'],
    ['airports', { longitude_deg: '' }, 'has no position on Earth'],
    ['runways', { airport_ref: '' }, 'has no airport_ref'],
    ['runways', { airport_ref: 77 }, 'airport_ref 77 is not in airports.csv'],
    ['airport-frequencies', { frequency_mhz: '' }, 'has no frequency'],
    ['airport-frequencies', { frequency_mhz: 'abc' }, 'has no frequency'],
    ['airport-frequencies', { airport_ref: 77 }, 'airport_ref 77 is not in airports.csv'],
    ['countries', { code: 'QQ' }, 'QQ is not a country'],
    ['regions', { name: '' }, 'has no name'],
    ['regions', { iso_country: 'FR' }, 'CH-GE is not a region of FR'],
  ])('of %s with %o is left out with file, line and reason, and the rest goes on', async (sheet, cells, reason) => {
    const set = changed(sheet, cells);
    const { report } = await importRows(set);
    const file = report.files.find((candidate) => candidate.file === `${sheet}.csv`);
    const found = file?.issues.find((issue) => issue.line === 3 && issue.reason.startsWith(reason));
    expect(found?.reason).toMatch(/the row is left out$/);
    const rows = set[sheet].length;
    const alwaysLeftOut = sheet === 'countries' ? 1 : 0;
    expect(file).toMatchObject({ rows, kept: rows - 1 - alwaysLeftOut, leftOut: 1 + alwaysLeftOut });
  });

  it.each([
    ['fields are missing', '5,"X"'],
    ['text follows a closing quotation mark', '5,"X"Y,,,,,,,,,,,,,,,,,'],
  ])('of CSV, since %s, is left out', async (_, line) => {
    const set = smallSet();
    const folder = writeSet(set);
    appendFileSync(`${folder}/airports.csv`, `${line}\n`);
    const { report } = await importFrom(folder);
    expect(report.files.find((file) => file.file === 'airports.csv')).toMatchObject({
      rows: 4,
      kept: 3,
      leftOut: 1,
      issues: [{ line: 5 }],
    });
  });

  it('of bytes that are not UTF-8 is left out', async () => {
    const folder = writeSet(smallSet());
    appendFileSync(`${folder}/countries.csv`, Buffer.from('9,"FR","Fran\xe7ais","EU",,\n', 'latin1'));
    const { report } = await importFrom(folder);
    expect(report.files.find((file) => file.file === 'countries.csv')?.issues.at(-1)).toEqual({
      file: 'countries.csv',
      line: 5,
      reason: 'is not UTF-8 text; the row is left out',
    });
  });
});

describe('a value that breaks a rule', () => {
  it.each<[CsvFileName, Record<string, string | number>, string]>([
    ['airports', { elevation_ft: '12 m' }, 'elevation_ft "12 m" is not a number; taken as unknown'],
    ['airports', { elevation_ft: '0x10' }, 'elevation_ft "0x10" is not a number; taken as unknown'],
    ['airports', { icao_code: 'L1' }, 'icao_code "L1" is not such a code; taken as unknown'],
    ['airports', { iso_country: 'QQ' }, 'iso_country "QQ" is not a country known to ISO 3166 or Aeroshelf; taken as unknown'],
    ['airports', { iso_region: 'CH-XY' }, 'iso_region "CH-XY" is not in regions.csv; taken as unknown'],
    ['airports', { type: 'spaceport' }, 'type "spaceport" is not a type that is known; taken as unknown'],
    ['runways', { he_heading_degT: 362 }, 'he_heading_degT "362" is above 360; taken as unknown'],
    ['runways', { lighted: 'yes' }, 'lighted "yes" is neither 1 nor 0; taken as unknown'],
    ['runways', { width_ft: -1 }, 'width_ft "-1" is below 1; taken as unknown'],
  ])('of %s, %o, is reported and null, and its row stays', async (sheet, cells, reason) => {
    const set = changed(sheet, cells);
    const { report } = await importRows(set);
    const file = report.files.find((candidate) => candidate.file === `${sheet}.csv`);
    expect(file).toMatchObject({ kept: set[sheet].length, issueCount: 1, issues: [{ file: `${sheet}.csv`, line: 3, reason }] });
  });

  it('is listed twenty times in full and then only counted', async () => {
    const set = smallSet();
    set.runways = Array.from({ length: 50 }, (_, index) => ({ id: index, airport_ref: 1, lighted: 0, closed: 0, width_ft: 'wide' }));
    const { report } = await importRows(set);
    const file = report.files.find((candidate) => candidate.file === 'runways.csv');
    expect([file?.issueCount, file?.issues.length]).toEqual([50, 20]);
  });
});
