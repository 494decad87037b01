/** Land, lakes, coast and borders, from the ground up. The sea is the ground of the page (ChartPane.module.css), which costs no layer. */
import type { LayerSpecification } from 'maplibre-gl';
import type { Colours } from '../colours.ts';

export const GROUND_SOURCE = 'ground';

/** Zoom up to which lakes are drawn. */
const LAKES_TO = 10.5;

export const groundLayers = ({ sea, land, coast, line, dim }: Colours): LayerSpecification[] => [
  { id: 'land', type: 'fill', source: GROUND_SOURCE, 'source-layer': 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
  {
    id: 'lakes',
    type: 'fill',
    source: GROUND_SOURCE,
    'source-layer': 'lakes',
    minzoom: 1.5,
    // Their outlines are those of a map of 1:50,000,000: closer up land would lie in the water, by miles.
    maxzoom: LAKES_TO,
    // Near the shores are drawn as lines; from afar edges of their own would be one more program for the processor that draws.
    paint: {
      'fill-color': sea,
      'fill-antialias': ['step', ['zoom'], false, 9, true],
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, LAKES_TO, 0.4],
    },
  },
  {
    id: 'graticule',
    type: 'line',
    source: GROUND_SOURCE,
    'source-layer': 'graticule',
    paint: { 'line-color': line, 'line-width': 0.6, 'line-opacity': 0.8 },
  },
  {
    id: 'graticule-fine',
    type: 'line',
    source: GROUND_SOURCE,
    'source-layer': 'graticule-fine',
    minzoom: 6,
    paint: { 'line-color': line, 'line-width': 0.5, 'line-opacity': 0.7 },
  },
  {
    id: 'borders',
    type: 'line',
    source: GROUND_SOURCE,
    'source-layer': 'borders',
    paint: { 'line-color': dim, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1], 'line-opacity': 0.45 },
  },
  {
    id: 'coast',
    type: 'line',
    source: GROUND_SOURCE,
    'source-layer': 'land',
    paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1, 10, 1.4] },
  },
  {
    id: 'lake-shores',
    type: 'line',
    source: GROUND_SOURCE,
    'source-layer': 'lakes',
    minzoom: 3,
    maxzoom: 9,
    paint: { 'line-color': coast, 'line-width': 0.6 },
  },
];
