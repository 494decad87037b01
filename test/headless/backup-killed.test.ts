import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { times } from '../helpers/long.ts';
import { seededRandom } from '../helpers/random.ts';
import { run, start } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const random = seededRandom('kill of a backup');

test.runIf(process.platform !== 'win32')(
  'a backup that is killed leaves nothing next to its target that others can read, and nothing in the data folder after the next start',
  async () => {
    const [dataDir, target] = [temporaryFolder(), temporaryFolder()];
    await run(['users', 'list', '--data-dir', dataDir]);
    // A killed run of another program left this there, readable for everyone.
    writeFileSync(join(target, 'x.part'), 'old', { mode: 0o644 });
    for (let round = 0; round < times(3, 60); round++) {
      const child = start(['backup', join(target, 'x'), '--force', '--data-dir', dataDir]);
      const exited = once(child, 'exit');
      await wait(150 + 400 * random());
      child.kill('SIGKILL');
      await exited;
    }
    expect((await run(['backup', join(target, 'x'), '--force', '--data-dir', dataDir])).code).toBe(0);
    expect(readdirSync(target).map((name) => [name, statSync(join(target, name)).mode & 0o077])).toEqual([['x', 0]]);
    expect((await run(['users', 'list', '--data-dir', dataDir])).code).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('transfer-'))).toEqual([]);
  },
);
