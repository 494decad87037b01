/** What is read of the stored NOTAMs. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openBriefingData } from '#core/briefing/data.ts';
import { openBriefingRows, openLabels } from '#core/briefing/rows.ts';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import { written } from './setting.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const flight = { from: '2026-11-21T07:00:00.000Z', to: '2026-11-21T12:00:00.000Z', places: ['LSGG'], boxes: [], isNear: () => false };

async function opened(count: number) {
  const folder = temporaryFolder();
  const clock = () => new Date('2026-11-21T06:00:00Z');
  const path = join(folder, 'state.sqlite');
  const db = openState(path, { clock });
  onTestFinished(() => void db.close());
  const texts = Array.from({ length: count }, (_, index) =>
    written({ number: `A${String(index + 1).padStart(4, '0')}/26`, a: index % 2 === 0 ? 'LSGG' : 'LSZH' }),
  );
  const notams = openNotams(db, clock);
  await notams.import([{ name: 'test.txt', pieces: [Buffer.from(texts.join('\n\n'))] }]);
  return { db, path, notams, read: openBriefingRows(db) };
}

it('has each NOTAM once', async () => {
  const { read } = await opened(4);
  const { rows, out } = read(flight);
  expect(rows).toHaveLength(2);
  expect([...out].map(([code, ids]) => [code, ids.length])).toEqual([['outsideCorridor', 2]]);
});

it('reads of all NOTAMs an index alone, whose rows are a tenth as long', async () => {
  const { path, notams } = await opened(2);
  const ran: string[] = [];
  const db = new Sqlite(path, { verbose: (sql) => void ran.push(String(sql)) });
  onTestFinished(() => void db.close());
  const dataset = { current: () => ({ revision: 'x', date: null, importedAt: null }) } as unknown as DatasetToRead;
  openBriefingRows(db)(flight);
  openBriefingData({ state: db, notams, dataset, countryOf: () => null })([], 0);
  const plans = ran
    .filter((sql) => sql.includes('notams_by_row'))
    .map((sql) =>
      db
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail),
    );
  expect(plans).toHaveLength(2);
  for (const [first] of plans) expect(first).toBe('SCAN n USING COVERING INDEX notams_by_row');
});

it('has the labels of the ids that are stored', async () => {
  const { db } = await opened(3);
  const stored = db.prepare<[], string>('SELECT id FROM notams').pluck().all();
  const labels = openLabels(db)([...stored, 'gone']);
  expect([...labels].map(([id, { place }]) => [id, place])).toEqual(stored.map((id) => [id, expect.stringMatching(/^LS(?:GG|ZH)$/)]));
});

it('gives each NOTAM that is left out the first reason that holds', async () => {
  const { db, read } = await opened(8);
  db.exec(`UPDATE notams SET icao = 'LSZH', locations = ' LSZH ', over_at = expires_at;
           UPDATE notams SET type = 'C', qcode = 'QKKKK' WHERE row = 1;
           UPDATE notams SET qcode = 'QKKKK', over_at = '2026-11-20T00:00:00.000Z' WHERE row = 2;
           UPDATE notams SET expires_at = '2026-11-20T00:00:00.000Z', over_at = '2026-11-20T00:00:00.000Z', ended_how = 'R' WHERE row = 3;
           UPDATE notams SET over_at = '2026-11-20T00:00:00.000Z', ended_at = '2026-11-20T00:00:00.000Z', ended_how = 'R' WHERE row = 4;
           UPDATE notams SET over_at = '2026-11-20T00:00:00.000Z', ended_at = '2026-11-20T00:00:00.000Z', ended_how = 'C' WHERE row = 5;
           UPDATE notams SET effective_start = '2026-11-21T12:00:00.001Z' WHERE row = 6;
           UPDATE notams SET effective_start = '2026-11-21T12:00:00.000Z' WHERE row = 7`);
  const ids = db.prepare<[], string>('SELECT id FROM notams ORDER BY row').pluck().all();
  const { rows, out } = read({ ...flight, places: [] });
  expect(rows).toEqual([]);
  expect(Object.fromEntries(out)).toEqual({
    cancellation: [ids[0]],
    checklist: [ids[1]],
    expired: [ids[2]],
    replaced: [ids[3]],
    cancelled: [ids[4]],
    notYetBegun: [ids[5]],
    outsideCorridor: [ids[6], ids[7]],
  });
});

it('counts the NOTAMs of each source, with its newest dates', async () => {
  const { db, notams } = await opened(5);
  db.exec(`UPDATE notams SET source = CASE WHEN row % 2 = 1 THEN 'odd' END, last_seen_at = '2026-11-2' || row || 'T06:00:00.000Z',
                  issue_date = CASE WHEN row > 3 THEN NULL ELSE '2026-11-1' || row || 'T06:00:00.000Z' END`);
  const dataset = { current: () => ({ revision: 'x', date: null, importedAt: null }) } as unknown as DatasetToRead;
  const { sources } = openBriefingData({ state: db, notams, dataset, countryOf: () => null })([], Date.parse('2026-11-21T06:00:00Z'));
  expect(sources.map(({ source, notams: count, importedAt, issuedAt }) => [source, count, importedAt, issuedAt])).toEqual([
    ['odd', 3, '2026-11-25T06:00:00.000Z', '2026-11-13T06:00:00.000Z'],
    [null, 2, '2026-11-24T06:00:00.000Z', '2026-11-12T06:00:00.000Z'],
  ]);
});
