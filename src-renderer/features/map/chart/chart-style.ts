/**
 * How the chart is drawn: its sources and layers, from the ground up. Nothing in it has an address on a network: the tiles are made
 * in the page, there is no sprite, and without glyphs MapLibre draws every letter from the fonts of this machine.
 */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { kinds, type Kind } from '../airports/airport-kinds.ts';
import type { Colours } from './colours.ts';
import { airportCodes, airportIcons, airportSourceName, cityLabels, navaidIcons, navaidLabels } from './layers/airport-layers.ts';
import { groundLayers, GROUND_SOURCE } from './layers/ground-layers.ts';
import { badgeLayers, noticeLayers } from './layers/notam-layers.ts';
import { markLayers, ringLayers, routeLayers, waypointLayers } from './layers/own-layers.ts';
import { runwayLayers } from './layers/runway-layers.ts';
import { airportSource, groundSource } from './tiles/tile-source.ts';

/** Sources that are filled after the style has loaded. */
const filled = ['notices', 'badges', 'runways', 'navaids', 'waypoints', 'rings', 'route', 'measure', 'marks'] as const;
export type FilledSource = (typeof filled)[number];

const sourceOf = (layer: LayerSpecification): string | undefined => ('source' in layer ? layer.source : undefined);

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

const isFilled = (name: string | undefined): name is FilledSource => filled.some((one) => one === name);

/**
 * `airports`: the address of the tiles of each kind. Sources that are filled later are not in it, nor their layers: of every source MapLibre asks its worker for
 * each tile of the view, and of an empty one too.
 */
export function styleOf(colours: Colours, airports: ReadonlyMap<Kind, string>): StyleSpecification {
  return {
    version: 8,
    sources: {
      [GROUND_SOURCE]: groundSource(),
      ...Object.fromEntries([...airports].map(([kind, address]) => [airportSourceName(kind), airportSource(address)])),
    },
    layers: layersOf(colours).filter((layer) => !isFilled(sourceOf(layer))),
  };
}

/** The layers of a source, each with the names of those above it, the next one first. */
export function layersAbove(source: FilledSource, colours: Colours): { layer: LayerSpecification; above: string[] }[] {
  const layers = layersOf(colours);
  return layers.flatMap((layer, at) => (sourceOf(layer) === source ? [{ layer, above: layers.slice(at + 1).map(({ id }) => id) }] : []));
}
