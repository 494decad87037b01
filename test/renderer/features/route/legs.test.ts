import { describe, expect, it } from 'vitest';
import type { RouteLeg } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { clockTime } from '#renderer/features/route/legs/figures.ts';
import { legRows } from '#renderer/features/route/legs/leg-rows.ts';
import { reasonGroups } from '#renderer/features/route/legs/Legs.tsx';

it('the times of a leg name the day where it is another than that of the departure', () => {
  const depart = '2026-11-22T23:30:00.000Z';
  expect(clockTime('2026-11-22T23:59:29.000Z', depart)).toBe('2359Z');
  expect(clockTime('2026-11-22T23:59:31.000Z', depart)).toBe('23 NOV 0000Z');
  expect(clockTime(depart, null)).toBe('22 NOV 2330Z');
});

it('the rows of the legs have what happens on each in the order in which it is met', () => {
  const at = (latitude: number) => ({ latitude, longitude: 6 });
  const route = {
    points: [at(46), at(45)],
    legs: [{ from: 0, to: 1 }],
    tops: [{ kind: 'topOfDescent', leg: 0, distanceNm: 40, ...at(45.3), feet: 5500, at: null }],
    lightChanges: [{ kind: 'nightBegins', leg: 0, at: '2026-11-22T17:00:00.000Z', ...at(45.5) }],
  } as unknown as ParsedRoute;
  expect(legRows(route).map(({ events }) => events.map(({ kind }) => kind))).toEqual([['light', 'top']]);
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
