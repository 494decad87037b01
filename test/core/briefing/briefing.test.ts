import { toMinute } from '#words/leg-figures.ts';
import { describe, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { NotShownReason } from '#contract/briefing/notice.ts';
import { Refusal } from '#core/refusal.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { briefOf, fileOf, importNotams, importText, openForTest, planOf, written } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const numbers = (briefing: Briefing, ids: readonly string[]) =>
  ids.map((id) => briefing.notices.find((notice) => notice.id === id)?.notamId?.replace(/^A0*|\/26$/g, ''));
const left = (briefing: Briefing): Partial<Record<NotShownReason, number>> =>
  Object.fromEntries(briefing.notShown.map(({ reason, count }) => [reason, count]));
const runways = ({ aerodromes }: Briefing, ident: string) =>
  aerodromes.find((one) => one.ident === ident)?.during?.runways.map(({ name, state }) => [name, state]);

describe('a briefing', () => {
  it('says that nothing but samples is stored, and that nothing is covered', async () => {
    const { core } = await openForTest(NOW);
    const briefing = briefOf(core)(planOf('EGLL LFPG'));
    expect(briefing.reasons).toEqual(expect.arrayContaining(['onlySamples', 'notCovered', 'starterDataset']));
    expect(briefing.data).toMatchObject({ notamsImportedAt: null, freshness: 'unknown' });
    expect(briefing.aerodromes).toHaveLength(2);
    for (const { during } of briefing.aerodromes) expect(during).toMatchObject({ coverage: { isCovered: false }, runwaysLeft: null });
    expect(runways(briefing, 'LFPG')?.every(([, state]) => state !== 'open')).toBe(true);
  });

  it('says that nothing is stored', async () => {
    const { core } = await openForTest(NOW, { a: 'EGLL' });
    for (const { id } of core.notams.rows({})) core.notams.remove(id, { by: 'tests', note: null });
    const briefing = briefOf(core)(planOf('EGLL LFPG'));
    expect(briefing.reasons).toEqual(expect.arrayContaining(['nothingImported', 'notCovered', 'firsUnknown']));
    expect([briefing.notices, briefing.notShown, briefing.data.notams]).toEqual([[], [], 0]);
  });

  it.each([
    ['2026-11-21T08:59:00.000Z', '21 Nov 2026 06:50:00', 'fresh', false],
    ['2026-11-21T08:59:00.000Z', '20 Nov 2026 06:50:00', 'stale', true],
    ['2026-11-21T08:59:00.000Z', '22 Aug 2026 17:50:00', 'stale', true],
    ['2026-11-21T08:59:00.000Z', null, 'unknown', false],
    ['2026-11-24T07:00:00.000Z', null, 'stale', true],
    ['2027-02-21T07:00:00.000Z', '21 Nov 2026 06:50:00', 'stale', true],
  ])('at %s on an import of 21 November whose newest was issued on %s says that it is %s', async (now, created, freshness, isStale) => {
    const { core, at } = await openForTest(NOW);
    const footer = created === null ? '' : `\nCREATED: ${created}`;
    await importText(core, written({ a: 'EGLL', at: '5129N00028W005' }) + footer);
    at(now);
    const { data, reasons } = briefOf(core)(planOf('EGLL LFPG'));
    expect(data.freshness).toBe(freshness);
    const issuedAt = created === null ? null : new Date(`${created}Z`).toISOString();
    expect(data.coverage.find(({ place }) => place === 'EGLL')).toEqual({
      place: 'EGLL',
      countryCode: 'GB',
      coveredAt: NOW,
      claim: null,
      issuedAt,
      freshness,
    });
    expect(data.sources.map((one) => [one.issuedAt, one.freshness])).toContainEqual([issuedAt, freshness]);
    expect([reasons.includes('dataStale'), reasons.includes('departurePassed')]).toEqual([isStale, true]);
    const state = core.states.of('EGLL', { at: now });
    // A single NOTAM of the place is no list that claims to be whole.
    expect([state?.reasons, state?.isComplete]).toEqual([['partOfListOnly', ...(isStale ? ['notamsOld'] : [])], false]);
  });

  it('shows what is active en route before anything is looked at on the ground', async () => {
    const { core } = await openForTest(NOW);
    // Abeam at the departure, 08:00Z; aerodromes are looked at from 07:00Z on.
    await importNotams(core, { a: 'LSAS', at: '4620N00610E005', q: 'QRDCA', scope: 'W', d: '0630-0655', e: 'DANGER AREA ACT.' });
    const shown = (abeamMin: number) => briefOf(core)(planOf('LSGG LSZH', { options: { abeamMin } })).notices.length;
    expect([shown(30), shown(93)]).toEqual([0, 1]);
  });

  it('shows what is active at the one moment at which a flight is there', async () => {
    const { core } = await openForTest(NOW);
    await importNotams(core, { a: 'LSAS', at: '4620N00610E005', q: 'QRDCA', scope: 'W', d: '0700-0900', e: 'DANGER AREA ACT.' });
    const shown = (depart: string) =>
      briefOf(core)(planOf('LSGG LSGG', { depart, options: { abeamMin: 0 } })).notices.map(({ activePeriods }) => activePeriods);
    const at = (time: string) => `2026-11-21T${time}:00.000Z`;
    expect(shown(at('08:00'))).toEqual([[{ start: at('08:00'), end: at('08:00') }]]);
    expect(shown(at('07:00'))).toEqual([[{ start: at('07:00'), end: at('07:00') }]]);
    expect(shown(at('09:00'))).toEqual([]);
    expect(shown(at('06:59'))).toEqual([]);
  });

  it('gives the times of the flight to the minute of its log', async () => {
    const { core } = await openForTest(NOW);
    const plan = planOf('N0120A055 LSGG GVA PAS LSZH');
    const { points, totals } = core.routes.parse(plan);
    const briefing = briefOf(core)(plan);
    const logged = points.map(({ eto }) => new Date(toMinute(eto ?? '')).toISOString());
    expect(points.filter(({ eto }) => eto !== null && Date.parse(eto) % 60_000 >= 30_000)).not.toEqual([]);
    expect(briefing.points.map(({ eto }) => eto)).toEqual(logged);
    expect([briefing.route.arrive, briefing.aerodromes.find(({ roles }) => roles.includes('destination'))?.at]).toEqual(
      Array.from({ length: 2 }, () => new Date(toMinute(totals.arrive ?? '')).toISOString()),
    );
  });

  it('shows the NOTAMs of an end that is not in the data, and says that nothing is known of it', async () => {
    const { core } = await openForTest(
      NOW,
      { a: 'LFZQ', at: '4340N00713E005', q: 'QMRLC', e: 'RWY 04R/22L CLSD' },
      { a: 'LFZX', at: '4340N00713E005', q: 'QFALC', e: 'AD CLSD' },
    );
    const briefing = briefOf(core)(planOf('LSGG DCT GVA DCT LFZQ', { alternates: ['LFZX'] }));
    expect(briefing.title).toBe('LSGG to LFZQ');
    expect(
      briefing.aerodromes.map(({ ident, roles, airportId, at, notices }) => [ident, roles, airportId, at, numbers(briefing, notices)]),
    ).toEqual([
      ['LSGG', ['departure'], expect.any(String), '2026-11-21T08:00:00.000Z', []],
      ['LFZQ', ['destination'], null, null, ['1']],
      ['LFZX', ['alternate'], null, null, ['2']],
    ]);
    expect(briefing.reasons).toEqual(expect.arrayContaining(['endNotInData', 'arrivalUnknown', 'routeHasFaults']));
    expect(left(briefing)).toEqual({});
    for (const format of ['text', 'html', 'md'] as const) {
      const { bytes } = await fileOf(core, briefing, { format, paper: 'a4', language: 'en' });
      const form = String(Buffer.from(bytes)).replaceAll(/\s+/g, ' ');
      expect(form).toContain('arrival unknown · distance unknown');
      for (const closure of [/A0001\/26 says: [^.]*04R\/22L[^.]*closed/i, /A0002\/26 says: [^.]*closed/i]) expect(form).toMatch(closure);
    }
    const way = briefOf(core)(planOf('LFZQ DCT GVA DCT LSGG'));
    expect(way.aerodromes.map(({ ident }) => ident)).toEqual(['LFZQ', 'LSGG']);
    expect(way.points.map(({ eto }) => eto)).toEqual([null, null]);
    expect(way.sun).toEqual({ changes: [], isNightAtDeparture: null, isNightAtArrival: null });
    expect(briefing.sun).toEqual({ changes: [], isNightAtDeparture: false, isNightAtArrival: null });
    const unknown = { arrive: null, distanceNm: null, minutes: null };
    expect([briefing.route, way.route]).toMatchObject([unknown, unknown]);
    expect(briefOf(core)(planOf('LFZQ DCT LSGG')).aerodromes.map(({ ident }) => ident)).toEqual(['LFZQ', 'LSGG']);
    expect(briefOf(core)(planOf('LSGG DCT LIRKO LIRKO1R')).reasons).not.toContain('endNotInData');
  });

  it('never says open of a place of which only single NOTAMs are stored, also where one closes a part or shortens', async () => {
    const notices = ['RWY 04/22 CLSD FOR TRAINING FLT', 'RWY 04 THR DISPLACED BY 300M', 'AD CLSD FOR NON-SKED FLT'];
    for (const e of notices) {
      const { core } = await openForTest(NOW, { a: 'LSGG', at: '4615N00606E005', q: 'QXXXX', e });
      const briefing = briefOf(core)(planOf('LSGG DCT LSZH'));
      expect(briefing.aerodromes[0]?.during).toMatchObject({ isComplete: false, coverage: { isWhole: false } });
      for (const language of ['en', 'fr'] as const) {
        const { bytes } = await fileOf(core, briefing, { format: 'text', paper: 'a4', language });
        expect(String(Buffer.from(bytes)).match(/.*(?:04\/22|aerodrome|aérodrome).*\b(?:open|ouverte?)\b.*/giu) ?? []).toEqual([]);
      }
    }
  });

  it('of data imported after its own moment calls nothing fresh', async () => {
    const { core, at } = await openForTest(NOW, { a: 'EGLL', at: '5129N00028W005' });
    at('2026-11-20T07:00:00.000Z');
    expect(briefOf(core)(planOf('EGLL LFPG')).data.freshness).toBe('unknown');
  });

  it('tells a place that is covered from one that is not', async () => {
    const { core } = await openForTest(NOW, { a: 'EGLL', at: '5129N00028W005' });
    const briefing = briefOf(core)(planOf('EGLL LFPG'));
    expect(briefing.data.coverage).toEqual([
      { place: 'EGLL', countryCode: 'GB', coveredAt: NOW, claim: null, issuedAt: null, freshness: 'unknown' },
      { place: 'LFPG', countryCode: 'FR', coveredAt: null, claim: null, issuedAt: null, freshness: 'unknown' },
      { place: 'LSAS', countryCode: 'CH', coveredAt: NOW, claim: null, issuedAt: null, freshness: 'unknown' },
    ]);
    expect(briefing.reasons).toEqual(expect.arrayContaining(['notCovered', 'notWhole']));
    for (const place of ['EGLL', 'LFPG']) expect(runways(briefing, place)?.map(([, state]) => state)).not.toContain('open');
    await importText(core, bulletin({ issued: NOW, aerodromes: ['EGLL'] }));
    const whole = briefOf(core)(planOf('EGLL LFPG'));
    expect(whole.data.coverage[0]).toMatchObject({ place: 'EGLL', claim: { kind: 'full', from: NOW, count: 0 }, freshness: 'fresh' });
    expect(runways(whole, 'EGLL')?.map(([, state]) => state)).toEqual(['open', 'open']);
  });

  it('calls each place whole where its own state rests on a whole list, also where the flight began before the list was made', async () => {
    const { core } = await openForTest(NOW);
    await importText(core, bulletin({ issued: NOW, aerodromes: ['EGLL', 'LFPG'] }));
    const depart = new Date(Date.parse(NOW) - 2.5 * 3_600_000).toISOString();
    const { data, aerodromes, reasons } = briefOf(core)({ ...planOf('EGLL LFPG'), depart });
    const ofPlaces = data.coverage.filter(({ place }) => place === 'EGLL' || place === 'LFPG');
    expect(ofPlaces.map(({ claim }) => claim)).toEqual(aerodromes.map(({ during }) => during?.coverage.claim));
    expect(ofPlaces[0]?.claim).toBeNull();
    expect(reasons).toContain('notWhole');
  });

  it('prints how much of a runway is covered, how deep, and the friction that was measured', async () => {
    const { core } = await openForTest(NOW);
    await importText(
      core,
      [
        'SWLS0510 LSGG 11210630\n(SNOWTAM 0510\nLSGG\n11210630 04 5/5/3 100/50/75 03/NR/06 WET SNOW/WET/SLUSH)',
        '(A0002/26 NOTAMN\nQ) LSAS/QFAXX/IV/NBO/A/000/999/4709N00803E005\nA) LSZH B) 2611210600 C) 2611211800\n' +
          'E) RSC 16/34 10 PCT COMPACTED SNOW. CRFI 16/34 -5C .38 OBS AT 2611210645.)',
      ].join('\n\n'),
    );
    const { bytes } = await fileOf(core, briefOf(core)(planOf('LSGG LSZH')), { format: 'text', paper: 'a4', language: 'en' });
    const text = String(Buffer.from(bytes)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('100 % wet snow 3 mm / 50 % wet / 75 % slush 6 mm');
    expect(text).toContain('CRFI 0.38');
  });

  it('has no runway left where all are closed', async () => {
    const { core } = await openForTest(
      NOW,
      { a: 'EGLL', at: '5129N00028W005', q: 'QMRLC', e: 'RWY 09L/27R CLSD.' },
      { a: 'EGLL', at: '5129N00028W005', q: 'QMRLC', e: 'RWY 09R/27L CLSD.', c: '2611210830' },
      { a: 'LFPG', at: '4900N00233E005', q: 'QFALC', e: 'AD CLSD.' },
    );
    const { aerodromes, notices } = briefOf(core)(planOf('EGLL LFPG'));
    const [from, to] = aerodromes;
    expect(from?.during).toMatchObject({
      runwaysLeft: 0,
      noneLeft: [{ start: '2026-11-21T07:00:00.000Z', end: '2026-11-21T08:30:00.000Z' }],
    });
    expect(from?.atTime?.runways.map(({ state }) => state)).toEqual(['closed', 'closed']);
    expect(to?.during?.aerodrome.state).toBe('closed');
    expect(notices.map(({ severity, topic, section }) => [severity, topic, section])).toEqual(
      Array.from({ length: 3 }, () => [5, 'runway', 'aerodrome']),
    );
  });

  it('of a flight between two heliports has both, with their windows', async () => {
    const { core } = await openForTest(NOW, { a: 'EGLW', at: '5128N00011W005', q: 'QFALC', e: 'HELIPORT CLSD.' });
    const { aerodromes, title } = briefOf(core)(planOf('EGLW EGFC'));
    expect(title).toBe('EGLW to EGFC');
    expect(aerodromes.map(({ roles, during, notices }) => [roles, during?.aerodrome.state, notices.length])).toEqual([
      [['departure'], 'closed', 1],
      [['destination'], 'unknown', 0],
    ]);
  });

  it('finds areas on both sides of 180°', async () => {
    const { core } = await openForTest(NOW);
    const area = { fir: 'NFFF', q: 'QRDCA', scope: 'W', a: 'NFFF', c: '2611222359' };
    await importNotams(
      core,
      { ...area, at: '1650S17930E010' },
      { ...area, at: '1620S17930W010' },
      {
        ...area,
        at: '1400S17930W010',
        e: 'DANGER AREA 162000S 1795000W - 162000S 1795000E - 165000S 1795000E - 165000S 1795000W - 162000S 1795000W ACT.',
      },
      { ...area, at: '0000N00000E010' },
    );
    const briefing = briefOf(core)(planOf('NFFN NSFA', { options: { corridorNm: 100 } }));
    expect(numbers(briefing, briefing.enRoute.notices)).toHaveLength(3);
    expect(left(briefing)).toEqual({ outsideCorridor: 1 });
  });

  it('of 14 hours looks at each place at its own time', async () => {
    const { core } = await openForTest(NOW);
    const area = { fir: 'CZQX', q: 'QRDCA', scope: 'W', a: 'CZQX' };
    // The flight is above the Atlantic at about 1430Z and 1830Z, at 240 knots.
    await importNotams(
      core,
      { ...area, at: '5200N03000W030', b: '2611210700', c: '2611210900' },
      { ...area, at: '5200N03000W030', b: '2611211200', c: '2611211400' },
    );
    const briefing = briefOf(core)({ ...planOf('EGLL 52N030W KJFK'), aircraft: { tasKt: 240 } });
    expect(briefing.route.minutes).toBeGreaterThan(700);
    expect(numbers(briefing, briefing.enRoute.notices)).toEqual(['2']);
    expect(left(briefing)).toEqual({ expired: 1 });
    expect(briefing.notices[0]?.passes[0]).toMatchObject({ distanceNm: 0 });
  });

  it('of a departure yesterday is for yesterday, and says so', async () => {
    const { core } = await openForTest('2026-11-22T07:00:00.000Z');
    await importNotams(core, { q: 'QMRLC', e: 'RWY 04/22 CLSD.' }, { b: '2611220000', c: '2611222359', q: 'QMRLC', e: 'RWY 04/22 CLSD.' });
    const briefing = briefOf(core)(planOf('LSGG LSZH'));
    expect(briefing.reasons).toContain('departurePassed');
    expect(numbers(briefing, briefing.aerodromes[0]?.notices ?? [])).toEqual(['1']);
    expect(left(briefing)).toEqual({ notYetBegun: 1 });
  });

  it('names the aerodromes in the order of the flight, a round trip and alternates once', async () => {
    const { core } = await openForTest(NOW);
    const message = '(FPL-ABC-VG\n-C172/L-S/C\n-LSGG0800\n-N0120VFR DCT\n-LSZH0100 LSGG EDDF\n-DOF/261121)';
    const { aerodromes } = briefOf(core)({ ...planOf(message), depart: '2026-11-21T08:00Z' });
    expect(aerodromes.map(({ ident, roles, to }) => [ident, roles, to.slice(11, 13)])).toEqual([
      ['LSGG', ['departure', 'alternate'], '11'],
      ['LSZH', ['destination'], '11'],
      ['EDDF', ['alternate'], '13'],
    ]);
  });

  it('orders what is at an aerodrome by severity, and runways and approaches before lights, fuel and services', async () => {
    const { core } = await openForTest(
      NOW,
      { q: 'QSTAH', e: 'TWR HOURS OF SERVICE 0700-1900.' },
      { q: 'QFUAU', e: 'FUEL JET A1 NOT AVBL.' },
      { q: 'QLRAS', e: 'RWY 04/22 EDGE LIGHTS U/S.' },
      { q: 'QICAS', e: 'ILS RWY 22 U/S.' },
      { q: 'QMRLC', e: 'RWY 04/22 CLSD.' },
    );
    const { aerodromes, notices } = briefOf(core)(planOf('LSGG LSZH'));
    expect(aerodromes[0]?.notices).toEqual(notices.map(({ id }) => id));
    expect(notices.map(({ topic }) => topic)).toEqual(
      notices
        .map(({ severity, topic }) => [severity, topic] as const)
        .toSorted(([a], [b]) => b - a)
        .map(([, topic]) => topic),
    );
    expect(notices[0]).toMatchObject({ severity: 5, topic: 'runway' });
    expect(notices.map(({ topic }) => topic).indexOf('approach')).toBeLessThan(notices.map(({ topic }) => topic).indexOf('fuel'));
  });

  it('leaves out by levels, schedule, region and time, each with its reason', async () => {
    const { core } = await openForTest(NOW);
    const area = { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4650N00720E010' };
    await importNotams(
      core,
      { ...area, f: 'SFC', g: 'FL100' },
      { ...area, f: 'FL200', g: 'FL300' },
      { ...area, d: '2000-2200' },
      { ...area, d: '0800-0900' },
      { ...area, type: 'NOTAMC A0999/26' },
      { ...area, at: '5200N00000E010' },
      { ...area, c: '2611210300' },
      { ...area, b: '2611230000', c: '2611240000' },
      { ...area, q: 'QKKKK', scope: 'K' },
      { fir: 'LSAS', a: 'LSAS', scope: 'E', at: '4700N00800E999', e: 'ALL OF LSAS.' },
      { fir: 'EGTT', a: 'EGTT', scope: 'E', at: '5200N00000E999', e: 'ALL OF EGTT.' },
    );
    const briefing = briefOf(core)(planOf('N0120F085 LSGG LSZH'));
    expect(briefing.settings).toMatchObject({ rules: 'VFR', corridorNm: 10, lowerFt: 0, upperFt: 10_500 });
    expect(new Set(numbers(briefing, briefing.enRoute.notices))).toEqual(new Set(['1', '4']));
    expect(numbers(briefing, briefing.enRoute.regions)).toEqual(['10']);
    expect(left(briefing)).toEqual({
      cancellation: 1,
      checklist: 1,
      expired: 1,
      notYetBegun: 1,
      elsewhere: 1,
      outsideCorridor: 1,
      aboveLevels: 1,
      outsideSchedule: 1,
    });
    const { notices } = briefOf(core)({ ...planOf('N0120F085 LSGG LSZH'), options: { lowerFt: 11_000, upperFt: 40_000 } });
    expect(notices.map(({ upperLimit }) => upperLimit)).not.toContain('FL100');
  });

  it('leaves out what has no place in another country, and shows what is of a country of the flight or of none that is known', async () => {
    const { core } = await openForTest(NOW);
    const texts = {
      '9/1812': '!FDC 9/1812 ZDC PART 1 OF 8 SPECIAL SECURITY INSTRUCTIONS, WASHINGTON, DC. 2011200000-PERM',
      '2/8967': '!FDC 2/8967 FDC CHART CORRECT U.S. GOVERNMENT IFR ENROUTE LOW ALTITUDE CHART AKL4. 2011200000-PERM',
      'A1125/06': 'A1125/06 NOTAMN A) KZOA B) 0611200000 C) PERM E) FOR AIRCRAFT DEPARTING FROM THE WEST COAST.',
      'A0604/09': 'A0604/09 NOTAMN Q) DNKK/QNMCO/IV/NBO/A/000/999 A) DNXX B) 0911200000 C) PERM E) VOR ASSIGNED FREQ 113.8.',
      'A0700/26': 'A0700/26 NOTAMN Q) LSAS/QNMCO/IV/NBO/A/000/999 A) LSXY B) 2611200000 C) PERM E) VOR ASSIGNED FREQ 113.8.',
      'A0701/26': 'A0701/26 NOTAMN A) QQQQ B) 2611200000 C) PERM E) VOR ASSIGNED FREQ 113.8.',
    };
    await importText(core, Object.values(texts).join('\n\n'));
    const numbersIn = (briefing: Briefing) => new Set(briefing.notices.map(({ notamId }) => notamId));
    expect(numbersIn(briefOf(core)(planOf('LSGG LSZH')))).toEqual(new Set(['A0700/26', 'A0701/26']));
    expect(left(briefOf(core)(planOf('LSGG LSZH')))).toMatchObject({ elsewhere: 4 });
    expect(numbersIn(briefOf(core)(planOf('KJFK KORD')))).toEqual(new Set(['2/8967', '9/1812', 'A0701/26', 'A1125/06']));
  });

  it('measures to the edge of an area, not to its centre', async () => {
    // Its centre is 30 NM south of the route, its edge 5 NM.
    const { core } = await openForTest(NOW, { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4620N00740E025' });
    const { notices } = briefOf(core)(planOf('LSGG LSZH', { options: { corridorNm: 10 } }));
    expect(notices[0]?.passes[0]?.distanceNm).toBeLessThan(10);
    expect(briefOf(core)(planOf('LSGG LSZH', { options: { corridorNm: 1 } })).notices).toEqual([]);
  });

  it('always shows what is of no known place, is not understood, or may close something', async () => {
    const { core } = await openForTest(NOW);
    await importText(core, 'A0077/26 NOTAMN\nA) ZZZZ B) 2611210000 C) 2611212359\nE) SOMETHING AT A PLACE THAT IS NOT KNOWN.');
    await importNotams(core, { e: 'RWY 04/22 SUBJECT TO CLOSURE.', q: 'QMRXX' });
    const briefing = briefOf(core)(planOf('LSGG LSZH'));
    expect(briefing.unplaced).toHaveLength(1);
    expect(briefing.mayClose).toHaveLength(1);
    expect(briefing.aerodromes[0]?.during?.runways.map(({ state }) => state)).toContain('mayBeClosed');
  });

  it('marks what is new or changed, and folds what was acknowledged', async () => {
    const { core, at } = await openForTest(NOW, { e: 'ONE.' }, { e: 'TWO.' });
    const first = briefOf(core)(planOf('LSGG LSZH'));
    at('2026-11-21T07:30:00.000Z');
    await importNotams(core, { e: 'ONE.' }, { e: 'TWO, CHANGED.' }, { e: 'THREE.' });
    const knownIds = first.notices.map(({ id }) => id);
    for (const since of ['', 'yesterday', '2026-13-01T00:00Z', '2026-02-30T00:00Z', '2026-11-21'])
      expect(() => briefOf(core)({ ...planOf('LSGG LSZH'), options: { since } })).toThrow(Refusal);
    const since = briefOf(core)(
      { ...planOf('LSGG LSZH'), options: { since: first.made } },
      { acknowledged: new Set(knownIds.slice(0, 1)) },
    );
    expect(Object.fromEntries(since.notices.map(({ notamId, change }) => [notamId, change]))).toEqual({
      'A0001/26': null,
      'A0002/26': 'changed',
      'A0003/26': 'new',
    });
    expect(since.acknowledged).toBe(1);
    const against = briefOf(core)({ ...planOf('LSGG LSZH'), options: { known: knownIds } });
    expect(against.notices.filter(({ change }) => change === 'new').map(({ notamId }) => notamId)).toEqual(['A0003/26']);
  });

  it('gives the components of the wind, the navaids and frequencies concerned, and a count for each point', async () => {
    const { core } = await openForTest(
      NOW,
      { a: 'EGLL', fir: 'EGTT', at: '5129N00028W005', q: 'QSTAS', e: 'HEATHROW TOWER FREQ 118.5 MHZ U/S.' },
      { a: 'EGTT', fir: 'EGTT', at: '5144N00033W002', scope: 'E', q: 'QNVAS', e: 'BNN VOR/DME U/S.' },
    );
    const briefing = briefOf(core)(
      planOf('EGLL BNN EGPH', { options: { surfaceWinds: [{ aerodrome: 'egll', direction: 270, speedKt: 20 }] } }),
    );
    const wind = briefing.aerodromes[0]?.wind ?? [];
    expect(wind.map(({ end }) => end).toSorted()).toEqual(['09L', '09R', '27L', '27R']);
    expect(wind.find(({ end }) => end === '27L')).toMatchObject({ headwindKt: 20, crosswindKt: 0 });
    expect(briefing.aids.map(({ kind, ident, notices }) => [kind, ident, notices.length])).toEqual([
      ['navaid', 'BNN', 1],
      ['frequency', 'EGLL', 1],
    ]);
    expect(briefing.points.map(({ ident, counts }) => [ident, counts.reduce((sum, { count }) => sum + count, 0)])).toEqual([
      ['EGLL', 1],
      ['BNN', 1],
      ['EGPH', 0],
    ]);
  });
});
