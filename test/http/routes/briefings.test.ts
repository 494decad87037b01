/** Briefings are sent over real HTTP, as data and as files. */
import { Value } from 'typebox/value';
import { beforeAll, expect, it } from 'vitest';
import { Briefing } from '#contract/briefing/briefing.ts';
import { ask, post, testServer } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const notam = (number: string, text: string) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) 2611302359\nE) ${text})\n\n`;
const plan = { text: 'N0120A055 LSGG LSZH', depart: '2026-11-22T08:00Z', alternates: ['EDDF'], options: { corridorNm: 15 } };

const server = testServer({ clock: () => NOW });
beforeAll(async () => {
  const text = notam('A0001/26', 'RWY 04/22 CLSD.') + notam('A0002/26', 'TWY A CLSD WHEN A < B & C.');
  await server.core.notams.import([{ name: 'two.txt', pieces: [Buffer.from(text)] }]);
});
const brief = (query = '', body: object = plan) => post(server, `/briefings${query}`, body, { 'x-api-key': server.key });

it('is data of the contract, with the closed runway in the first section', async () => {
  const { status, json } = await brief();
  expect(status).toBe(200);
  expect([...Value.Errors(Briefing, json)].slice(0, 3)).toEqual([]);
  const briefing = json as Briefing;
  expect(briefing.aerodromes.map(({ ident, roles }) => [ident, roles])).toEqual([
    ['LSGG', ['departure']],
    ['LSZH', ['destination']],
    ['EDDF', ['alternate']],
  ]);
  expect(briefing.aerodromes[0]?.during?.runways.find(({ name }) => name === '04/22')?.state).toBe('closed');
  expect(briefing.settings.corridorNm).toBe(15);
});

it.each([
  ['pdf', 'application/pdf', /^%PDF-/, 'pdf'],
  ['html', 'text/html; charset=utf-8', /A &lt; B &amp; C/, 'html'],
  ['md', 'text/markdown; charset=utf-8', /^# Briefing LSGG to LSZH/, 'md'],
  ['text', 'text/plain; charset=utf-8', /^BRIEFING LSGG TO LSZH/, 'txt'],
])('is a file to save as %s', async (format, type, contents, ending) => {
  const { status, headers, text } = await brief(`?format=${format}&appendix=true`);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['content-disposition']).toBe(`attachment; filename="LSGG-LSZH-briefing-20261122-0600Z.${ending}"`);
  expect(text).toMatch(contents);
});

it.each([
  ['geojson', 'application/geo+json', /^\{\s*"type":\s*"FeatureCollection"/],
  ['kml', 'application/vnd.google-earth.kml+xml', /^<\?xml[^>]*>\s*<kml [\s\S]*NOTAM areas LSGG to LSZH/],
  ['csv', 'text/csv; charset=utf-8; header=present', /^id,number,locations,/],
  ['openair', 'text/plain; charset=utf-8', /^\* NOTAM areas LSGG to LSZH, briefing of /],
])('has its areas as %s, and says in a header what the file cannot hold', async (format, type, contents) => {
  const { status, headers, text } = await brief(`?format=${format}`);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['content-disposition']).toBe(`attachment; filename="LSGG-LSZH-areas-20261122-0600Z.${format}"`);
  expect(text).toMatch(contents);
  const holdsAreasAlone = format === 'openair' || format === 'kml';
  expect(text.match(/A0001\/26|QMRLC/g) === null).toBe(holdsAreasAlone);
  expect(headers['x-route-left-out'] === undefined).toBe(!holdsAreasAlone);
});

it.each([
  ['html', /<html lang="fr">[\s\S]*<pre lang="en">\(A0001\/26/],
  ['md', /^# Briefing LSGG – LSZH\n/],
  ['text', /^BRIEFING LSGG – LSZH\n[\s\S]*FERMÉE/],
])('is in French as %s where that is asked for', async (format, contents) => {
  const { status, text } = await brief(`?format=${format}&language=fr&appendix=true`);
  expect(status).toBe(200);
  expect(text).toMatch(contents);
  expect((await brief(`?format=${format}&language=en`)).text).toBe((await brief(`?format=${format}`)).text);
});

it.each(['geojson', 'kml', 'csv', 'openair'])('has neither a language nor a paper as %s, which programs read', async (format) => {
  const answers = await Promise.all([brief(`?format=${format}&language=fr`), brief(`?format=${format}&paper=a5`)]);
  expect(answers.map(({ status, json }) => [status, (json as { details: string[] }).details[0]])).toEqual([
    [400, `language: has no effect with format=${format}; use format=json or format=pdf or format=html or format=md or format=text`],
    [400, `paper: has no effect with format=${format}; use format=pdf`],
  ]);
});

it('ends with the texts as published where its appendix is asked for, and else counts them', async () => {
  const [short, whole] = [await brief('?format=text'), await brief('?format=text&appendix=true')];
  expect(short.text).toMatch(/Not in this copy: the texts of \d+ NOTAMs? as published/);
  expect(short.text).not.toContain('Q) LSAS/QMRLC');
  expect(whole.text).toContain('Q) LSAS/QMRLC');
  expect(whole.text).not.toContain('Not in this copy');
  expect((await brief('?format=csv&appendix=true')).status).toBe(400);
});

it('has the sheet of its written forms as json where a language is given', async () => {
  const { sheet } = (await brief('?language=fr')).json as Briefing;
  expect(sheet).toMatchObject({ language: 'fr', title: 'Briefing LSGG – LSZH' });
  expect((await brief('')).json).not.toHaveProperty('sheet');
});

it('folds what the caller acknowledged, until its text changes', async () => {
  const id = server.core.notams.find('A0002/26')[0]?.id ?? '';
  await ask(server, `/acknowledgements/${id}`, { method: 'PUT', headers: { 'x-api-key': server.key } });
  expect((((await brief()).json as Briefing).notices.find((one) => one.id === id) as { isAcknowledged: boolean }).isAcknowledged).toBe(
    true,
  );
  await server.core.notams.import([{ name: 'new.txt', pieces: [Buffer.from(notam('A0002/26', 'TWY A AND B CLSD WHEN A < B & C.'))] }]);
  expect((((await brief()).json as Briefing).notices.find((one) => one.id === id) as { isAcknowledged: boolean }).isAcknowledged).toBe(
    false,
  );
});

it.each([
  ['?format=html&paper=a5', plan, 'paper: has no effect with format=html; use format=pdf'],
  ['?format=html&language=de', plan, expect.stringMatching(/^language: must be one of/)],
  ['', { text: 'QQQQQQ' }, 'text: no point of the route was found'],
  ['', { text: 'LSGG LSZH', depart: 'noon' }, expect.stringMatching(/^depart: not a time/)],
  ['', { text: 'LSGG LSZH', options: { corridorNm: 0 } }, expect.stringMatching(/corridorNm/)],
])('refuses %s %j', async (query, body, detail) => {
  const { status, json } = await brief(query, body);
  expect([status, (json as { details: string[] }).details[0]]).toEqual([400, detail]);
});

it('of a stored route is that of its plan, with another departure where one is given', async () => {
  const headers = { 'x-api-key': server.key };
  const stored = await post(server, '/routes', { name: 'To Zurich', text: 'N0120A055 LSGG LSZH' }, headers);
  const { id } = stored.json as { id: string };
  const { status, json } = await ask(server, `/routes/${id}/briefing?depart=2026-11-22T09:00Z`, { headers });
  expect([status, (json as Briefing).title, (json as Briefing).route.depart]).toEqual([200, 'LSGG to LSZH', '2026-11-22T09:00:00.000Z']);
  expect((await ask(server, '/routes/none/briefing', { headers })).status).toBe(404);
});

it('of a stored route is remembered by POST alone, and compared with the last remembered one', async () => {
  const headers = { 'x-api-key': server.key };
  const { id } = (await post(server, '/routes', { text: 'N0120A055 LSGG LSZH', depart: plan.depart }, headers)).json as { id: string };
  const last = async () => ((await ask(server, `/routes/${id}/briefing`, { headers })).json as Briefing).last;
  expect([await last(), await last()]).toEqual([null, null]);
  await post(server, `/routes/${id}/briefing`, { isRemembered: false }, headers);
  expect(await last()).toBeNull();
  const used = await post(server, `/routes/${id}/briefing?format=text`, { options: { corridorNm: 20 } }, headers);
  expect([used.status, used.text]).toEqual([200, expect.stringContaining('Corridor 20 NM')]);
  expect(await last()).toMatchObject({ made: NOW.toISOString(), added: 0, changed: 0, gone: 0 });
  await server.core.notams.import([{ name: 'third.txt', pieces: [Buffer.from(notam('A0003/26', 'TWY B CLSD.'))] }]);
  expect(await last()).toMatchObject({ added: 1, changed: 0, gone: 0 });
  const text = await ask(server, `/routes/${id}/briefing?format=text`, { headers });
  expect(text.text).toMatch(/Last briefing of this route: 0600Z, data of 0600Z; since then 1 new, 0 changed, 0 no longer shown\./);
  const { items } = (await ask(server, '/briefings', { headers })).json as { items: { routeId: string }[] };
  expect(items.map(({ routeId }) => routeId)).toEqual([id]);
  expect((await post(server, '/routes/none/briefing', {}, headers)).status).toBe(404);
});
