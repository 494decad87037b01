import world from 'world-atlas/countries-110m.json';
import { describe, expect, it } from 'vitest';
import type { LandTopology } from '#renderer/features/map/chart/land.ts';
import { groundTiles, scaleOf, type Scale } from '#renderer/features/map/chart/tiles/ground-tiles.ts';

/** The names of layers and the keys of properties are in the bytes of a tile as they are. */
const holds = (tile: Uint8Array, name: string): boolean => Buffer.from(tile).includes(name);

const lake = {
  type: 'Feature' as const,
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [32, -1],
        [34, -1],
        [34, 1],
        [32, 1],
        [32, -1],
      ],
    ],
  },
  properties: {},
};

function ground() {
  const read: Scale[] = [];
  const lakes: string[] = [];
  const tiles = groundTiles({
    topology: (scale) => {
      read.push(scale);
      return Promise.resolve(world as unknown as LandTopology);
    },
    lakes: (which) => {
      lakes.push(which);
      return Promise.resolve([lake]);
    },
  });
  return { read, lakes, tiles };
}

describe('the tiles of the ground', () => {
  it.each([
    [0, '110m'],
    [1, '110m'],
    [2, '50m'],
    [5, '50m'],
    [6, '10m'],
    [9, '10m'],
  ] as const)('are made at zoom %i from 1:%s', (z, scale) => {
    expect(scaleOf(z)).toBe(scale);
  });

  it('read a scale for the first tile that needs it, and once', async () => {
    const { read, lakes, tiles } = ground();
    await Promise.all([tiles({ z: 0, x: 0, y: 0 }), tiles({ z: 1, x: 0, y: 0 })]);
    expect(read).toEqual(['110m']);
    await tiles({ z: 6, x: 33, y: 22 });
    expect(read).toEqual(['110m', '10m']);
    expect(lakes).toEqual(['large', 'all']);
  });

  it('have land, borders and lakes where there are some, and the graticule everywhere, a fine one when near', async () => {
    const { tiles } = ground();
    const all = await tiles({ z: 0, x: 0, y: 0 });
    expect(['land', 'borders', 'lakes'].filter((name) => holds(all, name))).toEqual(['land', 'borders', 'lakes']);
    const southPacific = await tiles({ z: 6, x: 8, y: 40 });
    const layers = ['land', 'borders', 'lakes', 'graticule', 'graticule-fine'];
    expect(layers.filter((name) => holds(southPacific, name))).toEqual(['graticule', 'graticule-fine']);
    expect(holds(all, 'graticule-fine')).toBe(false);
  });
});
