import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { RUNWAYS_FROM } from '#renderer/features/map/airports/airport-kinds.ts';
import { MOST_ZOOM } from '#renderer/features/map/view.ts';
import type { Colours } from '../colours.ts';
import { FONT, isLine, isPoint } from './common.ts';

/** Pixels below which a runway would not be seen, at the zooms from which on and up to which it is drawn. */
const [LEAST, LEAST_NEAR] = [2, 4];
/** To its width, which doubles with every level of zoom. */
const runwayWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  RUNWAYS_FROM,
  ['max', LEAST, ['*', ['get', 'pixels'], 2 ** RUNWAYS_FROM]],
  MOST_ZOOM,
  ['max', LEAST_NEAR, ['*', ['get', 'pixels'], 2 ** MOST_ZOOM]],
];

export function runwayLayers(colours: Colours): LayerSpecification[] {
  const colour: ExpressionSpecification = ['case', ['get', 'isClosed'], colours.stale, colours.ink];
  return [
    {
      id: 'runways',
      type: 'line',
      source: 'runways',
      minzoom: RUNWAYS_FROM,
      filter: ['all', isLine, ['!', ['get', 'isEstimated']]],
      paint: { 'line-color': colour, 'line-opacity': 0.75, 'line-width': runwayWidth },
    },
    {
      id: 'runways-estimated',
      type: 'line',
      source: 'runways',
      minzoom: RUNWAYS_FROM,
      filter: ['all', isLine, ['get', 'isEstimated']],
      paint: { 'line-color': colour, 'line-opacity': 0.75, 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      id: 'runway-ends',
      type: 'symbol',
      source: 'runways',
      minzoom: 12,
      filter: isPoint,
      layout: { 'text-field': ['get', 'ident'], 'text-font': FONT, 'text-size': 12, 'text-padding': 1 },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.sheet, 'text-halo-width': 1.6 },
    },
  ];
}
