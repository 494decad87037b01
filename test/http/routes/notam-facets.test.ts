import { describe, expect, it } from 'vitest';
import type { NotamList } from '#contract/notams/notam.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { ask, testServer } from '../../helpers/server.ts';

const server = testServer({ clock: () => new Date('2026-11-21T06:00:00Z') });

const get = (query: Record<string, string>) => ask(server, `/notams?${new URLSearchParams(query).toString()}`);
const totalOf = async (where: object) => ((await get({ limit: '1', filter: JSON.stringify(where) })).json as NotamList).totalCount;

describe('the counts next to a list of NOTAMs', () => {
  it('come with the page, of everything stored, to the anonymous too', async () => {
    const filter = JSON.stringify({ status: { in: ['active', 'future'] }, category: 'runway' });
    const { status, json } = await get({ filter, facets: 'severity,category', sort: '-severity,status,-issueDate' });
    expect(status).toBe(200);
    const { items, totalCount, facets } = json as NotamList;
    expect(items.length).toBeLessThanOrEqual(5);
    expect(totalCount).toBe(await totalOf({ status: { in: ['active', 'future'] }, category: 'runway' }));
    expect(Object.keys(facets ?? {})).toEqual(['coverage', 'totalCount', 'severity', 'category']);
    expect(facets?.totalCount).toBe(server.core.notams.count());
    expect(facets?.severity?.[5]).toBe(await totalOf({ status: { in: ['active', 'future'] }, category: 'runway', severity: 5 }));
    expect(facets?.category?.obstacle).toBe(await totalOf({ status: { in: ['active', 'future'] }, category: 'obstacle' }));
  });

  it('are of the moment of the answer, for which a count by status is reason enough', async () => {
    const { facets } = (await get({ facets: 'status', at: '2020-01-01T00:00:00Z' })).json as NotamList;
    expect(facets?.status?.active).toBe(await totalOf({ status: 'active', at: '2020-01-01T00:00:00Z' }));
    expect((await get({ facets: 'severity', at: '2020-01-01T00:00:00Z' })).status).toBe(400);
  });

  it('say what is stored of the places and countries that are asked for', async () => {
    const where = { OR: [{ airport: 'EGKK' }, { fir: 'LSAS' }, { country: 'fr' }] };
    const { facets } = (await get({ filter: JSON.stringify(where), facets: 'status' })).json as NotamList;
    // Samples make nothing look covered, or new.
    expect(facets?.coverage).toEqual({
      importedAt: null,
      issuedAt: null,
      freshness: 'unknown',
      places: [
        { place: 'EGKK', importedAt: null, claim: null, freshness: 'unknown', countryCode: 'GB' },
        { place: 'LSAS', importedAt: null, claim: null, freshness: 'unknown', countryCode: 'CH' },
      ],
      countries: ['GB', 'CH', 'FR'].map((countryCode) => ({ countryCode, issuedAt: null, freshness: 'unknown' })),
    });
    const text =
      '(B0417/26 NOTAMN\nQ) EGTT/QMXLC/IV/BO/A/000/999/5109N00011W005\nA) EGLL B) 2608230600 C) PERM\nE) TWY A CLSD)\nCREATED: 23 Aug 2026 05:00:00';
    await ask(server, '/notams/import', { method: 'POST', headers: { 'x-api-key': server.key, 'content-type': 'text/plain' }, body: text });
    const after = ((await get({ filter: '{"airport":"EGKK"}', facets: 'status' })).json as NotamList).facets?.coverage;
    expect(after?.places).toEqual([{ place: 'EGKK', importedAt: null, claim: null, freshness: 'unknown', countryCode: 'GB' }]);
    expect(after?.countries).toEqual([{ countryCode: 'GB', issuedAt: '2026-08-23T05:00:00.000Z', freshness: 'stale' }]);
  });

  it('say how old the last whole list of a place is', async () => {
    const sent = { method: 'POST', headers: { 'x-api-key': server.key, 'content-type': 'application/xml' } };
    for (const [issued, freshness] of [
      ['2026-11-20T05:59:00Z', 'stale'],
      ['2026-11-20T06:01:00Z', 'ageing'],
    ] as const) {
      const body = bulletin({ issued, aerodromes: ['EGLL'], notams: [{ number: 'C0001/26' }] });
      expect((await ask(server, '/notams/import', { ...sent, body })).status).toBe(200);
      const { facets } = (await get({ filter: '{"airport":"EGLL"}', facets: 'status' })).json as NotamList;
      expect(facets?.coverage.places).toMatchObject([
        { place: 'EGLL', freshness, claim: { from: expect.stringMatching(issued.slice(0, 16)) as string } },
      ]);
    }
  });

  it('are in no answer that is not asked for them', async () => {
    expect(Object.keys((await get({})).json as NotamList)).toEqual(['count', 'totalCount', 'items']);
  });

  it.each([
    ['status,size', 'facets: must be some of status, severity, category, each once and with commas between, not "status,size"'],
    ['status,status', 'not "status,status"'],
    ['', 'not ""'],
  ])('refuse %j by name', async (facets, sentence) => {
    const { status, json } = await get({ facets });
    expect(status).toBe(400);
    expect((json as { details: string[] }).details.join()).toContain(sentence);
  });

  it('are refused in a form that has no place for them', async () => {
    const { status, json } = await get({ facets: 'status', format: 'geojson' });
    expect([status, (json as { details: string[] }).details]).toEqual([400, ['facets: geojson has none; use json']]);
  });
});
