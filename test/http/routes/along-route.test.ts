/** Lists along a route over real HTTP: each list against dense points of the route and of what lies next to it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { LatLon } from '#domain/lat-lon.ts';
import { destination, distanceBetween } from '#domain/geodesic.ts';
import { smallSet, type SetRows } from '../../helpers/dataset-files.ts';
import { ask, serverOver } from '../../helpers/server.ts';
import { leastDistance } from '../../domain/route-line/reference.ts';

const NOW = new Date('2026-11-22T06:00:00Z');

/** The routes are Alpine, across 180°, over the north pole, one point, and there and back. */
const routes: Record<string, LatLon[]> = {
  'LSXS,4600N00800E,LSXN': [
    { latitude: 46.5, longitude: 6.5 },
    { latitude: 46, longitude: 8 },
    { latitude: 47, longitude: 7 },
  ],
  '1800S17830E 1830S17900W': [
    { latitude: -18, longitude: 178.5 },
    { latitude: -18.5, longitude: -179 },
  ],
  '8830N01000E,8830N17000W': [
    { latitude: 88.5, longitude: 10 },
    { latitude: 88.5, longitude: -170 },
  ],
  '4600N00800E': [{ latitude: 46, longitude: 8 }],
  '4600N00800E 4700N00800E 4600N00800E': [
    { latitude: 46, longitude: 8 },
    { latitude: 47, longitude: 8 },
    { latitude: 46, longitude: 8 },
  ],
};

/** Places around each route, by a sequence that is the same at every run. */
function placesAround(count: number): LatLon[] {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Object.values(routes).flatMap((points) =>
    Array.from({ length: count }, () => {
      const { latitude, longitude } = destination(points[Math.floor(random() * points.length)] as LatLon, random() * 360, random() * 90);
      return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
    }),
  );
}
const places = placesAround(16);

/** None of the routes is longer than 200 NM. */
const FAR_NM = 400;

/** Measures by dense points; undefined for what is far from all of it. */
function slowly(points: readonly LatLon[], place: LatLon): { distance: number; along: number } | undefined {
  return distanceBetween(points[0] as LatLon, place) > FAR_NM ? undefined : leastDistance(points, [place], 5);
}

function set(): SetRows {
  const rows = smallSet();
  const field = { type: 'small_airport', continent: 'EU', iso_country: 'CH', iso_region: 'CH-VD' };
  rows.airports = [
    { ...field, id: 1, ident: 'LSXS', icao_code: 'LSXS', name: 'Start', latitude_deg: 46.5, longitude_deg: 6.5 },
    { ...field, id: 2, ident: 'LSXN', icao_code: 'LSXN', name: 'November', latitude_deg: 47, longitude_deg: 7 },
    ...places.map(({ latitude, longitude }, at) => ({
      ...field,
      id: 100 + at,
      ident: `ZZ-${1000 + at}`,
      name: `Field ${at}`,
      latitude_deg: latitude,
      longitude_deg: longitude,
    })),
    { ...field, id: 3, ident: 'ZZ-0003', name: 'Nowhere' },
  ];
  rows.runways = [];
  rows['airport-frequencies'] = [];
  rows.navaids = [
    ...places.map(({ latitude, longitude }, at) => ({
      id: 100 + at,
      ident: `N${at}`,
      name: `Aid ${at}`,
      type: 'NDB',
      frequency_khz: 300,
      latitude_deg: latitude,
      longitude_deg: longitude,
    })),
    { id: 1, ident: 'TWO', name: 'Two near', type: 'VOR', frequency_khz: 113_000, latitude_deg: 46.3, longitude_deg: 7.5 },
    { id: 2, ident: 'TWO', name: 'Two far', type: 'VOR', frequency_khz: 113_000, latitude_deg: 48, longitude_deg: 9 },
    { id: 3, ident: 'GON', name: 'Gone', type: 'VOR', frequency_khz: 113_000 },
  ];
  return rows;
}

const notice = (number: string, q: string, a: string, e: string): string =>
  `(${number} NOTAMN\nQ) LSAS/${q}\nA) ${a} B) 2611210000 C) 2611302359\nE) ${e})`;
const others = [
  // Longer to the north than to the south: its centre is 40 NM off the first route, its edge 3.
  notice(
    'B0001/26',
    'QRTCA/IV/BO/W/000/095/4720N00830E060',
    'LSAS',
    'TEMPO RESTRICTED AREA ACT BOUNDED BY 463500N0075500E - 480000N0083000E - 480000N0093000E - 463500N0075500E.',
  ),
  notice('B0002/26', 'QFALC/IV/NBO/A/000/999/4650N00640E005', 'LSXS', 'AD CLSD'),
  notice('B0003/26', 'QWMLW/IV/BO/W/000/999/4615N00606E999', 'LSAS', 'GUN FIRING WILL TAKE PLACE IN THE FIR'),
  '!BOI 11/612 BOI NAV ILS U/S 2611210000-2611302359',
];

const server = serverOver(set(), NOW);
beforeAll(async () => {
  const headers = { 'x-api-key': server.key, 'content-type': 'text/plain' };
  const body = others.join('\n\n');
  await ask(server, '/notams/import', { method: 'POST', headers, body });
});

const sorted = (names: readonly unknown[]): string[] => names.map(String).toSorted((a, b) => (a < b ? -1 : 1));

const get = (path: string) => ask(server, path, { headers: { 'x-api-key': server.key } });
async function along(list: string, route: string, more = ''): Promise<Record<string, unknown>[]> {
  const answer = await get(`/${list}?route=${encodeURIComponent(route)}&limit=300${more}`);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const { items, totalCount } = answer.json as { items: Record<string, unknown>[]; totalCount: number };
  expect(totalCount).toBe(items.length);
  return items;
}
const refusal = async (query: string): Promise<{ details: string[]; codes: string[] }> => {
  const { status, json } = await get(query);
  expect(status).toBe(400);
  const { details, reasons = [] } = json as { details: string[]; reasons?: { code: string; values: { word?: string; fault?: string } }[] };
  return { details, codes: reasons.map(({ code, values }) => `${code} ${values.word} ${values.fault}`) };
};

describe('a list along a route', () => {
  it.each(Object.keys(routes))('has exactly the airports and navaids within the half width of %s, in the order along it', async (route) => {
    const points = routes[route] as LatLon[];
    const measured = places.flatMap((place, at) => {
      const found = slowly(points, place);
      return found ? [{ at, ...found }] : [];
    });
    for (const width of [5, 20, 60]) {
      const near = measured.filter(({ distance }) => distance <= width);
      const airports = (await along('airports', route, `&width=${width}`)).filter(({ name }) => String(name).startsWith('Field'));
      expect(sorted(airports.map(({ name }) => name))).toEqual(sorted(near.map(({ at }) => `Field ${at}`)));
      const navaids = (await along('navaids', route, `&width=${width}`)).filter(({ name }) => String(name).startsWith('Aid'));
      expect(sorted(navaids.map(({ name }) => name))).toEqual(sorted(near.map(({ at }) => `Aid ${at}`)));
      const order = navaids.map(({ name }) => near.find(({ at }) => `Aid ${at}` === name)?.along ?? 0);
      // There and back, each is as near both times; the reference takes either.
      const isOnce = new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size === points.length;
      const isInOrder = order.every((value, at) => value >= (order[at - 1] ?? 0) - 0.25);
      expect(isInOrder || !isOnce).toBe(true);
    }
  });

  it('says with along=true where each is passed, how far to the side, on which side and when', async () => {
    const route = '4600N00800E,4700N00800E';
    const points = [
      { latitude: 46, longitude: 8 },
      { latitude: 47, longitude: 8 },
    ];
    type Passed = { alongNm: number; besideNm: number; side: string; passedAt: string | null };
    const more = '&width=60&along=true&speed=120&depart=2026-11-22T08:00Z';
    for (const list of ['airports', 'navaids']) {
      const items = (await along(list, route, more)).filter(({ name }) => /Field|Aid/.test(String(name)));
      expect(items.length).toBeGreaterThan(3);
      for (const item of items) {
        const place = { latitude: Number(item['latitude']), longitude: Number(item['longitude']) };
        const { alongNm, besideNm, side, passedAt } = item['along'] as Passed;
        const found = slowly(points, place);
        expect(Math.abs(besideNm - (found?.distance ?? 0))).toBeLessThan(0.1);
        expect(Math.abs(alongNm - (found?.along ?? 0))).toBeLessThan(0.3);
        const isAbeam = alongNm > 0.1 && alongNm < 60;
        expect(isAbeam ? side : null).toBe(isAbeam ? (place.longitude < 8 ? 'left' : 'right') : null);
        const minutes = (Date.parse(passedAt ?? '') - Date.parse('2026-11-22T08:00Z')) / 60_000;
        expect(Math.abs(minutes - alongNm / 2)).toBeLessThan(0.1);
      }
    }
    const over = (await along('notams', '4600N00755E,4640N00755E', '&width=5&along=true')).find(({ notamId }) => notamId === 'B0001/26');
    expect(over?.['along']).toMatchObject({ besideNm: 0, side: 'on', passedAt: null });
    for (const list of ['airports', 'navaids', 'notams']) {
      const path = `/${list}?route=${encodeURIComponent(route)}${more}`;
      const [head = '', first = ''] = (await get(`${path}&format=csv`)).text.split('\r\n');
      expect(head).toMatch(/,alongNm,besideNm,side,passedAt$/);
      expect(first).toMatch(/,[\d.]+,[\d.]+,(?:left|right|on),2026-11-22T0\d:\d\d:\d\d\.\d{3}Z$/);
      const line = (await get(`${path}&format=ndjson`)).text.split('\n')[0] ?? '';
      expect(JSON.parse(line)).toHaveProperty('along.besideNm');
      const { features } = JSON.parse((await get(`${path}&format=geojson`)).text) as { features: object[] };
      expect(features[0]).toHaveProperty('properties.along.side');
    }
    expect((await refusal('/airports?along=true')).details).toEqual(['along: has no effect without route']);
    expect((await refusal('/airports?route=LSXS,LSXN&along=true&speed=90')).details).toEqual([
      'speed: needs depart, and depart needs speed',
    ]);
  });

  it('says how many NOTAMs have no place or a whole region, of those that match otherwise', async () => {
    const first = await get('/notams?route=LSXS,LSXN&limit=1');
    expect(first.headers['x-notams-not-placed']).toBe('2');
    const filter = encodeURIComponent(JSON.stringify({ notamId: 'B0003/26' }));
    expect((await get(`/notams?route=LSXS&filter=${filter}`)).headers['x-notams-not-placed']).toBe('1');
    expect((await get('/notams?limit=1')).headers['x-notams-not-placed']).toBeUndefined();
  });

  it('takes NOTAMs of an aerodrome without a place of their own by the position of the aerodrome', async () => {
    expect((await along('notams', '4650N00640E', '&width=1')).map(({ notamId }) => notamId)).toContain('B0002/26');
  });

  it('can be paged, filtered, sorted, and asked for as csv, ndjson and geojson', async () => {
    const query = '/airports?route=LSXS,4600N00800E,LSXN&width=60';
    const all = (await along('airports', 'LSXS,4600N00800E,LSXN', '&width=60')).map(({ name }) => name);
    expect(all[0]).toBe('Start');
    const second = (await get(`${query}&limit=5&page=2`)).json as { items: { name: string }[]; totalCount: number };
    expect(second.items.map(({ name }) => name)).toEqual(all.slice(5, 10));
    expect(second.totalCount).toBe(all.length);
    const downwards = (await along('airports', 'LSXS,4600N00800E,LSXN', '&width=60&sort=-name')).map(({ name }) => name);
    expect(downwards).toEqual(sorted(all).toReversed());
    const filter = encodeURIComponent(JSON.stringify({ name: { startsWith: 'Field 1' } }));
    expect((await along('airports', 'LSXS,4600N00800E,LSXN', `&width=60&filter=${filter}`)).map(({ name }) => name)).toEqual(
      all.filter((name) => String(name).startsWith('Field 1')),
    );
    const lines = (await get(`${query}&format=ndjson`)).text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(all);
    expect((await get(`${query}&format=csv`)).text.trimEnd().split('\n')).toHaveLength(all.length + 1);
    expect((JSON.parse((await get(`${query}&format=geojson`)).text) as { features: unknown[] }).features).toHaveLength(all.length);
    const notams = await get('/notams?route=LSXS&width=60&format=ndjson');
    expect(notams.headers).toMatchObject({ 'x-route-faults': 'none', 'x-notams-not-placed': '2' });
  });
});

describe('the words of a route', () => {
  it('have commas or blanks between, in any case; without a width it is 20 NM', async () => {
    const ids = async (query: string) =>
      ((await get(`/airports?${query}&limit=300`)).json as { items: { id: string }[] }).items.map(({ id }) => id);
    const expected = await ids('route=LSXS,LSXN&width=20');
    expect(await ids('route=lsxs%20lsxn')).toEqual(expected);
    expect(await ids('route=LSXS,DCT,LSXN')).toEqual(expected);
    expect(await ids('route=LSXS,LSXN&width=60')).not.toEqual(expected);
  });

  it('that mean several places take the nearer one; the answer says which, and choices takes another', async () => {
    const first = await get('/navaids?route=LSXS,TWO&width=1');
    const [, near] = /^TWO=ambiguous:([0-9a-f-]{36})$/.exec(String(first.headers['x-route-faults'])) ?? [];
    const two = ((await get('/navaids?filter={"ident":"TWO"}')).json as { items: { id: string; name: string }[] }).items;
    expect(two.find(({ id }) => id === near)?.name).toBe('Two near');
    const far = two.find(({ name }) => name === 'Two far')?.id ?? '';
    const chosen = await get(`/navaids?route=LSXS,TWO&width=1&choices=TWO=${far}`);
    expect(chosen.headers['x-route-faults']).toBe('none');
    expect((chosen.json as { items: { name: string }[] }).items.map(({ name }) => name)).toContain('Two far');
    expect((chosen.json as { items: { name: string }[] }).items.map(({ name }) => name)).not.toContain('Two near');
    expect((await refusal('/navaids?route=LSXS,TWO&choices=TWO=00000000-0000-0000-0000-000000000000')).codes).toEqual([
      'routeChoiceUnknown TWO undefined',
    ]);
    const names = async (query: string) =>
      ((await get(`/navaids?route=${query}&width=1&limit=300`)).json as { items: { name: string }[] }).items.map(({ name }) => name);
    const both = await names(`LSXS,TWO,LSXS,TWO&choices=TWO@14=${far},TWO@5=${near}`);
    expect(both).toEqual(expect.arrayContaining(['Two near', 'Two far']));
    expect(await names(`LSXS,TWO,LSXS,TWO&choices=TWO=${far}`)).not.toContain('Two near');
    expect((await refusal('/navaids?route=LSXS,TWO&choices=TWO')).details[0]).toMatch(/^choices: must be word=id/);
  });

  it('may be waypoints of the caller, in each list and format, as they are now', async () => {
    const headers = { 'x-api-key': server.key, 'content-type': 'application/json' };
    const put = async (method: string, path: string, position: LatLon) =>
      (await ask(server, path, { method, headers, body: JSON.stringify({ ident: 'HOME', ...position }) })).json as { id: string };
    const { id } = await put('POST', '/waypoints', { latitude: 46.5, longitude: 6.5 });
    for (const list of ['airports', 'navaids', 'notams']) {
      const [mine, same] = [await get(`/${list}?route=home&width=60`), await get(`/${list}?route=LSXS&width=60`)];
      expect(mine.text).toBe(same.text);
      expect((await get(`/${list}?route=home&width=60&format=ndjson`)).text).toBe(
        (await get(`/${list}?route=LSXS&width=60&format=ndjson`)).text,
      );
      const { status, json } = await ask(server, `/${list}?route=home`);
      expect([status, json]).toMatchObject([400, { reasons: [{ code: 'routeWordRefused', values: { word: 'home' } }] }]);
    }
    const before = await get('/airports?route=home');
    await put('PUT', `/waypoints/${id}`, { latitude: 47, longitude: 7 });
    const after = await ask(server, '/airports?route=home', {
      headers: { 'x-api-key': server.key, 'if-none-match': String(before.headers['etag']) },
    });
    expect([after.status, after.text]).toEqual([200, (await get('/airports?route=LSXN')).text]);
  });

  it.each([
    ['LSXS,XYZZY,LSXN', 'routeWordRefused XYZZY notInData'],
    ['LSXS Z55 LSXN', 'routeWordRefused Z55 notInData'],
    ['LSXS,GON', 'routeWordRefused GON noPosition'],
    ['9930N00600E', 'routeWordRefused 9930N00600E notAPosition'],
    ['', 'routeWithoutPoints undefined undefined'],
    ['DCT', 'routeWordRefused DCT misplaced'],
  ])('%j is refused by name', async (route, expected) => {
    for (const list of ['airports', 'navaids', 'notams']) {
      expect((await refusal(`/${list}?route=${encodeURIComponent(route)}`)).codes).toEqual([expected]);
    }
  });

  it('a width or choices without a route, and a width out of range, are refused', async () => {
    expect((await refusal('/airports?width=20')).details).toEqual(['width: has no effect without route']);
    expect((await refusal('/notams?choices=A=b')).details).toEqual(['choices: has no effect without route']);
    expect((await refusal('/navaids?route=LSXS&width=1000')).details[0]).toMatch(/^width: must be a whole number from 0 to 999/);
  });
});
