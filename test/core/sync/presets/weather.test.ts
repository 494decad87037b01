/** The two cache files of METAR and TAF from a server on this machine. */
import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { serving } from '../../../helpers/listening.ts';
import { open } from '../opened.ts';

const MINUTE = 60_000;
const METARS = '/cache/metars.cache.csv.gz';
const TAFS = '/cache/tafs.cache.xml.gz';

async function opened() {
  const files = new Map<string, Uint8Array | string>();
  const asked: string[] = [];
  const packed = new Set<string>();
  const server = await serving((request, reply) => {
    const path = request.url ?? '';
    const content = files.get(path);
    const etag = `"${hash('sha256', content ?? '', 'hex').slice(0, 16)}"`;
    const status = content === undefined ? 404 : request.headers['if-none-match'] === etag ? 304 : 200;
    asked.push(`${path.slice(7, 11)} ${status}`);
    reply
      .writeHead(status, {
        etag,
        ...(packed.has(path) && { 'content-encoding': 'gzip' }),
        'last-modified': 'Sat, 21 Nov 2026 05:55:00 GMT',
      })
      .end(status === 200 ? content : undefined);
  });
  const parts = await open();
  const { id, everyHours, name } = parts.sources.add({ kind: 'weather', address: `${server.address}cache` });
  const at = parts.timer.clock();
  const day = `${at.toISOString().slice(8, 10)}${at.toISOString().slice(11, 13)}`;
  const metars = (wind: string) =>
    gzipSync(
      `No errors\nNo warnings\n5 ms\ndata source=metars\n1 results\nraw_text,station_id,observation_time,latitude,longitude\n"METAR QQQQ ${day}00Z ${wind} CAVOK 02/01 Q1010",QQQQ,${at.toISOString()},46.0,6.3\n`,
    );
  const tafs = gzipSync(
    `<?xml version="1.0" encoding="UTF-8"?>\n<response><data_source name="tafs" /><data num_results="1"><TAF><raw_text>TAF QQQQ ${day}00Z ${day}/${day.slice(0, 2)}24 22010KT 9999 NSC</raw_text><issue_time>${at.toISOString()}</issue_time></TAF></data></response>`,
  );
  return {
    ...parts,
    id,
    everyHours,
    name,
    files,
    packed,
    metars,
    tafs,
    asked: () => asked.splice(0),
    fetch: async () => (await parts.sync.run(id)).sources[0],
  };
}

it('are stored, asked again at most every ten minutes, and fetched for changes alone', async () => {
  const { fetch, files, metars, tafs, asked, timer, weather, sources, id, everyHours, name } = await opened();
  files.set(METARS, metars('22007KT')).set(TAFS, tafs);
  expect([await fetch(), asked()]).toMatchObject([{ result: 'new', reason: null }, ['meta 200', 'tafs 200']]);
  expect([everyHours, name, sources.get(id)?.dataDate]).toEqual([1, 'METAR and TAF of the world (AWC)', '2026-11-21T05:55:00.000Z']);
  expect(weather.station('QQQQ')).toMatchObject({
    latitude: 46,
    longitude: 6.3,
    metar: { decoded: { wind: { speedKt: 7 } } },
    taf: { kind: 'TAF' },
  });
  timer.pass(9 * MINUTE);
  expect([(await fetch())?.result, asked()]).toEqual(['recent', []]);
  timer.pass(2 * MINUTE);
  expect([(await fetch())?.result, asked()]).toEqual(['same', ['meta 304', 'tafs 304']]);
  timer.pass(11 * MINUTE);
  files.set(METARS, metars('24009KT'));
  expect([(await fetch())?.result, asked()]).toEqual(['new', ['meta 200', 'tafs 304']]);
});

it('are no web page, nothing else, and one is stored where the other fails', async () => {
  const { fetch, files, metars, tafs, asked, timer, weather } = await opened();
  files.set(METARS, metars('22007KT')).set(TAFS, '<!DOCTYPE html><html><body>Sign in to the hotel</body></html>');
  expect(await fetch()).toMatchObject({ result: 'unreachable', reason: { code: 'captivePortal' } });
  expect(weather.station('QQQQ')).toMatchObject({ metar: { kind: 'METAR' }, taf: null });
  expect(asked()).toEqual(['meta 200', 'tafs 200']);
  timer.pass(11 * MINUTE);
  files.set(TAFS, gzipSync('<response><data_source name="stations" /></response>'));
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'shapeChanged' } });
  expect(asked()).toEqual(['meta 304', 'tafs 200']);
  timer.pass(11 * MINUTE);
  files.set(TAFS, tafs);
  expect([(await fetch())?.result, weather.station('QQQQ')?.taf?.kind]).toEqual(['new', 'TAF']);
});

it('are refused where they unpack without end', async () => {
  const { fetch, files, packed } = await opened();
  files.set(METARS, gzipSync(Buffer.alloc(200_000_001, ' '), { level: 1 }));
  packed.add(METARS);
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'fileTooLarge' } });
});
