/** The briefing desk is asked over HTTP, with real texts in a real server, and favourites and routes of a real user. */
import { afterEach, describe, expect, it } from 'vitest';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Desk, DeskAerodrome } from '#contract/desk.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { ask as request, askWithKey, testServer } from '../../helpers/server.ts';

const NOW = new Date('2026-08-23T12:00:00Z');
let now = NOW;
const server = testServer({ clock: () => now });
/** Each test begins with the samples alone, and nothing kept. */
afterEach(async () => {
  now = NOW;
  const { core } = server;
  const id = core.keys.userOf(server.key)?.id ?? '';
  for (const { airportId } of core.userData.favourites.list(id)) core.userData.favourites.remove(id, airportId);
  for (const route of core.userData.routes.list(id)) core.userData.routes.remove(id, route.id);
  for (const done of core.notams.imports.list(20)) if (done.canUndo) await core.undoNotams(done.id, 'test');
});

let serial = 0;
/** The NOTAM is of Amsterdam in August, unless `parts` say otherwise. */
function notam(text: string, parts: { a?: string; b?: string; c?: string; qcode?: string } = {}): string {
  const { a = 'EHAM', b = '2608010000', c = '2608312359', qcode = 'QMRLC' } = parts;
  const number = `A${String(1_000 + ++serial)}/26`;
  return `${number} NOTAMN\nQ) EHAA/${qcode}/IV/NBO/A/000/999/5218N00446E005\nA) ${a} B) ${b} C) ${c}\nE) ${text}\nCREATED: 01 Aug 2026 08:00:00`;
}

async function ask<Body = Desk>(...question: Parameters<typeof request>): Promise<{ status: number; json: Body }> {
  const { status, json } = await request(...question);
  return { status, json };
}

async function send(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await askWithKey(server, method, path, body);
  expect(answer.status).toBeLessThan(300);
}

const take = (...texts: string[]) => send('POST', '/notams/import', texts.join('\n\n'));
const keep = (code: string) => send('PUT', `/favourites/${code}`);

async function desk(query = ''): Promise<Desk> {
  const { status, json } = await ask(server, `/desk${query}`, { headers: { 'x-api-key': server.key } });
  expect(status).toBe(200);
  return json;
}

async function aerodrome(query = '', code = 'EHAM'): Promise<DeskAerodrome> {
  const found = (await desk(query)).aerodromes.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not on the desk`);
  return found;
}

async function runwaysOf(code: string): Promise<string[]> {
  const { json } = await ask<AirportWithParts>(server, `/airports/${code}`);
  return json.runways.filter(({ isClosed }) => isClosed !== true).map(({ name }) => name);
}

it('suggests the largest aerodromes of a time zone, by any of its names, to a user who keeps none', async () => {
  const suggested = async (zone: string) =>
    (await ask(server, `/desk?timeZone=${zone}`, { headers: { 'x-api-key': server.key } })).json.suggested.map(({ code }) => code);
  expect(await suggested('Europe/Zurich')).toEqual(expect.arrayContaining(['LSZH', 'LSGG']));
  expect(await suggested('Asia/Calcutta')).toEqual(await suggested('Asia/Kolkata'));
  expect(await suggested('Asia/Kolkata')).not.toEqual([]);
  expect([await suggested('No/Where'), await suggested('UTC')]).toEqual([[], []]);
  await keep('EGLL');
  expect(await suggested('Europe/Zurich')).toEqual([]);
});

describe('GET /desk', () => {
  it('answers who has no key with the coverage alone, and no NOTAM', async () => {
    await keep('EHAM');
    await take(notam('RWY 04/22 CLSD'));
    const { status, json } = await ask(server, '/desk?since=2026-08-01T00:00:00Z');
    expect(status).toBe(200);
    expect(json).toMatchObject({ favourites: [], routes: [], aerodromes: [], news: { count: null, items: [] } });
    expect(json.coverage).toMatchObject([
      { countryCode: 'NL', notams: 1, issuedAt: '2026-08-01T08:00:00.000Z', freshness: 'stale', isOnDesk: false },
    ]);
  });

  it('grades the age of NOTAMs without an issue date as the reasons of the state do', async () => {
    await keep('EHAM');
    await take(notam('TWY A CLSD', { b: '2606010000', qcode: 'QMXLC' }).replace(/\nCREATED.*/, ''));
    const { now: current, notams } = await aerodrome();
    expect([current.reasons.includes('notamsOld'), notams]).toMatchObject([true, { asOf: null, freshness: 'stale' }]);
  });

  it('says of a favourite that nothing covers that it is unknown, and why', async () => {
    await keep('EHAM');
    const ham = await aerodrome();
    expect(ham).toMatchObject({
      now: { state: 'unknown', runwaysLeft: null, isComplete: false },
      notams: { isCovered: false, isWhole: false, importedAt: null, asOf: null, issuedAt: null, freshness: 'unknown' },
      best: { ends: [], reason: 'noWind' },
      news: { since: null, count: null },
    });
    expect(ham.now.reasons).toContain('notCovered');
    expect((await desk()).coverage).toMatchObject([{ countryCode: 'NL', notams: 0, issuedAt: null, freshness: 'unknown', isOnDesk: true }]);
  });

  it('concludes what is left now and at a time as the state of the aerodrome does, and draws each closure of the strip once', async () => {
    const names = await runwaysOf('EHAM');
    await keep('EHAM');
    await take(
      ...names.map((name) => notam(`RWY ${name} CLSD`, { b: '2608232000', c: '2608240400' })),
      notam('TWY A CLSD', { qcode: 'QMXLC' }),
    );
    await send('POST', '/notams/import', bulletin({ issued: NOW.toISOString(), aerodromes: ['EHAM'] }));
    const ham = await aerodrome('?at=2026-08-23T22:00:00Z');
    expect(ham.now).toMatchObject({ at: '2026-08-23T12:00:00.000Z', runwaysLeft: names.length });
    expect(ham.atTime).toMatchObject({ at: '2026-08-23T22:00:00.000Z', runwaysLeft: 0 });
    const { json } = await ask<AerodromeState>(server, '/airports/EHAM/state?at=2026-08-23T22:00:00Z');
    expect(ham.atTime).toMatchObject({
      state: json.aerodrome.state,
      runwaysLeft: json.runwaysLeft,
      isComplete: json.isComplete,
      reasons: json.reasons,
    });
    expect(ham.noneLeft).toEqual([{ start: '2026-08-23T20:00:00.000Z', end: '2026-08-24T04:00:00.000Z' }]);
    expect(ham.closures.map(({ runway }) => runway)).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(ham.closures[0]).toMatchObject({
      start: '2026-08-23T20:00:00.000Z',
      end: '2026-08-24T04:00:00.000Z',
      reachesEnd: false,
      isPart: false,
    });
    expect(ham.severities.find(({ severity }) => severity === 5)?.count).toBe(names.length);
    expect((await aerodrome()).severities.find(({ severity }) => severity === 5)?.count).toBe(0);
  });

  it('begins the strip now, or at a time that is later than its end, and clips what goes on', async () => {
    await keep('EHAM');
    const [name = ''] = await runwaysOf('EHAM');
    await take(notam(`RWY ${name} CLSD`));
    const near = await desk('?at=2026-08-23T22:00:00Z');
    expect(near.strip).toEqual({ start: '2026-08-23T12:00:00.000Z', end: '2026-08-24T12:00:00.000Z' });
    expect(near.aerodromes[0]?.closures).toMatchObject([{ ...near.strip, reachesEnd: true }]);
    const far = await desk('?at=2026-08-26T22:00:00Z');
    expect(far.strip).toEqual({ start: '2026-08-26T22:00:00.000Z', end: '2026-08-27T22:00:00.000Z' });
    // Civil twilight of Amsterdam in August ends about 1930Z.
    expect(near.aerodromes[0]?.nights.map(({ start, end }) => [start.slice(0, 13), end.slice(0, 13)])).toEqual([
      ['2026-08-23T19', '2026-08-24T04'],
    ]);
    expect(near.aerodromes[0]).toMatchObject({ isNight: true, sun: { date: '2026-08-24', isUpAtNoon: true } });
  });

  it('names the end that the wind favours, of those that are not closed then', async () => {
    await keep('EHAM');
    await take(notam('TWY A CLSD', { qcode: 'QMXLC' }));
    const open = (await aerodrome('?wind=240/15G25')).best;
    expect(open).toMatchObject({ wind: { direction: 240, speedKt: 15, gustKt: 25 }, reason: null });
    expect(open.ends.map(({ end }) => end)).toEqual(['24']);
    const [best] = open.ends;
    expect(best?.headwindKt).toBeGreaterThanOrEqual(14);
    expect(Math.abs(best?.gustCrosswindKt ?? Number.NaN)).toBeGreaterThanOrEqual(Math.abs(best?.crosswindKt ?? Number.NaN));
    await take(notam('RWY 06/24 CLSD'));
    const other = (await aerodrome('?wind=EHAM=24015KT,360/40')).best;
    expect(other.wind?.speedKt).toBe(15);
    expect(other.ends.map(({ end }) => end)).not.toContain('24');
    expect(other.ends.length).toBeGreaterThan(0);
    expect((await aerodrome('?wind=VRB03KT')).best.reason).toBe('variable');
    expect((await aerodrome('?wind=calm')).best.reason).toBe('calm');
    await keep('LSGG');
    expect((await aerodrome('?wind=136/15', 'LSGG')).best.ends.map(({ end, crosswindKt }) => [end, crosswindKt])).toEqual([
      ['04', 15],
      ['22', -15],
    ]);
  });

  it('takes the wind of METAR now and of TAF at the time next to it, with their ages, where none is typed', async () => {
    await keep('EHAM');
    await take(notam('TWY A CLSD', { qcode: 'QMXLC' }));
    const reports = 'METAR EHAM 231125Z 24015G28KT CAVOK 22/12 Q1015=\nTAF EHAM 231110Z 2312/2418 06012KT CAVOK=';
    await send('POST', '/weather/import', reports);
    const then = await aerodrome('?at=2026-08-23T22:00:00Z&expand=weather');
    expect(then.bestNow).toMatchObject({ wind: { gustKt: 28, source: { kind: 'METAR', minutes: 35 } }, ends: [{ end: '24' }] });
    expect(then.best).toMatchObject({ wind: { direction: 60, source: { kind: 'TAF', minutes: 50 } }, ends: [{ end: '06' }] });
    expect(then.weather).toMatchObject({ station: 'EHAM', ages: { metar: 'fresh', taf: 'valid' } });
    const typed = await aerodrome('?wind=180/20');
    expect(typed.best.wind).toMatchObject({ direction: 180, source: { kind: 'typed' } });
    expect(typed.weather).toBeUndefined();
    server.core.weather.clear();
  });

  it('lists what is new since the last look, of every place or of one, the most severe first', async () => {
    await keep('EHAM');
    await take(notam('TWY A CLSD', { qcode: 'QMXLC' }));
    now = new Date('2026-08-23T13:00:00Z');
    await take(notam('TWY B CLSD', { qcode: 'QMXLC' }), notam('RWY 06/24 CLSD'), notam('RWY 04/22 CLSD', { c: '2608231230' }));
    const all = await desk('?since=2026-08-23T11:00:00Z');
    expect(all.news.count).toBe(3);
    const two = await desk('?since=2026-08-23T12:30:00Z');
    expect(two.news).toMatchObject({ count: 2, items: [{ severity: 5, isChanged: false }, { isChanged: false }] });
    expect(two.news.items[0]?.headline).toContain('06/24');
    expect(two.aerodromes[0]?.news).toEqual({ since: '2026-08-23T12:30:00.000Z', count: 2 });
    const one = await aerodrome('?since=2026-08-23T11:00:00Z,EHAM=2026-08-23T13:00:00Z');
    expect(one.news.count).toBe(0);
  });

  it('has each aerodrome of a stored route once, and what its words do not say', async () => {
    await keep('EHAM');
    await send('POST', '/routes', { text: 'EHAM XXQQX EGLL', name: 'To London', alternates: ['EGKK'] });
    const { routes, aerodromes, coverage } = await desk();
    expect(routes).toMatchObject([
      {
        name: 'To London',
        faults: 1,
        aerodromes: [
          { role: 'departure', ident: 'EHAM' },
          { role: 'destination', ident: 'EGLL' },
          { role: 'alternate', ident: 'EGKK' },
        ],
      },
    ]);
    expect(new Set(aerodromes.map(({ code }) => code))).toEqual(new Set(['EGKK', 'EGLL', 'EHAM']));
    expect(coverage.map(({ countryCode, isOnDesk }) => [countryCode, isOnDesk])).toEqual([
      ['NL', true],
      ['GB', true],
    ]);
  });

  it('counts a country by the places of its NOTAMs and regions, without the samples', async () => {
    await take(notam('RWY 04/22 CLSD'), notam('GPS UNRELIABLE', { a: 'EHAA', qcode: 'QGAXX' }), notam('RWY 09L/27R CLSD', { a: 'EGLL' }));
    const { coverage } = await desk();
    expect(coverage.map(({ countryCode, notams }) => [countryCode, notams])).toEqual([
      ['NL', 2],
      ['GB', 1],
    ]);
  });

  it.each([
    ['at=yesterday', 'at:'],
    ['wind=240', 'wind: "240" is not'],
    ['wind=240/15,=240/10', 'wind: "=240/10" is not'],
    ['since=2027-01-01T00:00:00Z', 'since: "2027-01-01T00:00:00Z" is not'],
  ])('refuses %s with a sentence', async (query, detail) => {
    const { status, json } = await ask<{ details: string[] }>(server, `/desk?${query}`);
    expect(status).toBe(400);
    expect(json.details[0]).toContain(detail);
  });
});
