/** The command line of the installed program runs as Electron's own entry, in a separate process, on the fake. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { program } from '#headless/program.ts';
import { commandIn } from '#electron/options.ts';
import { installed, type Outcome, run, start, startedFolder } from '../headless/aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const notice =
  'A7001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2610200600 C) 4911281800\nE) RWY 04/22 CLSD DUE WIP';

/** The airport is invented, and the list is of another program. */
const airportList = [
  'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed',
  '00000000-0000-4000-8000-000000000001,Club Field,XXAA,,,46.238,6.109,530,CH,,,,EU,,airport,false,false',
  '',
].join('\n');

/** Leaves out what differs from run to run: keys, ids, moments and durations. */
const steady = ({ code, stdout, stderr }: Outcome) => {
  const constant = (text: string) =>
    text.replaceAll(/aeroshelf-\w{6}|ask_[\w-]{43}|[\da-f]{8}-[\da-f-]{27}|:\d\d\.\d{3}Z|\d\.\d s\b/g, '…');
  return { code, stdout: constant(stdout), stderr: constant(stderr) };
};

test.each<[string[], string]>([
  [['--version'], ''],
  [['--help'], ''],
  [['briefing', '--help'], ''],
  [['fly'], ''],
  [['--language', 'fr', 'briefing', 'XXXX'], ''],
  [['notams', 'decode'], notice],
  [['notams', 'import', '-'], notice],
  [['sources', 'add', 'api', 'https://aerodb.example', '--name', 'AeroDB'], ''],
  [['get', '/airports?limit=2'], ''],
  [['restore', '--last'], ''],
  [['data', 'check'], ''],
])('%j says what it says under Node, and opens no window', async (words, input) => {
  const folder = () => ({ AEROSHELF_DATA_DIR: startedFolder() });
  const expected = await run(words, { input, env: folder() });
  const file = join(temporaryFolder(), 'calls.json');
  const seen = await run(words, { isInstalled: true, input, env: { ...folder(), AEROSHELF_TEST_CALLS: file } });
  expect(steady(seen)).toEqual(steady(expected));
  // Neither ready nor a lock is waited for, so nothing of Chromium is started and a window that is open stays as it is.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['app.dock.hide']);
});

test('every command of the command line is one for the installed program', () => {
  const names = program(() => undefined).commands.map((command) => command.name());
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => commandIn([name]) === undefined)).toEqual([]);
});

test.each<[string[], string[] | undefined]>([
  [[], undefined],
  [['--port', '4200', '--data-dir', '/data', '--offline'], undefined],
  [['--data-dir', 'data'], undefined],
  [['--no-sandbox', '--remote-debugging-port=9222'], undefined],
  [['/home/ana/notices.txt'], undefined],
  [['notices.txt'], undefined],
  [['aeroshelf:///airports/LSGG'], undefined],
  [['C:\\notices.txt'], undefined],
  [['-psn_0_12345'], undefined],
  [['mcp'], ['mcp']],
  [
    ['--data-dir', '/data', 'mcp'],
    ['--data-dir', '/data', 'mcp'],
  ],
  [
    ['--language=fr', 'briefing', 'LFLP', 'LSGG'],
    ['--language=fr', 'briefing', 'LFLP', 'LSGG'],
  ],
  // The start script of the AppImage begins like this where user namespaces are forbidden, and aeroshelf.cmd on Windows.
  [
    ['--no-sandbox', 'notams', 'import', 'a.txt'],
    ['notams', 'import', 'a.txt'],
  ],
  [
    ['--', 'sources', 'list'],
    ['sources', 'list'],
  ],
  [['-h'], ['-h']],
  [
    ['help', 'briefing'],
    ['help', 'briefing'],
  ],
])('%j asks for %j', (words, command) => {
  expect(commandIn(words)).toEqual(command);
});

test('answers an assistant over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const folder = startedFolder();
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...installed, 'mcp', '--data-dir', folder],
      env: process.env as Record<string, string>,
    }),
  );
  onTestFinished(() => client.close());
  const { content } = await client.callTool({ name: 'airport', arguments: { code: 'LSGG' } });
  expect(JSON.stringify(content)).toContain('Geneva');
});

test('serves until a signal stops it, while a window shows another folder', async () => {
  const child = start(['serve', '--data-dir', startedFolder(), '--port', '0', '--no-link'], { isInstalled: true });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  expect((await fetch(`${url}/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('imports a dataset though Electron has no Node to fork', async () => {
  const folder = startedFolder();
  const at = (...words: string[]) => run([...words, '--data-dir', folder], { isInstalled: true });
  const file = join(folder, 'airports.csv');
  writeFileSync(file, airportList);
  const { stdout: id } = await at('sources', 'add', 'airportList', file);
  expect(await at('sync', id.trim())).toMatchObject({ code: 0 });
  expect((await at('get', '/airports/XXAA')).stdout).toContain('Club Field');
});

test('an uncaught error ends it with 1 and is written, not shown in a box', async () => {
  const folder = startedFolder();
  const broken = join(folder, 'broken.mjs');
  writeFileSync(broken, "setTimeout(() => { throw new Error('the shelf fell down'); }, 0);");
  const { code, stderr } = await run(['mcp', '--data-dir', folder], { isInstalled: true, keepOpen: true, node: ['--import', broken] });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('the shelf fell down') as string });
});
