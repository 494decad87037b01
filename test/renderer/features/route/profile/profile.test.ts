import { describe, expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { areasOf, noticeValidity, type Briefing } from '#renderer/features/route/profile/areas.ts';
import { plannedLines, profilePoints } from '#renderer/features/route/profile/profile-points.ts';
import { stepOf, ticksOf, topOf } from '#renderer/features/route/profile/scale.ts';

it('an axis has round figures, and room above the highest', () => {
  expect([stepOf(9500, 6), stepOf(280, 14), stepOf(1.4, 10)]).toEqual([2000, 20, 1]);
  expect(ticksOf(5000, 2000)).toEqual([0, 2000, 4000]);
  expect(topOf([8500, 364])).toBe(10_000);
  expect(topOf([])).toBe(1200);
});

describe('the profile', () => {
  const point = (ident: string, kind: string, elevationFt: number | null) => ({ ident, text: ident, kind, elevationFt, eto: null });
  const route = {
    points: [point('LSGG', 'airport', 1411), point('SPR', 'navaid', 1252), point('LSZH', 'airport', null)],
    legs: [
      { distanceNm: 20, level: { kind: 'altitude', feet: 5500 } },
      { distanceNm: 100, level: null },
    ],
    tops: [],
    profile: [],
    totals: { depart: null },
  } as unknown as ParsedRoute;

  it('without climb and descent has the levels of the legs that give one, and the elevations of aerodromes alone', () => {
    expect(plannedLines(route)).toEqual([
      [
        { alongNm: 0, feet: 5500 },
        { alongNm: 20, feet: 5500 },
      ],
    ]);
    expect(profilePoints(route).map(({ alongNm, plannedFt, elevationFt }) => [alongNm, plannedFt, elevationFt])).toEqual([
      [0, 5500, 1411],
      [20, null, null],
      [120, null, null],
    ]);
  });
});

describe('the areas', () => {
  const limit = (feet: number | null, reference: string | null) => ({ feet, reference });
  const briefing = (floor: object | null, ceiling: object | null) =>
    ({
      enRoute: { notices: ['1'] },
      notices: [
        { id: '1', floor, ceiling, passes: [{ entryNm: 3, exitNm: 9 }] },
        { id: '2', floor, ceiling, passes: [{ entryNm: 1, exitNm: 2 }] },
      ],
    }) as unknown as Briefing;
  const drawn = (floor: object | null, ceiling: object | null) =>
    areasOf(briefing(floor, ceiling), 10_000).map((area) => [area.notice.id, area.floor, area.ceiling, area.isKnown]);

  it('say the days on which they begin and end, whatever the day is', () => {
    const notice = { startDate: '2026-08-21T20:00:00.000Z', endDate: '2026-08-22T23:00:00.000Z', isEstimated: false, isPermanent: false };
    expect(noticeValidity(notice as Briefing['notices'][number])).toBe('21 AUG 2026 2000Z – 22 AUG 2026 2300Z');
  });

  it('of the route are drawn between their limits, unlimited ones to the end of the axis', () => {
    expect(drawn(limit(2000, 'aboveSea'), limit(6500, 'flightLevel'))).toEqual([['1', 2000, 6500, true]]);
    expect(drawn(limit(0, 'surface'), limit(null, 'unlimited'))).toEqual([['1', 0, 10_000, true]]);
  });

  it('are drawn over all levels as unknown, where a limit is, or is above the ground', () => {
    expect(drawn(null, null)).toEqual([['1', 0, 10_000, false]]);
    expect(drawn(limit(0, 'surface'), limit(500, 'aboveGround'))).toEqual([['1', 0, 10_000, false]]);
    expect(drawn(limit(0, 'surface'), limit(500, null))).toEqual([['1', 0, 10_000, false]]);
  });
});
