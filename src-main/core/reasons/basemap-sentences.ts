/** English sentences of basemaps: why a file is refused, and what is wrong with one in use. */
import type { BasemapReason } from '../basemaps/refused.ts';
import type { Sentences } from './reason.ts';

export const basemapSentences = {
  basemapGone: ({ path }) => `There is no file ${path}. Put it back, or remove the basemap and add the file where it is now.`,
  basemapNotAbsolute: ({ path }) => `${path} is not the whole path of a file. Give it from the root or the drive on.`,
  basemapForeign: ({ path }) => `${path} is neither an .mbtiles nor a .pmtiles file. Convert it, for example with tippecanoe or pmtiles.`,
  basemapDamaged: ({ path, error }) => `${path} cannot be read as a map: ${error}. Download or make it again.`,
  basemapWithoutIndex: ({ path }) =>
    `${path} has no index by zoom, column and row, so that a tile would take minutes to find. Add one: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row).`,
  basemapTilesUnknown: ({ path, found }) => `${path} has tiles of the form ${found}. Use a file of vector tiles (pbf), PNG, JPEG or WebP.`,
  basemapKnown: ({ path }) => `${path} is a basemap already. Choose it on the map.`,
  basemapsTooMany: ({ most }) => `There are ${most} basemaps already, as many as there may be. Remove one first.`,
  basemapTileUnreadable: ({ file, tile }) => `Tile ${tile} of ${file} is damaged. Download or make the file again.`,
} satisfies Pick<Sentences, BasemapReason>;
