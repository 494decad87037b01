import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { drawnFrom, type Kind, RUNWAYS_FROM } from '#renderer/features/map/airports/airport-kinds.ts';
import { NAVAIDS_FROM } from '#renderer/features/map/navaids/navaid-marks.ts';
import { AIRPORT_LAYER, MOST_ZOOM } from '#renderer/features/map/view.ts';
import type { Colours } from '../colours.ts';
import { isRing } from '../kind-shapes.ts';
import { isLine, line, text } from './makers.ts';

export const iconLayer = (kind: Kind): string => `airports-${kind}`;
export const labelLayer = (kind: Kind): string => `codes-${kind}`;
export const cityLayer = (kind: Kind): string => `cities-${kind}`;
export const airportSourceName = (kind: Kind): string => `airports-${kind}`;

/** Codes are drawn next to the marks from this zoom on. */
const codesFrom: Record<Kind, number> = { large: 4, medium: 6, small: 8.5, heliport: 10.5, seaplane: 9, balloonport: 9, closed: 10.5 };

export const airportIcons = (kind: Kind): LayerSpecification => ({
  id: iconLayer(kind),
  type: 'symbol',
  source: airportSourceName(kind),
  'source-layer': AIRPORT_LAYER,
  minzoom: drawnFrom[kind],
  layout: {
    'icon-image': ['get', 'image'],
    // A point from afar: a thousand symbols would hide the land.
    'icon-size': ['interpolate', ['linear'], ['zoom'], 1, 0.22, 2.9, 0.32, 3, 0.5, 4, 0.65, 7, 0.9, 9, 1, 12, 1.3],
    // The direction of a runway is true, and so is north on the map.
    ...(isRing(kind) ? { 'icon-rotate': ['get', 'bearing'], 'icon-rotation-alignment': 'map' } : {}),
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
  },
});

export const airportCodes = (kind: Kind, { ink, dim, land }: Colours): LayerSpecification =>
  text(
    labelLayer(kind),
    airportSourceName(kind),
    {
      of: 'code',
      size: kind === 'large' ? 12.5 : 11.5,
      colour: kind === 'large' || kind === 'medium' ? ink : dim,
      edge: land,
      edgeWidth: 1.4,
    },
    {
      'source-layer': AIRPORT_LAYER,
      minzoom: codesFrom[kind],
      layout: { 'text-anchor': 'left', 'text-justify': 'left', 'text-offset': [1.2, 0], 'symbol-sort-key': ['get', 'order'] },
    },
  );

/** The cities of a kind's airports are named from this zoom on. */
const citiesFrom: Partial<Record<Kind, number>> = { large: 1, medium: 5.5, small: 8 };

/** City names go below, above or left of the symbol, wherever there is room. */
export function cityLabels(kind: Kind, { dim, land }: Colours): LayerSpecification[] {
  const minzoom = citiesFrom[kind];
  if (minzoom === undefined) return [];
  const size: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 3, 11, 8, kind === 'large' ? 14 : 12];
  const layout = {
    'text-letter-spacing': 0.03,
    // It keeps clear of the code, which is on the right of the symbol.
    'text-variable-anchor': ['top', 'bottom', 'top-right', 'bottom-right', 'right'],
    'text-radial-offset': 1.2,
    // Only the first names have room at small zooms.
    'text-padding': ['step', ['zoom'], 16, 3, 1],
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'order'],
  } satisfies Extract<LayerSpecification, { type: 'symbol' }>['layout'];
  const where = { 'source-layer': AIRPORT_LAYER, minzoom, maxzoom: 12, filter: ['has', 'city'] satisfies ExpressionSpecification };
  return [
    text(cityLayer(kind), airportSourceName(kind), { of: 'city', size, colour: dim, edge: land, edgeWidth: 1.6 }, { ...where, layout }),
  ];
}

export const navaidIcons: LayerSpecification = {
  id: 'navaids',
  type: 'symbol',
  source: 'navaids',
  minzoom: NAVAIDS_FROM,
  layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
};

/** Names of navaids are left of the symbol, because the codes of airports are on the right. */
export const navaidLabels = ({ accent, sheet }: Colours): LayerSpecification =>
  text(
    'navaid-labels',
    'navaids',
    { of: 'label', size: 11, colour: accent, edge: sheet, edgeWidth: 1.4 },
    { minzoom: NAVAIDS_FROM + 0.5, layout: { 'text-anchor': 'right', 'text-justify': 'right', 'text-offset': [-1, 0] } },
  );

/** Pixels below which a runway would not be seen, at the zooms from which on and up to which it is drawn. */
const [LEAST, LEAST_NEAR] = [2, 4];
/** A runway is as wide as to scale, which doubles with every level of zoom. */
const runwayWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  RUNWAYS_FROM,
  ['max', LEAST, ['*', ['get', 'pixels'], 2 ** RUNWAYS_FROM]],
  MOST_ZOOM,
  ['max', LEAST_NEAR, ['*', ['get', 'pixels'], 2 ** MOST_ZOOM]],
];

export function runwayLayers({ critical, ink, sheet }: Colours): LayerSpecification[] {
  const colour: ExpressionSpecification = ['case', ['get', 'isClosed'], critical, ink];
  const isEstimated: ExpressionSpecification = ['get', 'isEstimated'];
  return [
    line(
      'runways',
      'runways',
      { colour, opacity: 0.75, width: runwayWidth },
      { minzoom: RUNWAYS_FROM, filter: ['all', isLine, ['!', isEstimated]] },
    ),
    line(
      'runways-estimated',
      'runways',
      { colour, opacity: 0.75, width: 2, dashes: [3, 2] },
      { minzoom: RUNWAYS_FROM, filter: ['all', isLine, isEstimated] },
    ),
    text(
      'runway-crosses',
      'runways',
      { of: 'cross', size: ['interpolate', ['linear'], ['zoom'], RUNWAYS_FROM, 16, 14, 34], colour: critical, edge: sheet, edgeWidth: 1.6 },
      { minzoom: RUNWAYS_FROM, filter: ['has', 'cross'], layout: { 'text-allow-overlap': true, 'text-ignore-placement': true } },
    ),
    text(
      'runway-ends',
      'runways',
      { of: 'ident', size: 12, colour: ink, edge: sheet, edgeWidth: 1.6 },
      { minzoom: 12, filter: ['has', 'ident'], layout: { 'text-padding': 1 } },
    ),
  ];
}
