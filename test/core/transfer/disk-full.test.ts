import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUpTo, packTo, restoreFrom } from '#core/core.ts';
import { canMountDisks, fillDisk, smallDisk } from '../../helpers/small-disk.ts';
import { clock, machine, newer, older, packOf } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const canMount = canMountDisks('a full disk while packing, unpacking and restoring');

const isFull = {
  code: 'diskFull',
  status: 507,
  details: [expect.stringMatching(/cannot be written: .*\. Make room or allow writing there/)],
};

describe.skipIf(!canMount)('on a full disk', () => {
  it.each([
    ['a pack', packTo],
    ['a backup', backUpTo],
  ] as const)('%s is refused, and leaves nothing there', async (_, write) => {
    const { dataDir } = await machine();
    const target = smallDisk(8_192);
    await expect(write(join(target, 'x'), false, { dataDir, clock })).rejects.toMatchObject(isFull);
    expect(readdirSync(target)).toEqual([]);
  });

  it('an unpack is refused, and the dataset in use stays', async () => {
    const here = await machine(newer);
    const { path, fingerprint } = await packOf(here);
    const there = await machine(older, smallDisk(12_000_000));
    fillDisk(there.dataDir, 500_000);
    await expect(there.core.transfer.unpack(path, { trust: fingerprint })).rejects.toMatchObject(isFull);
    expect(there.core.dataset.current()).toMatchObject(older);
    expect(readdirSync(there.dataDir).filter((name) => /\.new-|\.part/.test(name))).toEqual([]);
  });

  it('a restore is refused, and the state in use stays', async () => {
    const here = await machine();
    const file = join(temporaryFolder(), 'x.aeroshelf-backup');
    await backUpTo(file, false, { dataDir: here.dataDir, clock });
    const there = await machine(undefined, smallDisk(12_000_000));
    await there.close();
    const before = readFileSync(join(there.dataDir, 'state.sqlite'));
    fillDisk(there.dataDir, 100_000);
    await expect(restoreFrom(file, file, { dataDir: there.dataDir, clock })).rejects.toMatchObject(isFull);
    expect(readFileSync(join(there.dataDir, 'state.sqlite')).equals(before)).toBe(true);
    expect(readdirSync(there.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  });
});
