import { expect, it } from 'vitest';
import { geodesicLine } from '#renderer/features/map/route/drawn-route.ts';

it('takes the short way across 180°, in one piece', () => {
  const line = geodesicLine({ latitude: 50, longitude: 170 }, { latitude: 50, longitude: -170 });
  expect(line[0]).toEqual([170, expect.closeTo(50, 9)]);
  expect(line.at(-1)).toEqual([expect.closeTo(190, 6), expect.closeTo(50, 6)]);
  expect(line.every(([longitude], at) => at === 0 || Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) < 5)).toBe(true);
  // A great circle bends towards the pole.
  expect(Math.max(...line.map(([, latitude]) => latitude))).toBeGreaterThan(50.4);
});
