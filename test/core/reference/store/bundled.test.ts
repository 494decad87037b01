import { createReadStream, createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { bundledDataset, unpackBundled } from '#core/reference/store/bundled.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { buildStarter } from '#core/reference/build/build-starter.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

const at = (name: string) => join(folder, name);

describe('the dataset that a release carries', () => {
  it('is unpacked whole', async () => {
    await buildStarter(at('made.sqlite'), new Date('2026-11-20T00:00:00Z'));
    await pipeline(createReadStream(at('made.sqlite')), createZstdCompress(), createWriteStream(at('carried.zst')));
    expect(await unpackBundled(at('unpacked.sqlite'), at('carried.zst'))).toBe(true);
    const reference = openReference(at('unpacked.sqlite'));
    expect(reference.counts.airports).toBeGreaterThan(100);
    reference.db.close();
  });

  it('is none in a copy run from its sources', async () => {
    expect(await unpackBundled(at('unpacked.sqlite'), at('none.zst'))).toBe(false);
    expect(existsSync(at('unpacked.sqlite'))).toBe(false);
  });

  it.each(['', 'no archive'])('is refused when it contains %j', async (content) => {
    writeFileSync(at('carried.zst'), content);
    await expect(unpackBundled(at('unpacked.sqlite'), at('carried.zst'))).rejects.toThrow(
      /zlib|end of file|unknown frame|not a database|no such table/i,
    );
  });

  it('is in resources/dataset', () => {
    expect(bundledDataset('resources')).toBe(join('resources', 'dataset', 'reference.sqlite.zst'));
  });
});
