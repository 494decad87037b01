import { readFileSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveStream } from '#core/platform/save-stream.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const limits = { maxBytes: 5_000, tooLarge: 'Too large.' };
let path: string;
beforeEach(() => {
  const folder = temporaryFolder();
  path = join(folder, 'upload');
});

describe('saving a stream', () => {
  it('writes every byte into a file of its owner', async () => {
    await saveStream(Readable.from([Buffer.alloc(2_000, 1), Buffer.alloc(3_000, 2)]), path, limits);
    expect(readFileSync(path)).toEqual(Buffer.concat([Buffer.alloc(2_000, 1), Buffer.alloc(3_000, 2)]));
    expect(process.platform === 'win32' || (statSync(path).mode & 0o777) === 0o600).toBe(true);
  });

  it('that is too large is refused, and the file does not come back once it is removed', async () => {
    for (let turn = 0; turn < 50; turn++) {
      const saving = saveStream(Readable.from([Buffer.alloc(6_000)]), path, limits);
      await expect(saving).rejects.toMatchObject({ code: 'bodyTooLarge', message: 'Too large.' });
      rmSync(path, { force: true });
      // An opening that is still on its way would be done before this.
      expect(await readdir(dirname(path))).toEqual([]);
    }
  });

  it('passes on what the system says of the file', async () => {
    await expect(saveStream(Readable.from([Buffer.alloc(1)]), join(path, 'none'), limits)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
