/** English sentences of basemaps: why a file is refused, and what is wrong with one in use. */
import type { BasemapReason } from '../basemaps/refused.ts';
import type { Sentences } from './reason.ts';

const kinds: Readonly<Record<string, string>> = {
  view: 'the view',
  trigger: 'the trigger',
  virtualTable: 'the virtual table',
  generatedColumn: 'the generated column',
  expressionIndex: 'an expression in the index',
};

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
  basemapUnreadable: ({ path, error }) =>
    `${path} cannot be opened: ${error}. Check the path and that your user may read the file, or choose another place.`,
  basemapHasSql: ({ path, kind, name }) =>
    `${path} has ${kinds[String(kind)] ?? kind} ${name}, which is SQL of the file's own, and none is run. Make a file with plain tables, for example with "pmtiles convert".`,
  basemapTooDear: ({ path, seconds }) =>
    `${path} was not read within ${seconds} seconds, or needed too much memory. Download or make it again, or remove the basemap.`,
  basemapSetAside: ({ path }) =>
    `${path} is set aside, since reading it once came to no end. Remove the basemap, or put another file in its place.`,
} satisfies Pick<Sentences, BasemapReason>;
