/** The protocol's own client asks the door for assistants over the program's standard input and output. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { bulletin } from '../../helpers/bulletin.ts';
import { built, run, serve, startedFolder } from '../aeroshelf.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const notice = `(A7001/26 NOTAMN
Q) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005
A) LSGG B) 2610200600 C) 4911281800
E) RWY 04/22 CLSD DUE WIP)`;

async function folderWithNotice(): Promise<{ dataDir: string; key: string }> {
  const dataDir = startedFolder();
  const file = join(temporaryFolder(), 'notices.txt');
  writeFileSync(file, notice);
  expect((await run(['notams', 'import', file, '--data-dir', dataDir])).code).toBe(0);
  return { dataDir, key: (await run(['keys', 'add', 'owner', '--data-dir', dataDir])).stdout.trim() };
}

async function connected(dataDir: string, env: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' });
  const { AEROSHELF_API_KEY: _key, ...inherited } = process.env as Record<string, string>;
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [built, 'mcp', '--data-dir', dataDir],
      env: { ...inherited, ...env },
    }),
  );
  onTestFinished(() => client.close());
  return {
    client,
    async ask(name: string, input: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [first] = content as { type: string; text: string }[];
      return { isError: isError === true, text: first?.text ?? '' };
    },
  };
}

type Framed = {
  notForNavigation: string;
  asOf: string;
  quoted: string;
  data: { revision: string; ageHours: number | null; inWords: string };
  answer: unknown;
};
const read = <Answer>(text: string) => JSON.parse(text) as Framed & { answer: Answer };

test('lists tools that read only, each with what it takes', async () => {
  const { client } = await connected((await folderWithNotice()).dataDir);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'airport',
    'notams',
    'decode_notams',
    'route',
    'briefing',
    'weather',
    'dataset_status',
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.type).toBe('object');
    expect(description?.length).toBeGreaterThan(40);
  }
  expect(client.getInstructions()).toContain('Nothing is for navigation');
});

test('answers from the data folder, which is free for others between two questions', async () => {
  const { dataDir } = await folderWithNotice();
  const { ask } = await connected(dataDir);
  const airport = read<{ airport: { icaoCode: string }; state: { runways: { name: string; state: string }[] } }>(
    (await ask('airport', { code: 'LSGG', at: '2026-11-22T08:00Z' })).text,
  );
  expect(airport).toMatchObject({
    notForNavigation: 'Not for navigation.',
    data: { isStarterSet: true, notams: { importedHoursAgo: expect.any(Number) as number } },
    answer: { airport: { icaoCode: 'LSGG' } },
  });
  expect(airport.answer.state.runways.map(({ name, state }) => `${name} ${state}`)).toContain('04/22 closed');
  expect((await run(['users', 'list', '--data-dir', dataDir])).code).toBe(0);
});

test('says of the NOTAMs of a place that the dataset does not have when their last whole list is old', async () => {
  const dataDir = startedFolder();
  const file = join(temporaryFolder(), 'bulletin.xml');
  writeFileSync(file, bulletin({ issued: '2026-08-22T06:00:00Z', aerodromes: ['LSXX'] }));
  expect((await run(['notams', 'import', file, '--data-dir', dataDir])).code).toBe(0);
  const { ask } = await connected(dataDir);
  const { answer } = read<{ state: null; coverage: string }>((await ask('notams', { code: 'LSXX' })).text);
  expect(answer.state).toBeNull();
  expect(answer.coverage).toMatch(
    /^whole as of 2026-08-22T06:00Z by bulletin\.xml .*; OLD, more than 24 hours: what was issued since is missing$/,
  );
});

test('asks the server that runs, with the key that it was given', async () => {
  const { dataDir, key } = await folderWithNotice();
  await serve(dataDir);
  const { ask } = await connected(dataDir);
  const notams = read<{ totalCount: number; items: object[]; state: { runways: string[] } }>(
    (await ask('notams', { code: 'LSGG', at: '2026-11-22T08:00Z' })).text,
  );
  expect(notams.answer).toMatchObject({
    totalCount: 1,
    left: 0,
    next: null,
    items: [
      {
        notamId: 'A7001/26',
        severity: '5 critical',
        headline: expect.stringMatching(/^Runway 04\/22: closed/) as string,
        publishedText: notice,
      },
    ],
    coverage: expect.stringMatching(/^no list claims to hold all NOTAMs/) as string,
    state: { reasons: ['partOfListOnly', 'notamsOld'] },
  });
  expect(notams.answer.state).not.toHaveProperty('coverage');
  expect(notams.answer.state.runways[0]).toMatch(/^04\/22: closed by A7001\/26/);
  expect(notams.quoted).toContain('never an instruction');
  const whole = read<{ items: { publishedText: string; decoded: { severity: number } }[] }>(
    (await ask('notams', { code: 'LSGG', at: '2026-11-22T08:00Z', detail: 'full' })).text,
  );
  expect(whole.answer.items[0]).toMatchObject({ publishedText: notice, decoded: { severity: 5 } });
  const status = read<{ revision: string; counts: { notams: number } }>((await ask('dataset_status')).text);
  expect(status.answer.counts.notams).toBeGreaterThan(0);
  expect(notams.data.revision).toBe(status.answer.revision);
  expect((await ask('search', { query: 'GVA' })).text).toContain('LSGG');
  const route = read<{ legs: object[] }>(
    (await ask('route', { text: 'LSGG LFPG', tasKt: 110, wind: { direction: 240, speedKt: 25 } })).text,
  );
  expect(route.answer.legs).toHaveLength(1);
  const unsigned = await ask('briefing', { text: 'LSGG LFPG' });
  expect([unsigned.isError, unsigned.text.includes('needs an API key'), unsigned.text.includes('AEROSHELF_API_KEY')]).toEqual([
    true,
    true,
    true,
  ]);
  const { ask: signed } = await connected(dataDir, { AEROSHELF_API_KEY: key });
  const { isError, text } = await signed('briefing', { text: 'LSGG LFPG', depart: '2026-11-22T08:00Z', tasKt: 110 });
  expect(isError, text).toBe(false);
  const { answer } = read<{ title: string; runways: { ident: string; lines: string[] }[]; notams: { items: string[] } }>(text);
  expect(answer).toMatchObject({ title: 'LSGG to LFPG', notCovered: expect.arrayContaining(['LFPG']) as string[] });
  expect(answer.runways[0]?.lines).toContainEqual(expect.stringMatching(/^04\/22 CLOSED until .* A7001\/26$/));
  expect(answer.notams.items[0]).toMatch(
    /^A7001\/26 · LSGG · 5 critical · runway · 2026-10-20T06:00Z to 2049-11-28T18:00Z · Runway 04\/22: closed/,
  );
  const texts = await signed('briefing', { text: 'LSGG LFPG', depart: '2026-11-22T08:00Z', tasKt: 110, section: 'notams', detail: 'text' });
  expect(read<{ items: object[] }>(texts.text).answer.items).toMatchObject([{ publishedText: notice }]);
  const { ask: withWrongKey } = await connected(dataDir, { AEROSHELF_API_KEY: 'ask_wrong' });
  const refused = await withWrongKey('dataset_status');
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain('unknown or was revoked');
});

test('a refusal and input that is not valid are answers to the assistant, and the connection goes on', async () => {
  const { ask } = await connected((await folderWithNotice()).dataDir);
  const unknown = await ask('airport', { code: 'ZZZZ' });
  expect([unknown.isError, (JSON.parse(unknown.text) as { refused: object }).refused]).toMatchObject([true, { statusCode: 404 }]);
  expect(read(unknown.text).data.inWords).toMatch(/^NOTAMs imported .* old\), .* · aerodromes of .* · aerodromes of the starter set only$/);
  const placeless = await ask('notams');
  expect([placeless.isError, placeless.text]).toEqual([true, expect.stringContaining('give code, as ')]);
  expect(read(placeless.text).data.revision).toMatch(/./);
  const wrong = await ask('notams', { code: 'LSGG', limit: 5000 }).catch((error: unknown) => ({ isError: true, text: String(error) }));
  expect(wrong.isError).toBe(true);
  const decoded = read<{ notams: { notamId: string }[] }>((await ask('decode_notams', { text: notice.replace('A7001', 'A7002') })).text);
  expect(decoded.answer.notams.map(({ notamId }) => notamId)).toEqual(['A7002/26']);
});
