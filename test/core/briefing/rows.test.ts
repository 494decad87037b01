/** What is read of the stored NOTAMs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBriefingData } from '#core/briefing/data.ts';
import { openBriefingRows, openLabels } from '#core/briefing/rows.ts';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { inSlices } from '#core/platform/slices.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import { written } from './setting.ts';

const asked = { from: '2026-11-21T07:00:00.000Z', to: '2026-11-21T12:00:00.000Z', places: ['LSGG'], boxes: [], isNear: () => false };

async function opened(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-rows-'));
  const clock = () => new Date('2026-11-21T06:00:00Z');
  const db = openState(join(folder, 'state.sqlite'), { clock });
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  const texts = Array.from({ length: count }, (_, index) =>
    written({ number: `A${String(index + 1).padStart(4, '0')}/26`, a: index % 2 === 0 ? 'LSGG' : 'LSZH' }),
  );
  const notams = openNotams(db, clock);
  await notams.import([{ name: 'test.txt', pieces: [Buffer.from(texts.join('\n\n'))] }]);
  return { db, notams, read: openBriefingRows(db) };
}

it('has each NOTAM once, over more rows than one step looks at', async () => {
  const { db, read } = await opened(4);
  // As after many deletions: the numbers of the rows are far apart.
  db.exec('UPDATE notams SET row = row * 20000');
  const { rows, out } = await inSlices(read(asked));
  expect(rows).toHaveLength(2);
  expect([...out].map(([code, ids]) => [code, ids.length])).toEqual([['outsideCorridor', 2]]);
});

it('has the labels of many ids, over more than one step', async () => {
  const { db } = await opened(3);
  const known = db.prepare<[], string>('SELECT id FROM notams').pluck().all();
  const ids = [...known, ...Array.from({ length: 5000 }, (_, index) => `gone-${index}`)];
  const steps = openLabels(db)(ids);
  let pauses = 0;
  for (let step = steps.next(); ; step = steps.next(), pauses++) {
    if (step.done !== true) continue;
    expect([...step.value].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([id, label]) => [id, label.place])).toEqual(
      known.toSorted().map((id) => [id, expect.stringMatching(/^LS(?:GG|ZH)$/)]),
    );
    break;
  }
  expect(pauses).toBeGreaterThan(2);
});

it('counts the NOTAMs of each source, with its newest dates, over more rows than one step looks at', async () => {
  const { db, notams } = await opened(5);
  db.exec(`UPDATE notams SET row = row * 20000, source = CASE WHEN row % 2 = 1 THEN 'odd' END, last_seen_at = '2026-11-2' || row || 'T06:00:00.000Z',
                  issue_date = CASE WHEN row > 3 THEN NULL ELSE '2026-11-1' || row || 'T06:00:00.000Z' END`);
  const dataset = { current: () => ({ revision: 'x', date: null, importedAt: null }) } as unknown as DatasetToRead;
  const { sources } = await inSlices(openBriefingData({ state: db, notams, dataset })([], Date.parse('2026-11-21T06:00:00Z')));
  expect(sources.map(({ source, notams: count, importedAt, issuedAt }) => [source, count, importedAt, issuedAt])).toEqual([
    ['odd', 3, '2026-11-25T06:00:00.000Z', '2026-11-13T06:00:00.000Z'],
    [null, 2, '2026-11-24T06:00:00.000Z', '2026-11-12T06:00:00.000Z'],
  ]);
});
