/**
 * How the chart is drawn: its sources and layers, from the ground up. Nothing in it has an address: no tiles, no sprite, and without glyphs MapLibre
 * draws every letter from the fonts of this machine.
 */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { drawnFrom, kinds, RUNWAYS_FROM, type Kind } from '../airports/airport-kinds.ts';
import { FIRST_NAVAIDS_FROM } from '../navaids/navaid-types.ts';
import type { Colours } from './colours.ts';
import { graticule } from './land.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

export const iconLayer = (kind: Kind): string => `airports-${kind}`;
export const labelLayer = (kind: Kind): string => `codes-${kind}`;
export const airportSource = (kind: Kind): string => `airports-${kind}`;

/** Sources that are filled after the style has loaded. */
const filled = ['land', 'coast', 'borders', 'notices', 'runways', 'navaids', 'waypoints', 'rings', 'route', 'measure', 'marks'] as const;
export type FilledSource = (typeof filled)[number];

/** Zoom from which codes are drawn beside the marks. */
const codesFrom: Record<Kind, number> = { large: 4, medium: 6, small: 8.5, heliport: 10.5, seaplane: 9, balloonport: 9, closed: 10.5 };

const FONT = ['system-ui', 'Segoe UI', 'Roboto', 'Liberation Sans', 'Arial'];

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

const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
const isGiven: ExpressionSpecification = ['==', ['get', 'confidence'], 'given'];

const noticeLayers = (severity: ExpressionSpecification): LayerSpecification[] => [
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

const runwayWidth: ExpressionSpecification = ['interpolate', ['exponential', 2], ['zoom'], RUNWAYS_FROM, 2, 13, 5, 17, 44];

function runwayLayers(colours: Colours): LayerSpecification[] {
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

const airportIcons = (kind: Kind): LayerSpecification[] => [
  {
    id: iconLayer(kind),
    type: 'symbol',
    source: airportSource(kind),
    minzoom: drawnFrom[kind],
    layout: {
      'icon-image': kind,
      'icon-size': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 4, 0.65, 7, 0.9, 9, 1],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
];

const airportCodes = (kind: Kind, colours: Colours): LayerSpecification[] => [
  {
    id: labelLayer(kind),
    type: 'symbol',
    source: airportSource(kind),
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

const navaidIcons: LayerSpecification = {
  id: 'navaids',
  type: 'symbol',
  source: 'navaids',
  minzoom: FIRST_NAVAIDS_FROM,
  layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
};

/** Left of the symbol: the codes of airports are on the right. */
const navaidLabels = (colours: Colours): LayerSpecification => ({
  id: 'navaid-labels',
  type: 'symbol',
  source: 'navaids',
  minzoom: 6.5,
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

/** From this zoom: a user may have thousands. */
const WAYPOINTS_FROM = 6;

const waypointLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'waypoints',
    type: 'circle',
    source: 'waypoints',
    minzoom: WAYPOINTS_FROM,
    paint: { 'circle-radius': 4, 'circle-color': colours.sheet, 'circle-stroke-color': colours.accent, 'circle-stroke-width': 2 },
  },
  {
    id: 'waypoint-idents',
    type: 'symbol',
    source: 'waypoints',
    minzoom: WAYPOINTS_FROM + 1,
    layout: {
      'text-field': ['get', 'ident'],
      'text-font': FONT,
      'text-size': 11.5,
      'text-anchor': 'top',
      'text-offset': [0, 0.6],
      'text-padding': 2,
    },
    paint: { 'text-color': colours.accent, 'text-halo-color': colours.sheet, 'text-halo-width': 1.6 },
  },
];

const ringLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'rings',
    type: 'line',
    source: 'rings',
    filter: isLine,
    paint: { 'line-color': colours.ink, 'line-width': 1.2, 'line-opacity': 0.75, 'line-dasharray': [5, 3] },
  },
  {
    id: 'ring-radii',
    type: 'symbol',
    source: 'rings',
    filter: isPoint,
    layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 11.5, 'text-allow-overlap': true },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.sheet, 'text-halo-width': 2 },
  },
];

const routeLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'route-ground',
    type: 'line',
    source: 'route',
    filter: isLine,
    paint: { 'line-color': colours.sheet, 'line-width': 6, 'line-opacity': 0.8 },
  },
  { id: 'route-line', type: 'line', source: 'route', filter: isLine, paint: { 'line-color': colours.accent, 'line-width': 3 } },
  {
    id: 'route-points',
    type: 'circle',
    source: 'route',
    filter: isPoint,
    paint: { 'circle-radius': 4, 'circle-color': colours.accent, 'circle-stroke-color': colours.sheet, 'circle-stroke-width': 1.5 },
  },
  {
    id: 'route-names',
    type: 'symbol',
    source: 'route',
    filter: isPoint,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': 13,
      // Codes of airports are on the right, of navaids on the left.
      'text-anchor': 'bottom',
      'text-offset': [0, -0.7],
      'text-padding': 2,
    },
    paint: { 'text-color': colours.accent, 'text-halo-color': colours.sheet, 'text-halo-width': 1.8 },
  },
];

const markLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'measure-ground',
    type: 'line',
    source: 'measure',
    filter: isLine,
    paint: { 'line-color': colours.sheet, 'line-width': 4.5, 'line-opacity': 0.8 },
  },
  { id: 'measure-line', type: 'line', source: 'measure', filter: isLine, paint: { 'line-color': colours.accent, 'line-width': 2 } },
  {
    id: 'measure-ends',
    type: 'circle',
    source: 'measure',
    filter: isPoint,
    paint: { 'circle-radius': 4.5, 'circle-color': colours.sheet, 'circle-stroke-color': colours.accent, 'circle-stroke-width': 2 },
  },
  {
    id: 'marks',
    type: 'circle',
    source: 'marks',
    paint: { 'circle-radius': 11, 'circle-opacity': 0, 'circle-stroke-color': colours.accent, 'circle-stroke-width': 2.2 },
  },
];

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
