import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { generatedSet } from '../../../helpers/dataset-files.ts';
import { canMountDisks, smallDisk } from '../../../helpers/small-disk.ts';
import { fetchFrom, openServer, servedSet } from './open.ts';

const canMount = canMountDisks('a full disk while fetching');

it.runIf(canMount).each([
  ['downloading', false],
  ['unpacking', true],
])('a disk that fills up while %s leaves the set before, frees what it had taken, and takes the next set', async (_, isPacked) => {
  const small = await openServer();
  const large = await openServer(servedSet(generatedSet(40_000)).map(([name, file]) => [name, { ...file, isPacked }]));
  const folder = smallDisk(2 << 20);
  for (const [server, outcome] of [[small, 6] as const, [large, 'ENOSPC'] as const, [small, 0] as const]) {
    const ended = await fetchFrom(server, folder).then(
      ({ changed }) => changed.length,
      (error: NodeJS.ErrnoException) => error.code,
    );
    const { path = '' } = snapshotOf(folder) ?? {};
    expect([ended, basename(path), readdirSync(folder).toSorted(), readdirSync(path).length]).toEqual([
      outcome,
      'set-1',
      ['set-1', 'snapshot.json'],
      6,
    ]);
  }
});
