/**
 * The chart has its sources and layers from the ground up. Nothing in it has an address on a network: the tiles are made in the page, there
 * is no sprite, and without glyphs MapLibre draws every letter from the fonts of this machine.
 */
import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { type Kind, kinds } from '../airports/airport-kinds.ts';
import type { Colours } from './colours.ts';
import {
  airportCodes,
  airportIcons,
  airportSourceName,
  cityLabels,
  navaidIcons,
  navaidLabels,
  runwayLayers,
} from './layers/airport-layers.ts';
import { countryLabels, GROUND_SOURCE, groundLayers } from './layers/ground-layers.ts';
import {
  badgeLayers,
  fetchedMarks,
  markLayers,
  noticeLabels,
  noticeLayers,
  ringLayers,
  routeLayers,
  waypointLayers,
  weatherLabels,
} from './layers/overlay-layers.ts';
import { MOST_AIRPORT_ZOOM, MOST_GROUND_ZOOM } from '../view.ts';

/** These sources are filled after the style has loaded. While one has nothing its layers are hidden, since MapLibre would make its tiles for every view. */
const filled = [
  'notices',
  'badges',
  'runways',
  'navaids',
  'weather',
  'fetched',
  'waypoints',
  'rings',
  'corridor',
  'alternates',
  'route',
  'measure',
  'marks',
] as const;
export type FilledSource = (typeof filled)[number];

/** Both themes have the same layers with the same names. */
export function layersOf(colours: Colours): LayerSpecification[] {
  const severity: ExpressionSpecification = [
    'match',
    ['get', 'severity'],
    5,
    colours.critical,
    4,
    colours.limited,
    3,
    colours.accent,
    colours.dim,
  ];
  return [
    ...groundLayers(colours),
    ...noticeLayers(severity),
    ...runwayLayers(colours),
    navaidIcons,
    ...kinds.toReversed().map(airportIcons),
    // What is drawn last is placed first: codes of the larger airports, then the names of their cities, before those of the smaller.
    ...kinds.toReversed().flatMap((kind) => [...cityLabels(kind, colours), airportCodes(kind, colours)]),
    countryLabels(colours),
    navaidLabels(colours),
    weatherLabels(colours),
    noticeLabels(severity, colours),
    fetchedMarks(colours),
    ...badgeLayers(severity, colours),
    ...waypointLayers(colours),
    ...ringLayers(colours),
    ...routeLayers(colours),
    ...markLayers(colours),
  ];
}

const startsHidden = (layer: LayerSpecification): boolean => 'source' in layer && filled.some((name) => name === layer.source);
const hidden = (layer: LayerSpecification) => ({ ...layer, layout: { ...layer.layout, visibility: 'none' } }) as LayerSpecification;

/** The page itself makes the tiles whose addresses have this scheme. */
export const PROTOCOL = 'aeroshelf';
/** `version` counts the datasets that were drawn. */
export const tilesOf = (of: 'ground' | Kind, version: number): string[] => [`${PROTOCOL}://${of}/${version}/{z}/{x}/{y}`];
export function styleOf(colours: Colours, version: number): StyleSpecification {
  const source = (tiles: string[], maxzoom: number): SourceSpecification => ({ type: 'vector', tiles, maxzoom });
  const empty: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
  return {
    version: 8,
    sources: {
      [GROUND_SOURCE]: source(tilesOf('ground', 0), MOST_GROUND_ZOOM),
      ...Object.fromEntries(kinds.map((kind) => [airportSourceName(kind), source(tilesOf(kind, version), MOST_AIRPORT_ZOOM)])),
      ...Object.fromEntries(filled.map((name) => [name, empty])),
    },
    layers: layersOf(colours).map((layer) => (startsHidden(layer) ? hidden(layer) : layer)),
  };
}
