import type { LayerSpecification } from 'maplibre-gl';
import { drawnFrom, type Kind } from '../../airports/airport-kinds.ts';
import type { Colours } from '../colours.ts';
import { AIRPORT_LAYER } from '../tiles/tile-zooms.ts';
import { FONT } from './common.ts';

export const iconLayer = (kind: Kind): string => `airports-${kind}`;
export const labelLayer = (kind: Kind): string => `codes-${kind}`;
export const airportSource = (kind: Kind): string => `airports-${kind}`;

/** Zoom from which codes are drawn beside the marks. */
const codesFrom: Record<Kind, number> = { large: 4, medium: 6, small: 8.5, heliport: 10.5, seaplane: 9, balloonport: 9, closed: 10.5 };

export const airportIcons = (kind: Kind): LayerSpecification[] => [
  {
    id: iconLayer(kind),
    type: 'symbol',
    source: airportSource(kind),
    'source-layer': AIRPORT_LAYER,
    minzoom: drawnFrom[kind],
    layout: {
      'icon-image': kind,
      'icon-size': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 4, 0.65, 7, 0.9, 9, 1],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
];

export const airportCodes = (kind: Kind, colours: Colours): LayerSpecification[] => [
  {
    id: labelLayer(kind),
    type: 'symbol',
    source: airportSource(kind),
    'source-layer': AIRPORT_LAYER,
    minzoom: codesFrom[kind],
    layout: {
      'text-field': ['get', 'code'],
      'text-font': FONT,
      'text-size': kind === 'large' ? 12.5 : 11.5,
      'text-anchor': 'left',
      'text-offset': [1.2, 0],
      'text-padding': 2,
    },
    paint: {
      'text-color': kind === 'large' || kind === 'medium' ? colours.ink : colours.dim,
      'text-halo-color': colours.sheet,
      'text-halo-width': 1.4,
    },
  },
];
