import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OURAIRPORTS } from '#core/reference/sources/ourairports/publisher.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { importInputs, refusalOf } from '../../../helpers/import-here.ts';

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

const dated = (from: string, date: string) => ({ name: OURAIRPORTS, kind: 'sheets' as const, from, date });

describeShared('a later edition of the full set', async ({ world: data }) => {
  const before = await importInputs([dated(data, '2026-11-21')], { now: new Date('2026-11-21') });
  const over = (from: string) => importInputs([dated(from, '2026-11-22')], { previous: before.path, now: new Date('2026-11-22') });

  it('with 100 airports changed and 10 gone is recognised to the airport, and the rest keeps its date', async () => {
    const { report, db } = await over(changedCopy(data, { renamed: 100, gone: 10 }));
    expect(report.change).toEqual({ added: 0, changed: 100, deleted: 10 });
    const dates = db.prepare('SELECT updated_at, COUNT(*) FROM airports GROUP BY updated_at ORDER BY 2').raw().all();
    expect(dates).toEqual([
      [report.date, 100],
      [before.report.date, 85_938 - 110],
    ]);
  });

  it('of which a third has another name is refused', async () => {
    expect((await refusalOf(over(changedCopy(data, { renamed: 28_650, gone: 0 }))))[0]).toContain(
      '28,650 of the 85,938 airports in use have other values in the new set: 33.3 %',
    );
  });
});

describeShared('the full set with the airport list behind it', async ({ world: data }) => {
  const both = await importInputs([
    { name: OURAIRPORTS, kind: 'sheets', from: data },
    { name: 'List', kind: 'airportList', from: join(data, 'aerodb-airports.csv') },
  ]);

  it('keeps every airport, adds those that it lacks and lists where the two contradict', () => {
    const [full, list] = both.report.sources;
    const airports = both.report.counts.airports;
    expect([full?.airports, list?.airports]).toEqual([85_938, 18_976]);
    const added = airports - 85_938;
    // Nearly nine in ten of the list are in the full set under another id.
    expect(added).toBeGreaterThan(1000);
    expect(added).toBeLessThan(18_976 / 5);
    const kinds = both.db
      .prepare<[], [string, number]>('SELECT kind, COUNT(*) FROM conflicts GROUP BY kind ORDER BY MIN(position)')
      .raw()
      .all();
    expect(kinds.map(([kind]) => kind)).toEqual(['closed', 'position', 'elevation']);
    expect(both.report.conflicts).toBe(kinds.reduce((sum, [, count]) => sum + count, 0));
    const value = both.db.prepare<[string]>('SELECT elevation FROM airports WHERE icao_code = ?').pluck();
    expect(value.get('LSGG')).toBe(1411);
  });
});
