import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import { turnBetween } from '#domain/directions.ts';
import { lightOfDay } from '#domain/sun.ts';
import { legsOf } from '#core/route/legs/legs.ts';
import type { Plan } from '#core/route/legs/flown-leg.ts';
import { findPoints } from '#core/route/points/points.ts';
import { readRoute } from '#core/route/words/words.ts';
import { lay, lookupOf } from '../points/places.ts';

const DEPART = Date.parse('2026-11-22T08:00:00Z');
const places = [
  lay({ ident: 'LSGG', at: [46.2381, 6.1089], elevation: 1411 }),
  lay({ ident: 'SPR', at: [46.4687, 6.4481] }),
  lay({ ident: 'LSMP', at: [46.8432, 6.9151], elevation: 1465 }),
  lay({ ident: 'LSZB', at: [46.9141, 7.4971], elevation: 1674 }),
  lay({ ident: 'LSGS', at: [46.2196, 7.3268], elevation: 1585 }),
  lay({ ident: 'LFMN', at: [43.6584, 7.2159], elevation: 12 }),
  lay({ ident: 'KJFK', at: [40.6398, -73.7789], elevation: 13 }),
  lay({ ident: 'NOEL', at: [45, 6] }),
];
const data = { lookup: lookupOf(places), date: new Date(DEPART), choices: new Map<string, string>() };
const aircraft: RouteAircraft = { name: 'HB-ABC', tasKt: 105, fuelFlow: 32, fuelUnit: 'litres', usableFuel: 150 };
const wind = { direction: 240, speedKt: 20 };
const noAir = { temperatureC: undefined, isaDeviationC: undefined };

function work(text: string, plan: Partial<Plan> = {}) {
  const { points } = findPoints(text, readRoute(text), data);
  return {
    points,
    ...legsOf(points, {
      aircraft,
      winds: [wind],
      air: noAir,
      qnhNear: () => undefined,
      depart: DEPART,
      date: new Date(DEPART),
      ...plan,
    }),
  };
}
const reasonsOf = (text: string, plan: Partial<Plan>) => work(text, plan).legs.map(({ reasons }) => reasons);

describe('a cross-country', () => {
  /**
   * Worked by plane sailing on paper: a minute of latitude is a mile, of longitude a mile by the cosine of the middle latitude; sine of the correction = 20/105 of the
   * sine of the wind's angle; 3° east of the chart; 32 litres an hour.
   */
  const byHand = [
    // The figures are NM, track true, wind correction, heading magnetic, ground speed, minutes and litres.
    ['LSGG', 'SPR', 19.7, 45, -3, 40, 124, 9.5, 5.1],
    ['SPR', 'LSMP', 29.6, 41, -4, 34, 124, 14.4, 7.7],
    ['LSMP', 'LSZB', 24.2, 80, 4, 81, 124, 11.8, 6.3],
    ['LSZB', 'LSGS', 42.3, 190, 8, 195, 91, 27.8, 14.8],
    ['LSGS', 'LSGG', 50.6, 271, -6, 263, 87, 34.7, 18.5],
  ] as const;
  const { legs, totals } = work('LSGG SPR LSMP LSZB LSGS LSGG');

  it.each(byHand.map((row, index) => [index, ...row] as const))(
    'leg %d from %s to %s is the one worked by hand to 1°, 1 kt and 1 min',
    (index, _from, _to, distance, track, correction, heading, speed, minutes, fuel) => {
      const leg = legs[index];
      if (!leg) throw new Error('no such leg');
      expect(Math.abs(leg.distanceNm - distance)).toBeLessThan(distance * 0.01);
      expect(Math.abs(turnBetween(track, leg.trueTrack))).toBeLessThan(1);
      expect(Math.abs((leg.windCorrection ?? Number.NaN) - correction)).toBeLessThan(1);
      expect(Math.abs(turnBetween(heading, leg.magneticHeading ?? Number.NaN))).toBeLessThan(1);
      expect(Math.abs((leg.groundSpeedKt ?? Number.NaN) - speed)).toBeLessThan(1);
      expect(Math.abs((leg.minutes ?? Number.NaN) - minutes)).toBeLessThan(1);
      expect(Math.abs((leg.fuel ?? Number.NaN) - fuel)).toBeLessThan(0.3);
    },
  );

  it('stays where the route says so, and burns what the cruise does', () => {
    const stayed = work('LSGG SPR STAY1/0120 LSMP STAY2/0010 LSZB LSZB', { depart: DEPART });
    const plain = work('LSGG SPR LSMP LSZB LSZB', { depart: DEPART });
    expect(stayed.legs.map((leg) => leg.minutes)).toEqual(plain.legs.map((leg) => leg.minutes));
    expect(stayed.totals.minutes).toBeCloseTo((plain.totals.minutes ?? Number.NaN) + 90, 9);
    expect(stayed.totals.fuel).toBeCloseTo((plain.totals.fuel ?? Number.NaN) + (90 / 60) * 32, 9);
    expect(stayed.overhead.map((moment, at) => (moment ?? 0) - (plain.overhead[at] ?? 0))).toEqual(
      [0, 0, 80, 90, 90].map((late) => late * 60_000),
    );
    expect(work('LSGG SPR STAY1/0120 LSMP', { aircraft: { tasKt: 105 } }).totals).toMatchObject({ fuel: null });
  });

  it('adds up', () => {
    const sum = (of: 'distanceNm' | 'minutes' | 'fuel') => legs.reduce((all, leg) => all + (leg[of] ?? Number.NaN), 0);
    expect(totals).toMatchObject({
      distanceNm: sum('distanceNm'),
      minutes: sum('minutes'),
      fuel: sum('fuel'),
      fuelUnit: 'litres',
      isProfiled: false,
    });
    expect(totals.minutes).toBeCloseTo(98.2, 0);
    expect(totals.fuelLeft).toBeCloseTo(150 - (totals.fuel ?? Number.NaN), 9);
    expect(totals.arrive).toBe(new Date(DEPART + (totals.minutes ?? Number.NaN) * 60_000).toISOString());
    expect(legs.at(-1)).toMatchObject({ eto: totals.arrive, fuelLeft: totals.fuelLeft });
    expect(legs[0]?.variation).toMatchObject({ model: 'WMM-2025', date: '2026-11-22', until: '2029-11-13' });
  });
});

describe('what is not known', () => {
  it.each([
    ['without an aircraft', { aircraft: undefined }, ['noAircraft']],
    ['without a speed', { aircraft: { name: 'x' } }, ['noTas']],
    ['without wind, which is not calm', { winds: [] }, ['noWind']],
    ['in a wind across that is too strong', { winds: [{ direction: 90, speedKt: 130 }] }, ['crosswindTooStrong']],
    ['in a wind against that is too strong', { winds: [{ direction: 360, speedKt: 105 }] }, ['headwindTooStrong']],
    ['with winds by level and no level', { winds: [{ ...wind, levelFt: 5000 }] }, ['windLevelUnknown']],
    ['without a departure', { depart: undefined }, ['noDeparture']],
    ['without fuel flow', { aircraft: { tasKt: 105 } }, ['noFuelFlow']],
    ['without usable fuel', { aircraft: { tasKt: 105, fuelFlow: 30 } }, ['noUsableFuel']],
    ['on a day without a model', { date: new Date('2040-01-01') }, ['noVariation']],
    ['against a wind that hardly lets it on', { winds: [{ direction: 0, speedKt: 104.99 }] }, ['tooLong', 'fuelNotEnough']],
  ])('%s is null and says why', (_, plan: Partial<Plan>, reasons) => {
    const deviationCard = [{ for: 0, steer: 0 }];
    const given = { aircraft, ...plan };
    const [own] = reasonsOf('45N006E 46N006E', { ...given, aircraft: given.aircraft && { ...given.aircraft, deviationCard } });
    expect(own).toEqual(reasons);
  });

  it('makes what follows unknown, and no more', () => {
    const { legs, totals } = work('LSGG SPR LSMP', { winds: [{ ...wind, leg: 1 }] });
    expect(legs[0]).toMatchObject({
      wind: null,
      groundSpeedKt: null,
      minutes: null,
      eto: null,
      fuel: null,
      fuelLeft: null,
      reasons: ['noWind'],
    });
    expect(legs[1]).toMatchObject({ groundSpeedKt: expect.closeTo(123.6, 0), eto: null, fuelLeft: null });
    expect(legs[1]?.minutes).toBeGreaterThan(14);
    expect(legs[1]?.reasons).toEqual(['noDeviationCard', 'earlierLegUnknown']);
    expect(totals).toMatchObject({ minutes: null, arrive: null, fuel: null, fuelLeft: null });
    expect(totals.distanceNm).toBeGreaterThan(49);
  });

  it('is the true airspeed of a Mach number, and that of km/h is not', () => {
    expect(work('M082F330 LSGG LFMN').legs[0]).toMatchObject({ tasKt: null, reasons: ['machNeedsTemperature'] });
    expect(work('K0200F085 LSGG LFMN').legs[0]).toMatchObject({ tasKt: expect.closeTo(107.99, 1), tasSource: 'route' });
    expect(work('LSGG LFMN').legs[0]).toMatchObject({ tasKt: 105, tasSource: 'aircraft' });
  });

  it('is not the fuel that is short', () => {
    const { legs, totals } = work('LSGG LFMN', { aircraft: { ...aircraft, usableFuel: 20 } });
    expect([legs[0]?.fuelLeft ?? 0, totals.reasons.includes('fuelNotEnough')]).toEqual([expect.closeTo(-32.5, 0), true]);
  });

  it('is everything of a route of one point or none', () => {
    for (const text of ['', 'LSGG'])
      expect(work(text)).toMatchObject({ legs: [], totals: { distanceNm: 0, minutes: null, arrive: null, fuel: null } });
  });
});

describe('the wind of a leg', () => {
  const winds = [
    { direction: 350, speedKt: 10, levelFt: 5000 },
    { direction: 10, speedKt: 10, levelFt: 10_000 },
    { direction: 90, speedKt: 5, leg: 1 },
    wind,
  ];
  it('is its own, else that of its level, else that of the route', () => {
    const at = (level: string) => work(`N0105${level} LSGG SPR LSMP`, { winds }).legs.map((leg) => leg.wind);
    expect(at('A075')).toEqual([
      { direction: expect.closeTo(0, 6), speedKt: expect.closeTo(9.848, 3), source: 'level' },
      { direction: 90, speedKt: 5, source: 'leg' },
    ]);
    expect(at('F050')[0]).toMatchObject({ direction: 350, speedKt: 10 });
    expect(work('LSGG SPR', { winds: [wind] }).legs[0]?.wind).toEqual({ ...wind, source: 'route' });
  });
  it('is not known above and below the levels that are given', () => {
    expect(reasonsOf('N0105F120 LSGG SPR', { winds })[0]).toContain('noWindAtLevel');
    expect(reasonsOf('N0105A030 LSGG SPR', { winds })[0]).toContain('noWindAtLevel');
  });
});

describe('climb and descent', () => {
  const climbing: RouteAircraft = {
    ...aircraft,
    climb: { rateFtMin: 500, tasKt: 80, fuelFlow: 45 },
    descent: { rateFtMin: 500, tasKt: 110, fuelFlow: 25 },
  };
  const calm = [{ direction: 0, speedKt: 0 }];

  it('begin and end at the aerodromes, with the tops where rate and speed put them', () => {
    const { legs, tops, totals } = work('N0105A075 LSGG LFMN', { aircraft: climbing, winds: calm });
    const [up, down] = [(7500 - 1411) / 500, (7500 - 12) / 500];
    const distance = legs[0]?.distanceNm ?? Number.NaN;
    const cruise = ((distance - (up * 80) / 60 - (down * 110) / 60) / 105) * 60;
    expect(tops).toMatchObject([
      { kind: 'topOfClimb', leg: 0, distanceNm: expect.closeTo((up * 80) / 60, 6), feet: 7500 },
      { kind: 'topOfDescent', leg: 0, distanceNm: expect.closeTo(distance - (down * 110) / 60, 6), feet: 7500 },
    ]);
    expect(Date.parse(tops[0]?.at ?? '')).toBeCloseTo(DEPART + up * 60_000, -1);
    expect(Date.parse(tops[1]?.at ?? '')).toBeCloseTo(DEPART + (up + cruise) * 60_000, -1);
    expect(totals).toMatchObject({ isProfiled: true, minutes: expect.closeTo(up + cruise + down, 6) });
    expect(totals.fuel).toBeCloseTo((up * 45 + cruise * 32 + down * 25) / 60, 6);
  });

  it('go over several legs and begin where the level changes', () => {
    const { tops } = work('N0105A075 LSGG SPR/N0105A095 LSMP LSZB/N0105A065 LFMN', { aircraft: climbing, winds: calm });
    expect(tops.map(({ kind, leg, feet }) => [kind, leg, feet])).toEqual([
      ['topOfClimb', 0, 7500],
      ['topOfClimb', 1, 9500],
      ['topOfDescent', 3, 9500],
      ['topOfDescent', 3, 6500],
    ]);
    expect(tops[2]?.distanceNm).toBe(0);
  });

  it('are a line over the whole distance, from one elevation to the other over every top, with the time at each corner', () => {
    const text = 'N0105A075 LSGG SPR/N0105A095 LSMP LSZB/N0105A065 LFMN';
    const { profile, tops, legs, totals } = work(text, { aircraft: climbing, winds: calm });
    expect(profile[0]).toEqual({ alongNm: 0, feet: 1411, altitudeFt: 1411, at: totals.depart });
    expect(profile.at(-1)).toEqual({
      alongNm: expect.closeTo(totals.distanceNm, 6),
      feet: expect.closeTo(12, 6),
      altitudeFt: 12,
      at: totals.arrive,
    });
    expect(profile.map(({ alongNm }) => alongNm)).toEqual(profile.map(({ alongNm }) => alongNm).toSorted((a, b) => a - b));
    for (const { leg, distanceNm, feet, at } of tops) {
      const along = legs.slice(0, leg).reduce((sum, one) => sum + one.distanceNm, distanceNm);
      expect(profile).toContainEqual({
        alongNm: expect.closeTo(along, 6),
        feet: expect.closeTo(feet, 6),
        altitudeFt: Math.round(feet),
        at,
      });
    }
  });

  it('meet below the level where the way is too short, which is said', () => {
    const { tops, totals } = work('N0105F150 LSMP LSZB', { aircraft: climbing, winds: calm });
    expect(totals.reasons).toContain('levelNotReached');
    expect(tops.map(({ kind }) => kind)).toEqual(['topOfClimb', 'topOfDescent']);
    expect(tops[0]?.feet).toBeCloseTo(tops[1]?.feet ?? Number.NaN, 6);
    expect(tops[0]?.feet).toBeLessThan(15_000);
  });

  it.each([
    ['N0105A075 LSGG LFMN', { aircraft }, 'noProfile'],
    ['LSGG LFMN', { aircraft: climbing }, 'levelUnknown'],
    ['N0105VFR LSGG LFMN', { aircraft: climbing }, 'levelUnknown'],
    ['N0105A075 LSGG NOEL', { aircraft: climbing }, 'elevationUnknown'],
    ['N0105A012 LSGG LSZB', { aircraft: climbing }, 'profileImpossible'],
    ['N0105A075 LSGG LFMN', { aircraft: climbing, winds: [{ direction: 90, speedKt: 90 }] }, 'profileImpossible'],
  ])('of %s are left out of the times, which says why', (text, plan: Partial<Plan>, reason) => {
    const { totals, tops, profile } = work(text, { winds: calm, ...plan });
    expect(totals).toMatchObject({ isProfiled: false, reasons: expect.arrayContaining([reason]) });
    expect(totals.minutes).not.toBeNull();
    expect([tops, profile]).toEqual([[], []]);
  });

  it('never lose or gain distance, and never leave the ground below or the level above', () => {
    const level = fc.integer({ min: 20, max: 250 }).map((hundreds) => `F${String(hundreds).padStart(3, '0')}`);
    fc.assert(
      fc.property(level, level, level, fc.integer({ min: 100, max: 3000 }), (first, second, third, rateFtMin) => {
        const own = { ...climbing, climb: { rateFtMin, tasKt: 80 }, descent: { rateFtMin: 500, tasKt: 110 } };
        const { legs, totals, tops } = work(`N0105${first} LSGG SPR/N0105${second} LSZB/N0105${third} LFMN`, { aircraft: own });
        expect(legs.every(({ minutes }) => minutes !== null && minutes > 0)).toBe(true);
        expect(totals.distanceNm).toBeCloseTo(
          legs.reduce((sum, { distanceNm }) => sum + distanceNm, 0),
          9,
        );
        for (const { feet, distanceNm, leg } of tops) {
          expect(feet).toBeLessThanOrEqual(25_000);
          expect(feet).toBeGreaterThanOrEqual(12);
          expect(distanceNm).toBeLessThanOrEqual((legs[leg]?.distanceNm ?? 0) + 1e-9);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the compass heading', () => {
  const card = [0, 90, 180, 270].map((at, index) => ({ for: at, steer: at + [2, -2, 1, 4][index]! }));
  it.each([
    ['45N006E 46N006E', 2],
    ['46N006E 45N006E', 1],
  ])('of %s is the magnetic one by the card, between its lines too', (text, near) => {
    const [leg] = work(text, { aircraft: { ...aircraft, deviationCard: card }, winds: [{ direction: 0, speedKt: 0 }] }).legs;
    const deviation = turnBetween(leg?.magneticHeading ?? Number.NaN, leg?.compassHeading ?? Number.NaN);
    expect(Math.abs(deviation - near)).toBeLessThan(0.2);
  });
});

describe('the light', () => {
  it('changes where the aircraft is when it changes there', () => {
    const { legs, lightChanges, points } = work('LSGG LFMN', { depart: Date.parse('2026-11-22T15:30:00Z') });
    expect(lightChanges.map(({ kind, leg }) => [kind, leg])).toEqual([
      ['sunset', 0],
      ['nightBegins', 0],
    ]);
    const [sunset, night] = lightChanges;
    for (const [change, light] of [
      [sunset, 'sun'],
      [night, 'civil'],
    ] as const) {
      if (!change) throw new Error('no change');
      const moment = Date.parse(change.at);
      expect(Math.abs((lightOfDay(change, moment, light).end ?? Number.NaN) - moment)).toBeLessThan(2000);
    }
    expect(sunset?.latitude).toBeLessThan(points[0]?.position.latitude ?? 0);
    expect(night?.latitude).toBeLessThan(sunset?.latitude ?? 0);
    expect(Date.parse(legs[0]?.eto ?? '')).toBeGreaterThan(Date.parse(night?.at ?? ''));
  });

  it('of a day over the Atlantic westwards lasts', () => {
    const jet: RouteAircraft = { tasKt: 480 };
    const { lightChanges } = work('LSGG KJFK', {
      aircraft: jet,
      winds: [{ direction: 0, speedKt: 0 }],
      depart: Date.parse('2026-06-21T12:00:00Z'),
    });
    expect(lightChanges).toEqual([]);
    expect(work('LSGG SPR', { depart: undefined }).lightChanges).toEqual([]);
  });
});
