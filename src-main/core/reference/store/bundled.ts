/**
 * The full set bundled with a release, so that an installed Aeroshelf is complete from the start: resources/dataset/, made by
 * `npm run dataset`. A copy run from its sources has none.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { installation } from '#core/platform/installation.ts';
import { openReference } from './open-reference.ts';

export const bundledDataset = (resourcesDir = installation.resourcesDir): string => join(resourcesDir, 'dataset', 'reference.sqlite.zst');

/** Unpacks it to `target`, flushes and checks it; false if there is none. Throws when it is damaged or of another format. */
export async function unpackBundled(target: string, bundled = bundledDataset()): Promise<boolean> {
  if (!existsSync(bundled)) return false;
  await pipeline(createReadStream(bundled), createZstdDecompress(), createWriteStream(target, { mode: 0o600 }));
  const file = await open(target, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  openReference(target).db.close();
  return true;
}
