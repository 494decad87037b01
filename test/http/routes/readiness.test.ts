/** The program says what a flight lacks of the NOTAMs, and fetches that alone. */
import { expect, it } from 'vitest';
import type { Readiness } from '#contract/sync/readiness.ts';
import type { Source } from '#contract/sync/sources.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { emptyService } from '../../helpers/empty-service.ts';
import { post, testServer } from '../../helpers/server.ts';

const server = testServer();
const owner = () => ({ 'x-api-key': server.key });
const readiness = async (body: object) => (await post(server, '/readiness', body, owner())).json as Readiness;

it('readiness lists the aerodromes of the route in order of need, and nothing where it has none', async () => {
  const { places, lacking, conclusion } = await readiness({ text: 'CYYZ KJFK CYVR', alternates: ['EGLL'] });
  expect(places.map(({ place, state }) => [place, state])).toEqual([
    ['CYYZ', 'partial'],
    ['CYVR', 'partial'],
    ['EGLL', 'partial'],
    ['KJFK', 'partial'],
  ]);
  expect([lacking, conclusion.code]).toEqual([['CYYZ', 'CYVR', 'EGLL', 'KJFK'], 'readyNothing']);
  expect((await readiness({ text: '5000N00800E 5100N00900E' })).conclusion.code).toBe('readyWithoutPlaces');
  expect((await readiness({})).conclusion.code).toBe('readyWithoutPlaces');
});

it('names an aerodrome without a location indicator as lacking, though no source can be asked for it', async () => {
  const { places, lacking, conclusion } = await readiness({ text: 'LSGG RSE', corridorNm: null });
  expect([places.map(({ place }) => place), lacking]).toEqual([['LSGG', 'RSE'], ['LSGG']]);
  expect(conclusion).toMatchObject({ code: 'readyNothing', values: { lacking: 'LSGG, RSE' } });
});

it('names an aerodrome that the dataset does not know, and asks for it: in its place of the flight, and among the alternates', async () => {
  const { places, lacking } = await readiness({ text: 'LSGG ZZQA CYVR zzqb', alternates: ['EGLL', 'ZZQC'], corridorNm: null });
  expect(places.map(({ place, need }) => [place, need])).toEqual([
    ['LSGG', 'departure'],
    ['ZZQB', 'destination'],
    ['EGLL', 'alternate'],
    ['ZZQC', 'alternate'],
    ['ZZQA', 'enroute'],
    ['CYVR', 'enroute'],
  ]);
  expect(lacking).toEqual(places.map(({ place }) => place));
  const message = await readiness({ text: '(FPL-ABC-VG\n-C172/L-S/C\n-LSGG0900\n-N0110VFR DCT\n-ZZQA0100 ZZQB\n-0)', corridorNm: null });
  expect(message.places.map(({ place, need }) => [place, need])).toEqual([
    ['LSGG', 'departure'],
    ['ZZQA', 'destination'],
    ['ZZQB', 'alternate'],
  ]);
});

it('fetches what is lacking from a source of these places, and no more is whole then', async () => {
  const { asked, address } = await emptyService();
  const { id } = (await post(server, '/sources', { kind: 'navCanada', address, completeFor: ['CYOW'] }, owner())).json as Source;
  const { lacking } = await readiness({ text: 'CYYZ KJFK CYVR' });
  expect((await post(server, '/sync', { places: lacking }, owner())).status).toBe(202);
  while (server.core.sync.status().state === 'running') await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([['CYYZ', 'CYVR']]);
  const { places, conclusion } = await readiness({ text: 'CYYZ KJFK CYVR' });
  expect(places.map(({ place, state }) => [place, state])).toEqual([
    ['CYYZ', 'whole'],
    ['CYVR', 'whole'],
    ['KJFK', 'partial'],
  ]);
  expect(conclusion).toMatchObject({ code: 'readyPart', values: { count: 2, places: 'CYYZ, CYVR', lacking: 'KJFK' } });
  expect(server.core.sources.get(id)?.completeFor).toEqual(['CYOW']);
}, 20_000);

it('an aerodrome is ready until its list is a day old or ends, and old from then on', async () => {
  const send = async (issued: string, validTo: string) => {
    const body = bulletin({ issued, validTo, aerodromes: ['EGLL'], notams: [{ number: 'A0001/30' }] });
    expect((await fetch(`${server.url}/notams/import`, { method: 'POST', headers: owner(), body })).status).toBe(200);
    const { places } = await readiness({ text: 'EGLL' });
    return places[0];
  };
  const at = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000).toISOString();
  const [issued, end] = [at(-30), at(2)];
  expect(await send(issued, at(100))).toMatchObject({ state: 'old', from: issued });
  expect(await send(at(-1), end)).toMatchObject({ state: 'whole', until: end });
});
