/**
 * Gives each test file a folder of its own for temporary files, which its children and browsers share and which ends with it. The data folder of a
 * program that was given none is in it too, so that no test reads or writes the data of the user.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

// The folder of the run holds it, because that of the file before, in the same process, is gone.
process.env['AEROSHELF_TEST_SCRATCH'] ??= tmpdir();
const folder = mkdtempSync(join(process.env['AEROSHELF_TEST_SCRATCH'], 'aeroshelf-file-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
process.env['AEROSHELF_DATA_DIR'] = join(folder, 'data');
// The message about a folder that is left names its test file by this list (leftovers.ts).
appendFileSync(join(process.env['AEROSHELF_TEST_SCRATCH'], 'folders.txt'), `${folder} ${expect.getState().testPath}\n`);

// Registered first, so it runs after every other: vitest runs these in reverse.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
