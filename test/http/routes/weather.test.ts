/** METAR and TAF are sent over real HTTP. */
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedWeather } from '#contract/weather/station.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { ask } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner, otherKey } = twoUsers();
const send = (path: string, body: string | Uint8Array, headers = {}) => ask(server, path, { method: 'POST', body, headers });
const store = async (body: string | Uint8Array, query = '') =>
  good(await send(`/weather/import${query}`, body, { 'x-api-key': server.key }), 'importWeather');
const get = async <Name extends EndpointName>(path: string, name: Name) => good(await ask(server, path), name);

// It is 2026-11-21T06:00Z.
const metar = 'METAR LSGG 210520Z 23015G28KT 3000 -RA BKN008 12/10 Q0998=';
const former = 'METAR LSGG 210450Z 22010KT 9999 SCT030 12/10 Q0999=';
const taf = 'TAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030 TEMPO 2104/2108 25020G35KT 2000 TSRA BKN010CB=';

beforeEach(async () => {
  await owner('DELETE', '/weather');
});

it('POST /weather/decode decodes for anyone, and says which report it could not read', async () => {
  const text = 'METAR LSGG 210520Z 23015KT 0100 R22/0300N FG OVC000 02/02 Q0998=\n\nhello\n\nTAF EGKB 201700Z NIL=';
  const { items, refused } = good(await send('/weather/decode', text), 'decodeWeather');
  expect(items).toMatchObject([
    { kind: 'METAR', observedAt: '2026-11-21T05:20:00.000Z', decoded: { ceilingFt: 0, clouds: [{ baseFt: 0 }], rvr: [{ metres: 300 }] } },
    { kind: 'TAF', isNil: true, decoded: null },
  ]);
  expect(refused).toMatchObject([{ line: 3, text: 'hello', reason: { code: 'reportNotRead' } }]);
  const then = good(await send('/weather/decode?at=2025-03-01T05:30:00Z', 'LSZH 282350Z VRB02KT CAVOK'), 'decodeWeather');
  expect(then.items[0]?.observedAt).toBe('2025-02-28T23:50:00.000Z');
});

it.each([
  ['DROP TABLE', ['reportNotRead']],
  ['', ['nothingInFile']],
  [`METAR LSGG 210520Z ${'FEW020 '.repeat(700)}`, ['reportTooLong']],
])('POST /weather/decode refuses what it cannot read with its reason (%#)', async (text, codes) => {
  const { status, json } = await send('/weather/decode', text);
  const { reasons } = json as { reasons: { code: string }[] };
  expect([status, reasons.map(({ code }) => code)]).toEqual([400, codes]);
  expect((await send('/weather/decode?at=noon', 'METAR')).status).toBe(400);
});

describe('stored reports', () => {
  it('are shown with their age, their category and what they say of the air', async () => {
    expect(await store([former, metar, taf, 'METAR LSZH 202000Z VRB02KT CAVOK 02/01 Q1010='].join('\n'))).toMatchObject({
      read: 4,
      added: 4,
      unchanged: 0,
      stations: 2,
      refusedCount: 0,
    });
    expect(await store(metar)).toMatchObject({ read: 1, added: 0, unchanged: 1 });
    const geneva = await get('/weather/gva', 'getStationWeather');
    expect(geneva).toMatchObject({
      station: 'LSGG',
      metar: { raw: metar },
      taf: { raw: taf },
      ages: { metar: 'fresh', metarMinutes: 40, taf: 'valid' },
      category: 'IFR',
      pressureAltitudeFt: 1_830,
      metars: [{ raw: metar }, { raw: former }],
      reasons: [],
    });
    expect(geneva.densityAltitudeFt).toBeGreaterThan(geneva.pressureAltitudeFt ?? Infinity);
    const zurich = await get('/weather/LSZH', 'getStationWeather');
    expect(zurich).toMatchObject({ ages: { metar: 'tooOld', taf: 'none' }, category: null, reasons: ['noTaf', 'metarTooOld'] });
    expect((await ask(server, '/weather/QQQQ')).json).toMatchObject({ statusCode: 404, reasons: [{ code: 'stationUnknown' }] });
    expect(await get('/airports/GVA/metar', 'getAirportMetar')).toEqual([metar, former]);
    expect(await get('/airports/LSZB/metar', 'getAirportMetar')).toEqual([]);
    expect((await ask(server, '/airports/QQQQ/metar')).status).toBe(404);
  });

  it('are listed by name and near a point, and an aerodrome without one says so', async () => {
    await store([metar, taf, 'METAR LSZH 210520Z VRB02KT CAVOK 02/01 Q1010='].join('\n'));
    const named = await get('/weather?stations=LSZH,LSZB,LSGG,qqqq', 'listWeather');
    expect(named.items.map(({ station, reasons }) => [station, reasons[0]])).toEqual([
      ['LSZH', 'noTaf'],
      ['LSZB', 'nothingStored'],
      ['LSGG', undefined],
      ['QQQQ', 'stationUnknown'],
    ]);
    const near = await get('/weather?near=47.4,8.5,200', 'listWeather');
    expect(near.items.map(({ station }) => station)).toEqual(['LSZH', 'LSGG']);
    expect((await get('/weather?near=47.4,8.5,20', 'listWeather')).totalCount).toBe(1);
    expect((await get('/weather?limit=1', 'listWeather')).items).toHaveLength(1);
    for (const query of ['near=1', 'near=91,0,5', 'near=0,0,99999', 'limit=51', 'width=5', 'filter={"wind":1}'])
      expect((await ask(server, `/weather?${query}`)).status).toBe(400);
  });

  it('come from tables and lists too, also compressed, with the position and the time of their row', async () => {
    const csv = `No errors\nNo warnings\n5 ms\ndata source=metars\n1 results\nraw_text,station_id,observation_time,latitude,longitude,temp_c\n"METAR QQQQ 282350Z 22007KT 9999 NSC 02/01 Q1010",QQQQ,2026-10-28T23:50:00Z,46.5,6.5,2\n`;
    expect(await store(gzipSync(csv))).toMatchObject({ read: 1, added: 1, dateUnclear: 0 });
    const xml = `<response><data num_results="1"><TAF><raw_text>${taf.slice(4)}</raw_text><issue_time>2026-11-21T02:25:00Z</issue_time><latitude>46.2</latitude><longitude>6.1</longitude></TAF></data></response>`;
    expect(await store(xml)).toMatchObject({ read: 1, added: 1 });
    const json = JSON.stringify([
      {
        icaoId: 'QQQQ',
        rawOb: 'QQQQ 210550Z 22007KT CAVOK 02/01 Q1010',
        obsTime: Date.parse('2026-11-21T05:50:00Z') / 1000,
        lat: 46.5,
        lon: 6.5,
      },
    ]);
    expect(await store(json)).toMatchObject({ read: 1, added: 1 });
    const place = await get('/weather/QQQQ', 'getStationWeather');
    expect(place).toMatchObject({
      aerodromeId: null,
      latitude: 46.5,
      longitude: 6.5,
      pressureAltitudeFt: null,
      reasons: ['noTaf', 'noElevation'],
    });
  });

  it('are stored of a row whose time is none that a date can be, and without a position where that is blank', async () => {
    const rows = [
      { rawOb: 'QQQQ 210550Z 22007KT CAVOK 02/01 Q1010', obsTime: 1e15, lat: ' ', lon: ' ' },
      { rawOb: 'RRRR 210550Z 22007KT CAVOK 02/01 Q1010', obsTime: Date.parse('2026-11-21T05:50:00Z') / 1000 },
    ];
    expect(await store(JSON.stringify(rows))).toMatchObject({ read: 2, added: 2, dateUnclear: 0 });
    expect(await get('/weather/QQQQ', 'getStationWeather')).toMatchObject({ latitude: null, longitude: null });
  });

  it('name the line where a document is damaged once, in a sentence', async () => {
    const { json } = await send('/weather/import', '<response>\n<METAR></response>', { 'x-api-key': server.key });
    expect(json).toMatchObject({ reasons: [{ text: 'The XML file is damaged in line 2: unexpected close tag. Download it again.' }] });
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY x "y">]><response/>', 'routeFileDocumentType'],
    ['<response><METAR>', 'weatherFileDamaged'],
    ['[{"rawOb":', 'weatherFileDamaged'],
    ['raw_text,station_id\n"METAR LSGG 101220Z 23015KT,LSGG\n', 'weatherFileDamaged'],
    [gzipSync('METAR').subarray(0, -4), 'weatherFileDamaged'],
    ['raw_text,station_id\n', 'nothingInFile'],
  ])('%j is refused', async (body, code) => {
    const { status, headers, json } = await send('/weather/import', body, { 'x-api-key': server.key });
    const { reasons } = json as { reasons: { code: string }[] };
    expect([status, headers['x-error-code'], reasons.map((one) => one.code)]).toEqual([400, 'invalidRequest', [code]]);
  });

  it('are of users: storing needs a key, deleting the owner, and a preview stores nothing', async () => {
    expect((await send('/weather/import', metar)).status).toBe(401);
    expect(await store(metar, '?dryRun=true')).toMatchObject({ isDryRun: true, added: 1 });
    expect((await get('/weather', 'listWeather')).totalCount).toBe(0);
    const refused = await ask(server, '/weather', { method: 'DELETE', headers: { 'x-api-key': otherKey() } });
    expect([refused.status, refused.headers['x-error-code']]).toEqual([403, 'ownerRequired']);
  });

  it('are kept for as long as they are of use', async () => {
    const old = 'METAR LSGG 191200Z 22007KT CAVOK 02/01 Q1010=';
    await store([old, 'TAF LSGG 191725Z 1918/2003 22010KT CAVOK=', 'METAR LSZH 021200Z 22007KT CAVOK 02/01 Q1010='].join('\n'));
    const storedReports = async () =>
      (await get('/weather', 'listWeather')).items.map((one) => [one.station, one.metar?.raw.slice(11, 18), one.taf === null]);
    expect(await storedReports()).toEqual([
      ['LSGG', '191200Z', true],
      ['LSZH', '021200Z', true],
    ]);
    await store(metar);
    expect(await get('/airports/LSGG/metar', 'getAirportMetar')).toEqual([metar]);
    expect(server.core.weather.clear()).toBe(2);
  });

  it('that are ahead of the clock, or of no clear date, are named, and the METAR before is used', async () => {
    const ahead = 'METAR LSGG 210640Z 22007KT CAVOK 02/01 Q1010=';
    const unclear = 'METAR LSGG 300520Z 22007KT CAVOK 02/01 Q1010=';
    await store([metar, ahead, unclear, 'METAR LSZH 300520Z 22007KT CAVOK 02/01 Q1010='].join('\n'));
    const geneva = await get('/weather/LSGG', 'getStationWeather');
    expect(geneva).toMatchObject({
      metar: { raw: metar },
      ages: { metar: 'fresh', metarAhead: '2026-11-21T06:40:00.000Z' },
      category: 'IFR',
      undated: [unclear],
      reasons: ['noTaf', 'clockDoubt'],
    });
    expect(geneva.metars.map(({ raw }) => raw)).toEqual([ahead, metar]);
    const { items } = await get('/weather?filter={"category":"IFR"}', 'listWeather');
    expect(items.map(({ station }) => station)).toEqual(['LSGG']);
    expect(await get('/weather/LSZH', 'getStationWeather')).toMatchObject({ metar: null, reasons: ['dateUnclear'] });
    await owner('DELETE', '/weather');
    await store(ahead);
    expect(await get('/weather/LSGG', 'getStationWeather')).toMatchObject({
      metar: { raw: ahead },
      ages: { metar: 'clockDoubt', metarAhead: null },
    });
  });

  it('of a TAF say what is forecast for a time', async () => {
    await store(taf);
    const now = await get('/weather/LSGG/at', 'getForecast');
    expect(now).toMatchObject({
      prevailing: { ceilingFt: 3_000 },
      temporary: [{ kind: 'TEMPO', ceilingFt: 1_000 }],
      worst: { gustKt: { value: 35 } },
      reasons: [],
    });
    const later = await get('/weather/LSGG/at?at=2026-11-21T08:00:00Z&to=2026-11-21T12:00:00Z', 'getForecast');
    expect([later.temporary, later.worst?.ceilingFt?.value]).toEqual([[], 3_000]);
    expect((await get('/weather/LSGG/at?at=2026-11-23T08:00:00Z', 'getForecast')).reasons).toEqual(['outsideValidity']);
    for (const query of ['at=noon', 'at=2026-11-21T08:00:00Z&to=2026-11-21T07:00:00Z'])
      expect((await ask(server, `/weather/LSGG/at?${query}`)).status).toBe(400);
  });

  it('of a TAF are not hidden by a newer one that is NIL or begins later, which is named', async () => {
    await store([taf, 'TAF LSGG 210525Z NIL='].join('\n'));
    const shown = async () => get('/weather/LSGG', 'getStationWeather');
    expect(await shown()).toMatchObject({ taf: { raw: taf }, ages: { taf: 'valid', amendedSince: '2026-11-21T05:25:00.000Z' } });
    const next = 'TAF LSGG 210540Z 2112/2218 04030G45KT 9999 BKN030=';
    await store(next);
    expect((await shown()).taf?.raw).toBe(taf);
    const at = async (time: string) => get(`/weather/LSGG/at?at=${time}`, 'getForecast');
    expect(await at('2026-11-21T11:59:00Z')).toMatchObject({ raw: taf, amendedSince: '2026-11-21T05:40:00.000Z' });
    expect(await at('2026-11-21T12:00:00Z')).toMatchObject({ raw: next, amendedSince: null });
    await store('TAF AMD LSGG 210555Z 2105/2209 CNL=');
    expect(await shown()).toMatchObject({ taf: { isCancelled: true }, ages: { amendedSince: null } });
    await owner('DELETE', '/weather');
    await store('TAF LSGG 210525Z NIL=');
    expect((await shown()).taf?.isNil).toBe(true);
  });

  it('that are too long to be kept decoded are decoded when they are shown', async () => {
    const ranges = Array.from(
      { length: 360 },
      (_, index) => `R${String(1 + (index % 36)).padStart(2, '0')}/${1_000 + ((index * 37) % 2_000)}N`,
    );
    await store([former, `METAR LSGG 210520Z 23015KT ${ranges.join(' ')} 12/10 Q0998=`].join('\n'));
    const { metar: shown } = await get('/weather/LSGG', 'getStationWeather');
    expect([shown?.observedAt, shown?.decoded?.rvr.length]).toEqual(['2026-11-21T05:20:00.000Z', 360]);
  });

  it('of an aerodrome name the end that the wind favours then, with the report and its age', async () => {
    await store([metar, taf].join('\n'));
    const bestAt = async (query: string) => (await get(`/airports/LSGG/state?expand=best${query}`, 'getAerodromeState')).best;
    expect(await bestAt('')).toMatchObject({
      wind: { direction: 230, speedKt: 15, gustKt: 28, source: { kind: 'METAR', minutes: 40 } },
      ends: [{ end: '22' }],
      reason: null,
    });
    expect(await bestAt('&at=2026-11-21T10:00:00Z')).toMatchObject({ wind: { direction: 220, gustKt: null, source: { kind: 'TAF' } } });
    expect(await bestAt('&at=2026-11-23T10:00:00Z')).toMatchObject({
      wind: null,
      reason: 'noWind',
      windGaps: ['outsideValidity', 'metarNotThen'],
    });
    expect(await bestAt('&wind=040/10')).toMatchObject({ wind: { direction: 40, source: { kind: 'typed' } }, ends: [{ end: '04' }] });
    expect((await ask(server, '/airports/LSGG/state?expand=best&wind=strong')).status).toBe(400);
    expect((await ask(server, '/airports/LSGG/state?wind=240/20')).json).toMatchObject({
      statusCode: 400,
      details: ['wind: has no effect without expand=best'],
    });
  });

  it('are listed in a box and as tables, and with what the TAF of each says for a moment', async () => {
    await store([metar, taf, 'METAR LSZH 210520Z VRB02KT CAVOK 02/01 Q1010='].join('\n'));
    const box = await get('/weather?bbox=5,45,7,47&at=2026-11-21T07:00:00Z', 'listWeather');
    expect(box.items).toMatchObject([
      { station: 'LSGG', forecast: { prevailing: { ceilingFt: 3_000 }, worst: { gustKt: { value: 35 } } } },
    ]);
    expect((await get('/weather?bbox=179,-10,-179,10', 'listWeather')).totalCount).toBe(0);
    for (const query of ['bbox=1', 'at=noon']) expect((await ask(server, `/weather?${query}`)).status).toBe(400);
    const table = (await ask(server, '/weather?format=csv')).text.split('\r\n');
    expect(table[0]).toMatch(/^station,aerodromeId,latitude,longitude,/);
    expect(table[1]).toContain(',fresh,40,IFR,230,15,28,3000,800,12,10,998,');
    expect(table).toHaveLength(4);
    const [names = '', first = ''] = (await ask(server, '/weather?format=csv&at=2026-11-21T07:00:00Z')).text.split('\r\n');
    const cell = (name: string) => first.split(',')[names.split(',').indexOf(name)];
    expect(['tafCeilingFt', 'forecastCeilingFt', 'worstGustKt'].map(cell)).toEqual(['3000', '3000', '35']);
    const lines = (await ask(server, '/weather?format=ndjson&limit=1')).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as ListedWeather).station)).toEqual(['LSGG']);
    const map = JSON.parse((await ask(server, '/weather?format=geojson')).text) as {
      features: { id: string; geometry: object | null }[];
    };
    expect(map.features).toMatchObject([{ id: 'LSGG', geometry: { type: 'Point' } }, { id: 'LSZH' }]);
  });

  it('are found by what their METAR says while it counts, by country and by what the newest one says alone', async () => {
    await store(
      [former, metar, 'METAR LSZH 210520Z VRB02KT CAVOK 02/01 Q1010=', 'METAR LFLP 202000Z 36030KT 0500 FG VV001 M01/M01 Q1010='].join(
        '\n',
      ),
    );
    const found = async (filter: object, more = ''): Promise<string[]> => {
      const path = `/weather?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
      const { items, totalCount } = await get(path, 'listWeather');
      expect(totalCount).toBe(items.length);
      return items.map(({ station }) => station);
    };
    expect(await found({ category: ['IFR', 'LIFR'] })).toEqual(['LSGG']);
    expect(await found({ windGustKt: { gte: 25 } })).toEqual(['LSGG']);
    expect(await found({ windGustKt: { isNull: true } })).toEqual(['LFLP', 'LSZH']);
    expect(await found({ NOT: { category: 'IFR' } })).toEqual(['LSZH']);
    expect(await found({ weather: { contains: 'ra' } })).toEqual(['LSGG']);
    expect(await found({ observedAt: { lt: '2026-11-21T00:00Z' } })).toEqual(['LFLP']);
    expect(await found({ country: 'CH' }, '&sort=-windSpeedKt')).toEqual(['LSGG', 'LSZH']);
    expect(await found({ country: 'CH' }, '&near=47.4,8.5,200')).toEqual(['LSZH', 'LSGG']);
    expect(await found({ temperatureC: { lt: 10 } }, '&stations=LSZH,LSGG,LSZB')).toEqual(['LSZH']);
    const { text } = await ask(server, '/weather?format=csv&filter={"category":"IFR"}');
    expect(text.split('\r\n')).toHaveLength(3);
    // The newest goes, and what it said with it.
    await store('SPECI LSGG 210550Z 22010KT CAVOK 12/10 Q0999=');
    expect(await found({ category: 'IFR' })).toEqual([]);
    await owner('DELETE', '/weather');
    expect(await found({ station: { isNull: false } })).toEqual([]);
  });

  it('are listed along a route, in its order, with where it passes them', async () => {
    await store(['METAR LSZH 210520Z VRB02KT CAVOK 02/01 Q1010=', metar, 'METAR EGLL 210520Z VRB02KT CAVOK 02/01 Q1010='].join('\n'));
    const there = await get('/weather?route=LSGG,LSZH&width=10&along=true', 'listWeather');
    expect(there.items.map(({ station, along }) => [station, along?.side])).toEqual([
      ['LSGG', 'on'],
      ['LSZH', 'on'],
    ]);
    const back = await get('/weather?route=LSZH,LSGG&filter={"category":"IFR"}', 'listWeather');
    expect(back.items.map(({ station }) => station)).toEqual(['LSGG']);
    const answer = await ask(server, '/weather?route=LSZH,LSGG&format=csv&along=true');
    expect([answer.headers['x-route-faults'], answer.text.split('\r\n')[0]?.endsWith(',taf,alongNm,besideNm,side,passedAt')]).toEqual([
      'none',
      true,
    ]);
    for (const query of ['route=QQQQ', 'along=true', 'route=LSGG,LSZH&speed=100'])
      expect((await ask(server, `/weather?${query}`)).status).toBe(400);
  });

  it('are added to airports, of the page that is asked for', async () => {
    await store(metar);
    const one = await get('/airports/LSGG?expand=weather', 'getAirport');
    expect(one).toMatchObject({ icaoCode: 'LSGG', weather: { station: 'LSGG', metar: { raw: metar }, ages: { metar: 'fresh' } } });
    const page = await get('/airports?limit=2&filter={"icaoCode":["LSGG","LSZH"]}&expand=weather', 'listAirports');
    expect(page.items.map(({ weather }) => [weather?.station, weather?.metar?.raw])).toEqual([
      ['LSGG', metar],
      ['LSZH', undefined],
    ]);
    for (const query of ['limit=26&expand=weather', 'format=csv&expand=weather'])
      expect((await ask(server, `/airports?${query}`)).status).toBe(400);
  });

  it('of other stations are suggested by name alone where a station has none that counts', async () => {
    const of = async (code: string) => get(`/weather/${code}`, 'getStationWeather');
    expect(await of('LSGG')).toMatchObject({ metar: null, nearest: [], importedAt: null });
    const csv =
      'raw_text,station_id,observation_time,latitude,longitude\n"METAR QQQQ 210527Z 22007KT CAVOK 02/01 Q1010",QQQQ,2026-11-21T05:27:00Z,46.0,6.3\n';
    await store(`${csv}"METAR QQQR 210527Z 22007KT CAVOK 02/01 Q1010",QQQR,2026-11-21T05:27:00Z,20,20\n`);
    expect(await of('LSGG')).toMatchObject({
      metar: null,
      category: null,
      nearest: [{ station: 'QQQQ', aerodromeId: null, metar: 'fresh', metarMinutes: 33 }],
    });
    await store(metar);
    expect((await of('LSGG')).nearest).toEqual([]);
  });
});
