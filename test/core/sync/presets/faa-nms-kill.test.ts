/**
 * Random runs against a service whose set changes before, between and while they read, each killed at a random moment: what is stored and listed after a run that
 * ends is what the service held when it gave its checklist, and after a kill no more is claimed than is stored.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { runUntilKilled } from '../../../helpers/killed.ts';
import { isLong, times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';
import { openParts, type Parts } from '../parts.ts';
import { HOUR } from '../opened.ts';
import { PAIR, startNmsServer, type Held } from './nms-server.ts';

const random = seededRandom('kill of the NMS');
const script = fileURLToPath(new URL('../sync-until-killed.ts', import.meta.url));
/** A round takes some three seconds. */
const LONGEST_MS = isLong ? 6 * HOUR : 240_000;
const ICAOS = ['KJFK', 'KORD', 'KSEA', 'KBOS'];
const upTo = (most: number) => Math.floor(random() * most);
const numbers = (held: readonly Held[]) => held.map(({ number }) => `A${String(number).padStart(4, '0')}/30`).sort();

function stored({ notams }: Parts): string[] {
  const { items } = notams.list({ filter: '{"source":"NMS"}' }, { limit: 300, offset: 0 });
  const listed = items.filter(({ id }) => (notams.decoded(id)?.delistedAt ?? null) === null);
  return listed.map(({ notamId }) => notamId ?? '').sort();
}

/** Each has numbers for about as many rounds. */
const services = Array.from({ length: times(1, 40) }, (_, index) => index);
const ROUNDS = times(2, 25);

it.each(services)(
  'a killed run claims nothing that is not stored, and the next is what service %i holds',
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = temporaryFolder();
    let last = 0;
    const next = (): Held => {
      last++;
      return { id: last, icao: ICAOS[upTo(ICAOS.length)] ?? 'KJFK', fir: 'KZNY', number: last, updated: new Date().toISOString() };
    };
    const server = await startNmsServer(Array.from({ length: 60 }, next));
    onTestFinished(() => server.close());
    /** What was held when the last checklist was given. */
    let listed: readonly Held[] = server.held();
    const change = () => {
      const room = Math.max(0, 250 - last);
      for (let count = Math.min(upTo(4), room); count > 0; count--) server.put(next());
      for (let count = upTo(4); count > 0; count--) {
        const held = server.held();
        if (held.length > 20) server.cancel(held[upTo(held.length)]?.id ?? 0);
      }
    };
    server.beforeEach((path) => {
      if (random() < 0.5 && !path.endsWith('/notams')) change();
      if (path.endsWith('/checklist')) listed = server.held();
    });
    const first = await openParts(dataDir);
    for (const { id } of first.sources.list()) first.sources.remove(id);
    const { id } = first.sources.add({ kind: 'faaNms', address: server.address });
    await first.sources.setCredentials(id, PAIR);
    const began = performance.now();
    await first.sync.run(undefined);
    const fetchMs = performance.now() - began;
    await first.close();
    const note = join(dataDir, 'sources', id, 'last-fetch.json');
    /** Lets the time pass in which the service is not asked again: about every second run loads all of it, the others what changed. */
    const letTimePass = () => {
      if (random() < 0.5 || !existsSync(note)) return rmSync(note, { force: true });
      const noted = JSON.parse(readFileSync(note, 'utf8')) as { askedAt: string };
      writeFileSync(note, JSON.stringify({ ...noted, askedAt: new Date(Date.parse(noted.askedAt) - HOUR).toISOString() }));
    };

    for (let round = 0; round < ROUNDS; round++) {
      letTimePass();
      change();
      await runUntilKilled([script, dataDir], random() * fetchMs);

      const again = await openParts(dataDir);
      const known = new Set(stored(again));
      for (const icao of ICAOS) {
        const claim = again.coverage.claimOf([icao], new Date().toISOString());
        const ofPlace = again.notams.list({ filter: JSON.stringify({ icao, source: 'NMS' }) }, { limit: 300, offset: 0 }).totalCount;
        expect(claim?.count ?? 0).toBeLessThanOrEqual(ofPlace);
      }
      letTimePass();
      const [outcome] = (await again.sync.run(undefined)).sources;
      expect(known.size).toBeLessThanOrEqual(last);
      expect(outcome?.result).toMatch(/^(new|same|refused)$/);
      // One that was withdrawn after it was listed is not given, and then nothing is claimed.
      if (outcome?.reason?.code === 'listedNotGiven') {
        await again.close();
        continue;
      }
      expect(outcome?.reason).toBeNull();
      expect(stored(again)).toEqual(numbers(listed));
      for (const icao of ICAOS) {
        const count = listed.filter((one) => one.icao === icao).length;
        const claim = again.coverage.claimOf([icao], new Date().toISOString());
        expect([icao, claim?.count ?? 0]).toEqual([icao, count]);
      }
      await again.close();
    }
  },
);
