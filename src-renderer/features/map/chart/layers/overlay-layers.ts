/**
 * NOTAMs lie over the airports, and so does what the user puts on the map: waypoints, rings, the route, what is measured and what is
 * marked.
 */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { WEATHER_FROM } from '#renderer/features/map/weather/weather-marks.ts';
import type { Colours } from '../colours.ts';
import { dot, FONT, isArea, isLine, isPoint, line, text } from './makers.ts';

const isGiven: ExpressionSpecification = ['==', ['get', 'confidence'], 'given'];

export const noticeLayers = (severity: ExpressionSpecification): LayerSpecification[] => [
  {
    id: 'notice-areas',
    type: 'fill',
    source: 'notices',
    filter: ['all', isArea, ['get', 'isChosen']],
    paint: { 'fill-color': severity, 'fill-opacity': 0.22 },
  },
  line(
    'notice-edges',
    'notices',
    { colour: severity, width: ['case', ['get', 'isChosen'], 3, 1.8] },
    { filter: ['all', ['any', isArea, isLine], isGiven] },
  ),
  line('notice-circles', 'notices', { colour: severity, width: 1.2, dashes: [4, 3] }, { filter: ['all', isArea, ['!', isGiven]] }),
  {
    id: 'notice-points',
    type: 'circle',
    source: 'notices',
    filter: ['all', isPoint, ['!', ['has', 'limits']]],
    paint: {
      'circle-radius': 6,
      'circle-color': severity,
      'circle-opacity': ['case', ['get', 'isChosen'], 0.35, 0],
      'circle-stroke-color': severity,
      'circle-stroke-width': 1.6,
    },
  },
];

/** They have room from this zoom on. */
const LIMITS_FROM = 5.5;

/** The levels and hours of an area are in its middle. */
export const noticeLabels = (severity: ExpressionSpecification, { sheet }: Colours): LayerSpecification =>
  text(
    'notice-limits',
    'notices',
    { of: 'limits', size: 11, colour: severity, edge: sheet, edgeWidth: 1.8 },
    { minzoom: LIMITS_FROM, filter: ['has', 'limits'], layout: { 'text-max-width': 12 } },
  );

/** Pixels from the aerodrome to its badge: up and to the left, because codes are on the right. */
const BADGE_AT: [number, number] = [-11, -11];
/** This many pixels are between the number and the edge of the badge. */
const BADGE_EDGE = 4;
/** A number has room from this zoom on. */
const COUNTS_FROM = 4.5;
/** A number is drawn only where the symbol of its aerodrome is. */
const isDrawn: ExpressionSpecification = ['>=', ['zoom'], ['get', 'from']];

/** Tells how many NOTAMs an aerodrome has, in the colour of the most severe one. */
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
      'circle-translate': BADGE_AT,
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
      'text-size': 11,
      'text-allow-overlap': true,
      // Codes and cities keep clear of the whole badge.
      'text-padding': BADGE_EDGE,
    },
    paint: { 'text-color': land, 'text-translate': BADGE_AT },
  },
];

/** Flight categories, below the symbols of the aerodromes: codes of airports are on the right, of navaids on the left. */
export const weatherLabels = ({ sheet, critical, limited, ink, dim }: Colours): LayerSpecification =>
  text(
    'weather-categories',
    'weather',
    {
      of: 'label',
      size: 11,
      colour: ['match', ['get', 'tone'], 'bad', critical, 'warn', limited, 'plain', ink, dim],
      edge: sheet,
      edgeWidth: 1.8,
    },
    { minzoom: WEATHER_FROM, layout: { 'text-anchor': 'top', 'text-offset': [0, 0.8] } },
  );

/** Rings around the aerodromes that NOTAMs are fetched of, wider than any symbol. */
export const fetchedMarks = ({ ink }: Colours): LayerSpecification =>
  dot('fetched-places', 'fetched', { radius: 9, fill: 'transparent', stroke: ink, width: 1.4 });

/** Zoom from which waypoints are drawn: a user may have thousands. */
const WAYPOINTS_FROM = 6;

export const waypointLayers = ({ accent, sheet }: Colours): LayerSpecification[] => [
  dot('waypoints', 'waypoints', { radius: 4, fill: sheet, stroke: accent, width: 2 }, { minzoom: WAYPOINTS_FROM }),
  text(
    'waypoint-idents',
    'waypoints',
    { of: 'ident', size: 11.5, colour: accent, edge: sheet, edgeWidth: 1.6 },
    { minzoom: WAYPOINTS_FROM + 1, layout: { 'text-anchor': 'top', 'text-offset': [0, 0.6] } },
  ),
];

export const ringLayers = ({ ink, sheet }: Colours): LayerSpecification[] => [
  line('rings', 'rings', { colour: ink, width: 1.2, opacity: 0.75, dashes: [5, 3] }, { filter: isLine }),
  text(
    'ring-radii',
    'rings',
    { of: 'name', size: 11.5, colour: ink, edge: sheet, edgeWidth: 2 },
    { filter: isPoint, layout: { 'text-allow-overlap': true } },
  ),
];

/** The light ground makes the line visible on every colour. */
const lineOnGround = (
  source: 'route' | 'measure',
  width: number | ExpressionSpecification,
  { sheet, accent }: Colours,
): LayerSpecification[] => [
  line(`${source}-ground`, source, { colour: sheet, width: ['*', width, 2.1], opacity: 0.8 }, { filter: isLine }),
  line(`${source}-line`, source, { colour: accent, width }, { filter: isLine }),
];

/** A leg is thicker where it is marked, and an alternate's leg is dashed. */
export const routeLayers = (colours: Colours): LayerSpecification[] => [
  line('corridor-edges', 'corridor', { colour: colours.accent, width: 1, opacity: 0.45 }),
  line('alternate-legs', 'alternates', { colour: colours.accent, width: 2, dashes: [2, 2] }, { filter: isLine }),
  dot('alternate-points', 'alternates', { radius: 4, fill: colours.sheet, stroke: colours.accent, width: 2 }, { filter: isPoint }),
  ...lineOnGround('route', ['case', ['==', ['get', 'isMarked'], true], 5, 3], colours),
  dot('route-points', 'route', { radius: 4, fill: colours.accent, stroke: colours.sheet, width: 1.5 }, { filter: isPoint }),
  ...(['alternates', 'route'] as const).map((source) =>
    text(
      `${source}-names`,
      source,
      { of: 'name', size: 13, colour: colours.accent, edge: colours.sheet, edgeWidth: 1.8 },
      // Codes of airports are on the right, of navaids on the left.
      { filter: isPoint, layout: { 'text-anchor': 'bottom', 'text-offset': [0, -0.7] } },
    ),
  ),
];

export const markLayers = (colours: Colours): LayerSpecification[] => [
  ...lineOnGround('measure', 2, colours),
  dot('measure-ends', 'measure', { radius: 4.5, fill: colours.sheet, stroke: colours.accent, width: 2 }, { filter: isPoint }),
  text(
    'mark-names',
    'marks',
    { of: 'name', size: 13, colour: colours.ink, edge: colours.sheet, edgeWidth: 2 },
    { layout: { 'text-anchor': 'bottom', 'text-offset': [0, -1.1], 'text-allow-overlap': true, 'text-max-width': 14 } },
  ),
  dot('marks', 'marks', { radius: 11, fill: 'transparent', stroke: colours.accent, width: 2.2 }),
];
