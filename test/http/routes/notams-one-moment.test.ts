import { beforeAll, describe, expect, it } from 'vitest';
import type { NotamAnswer, NotamList } from '#contract/notams/notam.ts';
import { ask, askWithKey, testServer } from '../../helpers/server.ts';

const now = new Date('2026-11-21T06:00:00Z');
const arrival = '2026-08-23T12:00:00Z';
const then = '(A8001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2608230600 C) 2608231800\nE) RWY 04/22 CLSD)';
const today = '(A8002/26 NOTAMN\nQ) LSAS/QMXLC/IV/BO/A/000/999/4615N00606E005\nA) LSGG B) 2611210000 C) 2611212359\nE) TWY A CLSD)';

const server = testServer({ clock: () => now });
beforeAll(async () => {
  await askWithKey(server, 'POST', '/notams/import', `${then}\n\n${today}`);
});

const get = (query: Record<string, string>, path = '/notams') =>
  ask(server, `${path}?${new URLSearchParams(query).toString()}`, { headers: { 'x-api-key': server.key } });
const filter = (where: object) => JSON.stringify(where);
const numbers = async (query: Record<string, string>) => {
  const answer = await get(query);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as NotamList).items.map(({ notamId }) => notamId);
};
const details = async (query: Record<string, string>, path?: string) => {
  const answer = await get(query, path);
  expect(answer.status, answer.text).toBe(400);
  return (answer.json as { details: string[] }).details;
};

describe('one moment for the whole answer', () => {
  it('filters by status at the moment that the parameter names', async () => {
    expect(await numbers({ at: arrival, filter: filter({ icao: 'LSGG', status: 'active' }) })).toEqual(['A8001/26']);
    expect(await numbers({ filter: filter({ icao: 'LSGG', status: 'active' }) })).toEqual(['A8002/26']);
  });

  it.each(['at', '$at'])('decodes at the moment that %s in the filter names', async (name) => {
    const answer = await get({ expand: 'decoded', filter: filter({ icao: 'LSGG', status: 'active', [name]: arrival }) });
    expect((answer.json as NotamList).items.map(({ notamId, decoded }) => [notamId, decoded?.status])).toEqual([['A8001/26', 'active']]);
  });

  it('shows the status that was asked for, of every status and both ways to name the moment', async () => {
    for (const status of ['future', 'active', 'expired']) {
      const byParameter = await get({ expand: 'decoded', at: arrival, filter: filter({ status }) });
      const byFilter = await get({ expand: 'decoded', filter: filter({ status, at: arrival }) });
      expect(byParameter.json).toEqual(byFilter.json);
      expect((byParameter.json as NotamList).items.every(({ decoded }) => decoded?.status === status)).toBe(true);
    }
  });

  it('counts what it lists, in every format', async () => {
    const query = { at: arrival, expand: 'decoded', filter: filter({ icao: 'LSGG', status: 'active' }) };
    expect((await get({ ...query, limit: '1' })).json).toMatchObject({ totalCount: 1 });
    const lines = (await get({ ...query, format: 'ndjson' })).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as NotamAnswer).decoded?.status)).toEqual(['active']);
    expect((await get({ ...query, format: 'csv' })).text).toContain('A8001/26');
    const { features } = JSON.parse((await get({ ...query, format: 'geojson' })).text) as { features: { properties: NotamAnswer }[] };
    expect(features.map(({ properties }) => properties.decoded?.status)).toEqual(['active']);
  });

  it('takes the same moment twice, however it is written', async () => {
    const where = filter({ icao: 'LSGG', status: 'active', at: '2026-08-23T14:00:00+02:00' });
    expect(await numbers({ at: arrival, filter: where })).toEqual(['A8001/26']);
  });

  it('takes $now for the real time in the parameter and in the filter', async () => {
    expect(await numbers({ at: '$now', filter: filter({ icao: 'LSGG', status: 'active', at: '$now' }) })).toEqual(['A8002/26']);
    expect(await numbers({ at: arrival, filter: filter({ icao: 'LSGG', status: 'active', startDate: { lt: '$now-30d' } }) })).toEqual([
      'A8001/26',
    ]);
  });

  it('answers 400 to two different moments', async () => {
    expect(await details({ at: arrival, filter: filter({ status: 'active', at: '2026-08-24' }) })).toEqual([
      'at: is 2026-08-23T12:00:00.000Z and filter.at is 2026-08-24T00:00:00.000Z; an answer has one moment, so send one of them',
    ]);
    expect(await details({ filter: filter({ AND: [{ status: 'active', at: arrival }, { at: '$now' }] }) })).toEqual([
      'filter.at: given with different moments; an answer has one moment',
    ]);
  });

  it.each([{ OR: [{ at: arrival }, { icao: 'ZZZZ', status: 'active' }] }, { NOT: { at: arrival, status: 'active' } }])(
    'answers 400 to a moment next to a status that holds for a part of the filter only: %j',
    async (where) => {
      expect(await details({ filter: filter(where) })).toEqual([
        'filter.at: is the moment of every status in the filter; put it at the top level, or send it as the parameter at',
      ]);
    },
  );

  it('keeps at alone in a filter for what is in force then', async () => {
    expect(await numbers({ filter: filter({ icao: 'LSGG', at: arrival }) })).toEqual(['A8001/26']);
    expect(await numbers({ filter: filter({ icao: 'LSGG', NOT: { at: arrival } }) })).toEqual(['A8002/26']);
  });

  it('has no moment without expand or status, and says how to give it one', async () => {
    expect(await details({ at: arrival })).toEqual(['at: has no effect here; add expand=decoded, or a status to the filter']);
    expect(await details({ at: arrival, filter: filter({ icao: 'LSGG' }), format: 'csv' })).toHaveLength(1);
    expect(await details({ from: arrival, to: '$now' })).toEqual([
      'from: clips the active periods of decoded NOTAMs; add expand=decoded',
      'to: clips the active periods of decoded NOTAMs; add expand=decoded',
    ]);
    expect(await details({ from: arrival, expand: 'decoded', format: 'csv' })).toEqual([
      'from: csv has no active periods; use json, ndjson or geojson',
    ]);
    expect(await details({ from: '$now', to: arrival, expand: 'decoded' })).toEqual(['from: must not be after to']);
  });
});

describe('one NOTAM', () => {
  const path = '/notams/LSGG:A8001-26';

  it('is decoded at the moment that is asked for', async () => {
    expect((await get({ expand: 'decoded', at: arrival }, path)).json).toMatchObject({ decoded: { status: 'active' } });
    expect((await get({ expand: 'decoded' }, path)).json).toMatchObject({ decoded: { status: 'expired' } });
  });

  it('answers 400 to a moment without effect', async () => {
    expect(await details({ at: arrival }, path)).toEqual(['at: has no effect here; add expand=decoded']);
    expect(await details({ from: arrival }, path)).toEqual(['from: clips the active periods of decoded NOTAMs; add expand=decoded']);
  });
});
