import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Refusal } from '#core/refusal.ts';
import { closure, machine, newer, older, packOf, takeIn, type Machine } from './machines.ts';

const refused = (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => expect.fail('it was not refused'),
    (error: Refusal) => error,
  );
const leftovers = ({ dataDir }: Machine) => readdirSync(dataDir).filter((name) => /\.new-|\.part|\.tmp/.test(name));

function importsOf({ dataDir }: Machine): unknown[] {
  const db = new Sqlite(join(dataDir, 'state.sqlite'), { readonly: true });
  onTestFinished(() => void db.close());
  return db.prepare('SELECT is_cancelled, added, ended_at IS NOT NULL AS hasEnd FROM notam_imports').all();
}

describe('a cancelled unpacking', () => {
  it('changes nothing while the pack is checked or still on the way', async () => {
    const [here, there] = [await machine(newer), await machine(older)];
    const { path, fingerprint: trust } = await packOf(here);
    const checking = refused(there.core.transfer.unpack(path, { trust }));
    expect(there.core.cancelImport()).toBe(true);
    expect((await checking).code).toBe('importCancelled');
    const slow = new PassThrough();
    createReadStream(path, { end: 1000 }).pipe(slow, { end: false });
    const arriving = refused(there.core.transfer.receive(slow, { trust, maxBytes: 1e9 }));
    await vi.waitFor(() => expect(leftovers(there)).toHaveLength(1), 60_000);
    expect(there.core.cancelImport()).toBe(true);
    expect((await arriving).code).toBe('importCancelled');
    expect([there.core.dataset.current().revision, leftovers(there), there.core.cancelImport()]).toEqual([older.revision, [], false]);
  });

  it('says which dataset and how many NOTAMs stay when it had begun to store them, and unpacking again completes it', async () => {
    const [here, there] = [await machine(newer), await machine(older)];
    const numbers = Array.from({ length: 2500 }, (_, at) => `A${String(at).padStart(4, '0')}/30`);
    await takeIn(here, ...numbers.map((number) => closure(number)));
    const { path, fingerprint: trust } = await packOf(here);
    const samples = there.core.notams.count();
    const unpacking = refused(there.core.transfer.unpack(path, { trust }));
    await vi.waitFor(() => expect([0, samples]).not.toContain(there.core.notams.count()), { timeout: 60_000, interval: 2 });
    expect(there.core.cancelImport()).toBe(true);
    const { code, reasons } = await unpacking;
    const added = there.core.notams.count();
    expect([code, reasons]).toMatchObject([
      'importCancelled',
      [
        { code: 'datasetStayed', values: { revision: newer.revision } },
        { code: 'notamsStayed', values: { added, changed: 0 } },
      ],
    ]);
    expect(added).toBeLessThan(2500);
    expect(importsOf(there)).toEqual([{ is_cancelled: 1, added, hasEnd: 1 }]);
    expect(await there.core.transfer.unpack(path, { trust })).toMatchObject({ notams: { read: 2500, added: 2500 - added } });
  });
});
