import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Airline, AirlineImport, AirlineList } from '#contract/airlines.ts';
import { run } from '#headless/program.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { ask, post, testServer } from '../../helpers/server.ts';

const file = `id,name,icaoCode,iataCode,callsign,websiteUrl,countryCode,fleetSize,operationStartDate,operationEndDate
,Swiss International Air Lines,SWR,LX,Swiss,https://www.swiss.com,CH,90,2002-03-31,
,Swissair,SWR,SR,Swissair,,CH,,1931-03-26,2002-03-31
,Vega Air,VGA,VG,vega,,US,many,,
,Alpha,AAA,,,,,,,
,Bravo,BBB,,,,,,,
,Charlie,CCC,,,,,,,
,Delta,DDD,,,,,,,
,,EEE,,,,,,,
`;

const server = testServer();
const list = async (query: string) => (await ask(server, `/airlines${query}`)).json as AirlineList;

it('are stored from a CSV file by the owner, and say what is wrong with it', async () => {
  const send = (headers: Record<string, string>) => ask(server, '/airlines/import?name=a.csv', { method: 'POST', headers, body: file });
  expect((await send({})).status).toBe(401);
  const imported = (await send({ 'x-api-key': server.key })).json as AirlineImport;
  // A designator has one airline: the later of the two.
  expect(imported).toMatchObject({ read: 8, leftOut: 1, totalCount: 6 });
  expect(imported.issues).toEqual([
    { line: 4, reason: expect.stringContaining('fleetSize "many" is not a number') },
    { line: 9, reason: expect.stringContaining('has no name') },
  ]);
});

it.each([
  ['', 'upload is empty.'],
  ['hello\n', 'upload has no column name; it is not the expected file. Fetch it again from its source.'],
])('are not imported from %j, which is refused in one sentence and without a word of a dataset', async (body, sentence) => {
  const answer = await ask(server, '/airlines/import', { method: 'POST', headers: { 'x-api-key': server.key }, body });
  expect(answer.json).toMatchObject({ statusCode: 400, message: 'The request is not valid.', details: [sentence] });
});

it('are at most five without a key, with their true count, and one needs a key', async () => {
  expect(await list('?limit=100')).toMatchObject({ count: 5, totalCount: 6 });
  expect(await list(`?limit=100&apiKey=${server.key}`)).toMatchObject({ count: 6, totalCount: 6 });
  expect((await ask(server, '/airlines/VGA')).status).toBe(401);
  const vega = (await ask(server, `/1.0.16/airlines/vga?apiKey=${server.key}`)).json as Airline;
  expect(vega).toMatchObject({ name: 'Vega Air', callsign: 'VEGA', fleetSize: null });
  expect((await list(`?filter=${encodeURIComponent('{"countryCode":"CH"}')}&sort=-name`)).items.map(({ name }) => name)).toEqual([
    'Swissair',
  ]);
});

it('give the telephony of item 7', async () => {
  const telephonyOf = async (aircraftId: string) =>
    ((await post(server, '/routes/flight-plan', { items: { aircraftId } })).json as { telephony: string | null }).telephony;
  expect(await Promise.all(['VGA123', 'VGA', 'HBABC', 'AAA1'].map(telephonyOf))).toEqual(['VEGA', null, null, null]);
});

it('are imported by the command', async () => {
  const dataDir = temporaryFolder();
  const path = join(temporaryFolder(), 'airlines.csv');
  writeFileSync(path, 'name,icaoCode\nVega Air,VGA\n');
  expect(await run(['--data-dir', dataDir, 'airlines', 'import', path])).toBe(0);
});
