/** What the user puts on the map: waypoints, rings, the route, what is measured and what is marked. */
import type { LayerSpecification } from 'maplibre-gl';
import type { Colours } from '../colours.ts';
import { FONT, isLine, isPoint } from './common.ts';

/** From this zoom: a user may have thousands. */
const WAYPOINTS_FROM = 6;

export const waypointLayers = (colours: Colours): LayerSpecification[] => [
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

export const ringLayers = (colours: Colours): LayerSpecification[] => [
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

/** With a light ground, so that it is seen on every colour. */
const lineOnGround = (source: 'route' | 'measure', width: number, colours: Colours): LayerSpecification[] => [
  {
    id: `${source}-ground`,
    type: 'line',
    source,
    filter: isLine,
    paint: { 'line-color': colours.sheet, 'line-width': width * 2.1, 'line-opacity': 0.8 },
  },
  { id: `${source}-line`, type: 'line', source, filter: isLine, paint: { 'line-color': colours.accent, 'line-width': width } },
];

export const routeLayers = (colours: Colours): LayerSpecification[] => [
  ...lineOnGround('route', 3, colours),
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

export const markLayers = (colours: Colours): LayerSpecification[] => [
  ...lineOnGround('measure', 2, colours),
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
