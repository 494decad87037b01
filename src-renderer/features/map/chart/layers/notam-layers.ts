import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Colours } from '../colours.ts';
import { FONT, isArea, isLine, isPoint } from './common.ts';

const isGiven: ExpressionSpecification = ['==', ['get', 'confidence'], 'given'];

export const noticeLayers = (severity: ExpressionSpecification): LayerSpecification[] => [
  {
    id: 'notice-areas',
    type: 'fill',
    source: 'notices',
    filter: ['all', isArea, ['get', 'isChosen']],
    paint: { 'fill-color': severity, 'fill-opacity': 0.22 },
  },
  {
    id: 'notice-edges',
    type: 'line',
    source: 'notices',
    filter: ['all', ['any', isArea, isLine], isGiven],
    paint: { 'line-color': severity, 'line-width': ['case', ['get', 'isChosen'], 3, 1.8] },
  },
  {
    id: 'notice-circles',
    type: 'line',
    source: 'notices',
    filter: ['all', isArea, ['!', isGiven]],
    paint: { 'line-color': severity, 'line-width': 1.2, 'line-dasharray': [4, 3] },
  },
  {
    id: 'notice-points',
    type: 'circle',
    source: 'notices',
    filter: isPoint,
    paint: {
      'circle-radius': 6,
      'circle-color': severity,
      'circle-opacity': ['case', ['get', 'isChosen'], 0.35, 0],
      'circle-stroke-color': severity,
      'circle-stroke-width': 1.6,
    },
  },
];

/** Pixels from the aerodrome to its badge: up and to the left, because codes are on the right. */
const BESIDE: [number, number] = [-11, -11];
/** Pixels from the number to the edge of the badge. */
const BADGE_EDGE = 4;
/** Zoom from which there is room for a number. */
const COUNTS_FROM = 4.5;
/** Only where the symbol of the aerodrome is drawn. */
const isDrawn: ExpressionSpecification = ['>=', ['zoom'], ['get', 'from']];

/** How many NOTAMs an aerodrome has, in the colour of the most severe one. */
export const badgeLayers = (severity: ExpressionSpecification, { land }: Colours): LayerSpecification[] => [
  {
    id: 'notam-badges',
    type: 'circle',
    source: 'badges',
    filter: isDrawn,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 2, 4.5, COUNTS_FROM, ['+', 5.5, ['*', 2.5, ['length', ['get', 'text']]]]],
      'circle-color': severity,
      'circle-stroke-color': land,
      'circle-stroke-width': 1.2,
      'circle-translate': BESIDE,
    },
  },
  {
    id: 'notam-counts',
    type: 'symbol',
    source: 'badges',
    minzoom: COUNTS_FROM,
    filter: isDrawn,
    layout: {
      'text-field': ['get', 'text'],
      'text-font': FONT,
      'text-size': 10.5,
      'text-allow-overlap': true,
      // Codes and cities keep clear of the whole badge.
      'text-padding': BADGE_EDGE,
    },
    paint: { 'text-color': land, 'text-translate': BESIDE },
  },
];
