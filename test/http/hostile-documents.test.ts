/** Files of routes and waypoints that were made to cost much, over a real server in a process of its own: it answers others meanwhile. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedRoute } from '#contract/route/documents.ts';
import type { WaypointImport } from '#contract/route/waypoints.ts';
import { serveApart, type ServerProcess } from '../helpers/gap.ts';
import { ask, type Answered } from '../helpers/server.ts';
import { isCountedHere, peakMb, servingMs } from '../helpers/serving-thread.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const MB = 1_000_000;

let server: ServerProcess;
beforeAll(async () => {
  mkdirSync(dataDir);
  server = await serveApart(dataDir);
});
afterAll(async () => {
  await server.stop();
});

const send = (path: string, body: string, headers = {}): Promise<Answered> => ask(server, path, { method: 'POST', headers, body });
const asOwner = (path: string, body: string): Promise<Answered> => {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { key: string };
  return send(path, body, { authorization: `Bearer ${key}` });
};
const codesOf = ({ status, json }: Answered) => [
  status,
  ...((json as { reasons?: { code: string }[] }).reasons ?? []).map(({ code }) => code),
];

/** What the thread that answers others had to do meanwhile; 10 MB come in within some dozen milliseconds. */
async function servingMsOf<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const before = servingMs(server.pid);
  const result = await work();
  return { ms: servingMs(server.pid) - before, result };
}

const filled = (piece: string): string => piece.repeat(Math.floor((9.9 * MB) / piece.length));
const dear = {
  'ten megabytes of elements': `<gpx>${filled('<a/>')}</gpx>`,
  'as many points as may be': `<gpx>${'<rte><rtept lat="1" lon="2"><name>A</name></rtept></rte>'.repeat(90_000)}</gpx>`,
  'an element with half a million attributes': `<gpx><a ${Array.from({ length: 500_000 }, (_, at) => `a${at}="x"`).join(' ')}/></gpx>`,
  'JSON of brackets alone': `{"type":"LineString","coordinates":[${filled('[],')}[]]}`,
  'JSON nested five million deep': `{"type":"LineString","coordinates":${'['.repeat(4.9 * MB)}${']'.repeat(4.9 * MB)}}`,
  'CUP of a row a letter': `name,code,country,lat,lon,elev,style\n${filled('a\n')}`,
  'CUP of commas': `name,code,country,lat,lon,elev,style\n${filled(`${','.repeat(90_000)}\n`)}`,
};

describe.skipIf(!isCountedHere)('others do not wait', () => {
  it.each(Object.entries(dear))('while a stranger has it opened as a route: %s', async (_, body) => {
    const { ms, result } = await servingMsOf(() => send('/routes/open', body));
    expect([200, 400]).toContain(result.status);
    expect(ms).toBeLessThan(400);
  });

  it.each(Object.entries(dear))('while the owner has it imported as waypoints: %s', async (_, body) => {
    const { ms, result } = await servingMsOf(() => asOwner('/waypoints/import', body));
    expect([200, 400]).toContain(result.status);
    expect(ms).toBeLessThan(400);
  });

  it('while eight strangers send ten megabytes at once, of whom some are sent away until later', async () => {
    const body = dear['as many points as may be'];
    const { ms, result } = await servingMsOf(() => Promise.all(Array.from({ length: 8 }, () => send('/routes/open', body))));
    const away = result.filter(({ status }) => status === 503);
    expect(away.length).toBeGreaterThan(0);
    expect(away.length).toBeLessThan(8);
    for (const { headers } of away) expect([headers['x-error-code'], headers['retry-after']]).toEqual(['tooManyQueries', '5']);
    expect(ms).toBeLessThan(1_500);
    expect(peakMb(server.pid)).toBeLessThan(450);
  });
});

describe('rows', () => {
  const csv = (rows: readonly string[]) => ['ident,name,latitude,longitude', ...rows].join('\n');

  it('of a million waypoints are counted before they are read', async () => {
    const answer = await asOwner('/waypoints/import', csv(Array.from({ length: 990_000 }, () => ',A,1,2')));
    expect(codesOf(answer)).toEqual([400, 'routeFileTooManyRows']);
  });

  it('that are refused are named up to a hundred, and counted', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `P${at},,96,7`);
    const answer = await asOwner('/waypoints/import', csv(['HOME,Home,46,7', ...rows]));
    const report = answer.json as WaypointImport;
    expect([answer.status, report.stored.length, report.refused.length, report.refusedCount]).toEqual([200, 1, 100, 50_000]);
    expect(report.refused.at(-1)?.ident).toBe('P99');
    expect(answer.text.length).toBeLessThan(100_000);
  });

  it('of nine thousand waypoints are all stored', async () => {
    const rows = Array.from({ length: 9_000 }, (_, at) => `Q${at},Point ${at},46.5,7.5`);
    const answer = await asOwner('/waypoints/import', csv(rows));
    expect((answer.json as WaypointImport).stored).toHaveLength(9_000);
  });
});

describe('a megabyte of an honest track', () => {
  const positions = Array.from({ length: 46_000 }, (_, at) => ({
    longitude: (6 + at / 15_000).toFixed(6),
    latitude: (46 + Math.sin(at / 2_000) / 2).toFixed(6),
  }));
  const kml = `<kml><Placemark><LineString><coordinates>${positions
    .map(({ longitude, latitude }) => `${longitude},${latitude},0`)
    .join(' ')}</coordinates></LineString></Placemark></kml>`;
  const gpx = `<gpx><trk><trkseg>${positions
    .slice(0, 20_000)
    .map(({ longitude, latitude }) => `<trkpt lat="${latitude}" lon="${longitude}"><ele>500</ele></trkpt>`)
    .join('\n')}</trkseg></trk></gpx>`;
  const geojson = JSON.stringify({
    type: 'LineString',
    coordinates: positions.map(({ longitude, latitude }) => [Number(longitude), Number(latitude)]),
  });

  it.each([
    ['KML', kml, 46_000],
    ['GPX', gpx, 20_000],
    ['GeoJSON', geojson, 46_000],
  ])('of %s opens as a route that can be parsed, and says what was left out', async (_, text, count) => {
    const answer = await send('/routes/open', text);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    const opened = answer.json as OpenedRoute;
    const thinned = opened.faults.find(({ code }) => code === 'routeFileLineThinned');
    expect(thinned?.values).toMatchObject({ count, left: 200 });
    expect(Number(thinned?.values['metres'])).toBeLessThan(500);
    const json = { 'content-type': 'application/json' };
    const parsed = await send('/routes/parse', JSON.stringify({ text: opened.text }), json);
    expect([parsed.status, (parsed.json as { points: unknown[] }).points.length]).toEqual([200, 200]);
  });
});
