import type { LayerSpecification } from 'maplibre-gl';
import { drawnFrom, type Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import { NAVAIDS_FROM } from '#renderer/features/map/navaids/navaid-types.ts';
import type { Colours } from '../colours.ts';
import { isRing } from '../kind-shapes.ts';
import { FONT } from './common.ts';
import { AIRPORT_LAYER } from '../tiles/tile-zooms.ts';

export const iconLayer = (kind: Kind): string => `airports-${kind}`;
export const labelLayer = (kind: Kind): string => `codes-${kind}`;
export const cityLayer = (kind: Kind): string => `cities-${kind}`;
export const airportSourceName = (kind: Kind): string => `airports-${kind}`;

/** Zoom from which codes are drawn beside the marks. */
const codesFrom: Record<Kind, number> = { large: 4, medium: 6, small: 8.5, heliport: 10.5, seaplane: 9, balloonport: 9, closed: 10.5 };

export const airportIcons = (kind: Kind): LayerSpecification[] => [
  {
    id: iconLayer(kind),
    type: 'symbol',
    source: airportSourceName(kind),
    'source-layer': AIRPORT_LAYER,
    minzoom: drawnFrom[kind],
    layout: {
      'icon-image': ['get', 'image'],
      'icon-size': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 4, 0.65, 7, 0.9, 9, 1, 12, 1.3],
      // The direction of a runway is true, and so is north on the map.
      ...(isRing(kind) ? { 'icon-rotate': ['get', 'bearing'], 'icon-rotation-alignment': 'map' } : {}),
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
];

export const airportCodes = (kind: Kind, { ink, dim, land }: Colours): LayerSpecification[] => [
  {
    id: labelLayer(kind),
    type: 'symbol',
    source: airportSourceName(kind),
    'source-layer': AIRPORT_LAYER,
    minzoom: codesFrom[kind],
    layout: {
      'text-field': ['get', 'code'],
      'text-font': FONT,
      'text-size': kind === 'large' ? 12.5 : 11.5,
      'text-anchor': 'left',
      'text-offset': [1.2, 0],
      'text-padding': 2,
      'symbol-sort-key': ['get', 'order'],
    },
    paint: { 'text-color': kind === 'large' || kind === 'medium' ? ink : dim, 'text-halo-color': land, 'text-halo-width': 1.4 },
  },
];

/** Zoom from which the cities of a kind's airports are named. */
const citiesFrom: Partial<Record<Kind, number>> = { large: 2.5, medium: 5.5, small: 8 };

/** Below, above or on the left of the symbol, wherever there is room. */
export function cityLabels(kind: Kind, { dim, land }: Colours): LayerSpecification[] {
  const from = citiesFrom[kind];
  if (from === undefined) return [];
  return [
    {
      id: cityLayer(kind),
      type: 'symbol',
      source: airportSourceName(kind),
      'source-layer': AIRPORT_LAYER,
      minzoom: from,
      maxzoom: 12,
      filter: ['has', 'city'],
      layout: {
        'text-field': ['get', 'city'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10.5, 8, kind === 'large' ? 14 : 12],
        'text-letter-spacing': 0.03,
        // Clear of the code, which is on the right of the symbol.
        'text-variable-anchor': ['top', 'bottom', 'top-right', 'bottom-right', 'right'],
        'text-radial-offset': 1.2,
        'text-padding': 1,
        'text-max-width': 8,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { 'text-color': dim, 'text-halo-color': land, 'text-halo-width': 1.6 },
    },
  ];
}

export const navaidIcons: LayerSpecification = {
  id: 'navaids',
  type: 'symbol',
  source: 'navaids',
  minzoom: NAVAIDS_FROM,
  layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
};

/** Left of the symbol: the codes of airports are on the right. */
export const navaidLabels = (colours: Colours): LayerSpecification => ({
  id: 'navaid-labels',
  type: 'symbol',
  source: 'navaids',
  minzoom: NAVAIDS_FROM + 0.5,
  layout: {
    'text-field': ['get', 'label'],
    'text-font': FONT,
    'text-size': 11,
    'text-anchor': 'right',
    'text-justify': 'right',
    'text-offset': [-1, 0],
    'text-padding': 2,
  },
  paint: { 'text-color': colours.accent, 'text-halo-color': colours.sheet, 'text-halo-width': 1.4 },
});
