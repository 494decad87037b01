import topology from 'world-atlas/countries-50m.json';
import { describe, expect, it } from 'vitest';
import { graticule, shapesOf, unwrapped, type LandTopology } from '#renderer/features/map/chart/land.ts';

const jumpsOf = (lines: readonly (readonly number[][])[]): number =>
  lines.flatMap((line) => line.filter(([longitude = 0], at) => at > 0 && Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) > 180)).length;

describe('the bundled land', () => {
  const { land, coast, borders } = shapesOf(topology as unknown as LandTopology);

  it('runs on across 180°, so that nothing is drawn around the world', () => {
    expect(jumpsOf(coast.coordinates)).toBe(0);
    expect(jumpsOf(borders.coordinates)).toBe(0);
  });

  it('closes every ring, Antarctica along the pole', () => {
    const rings = land.coordinates.flat();
    expect(rings.every((ring) => ring[0]?.join() === ring.at(-1)?.join())).toBe(true);
    expect(rings.filter((ring) => ring.some(([, latitude = 0]) => latitude === -90))).toHaveLength(1);
  });

  it('has coasts and borders all over the world', () => {
    expect(coast.coordinates.length).toBeGreaterThan(1000);
    expect(borders.coordinates.length).toBeGreaterThan(150);
  });
});

it('goes on beyond 180° in either direction', () => {
  expect(
    unwrapped([
      [179, 1],
      [-179, 2],
      [179, 3],
      [-170, 4],
    ]),
  ).toEqual([
    [179, 1],
    [181, 2],
    [179, 3],
    [190, 4],
  ]);
  expect(
    unwrapped([
      [-179, 1],
      [179, 2],
    ]),
  ).toEqual([
    [-179, 1],
    [-181, 2],
  ]);
});

it('draws a meridian and a parallel at every step', () => {
  expect(graticule(10).coordinates).toHaveLength(36 + 17);
});
