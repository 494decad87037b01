/**
 * How the chart is drawn: its sources and layers, from the ground up. Nothing in it has an address: no tiles, no sprite, and without glyphs MapLibre
 * draws every letter from the fonts of this machine.
 */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { kinds } from '../airports/airport-kinds.ts';
import type { Colours } from './colours.ts';
import { graticule } from './land.ts';
import { airportCodes, airportIcons, airportSource } from './layers/airport-layers.ts';
import { navaidIcons, navaidLabels } from './layers/navaid-layers.ts';
import { noticeLayers } from './layers/notam-layers.ts';
import { markLayers, ringLayers, routeLayers, waypointLayers } from './layers/own-layers.ts';
import { runwayLayers } from './layers/runway-layers.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** Sources that are filled after the style has loaded. */
const filled = ['land', 'coast', 'borders', 'notices', 'runways', 'navaids', 'waypoints', 'rings', 'route', 'measure', 'marks'] as const;
export type FilledSource = (typeof filled)[number];

/** Both themes have the same layers with the same names. */
export function layersOf(colours: Colours): LayerSpecification[] {
  const severity: ExpressionSpecification = [
    'match',
    ['get', 'severity'],
    5,
    colours.stale,
    4,
    colours.ageing,
    3,
    colours.accent,
    colours.dim,
  ];
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.page } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.sheet, 'fill-antialias': false } },
    { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': colours.line, 'line-width': 0.6, 'line-opacity': 0.7 } },
    {
      id: 'graticule-fine',
      type: 'line',
      source: 'graticule-fine',
      minzoom: 6,
      paint: { 'line-color': colours.line, 'line-width': 0.5, 'line-opacity': 0.6 },
    },
    { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': colours.dim, 'line-width': 0.7, 'line-opacity': 0.45 } },
    { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': colours.dim, 'line-width': 0.8, 'line-opacity': 0.8 } },
    ...noticeLayers(severity),
    ...runwayLayers(colours),
    navaidIcons,
    ...kinds.toReversed().flatMap(airportIcons),
    ...kinds.flatMap((kind) => airportCodes(kind, colours)),
    navaidLabels(colours),
    ...waypointLayers(colours),
    ...ringLayers(colours),
    ...routeLayers(colours),
    ...markLayers(colours),
  ];
}

export function styleOf(colours: Colours): StyleSpecification {
  const empty = { type: 'geojson' as const, data: nothing };
  return {
    version: 8,
    sources: {
      graticule: { type: 'geojson', data: graticule(10) },
      'graticule-fine': { type: 'geojson', data: graticule(1) },
      ...Object.fromEntries(filled.map((name) => [name, empty])),
      // Marks need no simplification; from zoom 12 on the tiles of zoom 12 are used.
      ...Object.fromEntries(kinds.map((kind) => [airportSource(kind), { ...empty, maxzoom: 12, tolerance: 0 }])),
    },
    layers: layersOf(colours),
  };
}
