/** How a basemap of the user is drawn, in the colours of the window: water, land use, roads, rails, boundaries and names of places. */
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Basemap } from '#contract/map/basemaps.ts';
import type { Colours } from '../chart/colours.ts';
import { FONT, isArea, isLine } from '../chart/layers/common.ts';

export const BASEMAP_SOURCE = 'basemap';

/** Tiles come from this very server. */
export function basemapSource({ id, kind, encoding, minZoom, maxZoom, bounds }: Basemap): SourceSpecification {
  const [west, south, east, north] = bounds ?? [];
  const common = {
    tiles: [`${location.origin}/basemaps/${encodeURIComponent(id)}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(west !== undefined && south !== undefined && east !== undefined && north !== undefined
      ? { bounds: [west, south, east, north] as [number, number, number, number] }
      : {}),
  };
  if (kind === 'vector') return { type: 'vector', ...common };
  if (kind === 'raster') return { type: 'raster', tileSize: 256, ...common };
  return { type: 'raster-dem', tileSize: 256, encoding: encoding ?? 'terrarium', ...common };
}

export function basemapLayers({ kind, schema, layers }: Basemap, colours: Colours, isDark: boolean): LayerSpecification[] {
  if (kind === 'raster') return [raster(isDark)];
  if (kind === 'terrain') return [hillshade(colours)];
  if (schema === 'openMapTiles') return openMapTiles(colours);
  if (schema === 'protomaps') return protomaps(colours);
  return layers.flatMap((layer) => [
    line(`${layer}-lines`, layer, { 'line-color': colours.dim, 'line-width': 0.8, 'line-opacity': 0.7 }, isLine),
    line(`${layer}-edges`, layer, { 'line-color': colours.line, 'line-width': 0.6 }, isArea),
  ]);
}

/** Pictures are made for daylight. */
const raster = (isDark: boolean): LayerSpecification => ({
  id: 'basemap-pictures',
  type: 'raster',
  source: BASEMAP_SOURCE,
  paint: isDark ? { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 } : { 'raster-opacity': 0.9 },
});

const hillshade = ({ ink, sheet, dim }: Colours): LayerSpecification => ({
  id: 'basemap-shading',
  type: 'hillshade',
  source: BASEMAP_SOURCE,
  paint: {
    'hillshade-shadow-color': ink,
    'hillshade-highlight-color': sheet,
    'hillshade-accent-color': dim,
    'hillshade-exaggeration': 0.35,
  },
});

type Paint<Type extends 'line' | 'fill'> = NonNullable<Extract<LayerSpecification, { type: Type }>['paint']>;

const line = (id: string, layer: string, paint: Paint<'line'>, filter?: ExpressionSpecification): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'line',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  ...(filter === undefined ? {} : { filter }),
  paint,
});

const fill = (id: string, layer: string, paint: Paint<'fill'>, filter?: ExpressionSpecification): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'fill',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  ...(filter === undefined ? {} : { filter }),
  paint,
});

const among = (property: string, values: readonly string[]): ExpressionSpecification => ['in', ['get', property], ['literal', [...values]]];

/** Pixels by zoom, for a road that is so much wider than the least. */
const roadWidth = (times: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  6,
  0.3 * times,
  12,
  times,
  17,
  6 * times,
];

const green = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.coast, 'fill-opacity': 0.12 });
const built = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.dim, 'fill-opacity': 0.1 });
const water = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.sea });
const river = (colours: Colours): Paint<'line'> => ({
  'line-color': colours.sea,
  'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1, 14, 2.5],
});
const boundary = (colours: Colours): Paint<'line'> => ({ 'line-color': colours.dim, 'line-width': 0.8, 'line-dasharray': [4, 2] });
const rail = (colours: Colours): Paint<'line'> => ({ 'line-color': colours.dim, 'line-width': 0.8, 'line-dasharray': [2, 2] });
const road = (colours: Colours, times: number): Paint<'line'> => ({
  'line-color': colours.dim,
  'line-opacity': times > 1 ? 0.75 : 0.45,
  'line-width': roadWidth(times),
});

/** Names as the tiles have them, drawn from the fonts of this machine. */
const names = (
  id: string,
  layer: string,
  colours: Colours,
  { filter, size, minzoom }: { filter: ExpressionSpecification; size: number; minzoom: number },
): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'symbol',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  minzoom,
  filter,
  layout: { 'text-field': ['coalesce', ['get', 'name:latin'], ['get', 'name']], 'text-font': FONT, 'text-size': size, 'text-padding': 4 },
  paint: { 'text-color': colours.dim, 'text-halo-color': colours.land, 'text-halo-width': 1.2 },
});

function openMapTiles(colours: Colours): LayerSpecification[] {
  return [
    fill('green', 'landcover', green(colours), among('class', ['wood', 'grass', 'wetland'])),
    fill('built', 'landuse', built(colours), among('class', ['residential', 'commercial', 'industrial'])),
    fill('water', 'water', water(colours)),
    line('rivers', 'waterway', river(colours)),
    line('small-roads', 'transportation', road(colours, 1), among('class', ['tertiary', 'minor', 'service'])),
    line('roads', 'transportation', road(colours, 1.6), among('class', ['primary', 'secondary'])),
    line('motorways', 'transportation', road(colours, 2.4), among('class', ['motorway', 'trunk'])),
    line('rails', 'transportation', rail(colours), among('class', ['rail', 'transit'])),
    line('boundaries', 'boundary', boundary(colours), ['<=', ['to-number', ['get', 'admin_level'], 99], 4]),
    names('villages', 'place', colours, { filter: among('class', ['village', 'suburb']), size: 11, minzoom: 11 }),
    names('towns', 'place', colours, { filter: among('class', ['town']), size: 12, minzoom: 8 }),
    names('cities', 'place', colours, { filter: among('class', ['city']), size: 13.5, minzoom: 5 }),
  ];
}

function protomaps(colours: Colours): LayerSpecification[] {
  return [
    fill('green', 'landuse', green(colours), among('kind', ['forest', 'wood', 'park', 'grass', 'nature_reserve', 'national_park'])),
    fill('built', 'landuse', built(colours), among('kind', ['residential', 'commercial', 'industrial'])),
    fill('water', 'water', water(colours), isArea),
    line('rivers', 'water', river(colours), isLine),
    line('small-roads', 'roads', road(colours, 1), among('kind', ['minor_road'])),
    line('roads', 'roads', road(colours, 1.6), among('kind', ['major_road', 'medium_road'])),
    line('motorways', 'roads', road(colours, 2.4), among('kind', ['highway'])),
    line('rails', 'roads', rail(colours), among('kind', ['rail'])),
    line('boundaries', 'boundaries', boundary(colours), among('kind', ['country', 'region'])),
    names('places', 'places', colours, { filter: among('kind', ['locality']), size: 12, minzoom: 6 }),
  ];
}
