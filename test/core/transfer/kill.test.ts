/** Killing what is half done. The moments are random and nothing is measured by them: at every moment the old or the new must be there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { readSigningKey } from '#core/transfer/signing-key.ts';
import { backUpTo, restoreFrom } from '#core/core.ts';
import { clock, closure, machine, newer, older, packOf, takeIn, type Machine } from './machines.ts';
import { runUntilKilled } from '../../helpers/killed.ts';
import { times } from '../../helpers/long.ts';
import { seededRandom } from '../../helpers/random.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const random = seededRandom('kill of an unpack and a restore');
const KILLS = times(3, 12);

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describe('killing', () => {
  it('an unpack leaves the old dataset or the new one, whole, and loses no NOTAM; its leftovers vanish at the next start', async () => {
    const [first, second] = [await machine(older), await machine(newer)];
    const numbers = Array.from({ length: 2_500 }, (_, index) => `${String(index).padStart(4, '0')}/30`);
    await takeIn(first, ...numbers.map((number) => closure(`A${number}`)));
    await takeIn(second, ...numbers.map((number) => closure(`B${number}`)));
    const [a, b] = [await packOf(first), await packOf(second)];
    const there = await machine();
    await there.core.transfer.unpack(a.path, { trust: a.fingerprint });
    await there.close();
    // Trust in the second one is given without its content.
    const db = new Sqlite(join(there.dataDir, 'state.sqlite'));
    db.prepare(`UPDATE settings SET value = ? WHERE key = 'trustedSigners'`).run(JSON.stringify([a.fingerprint, b.fingerprint]));
    db.close();

    for (let kill = 0; kill < KILLS; kill++) {
      await runUntilKilled([script('./unpack-until-killed.ts'), there.dataDir, b.path, a.path], random() * 1_500);
      const reference = new Sqlite(join(there.dataDir, 'reference.sqlite'), { readonly: true });
      expect(reference.pragma('integrity_check', { simple: true })).toBe('ok');
      reference.close();
      const next = await machine(undefined, there.dataDir);
      expect([older.revision, newer.revision]).toContain(next.core.dataset.current().revision);
      expect(countOf(next, 'A')).toBe(2_500);
      await next.close();
      expect(readdirSync(there.dataDir).filter((name) => /\.new-|\.part/.test(name))).toEqual([]);
    }
    const last = await machine(undefined, there.dataDir);
    await last.core.transfer.unpack(b.path);
    expect(countOf(last, 'B')).toBe(2_500);
  });

  it('a restore leaves the one state or the other, with the signing key that belongs to it', async () => {
    const backups = new Map<string, string>();
    const files: string[] = [];
    for (const name of ['alpha', 'bravo']) {
      const { core, dataDir, close } = await machine();
      await core.users.add({ username: name, email: `${name}@example.org`, password: 'correct horse' });
      const file = join(temporaryFolder(), `${name}.aeroshelf-backup`);
      await backUpTo(file, false, { dataDir, clock });
      backups.set(name, fingerprintIn(dataDir));
      files.push(file);
      await close();
    }
    const dataDir = temporaryFolder();
    await restoreFrom(files[0] ?? '', 'the first', { dataDir, clock });

    for (let kill = 0; kill < KILLS; kill++) {
      await runUntilKilled([script('./restore-until-killed.ts'), dataDir, ...files], random() * 600);
      const next = await machine(undefined, dataDir);
      const names = next.core.users.list().map(({ username }) => username);
      expect(names).toHaveLength(1);
      expect(fingerprintIn(dataDir)).toBe(backups.get(names[0] ?? ''));
      await next.close();
      expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
      expect(readdirSync(dataDir).filter((name) => /^before-restore-.*sqlite$/.test(name)).length).toBeLessThanOrEqual(1);
    }
  });
});

const countOf = ({ core }: Machine, series: string): number =>
  core.notams.list({ filter: JSON.stringify({ source: 'TEXT', notamId: { startsWith: series } }) }, { limit: 1, offset: 0 }).totalCount;

const fingerprintIn = (dataDir: string): string => readSigningKey(readFileSync(join(dataDir, 'signing-key.pem')), '').fingerprint;
