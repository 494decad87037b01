import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportText } from '#headless/sync.ts';
import { startCsvServer } from '../core/sync/csv-server.ts';
import { startFileServer } from '../core/sync/presets/file-server.ts';
import { bulletin } from '../helpers/bulletin.ts';
import { run, serve, startedFolder } from './aeroshelf.ts';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { reason } from '#core/reasons/reason.ts';

const notice = '(A7401/29 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)';

/** Commands on one data folder without the source OurAirports, which is on the real network. */
async function fresh() {
  const folder = startedFolder();
  const aeroshelf = (words: readonly string[], input?: string) =>
    run([...words, '--data-dir', folder], input === undefined ? {} : { input });
  await aeroshelf(['sources', 'remove', 'OurAirports']);
  return { folder, aeroshelf };
}

test('takes the secret of a client from standard input or the environment, and never shows it', async () => {
  const { folder, aeroshelf } = await fresh();
  const add = ['sources', 'add', 'faaNms', 'http://127.0.0.1:1', '--name', 'FAA', '--every', 'never', '--client-id', 'club'];
  const none = await aeroshelf(add);
  expect(none).toMatchObject({
    code: 1,
    stderr: 'client secret: standard input is empty; send the client secret there, as its first line\n',
  });
  expect((await aeroshelf(['sources', 'list'])).stdout).toBe('');
  const added = await aeroshelf(add, 'by-input\n');
  const credentialsFile = () => readFileSync(join(folder, 'credentials.json'), 'utf8');
  expect([added.code, credentialsFile().includes('by-input')]).toEqual([0, true]);
  const env = { AEROSHELF_CLIENT_SECRET: 'by-environment' };
  const changed = await run(['sources', 'set', 'FAA', '--client-id', 'club', '--data-dir', folder], { env });
  expect([changed.code, credentialsFile().includes('by-input'), credentialsFile().includes('by-environment')]).toEqual([0, false, true]);
  expect(JSON.stringify([none, added, changed])).not.toMatch(/by-input|by-environment/);
  const answer = await aeroshelf(['sources', 'answer', 'FAA']);
  expect([answer.code, answer.stderr]).toEqual([1, 'No answer of FAA is kept: each had a form that is known.\n']);
  await aeroshelf(['sources', 'remove', 'FAA']);
  expect(credentialsFile()).not.toContain('by-environment');
});

test('leaves no source whose credentials are refused', async () => {
  const { aeroshelf } = await fresh();
  const refused = await aeroshelf(['sources', 'add', 'ukPib', '--client-id', 'club'], 'secret\n');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('redentials')]);
  expect((await aeroshelf(['sources', 'list'])).stdout).toBe('');
});

test('says of each source when it is fetched next, or why it is not', async () => {
  const { aeroshelf } = await fresh();
  await aeroshelf(['sources', 'add', 'api', 'http://127.0.0.1:1', '--name', 'Daily']);
  await aeroshelf(['sources', 'add', 'api', 'http://127.0.0.1:2', '--name', 'Never', '--every', 'never']);
  await aeroshelf(['sources', 'add', 'api', 'http://127.0.0.1:3', '--name', 'Off']);
  await aeroshelf(['sources', 'set', 'Off', '--off']);
  const { stdout } = await aeroshelf(['sources', 'list']);
  const nexts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').slice(-2));
  const noKey = 'without a key: its NOTAMs are not fetched';
  expect(nexts).toEqual([
    [expect.stringMatching(/^next \d{4}-\d\d-\d\dT\d\d:\d\dZ$/), noKey],
    ['only on request', noKey],
    ['off', noKey],
  ]);
});

test('adds, lists, changes and removes sources; a key goes in and never comes out', async () => {
  const { folder, aeroshelf } = await fresh();
  const added = await aeroshelf(
    ['sources', 'add', 'api', 'http://127.0.0.1:1', '--name', 'Club', '--key-from-stdin', '--every', 'never'],
    'club-secret\n',
  );
  expect(added.code, added.stderr).toBe(0);
  expect(added.stdout).toMatch(/^[0-9a-f-]{36}\n$/);
  const id = added.stdout.trim();
  const changed = await aeroshelf(['sources', 'set', 'club', '--rank', '5', '--every', '12', '--off']);
  expect(changed.stdout).toMatch(
    new RegExp(`^${id}\tapi\tClub\thttp://127\\.0\\.0\\.1:1/\trank 5\tnever\tdate unknown\tnever fetched\toff\n$`),
  );
  const listed = await aeroshelf(['sources', 'list']);
  expect(listed.stdout).toBe(changed.stdout);
  const removed = await aeroshelf(['sources', 'remove', id]);
  expect(removed).toMatchObject({ code: 0, stderr: 'Removed "Club" and its downloads. The NOTAMs and the dataset in use stay.\n' });
  expect((await aeroshelf(['sources', 'list'])).stdout).toBe('');
  expect(JSON.stringify([added, changed, listed, removed])).not.toContain('club-secret');
  expect(existsSync(join(folder, 'reference.sqlite'))).toBe(true);
});

test('chooses what is fetched by place, keeps the rest of the choice, and lists what comes of it', async () => {
  const { aeroshelf } = await fresh();
  const chosen = await aeroshelf(['sources', 'places', '--favourites', '--areas', 'lsas,QQ']);
  expect(chosen.stdout).toBe('LSAS\tchosen\t\t0 NOTAMs\t0 bytes\tno list yet\tnot planned\n');
  expect(chosen.stderr).toContain('No aerodrome with a location indicator is known in QQ.');
  expect(await aeroshelf(['sources', 'places', '--no-favourites', '--areas', 'none', '--no-whole'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing would be fetched') as string,
  });
  expect((await aeroshelf(['sources', 'places'])).stdout).toBe(chosen.stdout);
});

test.each([
  [['sources', 'places', '--corridor', '101'], /from 1 to 100, or none/],
  [['sources', 'places', '--areas', 'Switzerland'], /two letters for countries/],
  [['sources', 'add', 'ftp', 'x'], /Allowed choices are ourairports, api, files, airportList, notams/],
  [['sources', 'add', 'api', 'http://x/', '--every', '0'], /whole number of hours from 1 to 8760, or never/],
  [['sources', 'add', 'api', 'http://x/', '--rank', '-1'], /whole number from 0 to 1000|argument missing/],
  [['sources', 'set', 'x', '--on', '--off'], /cannot be used with/],
])('ends with 2 on %j', async (words, reason) => {
  const { code, stderr } = await run([...words, '--data-dir', startedFolder()]);
  expect(stderr).toMatch(reason);
  expect(code).toBe(2);
});

test('ends with 1 and a sentence on an address and a source that do not exist', async () => {
  const folder = startedFolder();
  const added = await run(['sources', 'add', 'files', '/nowhere/at/all', '--data-dir', folder]);
  expect(added).toMatchObject({ code: 1, stderr: expect.stringContaining('address: there is nothing at /nowhere/at/all') as string });
  const synced = await run(['sync', 'nobody', '--data-dir', folder]);
  expect(synced).toEqual({ code: 1, stdout: '', stderr: 'There is no source "nobody"; there are: "OurAirports".\n' });
});

test('sync ends with 0 when all is well, and says that nothing is new the second time', async () => {
  const { folder, aeroshelf } = await fresh();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'a.txt'), notice);
  await aeroshelf(['sources', 'add', 'notams', join(folder, 'files'), '--name', 'Briefing']);
  expect(await aeroshelf(['sync'])).toMatchObject({
    code: 0,
    stdout: 'Briefing: fetched what is new\n',
  });
  expect(await aeroshelf(['sync', 'briefing'])).toMatchObject({ code: 0, stdout: 'Briefing: nothing new\n' });
  expect((await aeroshelf(['notams', 'show', 'LSGG:A7401/29'])).stdout).toContain('RWY 04/22 CLSD');
});

test('sync shows its progress on standard error and ends with 1 when a set is refused', async () => {
  const sheets = await startCsvServer();
  const { aeroshelf } = await fresh();
  await aeroshelf(['sources', 'add', 'ourairports', sheets.base, '--name', 'World']);
  const { code, stdout, stderr } = await aeroshelf(['sync']);
  expect(stdout).toMatch(/^World: refused\. airports\.csv holds 3 usable rows/);
  expect(stderr).toMatch(/^[^{\n]+$/m);
  expect(stderr).not.toContain('"level"');
  expect(code).toBe(1);
});

test('sync ends with 3 when no source is reached, quietly', async () => {
  const sheets = await startCsvServer();
  await sheets.close();
  const { aeroshelf } = await fresh();
  await aeroshelf(['sources', 'add', 'ourairports', sheets.base, '--name', 'World']);
  const { code, stdout, stderr } = await aeroshelf(['sync']);
  expect(stdout).toMatch(/^World: not reached\. 127\.0\.0\.1:\d+ cannot be reached \(connection refused\)\.\n$/);
  expect(stderr).not.toContain('"level"');
  expect(code).toBe(3);
});

test('serve --sync fetches by itself; while nothing came the starter set serves', async () => {
  const sheets = await startCsvServer();
  const { folder, aeroshelf } = await fresh();
  await aeroshelf(['sources', 'add', 'ourairports', sheets.base]);
  const server = await serve(folder, ['--port', '0', '--sync']);
  expect(await (await fetch(`${server.url}/dataset`)).json()).toMatchObject({ source: 'Aeroshelf starter set' });
  for (;;) {
    const { state, finishedAt, outcome } = (await (await fetch(`${server.url}/sync`)).json()) as SyncStatus;
    if (state !== 'idle' || finishedAt === null) continue;
    expect(outcome?.sources).toMatchObject([{ result: 'refused', reason: { code: 'tooFewRows', values: { kept: 3 } } }]);
    break;
  }
  expect(sheets.asked).toHaveLength(6);
  expect(await server.stop()).toBe(0);
});

test('the report names each source, and the set that is in use now', () => {
  const source = { id: 'x', reason: null };
  const unreachable = reason('unreachable', { address: 'club.example', error: 'ENOTFOUND' });
  expect(
    reportText({
      sources: [
        { ...source, name: 'World', result: 'new' },
        { ...source, name: 'Club', result: 'unreachable', reason: unreachable },
      ],
      dataset: {
        revision: '2030-01-01-abc',
        source: 'World',
        date: null,
        airports: 4,
        replaced: null,
        shrunk: [{ resource: 'runways', before: 5, now: 4 }],
        seconds: 1.25,
      },
      held: null,
    }),
  ).toBe(
    'World: fetched what is new\nClub: not reached. club.example cannot be reached (the name cannot be found).\nFewer runways than before: 4 instead of 5.\nThe dataset in use is now 2030-01-01-abc, built in 1.3 s.\n',
  );
});

test('lists public services with whose they are, adds one by its kind, and tests a source by one request', async () => {
  const { aeroshelf } = await fresh();
  const presets = await aeroshelf(['sources', 'presets']);
  expect(presets.stdout).toMatch(
    /^ukPib\tNATS, [^\t]+\thttps:\/\/pibs\.nats\.co\.uk\/[^\t]+\t24 requests a day\thttps:\/\/[^\t]+\tterms not read here\n/,
  );
  expect(presets.stderr).toContain('Nothing is fetched from any of them before it is added');
  expect((await aeroshelf(['sources', 'add', 'api'])).stderr).toContain('address: ');
  const server = await startFileServer(bulletin({ issued: '2029-12-01T06:00:00Z', regions: ['EGTT'] }));
  await aeroshelf(['sources', 'add', 'ukPib', server.address, '--name', 'UK', '--every', 'never']);
  const good = await aeroshelf(['sources', 'test', 'uk']);
  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(good.stdout).toMatch(/^UK\tgood\t\d+ bytes read\tissued 2029-12-01T06:00:00\.000Z\tcomplete for 1 place: EGTT\n$/);
  server.fail('captivePortal');
  const portal = await aeroshelf(['sources', 'test', 'ukPib']);
  expect([portal.code, portal.stdout]).toEqual([3, expect.stringContaining('A web page came in the place of')]);
  const notams = await aeroshelf(['sources', 'set', 'uk', '--complete-for', 'egtt']);
  expect([notams.code, notams.stderr]).toEqual([1, expect.stringContaining('says itself what it is complete for')]);
});
