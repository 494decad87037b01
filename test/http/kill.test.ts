/** A server that is killed while it imports NOTAMs and stores what users write. Moments are random: whatever was answered before is there after. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { get, serveApart, type Reply } from '../helpers/gap.ts';
import { times } from '../helpers/long.ts';
import { seededRandom } from '../helpers/random.ts';
import { askWithKey, keyIn } from '../helpers/server.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const random = seededRandom('kill of a server');
const KILLS = times(2, 60);
/** One file has this many; they take about a second to store. */
const NOTAMS = 2_000;
const MOST_MS = 1_200;
/** The first kill comes before so many are stored on any machine: one import at least ends in the middle. */
const EARLY_MS = 100;

const letter = (index: number): string => String.fromCharCode(65 + (index % 26));
const text = (round: number, serial: number): string =>
  `!X${letter(round / 26)}${letter(round)} ${String(1 + (serial % 12)).padStart(2, '0')}/${100 + Math.floor(serial / 12)} BOI TWY C CLSD 2605041400-2609302145`;
const texts = (round: number): string[] => Array.from({ length: NOTAMS }, (_, serial) => text(round, serial));

it('a server that is killed keeps every NOTAM and every write that it has answered for, and stores no half of one', async () => {
  const dataDir = temporaryFolder();
  const key = await keyIn(dataDir);
  const headers = { 'x-api-key': key };
  const isGood = (reply: Reply | undefined) => reply !== undefined && reply.status < 300;

  const sent = new Set<string>();
  const answered = new Set<string>();
  const written: string[] = [];
  let unfinished = 0;

  for (let round = 0; round < KILLS; round++) {
    const server = await serveApart(dataDir);
    onTestFinished(() => server.stop());
    for (const message of texts(round)) sent.add(message);
    const importing = get(server.port, '/notams/import', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: texts(round).join('\n'),
    }).catch(() => undefined);
    const writing = (async () => {
      for (let turn = 0; ; turn++) {
        const origin = `https://planner-${round}-${turn}.example`;
        const reply = await get(server.port, '/origins', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ origin }),
        }).catch(() => undefined);
        if (!isGood(reply)) return;
        written.push(origin);
      }
    })();
    await pause(random() * (round === 0 ? EARLY_MS : MOST_MS));
    // One kill at least comes after a write that was answered.
    const least = round === KILLS - 1 ? 1 : 0;
    while (written.length < least) await pause(10);
    await server.kill();
    const [imported] = await Promise.all([importing, writing]);
    if (isGood(imported)) for (const message of texts(round)) answered.add(message);
    else unfinished++;

    const state = new Sqlite(join(dataDir, 'state.sqlite'));
    expect(state.pragma('integrity_check', { simple: true })).toBe('ok');
    const stored = new Set(state.prepare<[], string>(`SELECT message FROM notams WHERE source = 'TEXT'`).pluck().all());
    state.close();
    expect([...stored].filter((message) => !sent.has(message))).toEqual([]);
    expect([...answered].filter((message) => !stored.has(message))).toEqual([]);
  }

  const last = await serveApart(dataDir);
  onTestFinished(() => last.stop());
  expect(readdirSync(dataDir).filter((name) => name.startsWith('upload-'))).toEqual([]);
  const askLast = (method: string, path: string, body?: string) => askWithKey({ port: last.port, key }, method, path, body);
  const { items } = (await askLast('GET', '/origins')).json as { items: { origin: string }[] };
  const origins = new Set(items.map(({ origin }) => origin));
  expect(written.filter((origin) => !origins.has(origin))).toEqual([]);
  expect(written.length).toBeGreaterThan(0);
  // Importing a file again brings what the kill left out, and nothing twice.
  const again = await askLast('POST', '/notams/import', [...sent].join('\n'));
  expect((again.json as { report: object }).report).toMatchObject({ read: sent.size, notUnderstood: 0 });
  const { totalCount } = (await askLast('GET', '/notams?limit=1')).json as { totalCount: number };
  expect(totalCount).toBe(sent.size);
  // Otherwise the kills came after the imports and this test has shown nothing.
  expect(unfinished).toBeGreaterThan(0);
}, 600_000);
