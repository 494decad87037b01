import { describe, expect, it } from 'vitest';
import type { RouteLeg } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { clockTime, correction, hoursMinutes, levelText, tenths } from '#renderer/features/route/legs/figures.ts';
import { legRows } from '#renderer/features/route/legs/leg-rows.ts';
import { reasonGroups } from '#renderer/features/route/legs/Legs.tsx';

describe('the figures of a leg', () => {
  it('are written as in a cockpit', () => {
    expect([5.4, -0.4, -12.6].map(correction)).toEqual(['+5°', '0°', '−13°']);
    expect([0.4, 59.6, 125].map(hoursMinutes)).toEqual(['0:00', '1:00', '2:05']);
    expect([12.34, -3.06].map(tenths)).toEqual(['12.3', '−3.1']);
  });

  it('name the day where it is another than that of the departure', () => {
    const depart = '2026-11-22T23:30:00.000Z';
    expect(clockTime('2026-11-22T23:59:29.000Z', depart)).toBe('23:59Z');
    expect(clockTime('2026-11-22T23:59:31.000Z', depart)).toBe('23 NOV 00:00Z');
    expect(clockTime(depart, null)).toBe('22 NOV 23:30Z');
  });

  it('give levels as a flight plan does', () => {
    const of = (kind: 'flightLevel' | 'altitude' | 'metricLevel', feet: number) => levelText({ kind, feet });
    expect([of('flightLevel', 6500), of('altitude', 5500), of('metricLevel', 37_073)]).toEqual(['FL065', '5,500 ft', 'S1130']);
    expect(levelText({ kind: 'vfr', feet: null })).toBe('VFR');
  });
});

describe('the rows of the legs', () => {
  it('have what happens on each in the order in which it is met', () => {
    const at = (latitude: number) => ({ latitude, longitude: 6 });
    const route = {
      points: [at(46), at(45)],
      legs: [{ from: 0, to: 1 }],
      tops: [{ kind: 'topOfDescent', leg: 0, distanceNm: 40, ...at(45.3), feet: 5500, at: null }],
      lightChanges: [{ kind: 'nightBegins', leg: 0, at: '2026-11-22T17:00:00.000Z', ...at(45.5) }],
    } as unknown as ParsedRoute;
    expect(legRows(route).map(({ events }) => events.map(({ kind }) => kind))).toEqual([['light', 'top']]);
  });
});

describe('the reasons', () => {
  const leg = (...reasons: RouteLeg['reasons']) => ({ reasons }) as RouteLeg;

  it('are each said once: of the whole where all legs have them, else with their legs', () => {
    const totals = { reasons: ['noWind', 'noTas', 'noProfile'] } as unknown as ParsedRoute['totals'];
    expect(reasonGroups({ legs: [leg('noWind'), leg('noWind', 'noTas')], totals })).toEqual([
      { code: 'noWind', legs: [] },
      { code: 'noTas', legs: [1] },
      { code: 'noProfile', legs: [] },
    ]);
  });
});
