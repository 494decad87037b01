/** The basemaps of the user are one map below everything, and shading of terrain on it. */
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Basemap } from '#contract/map/basemaps.ts';
import type { Colours } from '../chart/colours.ts';
import { among, BASEMAP_SOURCE, fill, vectorLayers } from './vector-layers.ts';

/** `isShaded`: that the shading which the map itself has is drawn. */
export type DrawnBasemaps = { map: Basemap | undefined; isShaded: boolean; terrain: readonly Basemap[] };

const shadeSource = (at: number): string => `${BASEMAP_SOURCE}-shading-${at}`;

export const basemapSources = ({ map, terrain }: DrawnBasemaps): [string, SourceSpecification][] => [
  ...(map === undefined ? [] : [[BASEMAP_SOURCE, basemapSource(map)] as [string, SourceSpecification]]),
  ...terrain.map((one, at): [string, SourceSpecification] => [shadeSource(at), basemapSource(one)]),
];

/** Shading lies on areas, below water, lines and names. */
export function basemapLayers({ map, isShaded, terrain }: DrawnBasemaps, colours: Colours, isDark: boolean): LayerSpecification[] {
  const ground = map === undefined ? [] : map.kind === 'raster' ? [raster(isDark)] : vectorLayers(map, colours);
  const firstAbove = ground.findIndex(({ id }) => id === 'basemap-water');
  const below = map?.kind === 'raster' ? ground.length : Math.max(0, firstAbove);
  const shades = [
    ...(map !== undefined && isShaded && hasShading(map) ? drawnShading(colours) : []),
    ...terrain.map((_, at) => hillshade(at, colours, isDark)),
  ];
  return [...ground.slice(0, below), ...shades, ...ground.slice(below)];
}

/** Some vector tiles have the shading as areas, as Mapbox Terrain 2 does. */
const SHADING_LAYER = 'hillshade';
export const hasShading = ({ kind, layers }: Basemap): boolean => kind === 'vector' && layers.includes(SHADING_LAYER);

/** Pictures are made for daylight. */
const raster = (isDark: boolean): LayerSpecification => ({
  id: 'basemap-pictures',
  type: 'raster',
  source: BASEMAP_SOURCE,
  paint: isDark ? { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 } : { 'raster-opacity': 0.9 },
});

/** Slopes away from the light are darker than the ground in either theme. */
const hillshade = (at: number, { sheet, dim, page, line }: Colours, isDark: boolean): LayerSpecification => ({
  id: `basemap-shading-${at}`,
  type: 'hillshade',
  source: shadeSource(at),
  paint: {
    'hillshade-shadow-color': isDark ? page : dim,
    'hillshade-highlight-color': isDark ? line : sheet,
    'hillshade-accent-color': isDark ? page : dim,
    'hillshade-exaggeration': 0.4,
  },
});

const drawnShading = ({ ink, sheet }: Colours): LayerSpecification[] => [
  fill('shading-dark', SHADING_LAYER, { 'fill-color': ink, 'fill-opacity': 0.06, 'fill-antialias': false }, among('class', ['shadow'])),
  fill(
    'shading-light',
    SHADING_LAYER,
    { 'fill-color': sheet, 'fill-opacity': 0.2, 'fill-antialias': false },
    among('class', ['highlight']),
  ),
];

/** The tiles of the user's basemaps as sources of the map. They come from this very server. */
function basemapSource({ id, kind, encoding, minZoom, maxZoom, bounds }: Basemap): SourceSpecification {
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
