import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourAirportsMinimumRows } from '#core/reference/build/minimum-rows.ts';
import {
  csvOf,
  filesOf,
  generatedSet,
  noMinimumRows,
  csvColumns,
  smallSet,
  temporaryFolder,
  writeSet,
} from '../../../helpers/dataset-files.ts';
import { importFrom, importRows, refusalOf } from '../../../helpers/import-here.ts';
import { writeZip } from '../../../helpers/zip-file.ts';

describe('a folder is refused', () => {
  it('that lacks files, naming them', async () => {
    const folder = writeSet(smallSet(), { 'runways.csv': undefined, 'regions.csv': undefined });
    expect(await refusalOf(importFrom(folder))).toEqual([
      `${folder} lacks runways.csv, regions.csv; all six CSV files of OurAirports are needed.`,
    ]);
  });

  it.each([
    ['an HTML error page', '\n<!DOCTYPE html><html>404</html>', 'airports.csv is a web page'],
    ['an empty file', '', 'airports.csv is empty'],
    ['a table of other columns', 'a,b\n1,2\n', 'airports.csv has no column id, ident'],
    ['a header alone', `${csvColumns.airports.join(',')}\n`, 'airports.csv holds 0 usable rows'],
    ['a column twice', csvOf('airports', smallSet().airports, [...csvColumns.airports, 'name']), 'airports.csv has the column name twice'],
    ['UTF-16', Buffer.from(csvOf('airports', smallSet().airports), 'utf16le').toString('latin1'), 'airports.csv is not UTF-8 text'],
    [
      'a file cut off inside a field',
      csvOf('airports', smallSet().airports).replace(/("Char)[^]*/, '$1'),
      'a quotation mark is never closed',
    ],
  ])('with %s for airports.csv', async (_, text, reason) => {
    const details = await refusalOf(
      importFrom(writeSet(smallSet(), { 'airports.csv': text }), { minimumRows: { ...noMinimumRows, airports: 1 } }),
    );
    expect(details.join('\n')).toContain(reason);
  });

  it('without the column icao_code, which older files lack', async () => {
    const old = csvOf(
      'airports',
      smallSet().airports,
      csvColumns.airports.filter((column) => column !== 'icao_code'),
    );
    expect((await refusalOf(importFrom(writeSet(smallSet(), { 'airports.csv': old }))))[0]).toContain(
      'airports.csv has no column icao_code',
    );
  });

  it.each([
    ['runways', 'runways.csv'],
    ['airport-frequencies', 'airport-frequencies.csv'],
  ] as const)('with more than 1 %% of orphans in %s, and taken with 1 %%', async (sheet, file) => {
    const set = generatedSet(300);
    const orphan = (index: number) => Object.assign(set[sheet][index] ?? {}, { airport_ref: 9999 });
    for (const index of [0, 1, 2]) orphan(index);
    const { report } = await importRows(set);
    expect(report.files.find((candidate) => candidate.file === file)).toMatchObject({ orphans: 3, kept: 297 });
    orphan(3);
    expect(await refusalOf(importRows(set))).toEqual([
      `${file}: 4 of 300 rows belong to no airport of the set; the files are of different days. Fetch all six again.`,
    ]);
  });

  it('below its minimum rows, naming every file', async () => {
    const details = await refusalOf(importRows(smallSet(), { minimumRows: ourAirportsMinimumRows }));
    expect(details).toHaveLength(6);
    expect(details[0]).toBe('airports.csv holds 3 usable rows (0 left out); with fewer than 70000 it counts as incomplete.');
  });
});

it.each([
  ['that is relative', 'somewhere', 'is not the full path'],
  ['where nothing is', join(temporaryFolder(), 'nothing'), 'there is nothing at'],
  ['of one CSV file', join(writeSet(smallSet()), 'airports.csv'), 'is neither a folder nor a ZIP'],
])('a path is refused %s', async (_, from, reason) => {
  expect((await refusalOf(importFrom(from)))[0]).toContain(reason);
});

describe('a ZIP', () => {
  const entries = (prefix: string) => [...filesOf(smallSet())].map(([name, data]) => ({ name: `${prefix}${name}`, data }));

  it.each(['', 'data/', 'a/b/c/'])('is read with its files under "%s", and the times of its entries are no date', async (prefix) => {
    const { report, airport } = await importFrom(writeZip([...entries(prefix), { name: `${prefix}readme.txt`, data: 'x' }]));
    expect(airport('LSXA').name).toBe('Alpha Field');
    expect(report.date).toBeNull();
  });

  it('has the same set as the folder it was made of', async () => {
    const set = generatedSet(50);
    const zipped = await importFrom(writeZip([...filesOf(set)].map(([name, data]) => ({ name, data }))));
    const plain = await importRows(set);
    expect(zipped.report.files.map(({ rows, kept }) => [rows, kept])).toEqual(plain.report.files.map(({ rows, kept }) => [rows, kept]));
  });

  it.each([
    ['that is none', () => writeFileAs('not a zip'), 'is not a ZIP archive'],
    ['that lacks a file', () => writeZip(entries('').slice(1)), 'lacks airports.csv'],
    ['that holds a file twice', () => writeZip([...entries('a/'), ...entries('b/')]), 'holds airports.csv twice'],
    ['with an encrypted file', () => writeZip(entries('').map((entry) => ({ ...entry, isEncrypted: true }))), 'is encrypted'],
    [
      'that claims a file of 4 GB',
      () => writeZip(entries('').map((entry) => ({ ...entry, claimedSize: 4_000_000_000 }))),
      'is larger than',
    ],
    ['whose file holds more than it claims', () => writeZip(entries('').map((entry) => ({ ...entry, claimedSize: 10 }))), 'is damaged'],
    ['of 1,001 files', () => writeZip(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, data: '' }))), '(1001 files)'],
  ])('%s is refused', async (_, zip, reason) => {
    expect((await refusalOf(importFrom(zip())))[0]).toContain(reason);
  });

  function writeFileAs(text: string): string {
    const path = join(temporaryFolder(), 'set.zip');
    writeFileSync(path, text);
    return path;
  }
});
