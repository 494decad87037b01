/** Airports without an ICAO code, over real HTTP: whatever code they have finds them and their NOTAMs, and a code finds one of them at most. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AerodromeState } from '#contract/airports/state.ts';
import { smallSetWith } from '../../helpers/dataset-files.ts';
import { ask, ownServer, serverOver } from '../../helpers/server.ts';

const NOW = new Date('2026-08-23T12:00:00Z');
const field = { latitude_deg: 46, longitude_deg: 7 };

const set = smallSetWith({
  airports: [
    { ...field, id: 4, ident: 'LSXW', gps_code: 'LSXW', name: 'Whiskey Station' },
    { ...field, id: 5, ident: 'CH-0005', gps_code: 'LSXE', name: 'Not Echo' },
    { ...field, id: 6, ident: 'LSXE', icao_code: 'LSXE', name: 'Echo' },
    { ...field, id: 7, ident: 'LSXD', type: 'closed', name: 'Old Delta' },
    { ...field, id: 8, ident: 'CH-0008', gps_code: 'LSXD', name: 'New Delta' },
    { ...field, id: 9, ident: '00X', local_code: '00X', gps_code: 'K00X', iso_country: 'US', name: 'Zero X-ray' },
    { ...field, id: 10, ident: 'LSXN', icao_code: 'LSXN', iata_code: 'XNG', name: 'November' },
    { ...field, id: 11, ident: 'XNG', name: 'Strip November Golf' },
    { ...field, id: 12, ident: 'CH-0012', local_code: 'LSXW', name: 'Local Whiskey' },
    { ...field, id: 13, ident: 'US-0013', gps_code: 'NSXQ', iso_country: 'US', name: 'Island Quebec' },
  ],
});
set.runways.push(
  { ...set.runways[0], id: 13, airport_ref: 4, le_ident: '05', he_ident: '23' },
  { ...set.runways[0], id: 14, airport_ref: 9, le_ident: '09', he_ident: '27' },
);

const notams = [
  'A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4600N00700E005\nA) LSXW B) 2608010000 C) 2608312359\nE) RWY 05/23 CLSD',
  '!XYZ 08/001 00X RWY 09/27 CLSD 2608010000-2608312359',
  'A0002/26 NOTAMN\nQ) NZZO/QFALC/IV/NBO/A/000/999/1400S17000W005\nA) NSXQ B) 2608010000 C) 2608312359\nE) AD CLSD',
].join('\n\n');

const server = serverOver(set, NOW);
beforeAll(async () => {
  const imported = await ask(server, '/notams/import', { method: 'POST', headers: { 'x-api-key': server.key }, body: notams });
  if (imported.status !== 200) throw new Error(imported.text);
});

const get = async <T>(path: string): Promise<T> => {
  const { status, text } = await ask(server, path, { headers: { 'x-api-key': server.key } });
  expect(status, `${path}: ${text.slice(0, 200)}`).toBe(200);
  return JSON.parse(text) as T;
};
type Named = { id: string; name: string; icaoCode: string | null; code?: string | null };
const listed = async (filter: object, more = '') =>
  (await get<{ items: Named[] }>(`/airports?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)).items;
const numbersOf = async (filter: object) =>
  (await get<{ items: { notamId: string }[] }>(`/notams?filter=${encodeURIComponent(JSON.stringify(filter))}`)).items.map(
    ({ notamId }) => notamId,
  );

describe('a code', () => {
  it.each([
    ['LSXW', 'Whiskey Station', 'GPS code and identifier, before a local code of four letters'],
    ['lsxw', 'Whiskey Station', 'in any case'],
    ['LSXB', 'Bravo Heliport', 'GPS code alone'],
    ['XB2', 'Bravo Heliport', 'local code'],
    ['CH-0002', 'Bravo Heliport', 'identifier alone'],
    ['K00X', 'Zero X-ray', 'GPS code next to a local code'],
    ['LSXE', 'Echo', 'ICAO before GPS code'],
    ['LSXD', 'New Delta', 'open before closed'],
    ['XNG', 'November', 'IATA before an identifier of three letters'],
  ])('%s means %s: %s', async (code, name) => {
    expect((await get<Named>(`/airports/${code}`)).name).toBe(name);
    expect((await listed({ code })).map((airport) => airport.name)).toEqual([name]);
    expect((await get<AerodromeState>(`/airports/${code}/state`)).airportId).toBe((await listed({ code }))[0]?.id);
  });

  it('that nothing has is 404', async () => {
    expect((await ask(server, '/airports/ZZXQ')).status).toBe(404);
    expect(await listed({ code: 'ZZXQ' })).toEqual([]);
  });

  it('finds its airport in the search', async () => {
    const { airports } = await get<{ airports: Named[] }>('/search?query=k00x&expand=code');
    expect(airports[0]).toMatchObject({ name: 'Zero X-ray', icaoCode: null, code: '00X' });
  });

  it('names a favourite', async () => {
    const put = await ask(server, '/favourites/LSXW', { method: 'PUT', headers: { 'x-api-key': server.key } });
    expect(put.status).toBeLessThan(300);
    const { items } = await get<{ items: { code: string; name: string }[] }>('/favourites');
    expect(items).toMatchObject([{ code: 'LSXW', name: 'Whiskey Station' }]);
  });
});

describe('an airport without an ICAO code', () => {
  it('has the same closed body as ever, and its code only where it is asked for', async () => {
    const [plain] = await listed({ code: 'LSXW' });
    const [called] = await listed({ code: 'LSXW' }, '&expand=code');
    expect(plain).not.toHaveProperty('code');
    expect(plain?.icaoCode).toBeNull();
    expect(called).toEqual({ ...plain, code: 'LSXW' });
    const csv = await ask(server, `/airports?format=csv&expand=code&filter=${encodeURIComponent('{"code":"LSXW"}')}`);
    const [head = '', row = ''] = csv.text.split('\r\n');
    expect([head.split(',').at(-1), row.split(',').at(-1)]).toEqual(['code', 'LSXW']);
  });

  it('has the NOTAMs that name it, whichever code is asked for', async () => {
    const [whiskey] = await listed({ code: 'LSXW' });
    for (const airport of ['LSXW', whiskey?.id]) expect(await numbersOf({ airport })).toEqual(['A0001/26']);
    for (const airport of ['00X', 'K00X']) expect(await numbersOf({ airport })).toEqual(['08/001']);
    expect(await numbersOf({ airport: { in: ['LSXW', '00X'] } })).toHaveLength(2);
    expect(await numbersOf({ airport: 'LSXE' })).toEqual([]);
  });

  it('has its NOTAMs among those of its country', async () => {
    const country = async (code: unknown) => (await numbersOf({ country: code })).toSorted();
    expect(await country('US')).toEqual(['08/001', 'A0002/26']);
    expect(await country('ch')).toEqual(['A0001/26']);
    expect(await country({ in: ['CH', 'US'] })).toHaveLength(3);
    expect(await country('IT')).toEqual([]);
  });

  it.each(['GBR', 'France', ''])(
    'answers 400 to %j in the place of the alpha-2 code of a country, instead of no NOTAMs',
    async (country) => {
      const filter = encodeURIComponent(JSON.stringify({ country }));
      const { status, text } = await ask(server, `/notams?filter=${filter}`);
      expect([status, (JSON.parse(text) as { details: string[] }).details]).toEqual([
        400,
        [`filter.country: ${JSON.stringify(country)} is not the alpha-2 code of a country, such as GB`],
      ]);
    },
  );

  it('is closed by them', async () => {
    for (const code of ['LSXW', '00X']) {
      const state = await get<AerodromeState>(`/airports/${code}/state`);
      expect(state, code).toMatchObject({ runwaysLeft: 0, coverage: { isCovered: true, notams: 1 } });
    }
    expect((await get<AerodromeState>('/airports/CH-0012/state')).coverage.notams).toBe(0);
  });

  it('gives its runways to what they say', async () => {
    const { items } = await get<{ items: { decoded: { effects: { runway: string }[]; warnings: { code: string }[] } }[] }>(
      `/notams?expand=decoded&filter=${encodeURIComponent('{"airport":"LSXW"}')}`,
    );
    expect(items[0]?.decoded.effects[0]?.runway).toBe('05/23');
  });

  it('is said to be covered or not by the codes that NOTAMs name it by', async () => {
    const { headers } = await ask(server, `/notams?filter=${encodeURIComponent('{"airport":"XB2"}')}`);
    expect(headers['x-notams-coverage']).toBe('imported, LSXB=none, CH-0002=none');
  });
});

it('an airport of the starter set is found by its GPS code', async () => {
  const starter = await ownServer({ clock: () => NOW });
  expect((await ask(starter, '/airports/EGFC')).json).toMatchObject({ name: 'Cardiff Heliport', icaoCode: null });
});
