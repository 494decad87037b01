/** The example clients of the documentation run against a real server. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testServer } from './helpers/server.ts';
import { root } from './helpers/source/source-files.ts';

const execute = promisify(execFile);

describe('an example client', () => {
  const server = testServer();

  it.each([
    [process.execPath, 'client.mjs'],
    ['python3', 'client.py'],
  ])('%s %s reads the NOTAMs of an aerodrome, and where to go on', async (command, file) => {
    const { stdout } = await execute(command, [join(root, 'resources/docs/examples', file), 'LSGG', server.dataDir]);
    expect(stdout).toMatch(/^\d+ NOTAMs are in force at LSGG\.$/m);
    expect(stdout).toMatch(/^0 changes since; ask again with since=\d+\.$/m);
  });
});
