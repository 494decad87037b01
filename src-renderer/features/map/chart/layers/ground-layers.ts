/** Draws sea, land, lakes, coast, borders and the names of countries, from the ground up. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Colours } from '../colours.ts';
import { language } from '#renderer/i18n/words.ts';
import { line, text } from './makers.ts';

export const GROUND_SOURCE = 'ground';

/** Lakes are drawn up to this zoom. */
const LAKES_TO = 10.5;

const byZoom = (...stops: number[]): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], ...stops];
const of = (layer: string) => ({ 'source-layer': layer });

export const groundLayers = ({ sea, land, coast, line: fine, dim }: Colours): LayerSpecification[] => [
  { id: 'sea', type: 'fill', source: GROUND_SOURCE, ...of('sea'), paint: { 'fill-color': sea, 'fill-antialias': false } },
  { id: 'land', type: 'fill', source: GROUND_SOURCE, ...of('land'), paint: { 'fill-color': land, 'fill-antialias': false } },
  {
    id: 'lakes',
    type: 'fill',
    source: GROUND_SOURCE,
    ...of('lakes'),
    minzoom: 1.5,
    // Their outlines are those of a map of 1:50,000,000: closer up land would lie in the water, by miles.
    maxzoom: LAKES_TO,
    // The shores are drawn as lines in near views; in far ones edges of their own would be one more program for the processor that draws.
    paint: {
      'fill-color': sea,
      'fill-antialias': ['step', ['zoom'], false, 9, true],
      'fill-opacity': byZoom(9, 1, LAKES_TO, 0.4),
    },
  },
  line('graticule', GROUND_SOURCE, { colour: fine, width: 0.6, opacity: 0.8 }, of('graticule')),
  line('graticule-fine', GROUND_SOURCE, { colour: fine, width: 0.5, opacity: 0.7 }, { ...of('graticule-fine'), minzoom: 6 }),
  line('borders', GROUND_SOURCE, { colour: dim, width: byZoom(1, 0.5, 6, 1), opacity: 0.45 }, of('borders')),
  line('coast', GROUND_SOURCE, { colour: coast, width: byZoom(1, 0.5, 6, 1, 10, 1.4) }, of('land')),
  line('lake-shores', GROUND_SOURCE, { colour: coast, width: 0.6 }, { ...of('lakes'), minzoom: 3, maxzoom: 9 }),
];

/** Countries are named up to this zoom. */
const COUNTRIES_TO = 7;

export const countryLabels = ({ dim, land }: Colours): LayerSpecification =>
  text(
    'country-names',
    GROUND_SOURCE,
    { of: language, size: byZoom(1, 11, 5, 15), colour: dim, edge: land, edgeWidth: 1.6 },
    {
      ...of('countries'),
      maxzoom: COUNTRIES_TO,
      layout: {
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
        'text-padding': 4,
        'symbol-sort-key': ['-', ['get', 'area']],
      },
    },
  );
