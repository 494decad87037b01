/** What the layers of basemaps are made with: kinds of line, area and name, in the colours of the window. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { language } from '#renderer/i18n/words.ts';
import type { Colours } from '../chart/colours.ts';
import { NAMES_FONT } from './names-font.ts';

export const BASEMAP_SOURCE = 'basemap';

type Paint<Type extends 'line' | 'fill'> = NonNullable<Extract<LayerSpecification, { type: Type }>['paint']>;

export const line = (id: string, layer: string, paint: Paint<'line'>, filter?: ExpressionSpecification): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'line',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  ...(filter === undefined ? {} : { filter }),
  paint,
});

export const fill = (id: string, layer: string, paint: Paint<'fill'>, filter?: ExpressionSpecification): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'fill',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  ...(filter === undefined ? {} : { filter }),
  paint,
});

export const among = (property: string, values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
];

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

export const green = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.coast, 'fill-opacity': 0.12 });
export const built = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.dim, 'fill-opacity': 0.1 });
export const water = (colours: Colours): Paint<'fill'> => ({ 'fill-color': colours.sea });
export const river = (colours: Colours): Paint<'line'> => ({
  'line-color': colours.sea,
  'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1, 14, 2.5],
});
export const boundary = (colours: Colours): Paint<'line'> => ({ 'line-color': colours.dim, 'line-width': 0.8, 'line-dasharray': [4, 2] });
export const rail = (colours: Colours): Paint<'line'> => ({ 'line-color': colours.dim, 'line-width': 0.8, 'line-dasharray': [2, 2] });
export const road = (colours: Colours, times: number): Paint<'line'> => ({
  'line-color': colours.dim,
  'line-opacity': times > 1 ? 0.75 : 0.45,
  'line-width': roadWidth(times),
});

/** In the language of the window, else in Latin letters, else as it is written there. */
const NAME: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name']];
/** The number of a road where it has no name; the two schemas call it differently. */
const ROAD_NAME: ExpressionSpecification = ['coalesce', NAME, ['get', 'ref'], ['get', 'shield_text']];
/** With its height where the tiles have it. */
const PEAK_NAME: ExpressionSpecification = [
  'case',
  ['has', 'ele'],
  ['concat', ['coalesce', NAME, ''], '\n', ['to-string', ['round', ['to-number', ['get', 'ele'], 0]]], ' m'],
  ['coalesce', NAME, ''],
];

/** Pixels between two names along one line. */
const APART = 350;
const named = { place: NAME, road: ROAD_NAME, river: NAME, water: NAME, peak: PEAK_NAME } as const;
type Given = { of: keyof typeof named; size: number; minzoom: number; filter?: ExpressionSpecification };

/** Names as the tiles have them: along roads and rivers, else at their place. */
export function names(id: string, layer: string, colours: Colours, { of, size, minzoom, filter }: Given): LayerSpecification {
  const isAlong = of === 'road' || of === 'river';
  return {
    id: `basemap-${id}`,
    type: 'symbol',
    source: BASEMAP_SOURCE,
    'source-layer': layer,
    minzoom,
    ...(filter === undefined ? {} : { filter }),
    layout: {
      'text-field': named[of],
      'text-font': NAMES_FONT,
      'text-size': size,
      'text-padding': 4,
      ...(isAlong ? { 'symbol-placement': 'line', 'symbol-spacing': APART, 'text-max-angle': 30 } : { 'text-max-width': 8 }),
    },
    paint: {
      'text-color': colours.dim,
      'text-halo-color': of === 'water' ? colours.sea : colours.land,
      'text-halo-width': 1.2,
    },
  };
}
