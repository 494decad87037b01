import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWriter } from '#core/reference/build/build-reference.ts';
import { referenceTables } from '#core/reference/store/reference-schema.ts';
import { temporaryFolder } from '../../../../helpers/dataset-files.ts';
import { checkReference } from '#core/reference/build/build-reference.ts';

const counts = { airports: 0, runways: 0, frequencies: 0, countries: 0, navaids: 1 };

describe('checkReference', () => {
  function written(): string {
    const path = join(temporaryFolder(), 'reference.sqlite');
    const writer = openWriter(path);
    writer.exec(referenceTables);
    writer.close();
    return path;
  }

  it('throws when a table has less than was written', async () => {
    await expect(checkReference(written(), counts)).rejects.toThrow('holds 0 navaids instead of 1');
  });

  it('throws when a page is damaged', async () => {
    const path = written();
    const bytes = readFileSync(path);
    // The second page is the root of the first table.
    bytes.fill(0x5a, 8192, 8192 + 64);
    writeFileSync(path, bytes);
    await expect(checkReference(path, { ...counts, navaids: 0 })).rejects.toThrow(/damaged|malformed/);
  });
});
