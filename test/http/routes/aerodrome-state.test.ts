/** What is open at an aerodrome: real NOTAM texts, imported into a real server, asked without a key. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AerodromeState } from '#contract/airports/state.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { ask, askWithKey, ownServer, type Running } from '../../helpers/server.ts';

const NOW = new Date('2026-08-23T12:00:00Z');
let server: Running;
beforeEach(async () => {
  server = await ownServer({ clock: () => NOW });
});

let serial = 0;
/** A NOTAM of Amsterdam from the 1st to the 31st of August, unless `parts` say otherwise. */
function notam(text: string, parts: { b?: string; c?: string; d?: string; a?: string; qcode?: string } = {}): string {
  const { a = 'EHAM', b = '2608010000', c = '2608312359', d, qcode = 'QMRLC' } = parts;
  return [
    `A${String(1_000 + ++serial)}/26 NOTAMN`,
    `Q) EHAA/${qcode}/IV/NBO/A/000/999/5218N00446E005`,
    `A) ${a} B) ${b} C) ${c}`,
    ...(d === undefined ? [] : [`D) ${d}`]),
    `E) ${text}`,
  ].join('\n');
}

/** Imports them in a bulletin that claims to hold all of the region. */
async function take(...texts: string[]): Promise<void> {
  if (texts.length > 0) await paste(...texts);
  await paste(bulletin({ issued: NOW.toISOString(), regions: ['EHAA'], aerodromes: ['EHAM'] }));
}

async function paste(...texts: string[]): Promise<void> {
  const report = await askWithKey(server, 'POST', '/notams/import', texts.join('\n\n'));
  expect(report.status).toBe(200);
}

async function stateOf(place = 'EHAM', query = ''): Promise<AerodromeState> {
  const { status, json } = await ask(server, `/airports/${place}/state${query}`);
  expect(status).toBe(200);
  return json;
}

const endsIn = (state: AerodromeState): Record<string, string> =>
  Object.fromEntries(state.runways.flatMap(({ ends }) => ends.map(({ ident, state: of }) => [ident ?? '', of])));

describe('GET /airports/{id}/state', () => {
  it('is unknown, and says why, where no import covered the place', async () => {
    const state = await stateOf();
    expect(new Set(Object.values(endsIn(state)))).toEqual(new Set(['unknown']));
    expect(state).toMatchObject({ aerodrome: { state: 'unknown' }, runwaysLeft: null, isComplete: false });
    expect(state.reasons).toContain('notCovered');
    expect(state.coverage).toMatchObject({ isCovered: false, importedAt: null, region: 'EH', regionIssuedAt: null, notams: 0 });
  });

  it('puts together what several NOTAMs close, and says that no runway is left, to who asks without a key too', async () => {
    const names = (await stateOf()).runways.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    await take(
      ...names.slice(1).map((name) => notam(`RWY ${name} CLSD`)),
      ...Array.from({ length: 8 }, () => notam('TWY A CLSD', { qcode: 'QMXLC' })),
    );
    const one = await stateOf();
    expect(one.runwaysLeft).toBe(1);
    expect(one.noneLeft).toEqual([]);
    await take(notam(`RWY ${names[0]} CLSD`, { b: '2608230600', c: '2608231800' }));
    const none = await stateOf();
    expect(none).toMatchObject({ runwaysLeft: 0, aerodrome: { state: 'open' }, isComplete: true, reasons: [] });
    expect(new Set(Object.values(endsIn(none)))).toEqual(new Set(['closed']));
    expect((await stateOf('EHAM', '?at=2026-08-23T20:00:00Z')).runwaysLeft).toBe(1);
    const day = await stateOf('EHAM', '?at=2026-08-23T00:00:00Z&to=2026-08-24T00:00:00Z');
    expect(day).toMatchObject({ runwaysLeft: 0, noneLeft: [{ start: '2026-08-23T06:00:00.000Z', end: '2026-08-23T18:00:00.000Z' }] });
  });

  it('leaves out what does not concern the flight that asks, and counts it', async () => {
    const [first] = (await stateOf()).runways;
    await take(notam(`RWY ${first?.name} CLSD TO ACFT WITH WINGSPAN MORE THAN 36M`));
    const withWingspan = await stateOf('EHAM', '?wingspan=34&flightRules=IFR');
    expect(withWingspan.runways[0]).toMatchObject({ id: first?.id, state: 'open' });
    expect(withWingspan).toMatchObject({ notConcerned: 1, closures: [] });
    for (const query of ['', '?wingspan=60', '?mass=5000&flightRules=VFR'])
      expect(await stateOf('EHAM', query)).toMatchObject({ notConcerned: 0, closures: [{ kind: 'closesRunway', extent: 'part' }] });
  });

  it('is closed to the flight that a closure concerns, and by one that leaves nothing to an ordinary flight', async () => {
    const names = (await stateOf()).runways.map(({ name }) => name);
    const [first = '', second = '', ...others] = names;
    await take(
      notam(`RWY ${first} NOT AVBL FOR CODE F ACFT (A388, B748)`, { qcode: 'QMRLT' }),
      notam(`RWY ${second} CLSD TO ACFT WITH MTOW MORE THAN 136T`, { qcode: 'QMRLT' }),
      ...others.map((name) => notam(`RWY ${name} CLSD TO FIXED WING`)),
    );
    expect((await stateOf()).runwaysLeft).toBe(2);
    expect(await stateOf('EHAM', '?aircraftType=C172&mass=1111')).toMatchObject({ runwaysLeft: 2, notConcerned: 1 });
    const heavy = await stateOf('EHAM', '?aircraftType=A388&mass=575000');
    expect(heavy).toMatchObject({ runwaysLeft: 0, noneLeft: [{ start: NOW.toISOString() }], notConcerned: 0 });
    expect(heavy.runways[0]?.ends[0]).toMatchObject({ state: 'closed', causes: [{ extent: 'whole', for: 'someAircraft' }] });
    // The NOTAM names no family of it: `B748` is no B744 for certain.
    expect(await stateOf('EHAM', '?aircraftType=B744')).toMatchObject({ notConcerned: 0 });
    for (const text of ['', 'Boeing'])
      expect((await ask(server, `/airports/EHAM/state?aircraftType=${text}`)).json).toMatchObject({
        details: [`aircraftType: must be a type designator of ICAO Doc 8643 such as C172, not "${text}"`],
      });
    await take(notam('AD CLSD TO VFR FLT', { qcode: 'QFALT' }));
    expect((await stateOf('EHAM', '?flightRules=IFR')).aerodrome.state).toBe('open');
    expect((await stateOf()).aerodrome.state).toBe('part');
    expect((await stateOf('EHAM', '?flightRules=VFR')).aerodrome.state).toBe('closed');
    await take(notam('AD CLSD EXC FOR STATE, MEDEVAC AND EMERGENCY FLT', { qcode: 'QFALT' }));
    for (const query of ['', '?flightRules=IFR&isScheduled=true'])
      expect(await stateOf('EHAM', query)).toMatchObject({ aerodrome: { state: 'closed' }, runwaysLeft: 0 });
  });

  it('is unknown over a time that begins before the list was made, as at that moment', async () => {
    await take(notam('TWY A CLSD', { qcode: 'QMXLC' }));
    for (const query of ['?at=2026-08-23T00:00:00Z', '?at=2026-08-23T00:00:00Z&to=2026-08-23T12:30:00Z']) {
      const state = await stateOf('EHAM', query);
      expect(new Set(Object.values(endsIn(state)))).toEqual(new Set(['unknown']));
      expect(state).toMatchObject({ runwaysLeft: null, reasons: expect.arrayContaining(['partOfListOnly']), coverage: { isWhole: false } });
    }
  });

  it('tells what is closed in part, displaced, out of service and by which NOTAM, without its text', async () => {
    await take(
      notam('RWY 04/22 CLSD FOR LDG'),
      notam('ILS RWY 22 U/S', { qcode: 'QICAS' }),
      notam('FUEL NOT AVBL', { qcode: 'QFUAU' }),
      notam('RESCUE AND FIRE FIGHTING DOWNGRADED TO CAT 5', { qcode: 'QFFCG' }),
    );
    const state = await stateOf();
    const main = state.runways.find(({ name }) => name === '04/22');
    expect(main?.ends.map(({ state: of }) => of)).toEqual(['part', 'part']);
    expect(state.navaidsOut).toMatchObject([{ kind: 'navaidOut', notamId: expect.stringMatching(/^A\d{4}\/26$/) as string }]);
    expect(state.fuel).toHaveLength(1);
    expect(state.rescueAndFireFighting).toHaveLength(1);
    expect(JSON.stringify(state)).not.toMatch(/DOWNGRADED|NOT AVBL/);
  });

  it('is that of an aerodrome which a NOTAM names among others', async () => {
    await take(notam('AD CLSD', { a: 'LSZH EHAM LSGS', qcode: 'QFALC' }));
    const state = await stateOf();
    expect(state).toMatchObject({ aerodrome: { state: 'closed' }, runwaysLeft: 0 });
    expect((await stateOf('LSZH')).aerodrome.state).toBe('closed');
  });

  it('may be closed where a schedule could not be read', async () => {
    await take(notam('RWY 04/22 CLSD', { d: 'WHENEVER IT SUITS' }));
    const state = await stateOf();
    expect(endsIn(state)).toMatchObject({ '04': 'mayBeClosed', '22': 'mayBeClosed' });
    expect(state.reasons).toEqual(['scheduleNotUnderstood', 'closureNotUnderstood']);
  });

  it('counts a closure as in force whose end is before its start, and says so', async () => {
    await take(notam('RWY 04/22 CLSD', { b: '2608200000', c: '2607010000' }));
    const state = await stateOf();
    expect(endsIn(state)).toMatchObject({ '04': 'closed', '22': 'closed' });
    expect(state.reasons).toContain('datesImpossible');
  });

  it('is not complete where single NOTAMs of the place were imported, and no list that claims to be whole', async () => {
    await paste(notam('RWY 04/22 CLSD'));
    const single = await stateOf();
    expect(single.coverage).toMatchObject({ isCovered: true, isWhole: false });
    expect(single.reasons).toContain('partOfListOnly');
    expect(single.runways.map(({ state }) => state)).not.toContain('open');
    expect(endsIn(single)).toMatchObject({ '04': 'closed' });
    await take();
    const whole = await stateOf();
    expect(whole.coverage).toMatchObject({ isCovered: true, isWhole: true });
    expect(whole.coverage.claim).toMatchObject({ place: 'EHAM', kind: 'full', from: NOW.toISOString(), to: null, count: 0 });
    expect(whole.reasons).not.toContain('partOfListOnly');
    const [before, after] = [NOW.getTime() - 3_600_000, NOW.getTime() + 3_600_000].map((time) => new Date(time).toISOString());
    for (const time of [`?at=${before}`, `?at=${before}&to=${after}`])
      expect((await stateOf('EHAM', time)).reasons).not.toContain('coverageOld');
    expect(whole.runways.map(({ state }) => state)).toContain('open');
  });

  it('has no runway left where single NOTAMs close all of them, whatever else is missing', async () => {
    await paste(...(await stateOf()).runways.map(({ name }) => notam(`RWY ${name} CLSD`)));
    expect(await stateOf()).toMatchObject({ runwaysLeft: 0, aerodrome: { state: 'unknown' }, coverage: { isWhole: false } });
  });

  it('says that the last complete list is old, and is not known beyond the end of that list', async () => {
    await paste(notam('RWY 04/22 CLSD'));
    await paste(bulletin({ issued: '2026-08-22T11:59:00Z', validTo: '2026-08-29T12:00:00Z', aerodromes: ['EHAM'] }));
    expect((await stateOf()).reasons).toContain('coverageOld');
    expect((await stateOf()).reasons).not.toContain('notamsOld');
    expect((await stateOf('EHAM', '?at=2026-08-29T11:00:00Z')).coverage.isWhole).toBe(true);
    const later = await stateOf('EHAM', '?at=2026-08-29T11:00:00Z&to=2026-08-29T13:00:00Z');
    expect(later.runways.map(({ state }) => state)).not.toContain('open');
    expect(later.reasons).toContain('partOfListOnly');
  });

  it('is closed by a NOTAM of its region that closes all but others, and not known where it names a part or the place', async () => {
    await take(
      notam('TWY A CLSD', { qcode: 'QMXLC' }),
      notam('ALL AERODROMES WITHIN EHAA FIR CLSD EXC LSZH', { a: 'EHAA', qcode: 'QFALC' }),
    );
    expect(await stateOf()).toMatchObject({ aerodrome: { state: 'closed' }, runwaysLeft: 0 });
    await take(notam('TWY A CLSD', { a: 'LSZH', qcode: 'QMXLC' }));
    const named = await stateOf('LSZH');
    expect(named.aerodrome.state).toBe('open');
    expect(named.reasons).toContain('regionalClosure');
  });

  it('may be closed by a NOTAM of what may be its region, and is closed where an older NOTAM of it names the region', async () => {
    const closure = notam('ALL AIRPORTS WITHIN AMSTERDAM FIR ARE CLOSED FOR CIVIL FLIGHTS EXCEPT EHBK', { a: 'EHAA', qcode: 'QFALC' });
    await take(closure);
    const unsure = await stateOf();
    const [cause] = unsure.aerodrome.causes;
    expect(unsure).toMatchObject({ aerodrome: { state: 'mayBeClosed' }, runwaysLeft: null, noneLeft: [], isComplete: false });
    expect(cause).toMatchObject({ kind: 'mayClose', notamId: `A${1_000 + serial}/26`, runway: null });
    expect(unsure.closures).toMatchObject([{ kind: 'mayClose', notamId: `A${1_000 + serial}/26`, applies: 'now' }]);
    expect(new Set(Object.values(endsIn(unsure)))).toEqual(new Set(['mayBeClosed']));
    expect(unsure.reasons).toEqual(['closureNotUnderstood', 'regionalClosure']);
    await take(notam('TWY A CLSD', { qcode: 'QMXLC', b: '2608010000', c: '2608020000' }));
    expect(await stateOf()).toMatchObject({ aerodrome: { state: 'closed' }, runwaysLeft: 0, reasons: [] });
  });

  it('ends a closure where another NOTAM replaced it', async () => {
    await take(notam('RWY 04/22 CLSD'));
    await take(notam('RWY 04/22 OPEN', { b: '2608231300', qcode: 'QMRAH' }).replace('NOTAMN', `NOTAMR A${1_000 + serial - 1}/26`));
    const state = await stateOf('EHAM', '?at=2026-08-23T12:30:00Z&to=2026-08-23T15:00:00Z');
    const [cause] = state.runways.find(({ name }) => name === '04/22')?.ends[0]?.causes ?? [];
    expect(cause).toMatchObject({ from: '2026-08-23T12:30:00.000Z', to: '2026-08-23T13:00:00.000Z' });
  });

  it.each(['H24', '0000-2400', 'WHENEVER IT SUITS'])('has causes that last as long as the NOTAM with the schedule %s', async (d) => {
    await take(notam('RWY 04/22 CLSD', { d }));
    const [cause] = (await stateOf()).runways.find(({ name }) => name === '04/22')?.ends[0]?.causes ?? [];
    expect([cause?.from, cause?.to?.slice(0, 16)]).toEqual(['2026-08-01T00:00:00.000Z', '2026-08-31T23:59']);
  });

  it('refuses moments that are none, and an end before the begin', async () => {
    const details = async (query: string) => (await ask(server, `/airports/EHAM/state?${query}`)).json as { details: string[] };
    for (const at of ['soon', '2026-02-30T08:00:00Z']) expect((await details(`at=${at}`)).details[0]).toMatch(/^at: must be /);
    expect((await details('at=2026-08-23T12:00:00Z&to=2026-08-22T12:00:00Z')).details).toEqual(['to: must not be before at']);
    expect((await ask(server, '/airports/NONE/state')).status).toBe(404);
  });
});

describe('expand=state', () => {
  it('adds the same to an airport and to a page of airports, and to nothing by default', async () => {
    await take(notam('RWY 04/22 CLSD'));
    const state = await stateOf();
    const one = (await ask(server, '/airports/EHAM?expand=state')).json as { aerodromeState: AerodromeState; state: string };
    expect(one.aerodromeState).toEqual(state);
    const page = (await ask(server, '/airports?filter={"icaoCode":"EHAM"}&expand=state&limit=5')).json as {
      items: { aerodromeState: AerodromeState }[];
    };
    expect(page.items.map(({ aerodromeState }) => aerodromeState)).toEqual([state]);
    expect((await ask(server, '/airports/EHAM')).text).not.toContain('aerodromeState');
  });

  it('is refused for large pages and exports', async () => {
    expect((await ask(server, '/airports?expand=state&limit=26')).status).toBe(400);
    expect((await ask(server, '/airports?expand=state&format=ndjson&limit=5')).status).toBe(400);
  });
});
