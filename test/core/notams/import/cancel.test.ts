/** An import of NOTAMs can be ended before its end. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { machine } from '../../transfer/machines.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const NOW = '2030-03-01T12:00:00.000Z';

const text = Array.from({ length: 4_000 }, (_, at) => `!BOI ${1 + (at % 12)}/${100 + at} BOI TWY C CLSD 2605041400-2609302145\n`).join('');

async function open() {
  const { core, dataDir } = await machine();
  const { notams, notamIntake: intake } = core;
  // The samples go with the first real one.
  const before = notams.count();
  const stored = () => (notams.count() === before ? 0 : notams.count());
  const db = new Sqlite(join(dataDir, 'state.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  const file = join(temporaryFolder(), 'notams.txt');
  writeFileSync(file, text);
  const rows = () => db.prepare('SELECT * FROM notam_imports ORDER BY id').all() as Record<string, unknown>[];
  const begin = async () => {
    const importing = refusalOf(intake.files([{ path: file, name: 'notams.txt' }]));
    await vi.waitFor(() => expect(stored()).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
    return { refused: importing };
  };
  return { core, db, notams, dataDir, intake, file, rows, stored, begin };
}

const refusalOf = (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error as Error)),
  );

describe('a cancelled import of NOTAMs', () => {
  it('says how many it stored, and its row has an end, these numbers and the mark of a cancelled one', async () => {
    const { db, intake, rows, stored, begin } = await open();
    const { refused } = await begin();
    expect(intake.cancel()).toBe(true);
    const { code, reasons } = await refused;
    expect(code).toBe('importCancelled');
    expect(reasons).toMatchObject([{ code: 'notamsStayed', values: { added: stored(), changed: 0 } }]);
    expect(reasons?.[0]?.text).toContain('stored and stay');
    expect(stored()).toBeLessThan(4_000);
    expect(rows()).toMatchObject([{ ended_at: NOW, is_cancelled: 1, added: stored(), changed: 0, unchanged: 0 }]);
    expect(db.prepare('SELECT COUNT(*) FROM notams WHERE import_id = ?').pluck().get(rows()[0]?.['id'])).toBe(stored());
  });

  it('covers no place, and is stored whole by importing the same file again', async () => {
    const { notams, intake, file, rows, stored, begin } = await open();
    const { refused } = await begin();
    intake.cancel();
    await refused;
    expect(notams.coverageOf({ filter: '{"icao":"KBOI"}' })).toEqual([{ place: 'KBOI', covered: 'none' }]);
    const stayed = stored();
    const { report } = await intake.files([{ path: file, name: 'notams.txt' }]);
    expect([report.read, report.added, report.unchanged]).toEqual([4_000, 4_000 - stayed, stayed]);
    expect(rows()).toMatchObject([{ is_cancelled: 1 }, { is_cancelled: 0, added: 4_000 - stayed, unchanged: stayed }]);
  });

  it('stores nothing while its file is still on the way, and nothing of the file stays', async () => {
    const { dataDir, intake, rows, stored } = await open();
    const sent = new PassThrough();
    sent.write(text.slice(0, 100_000));
    const refused = refusalOf(intake.stream(sent, { name: 'slow', maxBytes: 10_000_000 }));
    const uploads = () => readdirSync(dataDir).filter((name) => name.startsWith('upload-'));
    await vi.waitFor(() => expect(uploads()).toHaveLength(1), 60_000);
    expect(intake.cancel()).toBe(true);
    expect(await refused).toMatchObject({ code: 'importCancelled', reasons: [{ code: 'notamsStayed', values: { added: 0, changed: 0 } }] });
    expect([stored(), rows(), uploads(), intake.cancel()]).toEqual([0, [], [], false]);
  });

  it('has an end in its row too when the program is closed', async () => {
    const { intake, rows, stored, begin } = await open();
    const { refused } = await begin();
    await intake.stop();
    expect((await refused).code).toBe('importCancelled');
    expect(rows()).toMatchObject([{ is_cancelled: 1, added: stored() }]);
  });
});
