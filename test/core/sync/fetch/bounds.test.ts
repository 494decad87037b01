/** What one run may take of a source of files. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { takeNotamFiles } from '#core/sync/notam-files.ts';
import { generatedSet, writeSet, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { openParts } from '../parts.ts';
import { failureOf, fetchFrom, now, openServer, servedSet } from './open.ts';
import { copyCsvFiles } from '#core/sync/fetchers.ts';

const reasonOf = async (call: Promise<unknown>) => ((await failureOf(call)) as Refusal).reasons;

describe('a source of files', () => {
  it('that trickles and never falls silent is let go after its time, and what came is kept for the next run', async () => {
    const server = await openServer();
    server.instead.set('airports.csv', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', etag: '"v1"' });
      const trickle = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(trickle));
    });
    const folder = temporaryFolder();
    const hours = 0.4 / 3600;
    expect(await reasonOf(fetchFrom(server, folder, { bounds: { hours } }))).toMatchObject([
      { code: 'sourceTooLarge', values: { address: server.base, bound: 'hours', most: hours } },
    ]);
    expect(existsSync(join(folder, 'airports.csv.part'))).toBe(true);
  });

  it('is let go when its files together are larger than a set can be, from the web and from this machine', async () => {
    const server = await openServer(servedSet(generatedSet(300)));
    const values = { bound: 'megabytes', most: 0.02 };
    expect(await reasonOf(fetchFrom(server, temporaryFolder(), { bounds: { megabytes: 0.02 } }))).toMatchObject([
      { code: 'sourceTooLarge', values },
    ]);
    const from = writeSet(generatedSet(300));
    const options = { folder: temporaryFolder(), clock: () => now, signal: new AbortController().signal, progress: () => undefined };
    expect(await reasonOf(copyCsvFiles({ from, ...options, bounds: { megabytes: 0.02 } }))).toMatchObject([
      { code: 'sourceTooLarge', values: { ...values, address: from } },
    ]);
  });

  it('of NOTAMs goes on behind the bound in the next run', async () => {
    const dataDir = temporaryFolder();
    const from = join(temporaryFolder(), 'notams');
    mkdirSync(from);
    for (const name of ['a', 'b', 'c'])
      writeFileSync(join(from, `${name}.txt`), `!BOI 05/${name.charCodeAt(0)} BOI TWY ${'C'.repeat(400)} CLSD 2605041400-2609302145\n`);
    const parts = await openParts(dataDir);
    try {
      const tools = {
        folder: join(dataDir, 'x'),
        notamIntake: parts.notamIntake,
        sourceClaims: parts.sourceClaims,
        by: { id: 'x', name: 'x' },
        completeFor: [],
        signal: new AbortController().signal,
        progress: () => undefined,
      };
      expect(await reasonOf(takeNotamFiles(from, { ...tools, bounds: { megabytes: 0.0006 } }))).toMatchObject([
        { code: 'sourceTooLarge', values: { address: from, bound: 'megabytes' } },
      ]);
      expect(parts.notams.count()).toBe(1);
      await takeNotamFiles(from, tools);
      expect(parts.notams.count()).toBe(3);
    } finally {
      await parts.close();
    }
  });
});
