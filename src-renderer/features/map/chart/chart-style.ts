/**
 * How the chart is drawn: its sources and layers, from the ground up. Nothing in it has an address on a network: the tiles are made
 * in the page, there is no sprite, and without glyphs MapLibre draws every letter from the fonts of this machine.
 */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { kinds, type Kind } from '../airports/airport-kinds.ts';
import type { Colours } from './colours.ts';
import { graticule } from './land.ts';
import { airportCodes, airportIcons, airportSourceName, cityLabels } from './layers/airport-layers.ts';
import { groundLayers, GROUND_SOURCE } from './layers/ground-layers.ts';
import { navaidIcons, navaidLabels } from './layers/navaid-layers.ts';
import { badgeLayers, noticeLayers } from './layers/notam-layers.ts';
import { markLayers, ringLayers, routeLayers, waypointLayers } from './layers/own-layers.ts';
import { runwayLayers } from './layers/runway-layers.ts';
import { airportSource, groundSource } from './tiles/tile-source.ts';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** Sources that are filled after the style has loaded. */
const filled = ['notices', 'badges', 'runways', 'navaids', 'waypoints', 'rings', 'route', 'measure', 'marks'] as const;
export type FilledSource = (typeof filled)[number];

const sourceOf = (layer: LayerSpecification): string | undefined => ('source' in layer ? layer.source : undefined);

/** Names of the layers of a source. */
export const layerNamesOf = (source: FilledSource, colours: Colours): string[] =>
  layersOf(colours).flatMap((layer) => (sourceOf(layer) === source ? [layer.id] : []));

/** Hidden until their source has something: of a source that is seen MapLibre asks its worker for every tile of the view, and empty ones too. */
const hiddenAtFirst = (layer: LayerSpecification): LayerSpecification =>
  filled.some((name) => name === sourceOf(layer)) ? { ...layer, layout: { ...layer.layout, visibility: 'none' } } : layer;

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
    ...groundLayers(colours),
    ...noticeLayers(severity),
    ...runwayLayers(colours),
    navaidIcons,
    ...kinds.toReversed().flatMap(airportIcons),
    // What is drawn last is placed first: codes of the larger airports, then the names of their cities, before those of the smaller.
    ...kinds.toReversed().flatMap((kind) => [...cityLabels(kind, colours), ...airportCodes(kind, colours)]),
    navaidLabels(colours),
    ...badgeLayers(severity, colours),
    ...waypointLayers(colours),
    ...ringLayers(colours),
    ...routeLayers(colours),
    ...markLayers(colours),
  ];
}

/** `airports`: the address of the tiles of each kind. */
export function styleOf(colours: Colours, airports: ReadonlyMap<Kind, string>): StyleSpecification {
  const empty = { type: 'geojson' as const, data: nothing };
  return {
    version: 8,
    sources: {
      graticule: { type: 'geojson', data: graticule(10) },
      'graticule-fine': { type: 'geojson', data: graticule(1) },
      ...Object.fromEntries(filled.map((name) => [name, empty])),
      [GROUND_SOURCE]: groundSource(),
      ...Object.fromEntries([...airports].map(([kind, address]) => [airportSourceName(kind), airportSource(address)])),
    },
    layers: layersOf(colours).map(hiddenAtFirst),
  };
}
