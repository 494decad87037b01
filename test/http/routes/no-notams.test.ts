/** Files that are no NOTAMs, imported over real HTTP: refused with a sentence that says what each is and where it goes, and nothing is stored. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '#contract/problems/reasons.ts';
import { csvColumns } from '../../helpers/dataset-files.ts';
import { ask, askWithKey, testServer } from '../../helpers/server.ts';

const server = testServer();

type Refused = { message: string; reasons: Reason[] };

async function take(body: string | Buffer, query = ''): Promise<{ status: number; json: Refused }> {
  const answer = await fetch(`${server.url}/notams/import${query}`, {
    method: 'POST',
    headers: { 'x-api-key': server.key },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: answer.status, json: (await answer.json()) as Refused };
}

const count = () => server.core.notams.list({ filter: '{"source":{"not":"sample"}}' }, { limit: 1, offset: 0 }).totalCount;

const gpx =
  '<?xml version="1.0"?>\n<!-- made by a watch -->\n<gpx version="1.1"><wpt lat="46.2" lon="6.1"><name>A) LSGG B) 2608010000</name></wpt></gpx>';
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 24, ...Buffer.from('Exif\0\0')]);
const record = { facilityDesignator: 'LSGG', keyword: 'x'.repeat(200), startDate: '08/01/2026 0000' };
const notam = '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4600N00700E005\nA) LSGG B) 2608010000 C) 2608312359\nE) RWY CLSD)';

describe('a file that is no NOTAM', () => {
  it.each([
    ['a GPX track', gpx, 'gpx', /GPX file .* as a route/],
    ['a GPX track without a declaration', '<gpx><trk/></gpx>', 'gpx', /GPX/],
    ['a KML file', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"></kml>', 'kml', /KML .* as a route/],
    ['a JPEG with Exif', jpeg, 'picture', /a picture/],
    ['a GIF', Buffer.from('GIF89a\x01\x00'), 'picture', /a picture/],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0]), 'binary', /not a text/],
    [
      'the airports of OurAirports',
      `${csvColumns.airports.map((name) => `"${name}"`).join()}\n1,"LSXA"\n`,
      'airportTable',
      /as airport data/,
    ],
    ['runways of OurAirports', `${csvColumns.runways.join()}\n11,1,LSXA,8000\n`, 'airportTable', /as airport data/],
    [
      'an export of airports',
      'id,name,icaoCode,iataCode,localCode,latitude,longitude\n1,X,LSXA,,,46,7\n',
      'airportTable',
      /table of airports/,
    ],
    ['JSON that is cut off', `{"notamList":[${JSON.stringify(record).slice(0, 150)}`, 'jsonCutOff', /cut off .* again/],
    ['JSON without a NOTAM', '{"name":"aeroshelf","version":"1.0.0"}', 'json', /JSON without a NOTAM/],
    [
      'GeoJSON of something else',
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1}}]}',
      'geoJson',
      /as a route/,
    ],
    ['a web page', '<!doctype html><html><body><p>Welcome</p></body></html>', 'webPage', /web page/],
  ])('%s is refused by name, with where it goes', async (_, body, kind, sentence) => {
    for (const query of ['', '?dryRun=true']) {
      const { status, json } = await take(body, query);
      expect(status).toBe(400);
      expect(json.reasons).toMatchObject([{ code: 'notNotamFile', values: { kind } }]);
      expect(json.message).toMatch(sentence);
    }
    expect(count()).toBe(0);
  });

  it('is refused as XML of another root', async () => {
    expect((await take('<rss><channel/></rss>')).json.message).toMatch(/root element <rss>/);
  });
});

it.each(['', '\n', '[]'])('a file of %j is refused as one of weather is, and is no import', async (body) => {
  const { status, json } = await take(body);
  expect([status, json.reasons.map(({ code }) => code)]).toEqual([400, ['noNotamFound']]);
  expect((await askWithKey(server, 'POST', '/weather/import', body)).status).toBe(400);
  expect(count()).toBe(0);
});

describe('a text without any mark of a NOTAM', () => {
  const text = 'Dear member, the club house stays shut on Sunday.';

  it('is refused, and says how it is stored all the same', async () => {
    const { status, json } = await take(text);
    expect([status, json.reasons.map(({ code }) => code)]).toEqual([400, ['noNotamMark']]);
    expect(json.message).toMatch(/asText=true/);
    expect(count()).toBe(0);
  });

  it('is stored where the user says so', async () => {
    expect(await take(text, '?asText=true')).toMatchObject({ status: 200, json: { report: { read: 1, added: 1 } } });
    const found = await ask(server, `/notams?filter=${encodeURIComponent('{"message":{"contains":"club house"}}')}`);
    expect(found.json).toMatchObject({ totalCount: 1, items: [{ message: text }] });
  });

  it('that has a mark needs no word of the user, in a wrapping of another form neither', async () => {
    const before = count();
    for (const body of [notam, `{ a mail said\n${notam.replace('A0001', 'A0002')}`, 'RWY 09 CLSD until further notice'])
      expect((await take(body)).status, body).toBe(200);
    expect(count()).toBe(before + 3);
  });
});
