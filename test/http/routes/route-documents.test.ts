/** Logs and flight plan files over real HTTP: made of a route, and read. */
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { OpenedRoute } from '#contract/route/documents.ts';
import { routeFileFormats } from '#contract/route/files.ts';
import { Plog } from '#contract/route/plog.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { routeFiles } from '#core/route/files/formats.ts';
import { smallSet } from '../../helpers/dataset-files.ts';
import { ask, post, serverOver, type Answered } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const plan = { text: 'N0105A055 LSXA UN1 ALF 46N007E', depart: '0800Z', winds: [{ direction: 240, speedKt: 20 }] };

const server = serverOver(smallSet(), NOW);

const made = async (path: string, body: object = plan) => {
  const answer = await post(server, path, body);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer;
};
const open = (body: string): Promise<Answered> => ask(server, '/routes/open', { method: 'POST', body });
const opened = async (body: string): Promise<OpenedRoute> => {
  const { status, text, json } = await open(body);
  expect(status, text.slice(0, 300)).toBe(200);
  expect([...Value.Errors(OpenedRoute, json)].slice(0, 3)).toEqual([]);
  return json;
};
/** Rounds as the coarsest format does. */
const toMetre = (degrees: number) => Math.round(degrees * 1e4);
const leftOut = ({ headers }: Answered) => JSON.parse(String(headers['x-route-left-out'] ?? '[]')) as Pick<Reason, 'code' | 'values'>[];
const refusal = ({ status, headers, json }: Answered) => [status, headers['x-error-code'], (json as { details?: string[] }).details?.[0]];

describe('POST /routes/plog', () => {
  it('is data of the contract without a format', async () => {
    const { json, headers } = await made('/routes/plog');
    expect([...Value.Errors(Plog, json)].slice(0, 3)).toEqual([]);
    expect((json as Plog).legs.map(({ from, to, via }) => [from, to.ident, via])).toEqual([
      ['LSXA', 'ALF', ['UN1']],
      ['ALF', '46N007E', []],
    ]);
    expect([headers['content-type'], headers['content-disposition']]).toEqual(['application/json; charset=utf-8', undefined]);
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8; header=present', /^from,to,/],
    ['html', 'text/html; charset=utf-8', /^<!doctype html>/i],
    ['html&language=fr', 'text/html; charset=utf-8', /<html lang="fr">[\s\S]*Ne pas utiliser pour la navigation/],
    ['pdf&paper=a6', 'application/pdf', /^%PDF-/],
  ])('is a file to save as %s', async (format, type, begin) => {
    const { headers, text } = await made(`/routes/plog?format=${format}`);
    const ending = format.split('&')[0];
    expect([headers['content-type'], headers['content-disposition']]).toEqual([type, `attachment; filename="LSXA-46N007E-plog.${ending}"`]);
    expect(text).toMatch(begin);
    expect(endpoints.plogRoute.files).toContain(type.split(';')[0]);
  });

  it('has METAR and TAF of the aerodromes as published, in words and with their age, and says where there is none', async () => {
    const metar = 'METAR LSXA 220550Z 23015G28KT 9999 BKN030 12/10 Q0998=';
    const headers = { 'x-api-key': server.key };
    expect((await ask(server, '/weather/import', { method: 'POST', body: metar, headers })).status).toBe(200);
    const { aerodromes } = (await made('/routes/plog')).json as Plog;
    expect(aerodromes.map(({ role, weather }) => [role, weather?.metar?.raw, weather?.ages.metarMinutes])).toEqual([
      ['departure', metar, 10],
    ]);
    const { text } = await made('/routes/plog?format=html');
    expect(text).toContain(`<p>LSXA: METAR 10 min old, no TAF stored`);
    expect(text).toContain(`<p>${metar}</p><p>`);
    expect(text).toContain('wind 230° true 15 kt gusting 28 kt');
    expect((await made('/routes/plog?format=html&language=fr')).text).toMatch(/METAR d.il y a 10.min/);
    expect((await made('/routes/plog?format=pdf&paper=a6')).text).toMatch(/^%PDF-/);
    await ask(server, '/weather', { method: 'DELETE', headers });
    expect((await made('/routes/plog?format=html')).text).toContain('<p>LSXA: no METAR stored, no TAF stored');
  });

  it.each([
    ['', { text: '' }, 'noLeg', /no leg/],
    ['', { text: 'LSXA' }, 'noLeg', /no leg/],
    ['?format=html&paper=a6', plan, 'invalidRequest', /^paper: has no effect with format=html/],
    ['?language=fr', plan, 'invalidRequest', /^language: has no effect with format=json; use format=pdf or format=html$/],
    ['?format=csv&language=fr', plan, 'invalidRequest', /^language: has no effect with format=csv/],
    ['?format=doc', plan, 'invalidRequest', /^format: must be one of pdf, csv, html, json/],
    ['?paper=a7', plan, 'invalidRequest', /^paper: must be one of/],
    ['', { ...plan, depart: 'noon' }, 'invalidRequest', /^depart: /],
  ])('refuses %s with %j', async (query, body, code, detail) => {
    const [status, found, sentence] = refusal(await post(server, `/routes/plog${query}`, body));
    expect([status, found]).toEqual([400, code]);
    expect(sentence).toMatch(detail);
  });
});

describe('POST /routes/export', () => {
  it.each(routeFileFormats)('writes %s with its type and a name, and says what it cannot hold', async (format) => {
    const answer = await made(`/routes/export?format=${format}`);
    const { mediaType, extension } = routeFiles[format];
    expect(answer.headers['content-type']?.toString().split(';')[0]).toBe(mediaType);
    expect(endpoints.exportRoute.files).toContain(mediaType);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="LSXA-46N007E.${extension}"`);
    const holdsAirways = ['pln', 'pln2024', 'fms', 'lnmpln', 'kml', 'geojson', 'icao'].includes(format);
    const isSaid = leftOut(answer).some(({ code, values }) => code === 'routePartLeftOut' && values['part'] === 'airways');
    expect(isSaid).toBe(!holdsAirways);
  });

  it('has no header where nothing is left out', async () => {
    expect((await made('/routes/export?format=geojson')).headers).not.toHaveProperty('x-route-left-out');
  });

  it.each([
    ['?format=gpx', { text: 'LSXA' }, 'noLeg', /no leg/],
    ['', plan, 'invalidRequest', /^format: is missing/],
    ['?format=gpx2', plan, 'invalidRequest', /^format: must be one of/],
  ])('refuses %s with %j', async (query, body, code, detail) => {
    const [status, found, sentence] = refusal(await post(server, `/routes/export${query}`, body));
    expect([status, found]).toEqual([400, code]);
    expect(sentence).toMatch(detail);
  });
});

describe('POST /routes/open', () => {
  it('gives back the words of each format that is read', async () => {
    const pointsOf = async (body: object) =>
      ((await made('/routes/parse', body)).json as ParsedRoute).points.map(({ latitude, longitude }) => [latitude, longitude].map(toMetre));
    const expected = await pointsOf(plan);
    for (const format of ['gpx', 'fpl', 'pln', 'fms', 'lnmpln', 'kml', 'geojson', 'cup']) {
      const { text, format: found } = await opened((await made(`/routes/export?format=${format}`)).text);
      expect([found, await pointsOf({ text })]).toEqual([format, expected]);
    }
  });

  it('gives back the alternates of formats that hold them', async () => {
    const withAlternates = { ...plan, alternates: ['LSXA', '46.5, 7.5'] };
    const { text } = await made('/routes/export?format=geojson', withAlternates);
    expect((await opened(text)).alternates).toEqual(['LSXA', '46.5 7.5']);
    expect(leftOut(await made('/routes/export?format=gpx', withAlternates)).map(({ values }) => values['part'])).toContain('alternates');
  });

  it('takes a text for the words themselves', async () => {
    expect(await opened('LSXA DCT ALF')).toEqual({ text: 'LSXA DCT ALF', alternates: [], format: null, faults: [] });
  });

  it('says what of a file is not used', async () => {
    const { faults } = await opened('<gpx version="1.1"><wpt lat="46" lon="7"><name>ONE</name></wpt><wpt lat="47" lon="7"/></gpx>');
    expect(faults.map(({ code }) => code)).toEqual(['routeFileReadAs']);
  });

  it.each([
    ['', 400, 'routeFileEmpty'],
    ['\u0000\u0001', 400, 'routeFileNotText'],
    ['<html></html>', 400, 'routeFileUnknown'],
    ['<gpx/>', 400, 'routeFileNoPoints'],
  ])('refuses %j', async (body, status, code) => {
    const answer = await open(body);
    expect([answer.status, (answer.json as { reasons: Reason[] }).reasons.map((reason) => reason.code)]).toEqual([status, [code]]);
  });

  it('refuses more than 10 MB, and answers so', async () => {
    const answer = await open('A'.repeat(10_000_001));
    expect([answer.status, answer.headers['x-error-code']]).toEqual([413, 'bodyTooLarge']);
  });
});
