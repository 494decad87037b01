import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedSet } from '../helpers/dataset-files.ts';
import { importRows } from '../helpers/import-here.ts';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

type Listed = Record<string, unknown> & { id: string; runways?: unknown[]; frequencies?: unknown[]; details?: Record<string, unknown> };
const list = async (query: string) => (await ask(server, `/airports?${query}`)).json as { items: Listed[]; count: number };

it.each(['limit=50', 'limit=7&page=3&sort=-longestRunway', 'filter={"countryCode":"CH"}'])(
  'adds the parts of each airport to %s',
  async (query) => {
    const plain = await list(query);
    const whole = await list(`${query}&expand=parts`);
    expect(whole.count).toBe(plain.count);
    expect(whole.items.map(({ runways: _runways, frequencies: _frequencies, ...airport }) => airport)).toEqual(plain.items);
    for (const airport of whole.items.slice(0, 3)) {
      expect((await ask(server, `/airports/${airport.id}`)).json).toEqual(airport);
    }
  },
);

it('adds what the source says beyond the contract, and where each value comes from', async () => {
  const { json } = await ask(server, '/airports/LSGG?expand=details');
  const { details, ...airport } = json as Listed & { details: { origins: { fields: string[] }[]; surfaces: object[] } };
  expect((await ask(server, '/airports/LSGG')).json).toEqual(airport);
  expect(details).toMatchObject({ ident: 'LSGG', sourceType: 'large_airport' });
  expect(details.surfaces).toHaveLength(airport.runways?.length ?? 0);
  const [origin] = details.origins;
  expect(details.origins).toHaveLength(1);
  expect(origin?.fields).toEqual(expect.arrayContaining(['name', 'elevation', 'runways', 'frequencies']));
  expect(origin?.fields).not.toContain('county');
  expect((await list('filter={"icaoCode":"LSGG"}&expand=details')).items).toEqual([json]);
});

it('writes whole airports a line each', async () => {
  const { text } = await ask(server, '/airports?format=ndjson&expand=details&limit=3');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Listed);
  expect(lines).toEqual((await list('expand=details&limit=3')).items);
});

it('goes on with the airports of one dataset where another is put in use meanwhile', async () => {
  const { core } = server;
  const before = (await list('limit=300&expand=details')).items;
  const listing = await core.airports.listing({});
  const [first, second] = [core.airports.rows(listing, {}, 'details'), core.airports.rows(listing, {}, 'parts')].map((rows) =>
    rows[Symbol.iterator](),
  );
  expect(first?.next().value).toEqual(before[0]);
  expect(second?.next().done).toBe(false);
  const { path, db } = await importRows(generatedSet(40));
  db.close();
  const build = core.dataset.newBuild();
  copyFileSync(path, build);
  core.dataset.takeBuilt(build);
  try {
    expect([...Iterator.from(first ?? [])]).toEqual(before.slice(1));
    expect([...Iterator.from(second ?? [])]).toHaveLength(before.length - 1);
    expect((await list('expand=parts')).count).toBe(40);
  } finally {
    await core.dataset.rollBack();
  }
});

it.each([
  [
    'filter={"sourceType":"large_airport"}&sort=-longestRunway',
    ({ sourceType }: Record<string, unknown>) => sourceType === 'large_airport',
  ],
  ['filter={"keywords":{"isNull":true}}&sort=sourceType', ({ keywords }: Record<string, unknown>) => keywords === null],
])('filters and sorts by fields that are in no body: %s', async (query, holds) => {
  const plain = (await list(query)).items;
  const { items } = await list(`${query}&expand=details`);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ details }) => holds(details ?? {}))).toBe(true);
  expect(plain.map((airport) => Object.keys(airport).length)).toEqual(plain.map(() => 18));
});

it.each(['csv', 'geojson'])('refuses to expand in %s, which has no place for it', async (format) => {
  const { status, text } = await ask(server, `/airports?format=${format}&expand=parts`);
  expect(status).toBe(400);
  expect(text).toContain('expand');
});

it('names the state of what was expanded apart from the plain answer', async () => {
  const [plain, parts] = await Promise.all(['', '&expand=parts'].map((more) => ask(server, `/airports?limit=2${more}`)));
  expect(plain?.headers['etag']).not.toBe(parts?.headers['etag']);
  const again = await ask(server, '/airports?limit=2&expand=parts', { headers: { 'if-none-match': String(parts?.headers['etag']) } });
  expect(again.status).toBe(304);
});
