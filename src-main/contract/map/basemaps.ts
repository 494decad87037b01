/** Maps of the user's own, drawn below those of Aeroshelf: files of map tiles, which stay where they are, or are sent. */
import { Type, type Static } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { Closed, OneOf, OneOfOrNull, Text, TextOrNull } from '../schema/values.ts';

export const basemapKinds = ['vector', 'raster', 'terrain'] as const;
export const basemapSchemas = ['openMapTiles', 'protomaps', 'other'] as const;

const zoom = (description: string) => Type.Integer({ minimum: 0, maximum: 30, description });

export const Basemap = Closed({
  id: Text('identity of the basemap'),
  name: Text('name in the file, else the name of the file'),
  fileName: Text('name of the file, without its folder'),
  format: OneOf(['mbtiles', 'pmtiles'], 'form of the file'),
  kind: OneOf(basemapKinds, 'vector: drawn in the colours of the window; raster: pictures; terrain: heights, drawn as shading'),
  schema: OneOfOrNull(basemapSchemas, 'names of its vector layers; null where it has none'),
  encoding: OneOfOrNull(['terrarium', 'mapbox'], 'how a picture has heights; null for other kinds'),
  layers: Type.Array(Type.String(), { description: 'names of its vector layers' }),
  minZoom: zoom('smallest zoom of its tiles'),
  maxZoom: zoom('largest zoom of its tiles; larger ones are drawn from these'),
  bounds: Type.Union([Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), Type.Null()], {
    description: 'west, south, east, north of what it covers, decimal degrees; null where the file does not say',
  }),
  attribution: TextOrNull('whose data it is, as text'),
  state: OneOf(['ready', 'missing', 'unreadable'], 'missing: the file is not where it was; unreadable: it is no longer such a file'),
});
export type Basemap = Static<typeof Basemap>;

export const BasemapList = Closed({ items: Type.Array(Basemap, { description: 'in the order of their addition' }) });

export const BasemapBody = Closed({
  path: Type.String({ minLength: 1, maxLength: 4096, description: 'absolute path of a .mbtiles or .pmtiles file on this machine' }),
  encoding: Type.Optional(OneOf(['terrarium', 'mapbox'], 'for pictures that have heights, where the file does not say so')),
});
export type BasemapBody = Static<typeof BasemapBody>;

export const BasemapFileQuery = Closed({
  ...KeyQuery.properties,
  name: Type.String({ minLength: 1, maxLength: 200, description: 'name of the file that is sent' }),
});
