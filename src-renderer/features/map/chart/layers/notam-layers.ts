import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { isArea, isLine, isPoint } from './common.ts';

const isGiven: ExpressionSpecification = ['==', ['get', 'confidence'], 'given'];

export const noticeLayers = (severity: ExpressionSpecification): LayerSpecification[] => [
  {
    id: 'notice-areas',
    type: 'fill',
    source: 'notices',
    filter: isArea,
    paint: { 'fill-color': severity, 'fill-opacity': ['case', isGiven, 0.14, 0.05] },
  },
  {
    id: 'notice-edges',
    type: 'line',
    source: 'notices',
    filter: ['all', ['any', isArea, isLine], isGiven],
    paint: { 'line-color': severity, 'line-width': 2 },
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
      'circle-opacity': ['case', isGiven, 0.35, 0.1],
      'circle-stroke-color': severity,
      'circle-stroke-width': 1.6,
    },
  },
];
