import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Decoded } from '#contract/notams/decoded.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { NotamHistory } from '#contract/notams/history.ts';
import type { NotamImport } from '#contract/notams/import.ts';
import type { NotamAnswer, NotamList } from '#contract/notams/notam.ts';
import { ask, testServer } from '../helpers/server.ts';

const now = new Date('2026-11-21T06:00:00Z');
const server = testServer({ clock: () => now });

const closed = `(A7001/26 NOTAMN
Q) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005
A) LSGG B) 2611200600 C) 2611281800 EST
D) DAILY 0600-1800
E) RWY 04/22 CLSD DUE WIP)`;
const replacing = closed.replace('A7001/26 NOTAMN', 'A7002/26 NOTAMR A7001/26').replace('2611200600', '2611210500');
const headers = () => ({ 'x-api-key': server.key });
const get = (path: string) => ask(server, path, { headers: headers() });
const upload = (body: string, query = '', contentType = 'text/plain') =>
  ask(server, `/notams/import${query}`, { method: 'POST', headers: { ...headers(), 'content-type': contentType }, body });
const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('POST /notams/import', () => {
  it('only reports what it would do in a dry run', async () => {
    const answer = await upload(closed, '?dryRun=true');
    expect(answer.status, answer.text).toBe(200);
    const { report, preview } = answer.json as NotamImport;
    expect(report).toMatchObject({ read: 1, added: 1, isDryRun: true, formats: ['text'] });
    expect(preview).toMatchObject([{ outcome: 'added', notam: { notamId: 'A7001/26', icao: 'LSGG', message: closed } }]);
    expect((await get('/notams/LSGG:A7001-26')).status).toBe(404);
  });

  it('stores a NOTAM once, whatever the media type', async () => {
    expect(((await upload(closed)).json as NotamImport).report).toMatchObject({ read: 1, added: 1 });
    expect(((await upload(closed, '', 'application/octet-stream')).json as NotamImport).report).toMatchObject({ added: 0, unchanged: 1 });
    expect([...Value.Errors(endpoints.importNotams.reply, (await upload(closed)).json)]).toEqual([]);
  });

  it('answers 400 to a file that is not text, and says what it is', async () => {
    const answer = await upload('%PDF-1.7 and so on');
    expect(answer.status).toBe(400);
    expect((answer.json as { message: string }).message).toContain('PDF');
  });

  it('leaves nothing behind in the data folder', async () => {
    const { readdirSync } = await import('node:fs');
    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('upload-'))).toEqual([]);
  });
});

describe('expand=decoded', () => {
  it('adds what is understood, with exactly the members of the contract', async () => {
    const { decoded, ...plain } = (await get('/notams/LSGG:A7001-26?expand=decoded')).json as NotamAnswer;
    expect(plain).toEqual((await get('/notams/LSGG:A7001-26')).json);
    expect([...Value.Errors(Decoded, decoded)]).toEqual([]);
    expect(decoded).toMatchObject({
      format: 'icao',
      type: 'N',
      qCode: 'QMRLC',
      fir: 'LSAS',
      isEstimated: true,
      schedule: 'DAILY 0600-1800',
      scheduleUnderstood: true,
      severity: 5,
      status: 'active',
      category: 'runway',
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'closesRunway', runway: '04/22', extent: 'whole' })]) as object[],
    });
    expect(decoded?.plainText).toMatch(/^Runway 04\/22: closed\./);
  });

  it('clips the active periods to from and to', async () => {
    const answer = await get('/notams/LSGG:A7001-26?expand=decoded&from=2026-11-22T12:00:00Z&to=2026-11-23T09:00:00Z');
    expect((answer.json as NotamAnswer).decoded?.activePeriods).toEqual([
      { start: '2026-11-22T12:00:00.000Z', end: '2026-11-22T18:00:00.000Z' },
      { start: '2026-11-23T06:00:00.000Z', end: '2026-11-23T09:00:00.000Z' },
    ]);
  });

  it('answers 400 to a moment that is not one and to another word', async () => {
    expect((await get('/notams?expand=decoded&from=soon')).json).toMatchObject({
      details: [expect.stringMatching(/^from: must be a date/) as string],
    });
    expect((await get('/notams?expand=everything')).status).toBe(400);
  });

  it('is on lists, and default bodies keep the keys of the contract', async () => {
    const expanded = (await get('/notams?limit=300&expand=decoded')).json as NotamList;
    expect(expanded.items.every(({ decoded }) => decoded !== undefined)).toBe(true);
    expect([...Value.Errors(endpoints.listNotams.reply, expanded)]).toEqual([]);
    const plain = (await get('/notams?limit=300')).json as NotamList;
    expect(plain.items.every((item) => Object.keys(item).length === 16)).toBe(true);
  });
});

describe('ages and coverage', () => {
  it('are on every answer, unknown where no NOTAM says', async () => {
    const { headers } = await get('/notams?limit=1');
    expect(headers).toMatchObject({ 'x-notams-imported-at': now.toISOString(), 'x-notams-issued-at': 'unknown' });
  });

  it('an empty list says whether the place is covered by any import', async () => {
    const none = await get(`/notams?${filter({ icao: 'ZZZZ' })}`);
    expect((none.json as NotamList).totalCount).toBe(0);
    expect(none.headers['x-notams-coverage']).toBe('imported, ZZZZ=none');
    const covered = await get(`/notams?${filter({ icao: 'LSGG', status: 'cancelled' })}`);
    expect(covered.headers['x-notams-coverage']).toBe('imported, LSGG=part');
  });
});

describe('GET /notams/{id}/history', () => {
  it('gives the chain, the oldest first, and the replaced one is replaced', async () => {
    await upload(replacing);
    const { id } = (await get('/notams/LSGG:A7002-26')).json as NotamAnswer;
    const answer = await get(`/notams/${id}/history`);
    expect(answer.status, answer.text).toBe(200);
    expect([...Value.Errors(endpoints.getNotamHistory.reply, answer.json)]).toEqual([]);
    expect((answer.json as NotamHistory).items).toMatchObject([
      { notamId: 'A7001/26', status: 'replaced', endedHow: 'R', endedAt: '2026-11-21T05:00:00.000Z' },
      { notamId: 'A7002/26', type: 'R', status: 'active' },
    ]);
    expect((await get('/notams/LSGG:A7002-26/history')).json).toEqual(answer.json);
  });
});
