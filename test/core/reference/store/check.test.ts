import { copyFileSync, openSync, closeSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkReference } from '#core/reference/store/check.ts';
import { openDataset } from '#core/reference/dataset.ts';
import { noMinimumRows, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { importRows } from '../../../helpers/import-here.ts';
import { oldSet } from './kept-versions.ts';

const folder = temporaryFolder();
let whole: string;
let revision: string;
let someId: string;
beforeAll(async () => {
  const { path, db, report } = await importRows(oldSet());
  someId = db.prepare<[], string>('SELECT id FROM airports WHERE row = 3').pluck().get() ?? '';
  db.close();
  whole = path;
  revision = report.revision;
});

let copies = 0;
function damaged(damage: (path: string) => void): string {
  const path = join(folder, `damaged-${++copies}.sqlite`);
  copyFileSync(whole, path);
  damage(path);
  return path;
}

const bySql = (sql: string) => (path: string) => {
  const db = new Database(path);
  db.exec(sql);
  db.close();
};

/** Takes one character of a text out of a BLOB of the same length. */
const inBodies = (from: string, to: string) => (path: string) => {
  const db = new Database(path);
  const data = db.prepare<[], Buffer>('SELECT data FROM airport_bodies').pluck().get() ?? Buffer.alloc(0);
  const at = data.indexOf(from);
  expect(at).toBeGreaterThan(-1);
  data.write(to, at);
  db.prepare('UPDATE airport_bodies SET data = ?').run(data);
  db.close();
};

describe('a check', () => {
  it('finds nothing in a set as it was built, nor in the starter set', async () => {
    expect(checkReference(whole)).toEqual({ revision, findings: [] });
    const dataDir = temporaryFolder();
    const log = { info() {}, warn() {}, error() {} };
    const dataset = await openDataset({ dataDir, clock: () => new Date(), log, minimumRows: noMinimumRows });
    const report = await dataset.check();
    expect(report).toMatchObject({ revision: dataset.current().revision, isGood: true, findings: [] });
    dataset.close();
  });

  it.each<[string, (path: string) => void, RegExp]>([
    ['a count that is not true', bySql('DELETE FROM navaids'), /^Table navaids holds 0 rows instead of 1\.$/],
    [
      'rows of airports with a gap',
      bySql('UPDATE airports SET row = 99 WHERE row = 40'),
      /^The rows of airports run from 1 to 99 instead of from 1 to 40\.$/,
    ],
    [
      'a runway without its airport',
      bySql('UPDATE runways SET airport_row = 77 WHERE airport_row = 4'),
      /^Table runways refers to an airport in row 77, and there is none\.$/,
    ],
    [
      'an origin without its airport',
      bySql(`INSERT INTO airport_origins VALUES (88, '{}')`),
      /^Table airport_origins refers to an airport in row 88, and there is none\.$/,
    ],
    [
      'a body of another airport',
      bySql(`UPDATE airports SET id = 'x' WHERE row = 3`),
      /^The body in row 3 of airports has [0-9a-f-]{36} instead of x\.$/,
    ],
    [
      'a body with another name',
      bySql(`UPDATE airports SET name = 'X' WHERE row = 3`),
      /^The body in row 3 of airports has .* instead of X\.$/,
    ],
    ['a body that is no JSON', inBodies('{"id"', '["id"'), /^The body in row 1 of airports has undefined instead of /],
    [
      'parts that are no JSON',
      bySql(`UPDATE airport_parts SET parts = '{' WHERE row = 5`),
      /^The runways sent for row 5 are not those of table runways\.$/,
    ],
    [
      'parts without a runway of the table',
      bySql(`UPDATE airport_parts SET parts = '{"runways":[],"frequencies":[]}' WHERE row = 5`),
      /^The runways sent for row 5 are not those of table runways\.$/,
    ],
    [
      'a body of another navaid',
      bySql(`UPDATE navaids SET id = 'x' WHERE row = 1`),
      /^The body in row 1 of navaids has [0-9a-f-]{36} instead of x\.$/,
    ],
    [
      'a body with another ident',
      bySql(`UPDATE navaids SET ident = 'X' WHERE row = 1`),
      /^The body in row 1 of navaids has .* instead of X\.$/,
    ],
    [
      'bodies of navaids that are gone',
      bySql('DELETE FROM navaid_bodies'),
      /^The body in row 1 of navaids has undefined instead of |^Table navaid_bodies cannot be read/,
    ],
    [
      'a country with another body',
      bySql(`UPDATE countries SET body = '{"id":"y"}' WHERE country_code = 'CH'`),
      /^The body in row \d+ of countries has y instead of [0-9a-f-]{36}\.$/,
    ],
    [
      'a search index without a part',
      bySql(`DELETE FROM search_index WHERE part = 'names'`),
      /^Table search_index cannot be read: .*has no part "names"/,
    ],
    ['a file that is cut off', (path) => truncateSync(path, 60_000), /^The dataset cannot be read: .+\.$/],
  ])('reports %s', (_, damage, sentence) => {
    const { findings } = checkReference(damaged(damage));
    expect(
      findings.filter(({ text }) => sentence.test(text)),
      JSON.stringify(findings),
    ).toHaveLength(1);
  });

  it('reports a page that was overwritten and does not throw', () => {
    for (const page of [3, 6, 9, 12]) {
      const path = damaged((file) => {
        const handle = openSync(file, 'r+');
        writeSync(handle, Buffer.alloc(8192, 0xa5), 0, 8192, page * 8192);
        closeSync(handle);
      });
      expect(checkReference(path).findings.length, `page ${page}`).toBeGreaterThan(0);
    }
  });

  it('reports the first five of a kind and counts the rest', () => {
    const { findings } = checkReference(damaged(bySql(`UPDATE airports SET id = 'x' || row`)));
    expect(findings).toHaveLength(6);
    expect(findings.at(-1)).toEqual({ code: 'moreFindings', values: { count: 35 }, text: 'And 35 more like the last.' });
    expect(someId).toHaveLength(36);
  });
});
