import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NotamAnswer, NotamList } from '#contract/notams/notam.ts';
import { ask, askWithKey, testServer } from '../../helpers/server.ts';

type Position = [number, number];
type Geometry = { type: string; coordinates: never };

const notices = {
  polygon:
    'Q) LSAS/QRTCA/IV/BO/W/000/095/4615N00606E005\nA) LSAS B) 2611210000 C) 2611302359\nE) TEMPO RESTRICTED AREA ACT BOUNDED BY 460000N0060000E - 463000N0060000E - 463000N0070000E - 460000N0060000E.\nF) SFC G) FL095',
  circle:
    'Q) EGTT/QWPLW/IV/M/W/000/150/5129N00028W005\nA) EGTT B) 2611210000 C) 2611302359\nE) PJE WILL TAKE PLACE WI 3NM RADIUS OF 513000N0000000E.\nF) SFC G) FL150',
  itemQ: 'Q) NFFF/QRDCA/IV/BO/W/000/200/1745S17900E090\nA) NFFF B) 2611210000 C) 2611302359\nE) DANGER AREA NFD1 ACT.\nF) SFC G) FL200',
  across180:
    'Q) NFFF/QRTCA/IV/BO/W/000/095/1800S17900W060\nA) NFFF B) 2611210000 C) 2611302359\nE) TEMPO RESTRICTED AREA ACT BOUNDED BY 170000S1790000E - 190000S1790000E - 190000S1790000W - 170000S1790000W - 170000S1790000E.',
  pole: 'Q) BGGL/QRDCA/IV/BO/W/000/200/8900N01000E200\nA) BGGL B) 2611210000 C) 2611302359\nE) DANGER AREA ACT.',
  place: 'Q) LSAS/QFALC/IV/NBO/A/000/999/4615N00606E999\nA) LSGG B) 2611210000 C) 2611302359\nE) AD CLSD TO "ALL" TFC,\nDUE WIP',
};
const numbers = Object.keys(notices).map((_, at) => `A800${at}/26`);
const numberOf = (name: keyof typeof notices) => numbers[Object.keys(notices).indexOf(name)];

const server = testServer({ clock: () => new Date('2026-11-22T06:00:00Z') });
beforeAll(async () => {
  const body = Object.values(notices).map((text, at) => `(${numbers[at]} NOTAMN\n${text})`);
  await askWithKey(server, 'POST', '/notams/import', body.join('\n\n'));
});

const get = (query: string) => ask(server, `/notams?sort=notamId&${query}`, { headers: { 'x-api-key': server.key } });
const listed = async () => ((await get('expand=decoded&limit=300')).json as NotamList).items;
const features = async () => {
  const { text } = await get('expand=decoded&format=geojson');
  return (JSON.parse(text) as { features: { geometry: Geometry; properties: NotamAnswer }[] }).features;
};
const geometryOf = async (name: keyof typeof notices) =>
  (await features()).find(({ properties }) => properties.notamId === numberOf(name))?.geometry ?? {
    type: 'none',
    coordinates: [] as never,
  };
const ringsOf = ({ type, coordinates }: Geometry): Position[][] =>
  type === 'Polygon' ? (coordinates as Position[][]) : (coordinates as Position[][][]).flat();
const area = (ring: readonly Position[]) =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]?.[0] ?? 0) * y - x * (ring[at]?.[1] ?? 0), 0) / 2;

it('ndjson has the same members as the JSON list, the object decoded included', async () => {
  const lines = (await get('expand=decoded&format=ndjson')).text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(await listed());
});

it.each(['csv', 'ndjson', 'geojson'])('%s says how many match, also without a key, when it ends after five', async (format) => {
  const { headers } = await ask(server, `/notams?format=${format}`);
  expect(headers['x-total-count']).toBe(String(numbers.length));
  expect((await get(`format=${format}&limit=1`)).headers['x-total-count']).toBe(String(numbers.length));
});

describe('csv', () => {
  it('has named flat columns for what is decoded, after those of the contract', async () => {
    const plain = (await get('format=csv')).text.split('\r\n')[0];
    const { text } = await get('expand=decoded&format=csv');
    expect(text.split('\r\n')[0]).toBe(
      `${plain},status,isInSchedule,category,severity,headline,lowerLimit,upperLimit,lowerFl,upperFl,area,areaSource`,
    );
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    const items = await listed();
    expect(rows).toHaveLength(items.length);
    for (const [at, { decoded }] of items.entries()) {
      const { status, category, severity, headline, lowerLimit, upperLimit, lowerFl, upperFl, geometrySource } = decoded ?? {};
      const cells = { status, category, severity, headline, lowerLimit, upperLimit, lowerFl, upperFl, areaSource: geometrySource };
      expect(rows[at]).toMatchObject(Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, String(value ?? '')])));
    }
    expect(rows[0]).toMatchObject({ status: 'active', lowerLimit: 'SFC', upperLimit: 'FL095' });
    // A radius of 999 at an aerodrome alone is unknown: the point is the aerodrome's.
    expect(rows.at(-1)).toMatchObject({ headline: 'Aerodrome: closed', severity: '5', area: 'POINT(6.10895 46.2381)' });
  });

  it('writes the area as WKT, longitude first', async () => {
    const [row] = parse((await get('expand=decoded&format=csv&limit=1')).text, { columns: true }) as Record<string, string>[];
    expect(row?.['area']).toBe('POLYGON((6 46, 7 46.5, 6 46.5, 6 46))');
    const rows = parse((await get('expand=decoded&format=csv')).text, { columns: true }) as Record<string, string>[];
    expect(rows[3]?.['area']).toMatch(/^MULTIPOLYGON\(\(\(\d/);
  });
});

describe('geojson', () => {
  it('has the decoded area as its geometry, never a point where an area is known', async () => {
    const types = (await features()).map(({ geometry }) => geometry.type);
    expect(types).toEqual(['Polygon', 'Polygon', 'MultiPolygon', 'MultiPolygon', 'Polygon', 'Point']);
    expect((await features()).map(({ properties }) => properties)).toEqual(await listed());
    expect((await features()).map(({ geometry }) => geometry)).toEqual((await listed()).map(({ decoded }) => decoded?.geometry));
  });

  it('runs every ring counter-clockwise, closes it, and stays within 180° (RFC 7946, 3.1.6 and 3.1.9)', async () => {
    for (const { geometry } of (await features()).slice(0, -1))
      for (const ring of ringsOf(geometry)) {
        expect(ring.at(-1)).toEqual(ring[0]);
        expect(ring.length).toBeGreaterThan(3);
        expect(area(ring)).toBeGreaterThan(0);
        expect(ring.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90)).toBe(true);
        expect(ring.slice(1).every(([x], at) => Math.abs(x - (ring[at]?.[0] ?? 0)) <= 180 || Math.abs(ring[at]?.[1] ?? 0) === 90)).toBe(
          true,
        );
      }
  });

  it('covers the pole inside a circle', async () => {
    const [ring = []] = ringsOf(await geometryOf('pole'));
    expect(Math.max(...ring.map(([, y]) => y))).toBe(90);
    expect([Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))]).toEqual([-180, 180]);
  });
});
