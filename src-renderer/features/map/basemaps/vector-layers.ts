/** Makes the layers of vector tiles, by the schema that names them, in the colours of the window. */
import file from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Basemap } from '#contract/map/basemaps.ts';
import { language } from '#renderer/i18n/words.ts';
import type { Colours } from '../chart/colours.ts';
import { FONT, isArea, isLine, isPoint, line as lineOf, text } from '../chart/layers/makers.ts';

export const BASEMAP_SOURCE = 'basemap';

export function vectorLayers({ schema, layers }: Pick<Basemap, 'schema' | 'layers'>, colours: Colours): LayerSpecification[] {
  if (schema === 'openMapTiles') return openMapTiles(colours);
  if (schema === 'protomaps') return protomaps(colours);
  return layers.flatMap((layer) => [
    line(`${layer}-lines`, layer, { colour: colours.dim, width: 0.8, opacity: 0.7 }, isLine),
    line(`${layer}-edges`, layer, { colour: colours.line, width: 0.6 }, isArea),
  ]);
}

function openMapTiles(colours: Colours): LayerSpecification[] {
  return [
    fill('green', 'landcover', green(colours), among('class', ['wood', 'grass', 'wetland'])),
    fill('built', 'landuse', built(colours), among('class', ['residential', 'commercial', 'industrial'])),
    fill('water', 'water', water(colours)),
    line('rivers', 'waterway', river(colours)),
    line('small-roads', 'transportation', road(colours, 1), among('class', ['tertiary', 'minor', 'service'])),
    line('roads', 'transportation', road(colours, 1.6), among('class', ['primary', 'secondary'])),
    line('motorways', 'transportation', road(colours, 2.4), among('class', ['motorway', 'trunk'])),
    line('rails', 'transportation', rail(colours), among('class', ['rail', 'transit'])),
    line('boundaries', 'boundary', boundary(colours), ['<=', ['to-number', ['get', 'admin_level'], 99], 4]),
    // What is drawn last is placed first.
    names('street-names', 'transportation_name', colours, { of: 'road', size: 10.5, minzoom: 13 }),
    names('road-names', 'transportation_name', colours, {
      of: 'road',
      size: 11,
      minzoom: 9,
      filter: among('class', ['motorway', 'trunk', 'primary', 'secondary']),
    }),
    names('peaks', 'mountain_peak', colours, { of: 'peak', size: 10.5, minzoom: 10 }),
    names('river-names', 'waterway', colours, { of: 'river', size: 11, minzoom: 9 }),
    names('water-names', 'water_name', colours, { of: 'water', size: 11.5, minzoom: 3, filter: isPoint }),
    names('long-water-names', 'water_name', colours, { of: 'river', size: 11.5, minzoom: 6, filter: isLine }),
    names('villages', 'place', colours, { of: 'place', size: 11, minzoom: 11, filter: among('class', ['village', 'suburb', 'hamlet']) }),
    names('towns', 'place', colours, { of: 'place', size: 12, minzoom: 8, filter: among('class', ['town']) }),
    names('cities', 'place', colours, { of: 'place', size: 13.5, minzoom: 5, filter: among('class', ['city']) }),
  ];
}

function protomaps(colours: Colours): LayerSpecification[] {
  return [
    fill('green', 'landuse', green(colours), among('kind', ['forest', 'wood', 'park', 'grass', 'nature_reserve', 'national_park'])),
    fill('built', 'landuse', built(colours), among('kind', ['residential', 'commercial', 'industrial'])),
    fill('water', 'water', water(colours), isArea),
    line('rivers', 'water', river(colours), isLine),
    line('small-roads', 'roads', road(colours, 1), among('kind', ['minor_road'])),
    line('roads', 'roads', road(colours, 1.6), among('kind', ['major_road', 'medium_road'])),
    line('motorways', 'roads', road(colours, 2.4), among('kind', ['highway'])),
    line('rails', 'roads', rail(colours), among('kind', ['rail'])),
    line('boundaries', 'boundaries', boundary(colours), among('kind', ['country', 'region'])),
    names('street-names', 'roads', colours, { of: 'road', size: 10.5, minzoom: 13, filter: among('kind', ['minor_road', 'medium_road']) }),
    names('road-names', 'roads', colours, { of: 'road', size: 11, minzoom: 9, filter: among('kind', ['highway', 'major_road']) }),
    names('peaks', 'pois', colours, { of: 'peak', size: 10.5, minzoom: 10, filter: among('kind', ['peak']) }),
    names('river-names', 'water', colours, { of: 'river', size: 11, minzoom: 9, filter: isLine }),
    names('water-names', 'water', colours, { of: 'water', size: 11.5, minzoom: 3, filter: isPoint }),
    names('places', 'places', colours, { of: 'place', size: 12, minzoom: 6, filter: among('kind', ['locality']) }),
  ];
}

type Stroke = Parameters<typeof lineOf>[2];
const line = (id: string, layer: string, stroke: Stroke, filter?: ExpressionSpecification): LayerSpecification =>
  lineOf(`basemap-${id}`, BASEMAP_SOURCE, stroke, { 'source-layer': layer, ...(filter && { filter }) });

type FillPaint = NonNullable<Extract<LayerSpecification, { type: 'fill' }>['paint']>;
export const fill = (id: string, layer: string, paint: FillPaint, filter?: ExpressionSpecification): LayerSpecification => ({
  id: `basemap-${id}`,
  type: 'fill',
  source: BASEMAP_SOURCE,
  'source-layer': layer,
  ...(filter && { filter }),
  paint,
});

export const among = (property: string, values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
];

const green = ({ coast }: Colours): FillPaint => ({ 'fill-color': coast, 'fill-opacity': 0.12 });
const built = ({ dim }: Colours): FillPaint => ({ 'fill-color': dim, 'fill-opacity': 0.1 });
const water = ({ sea }: Colours): FillPaint => ({ 'fill-color': sea });
const river = ({ sea }: Colours): Stroke => ({ colour: sea, width: ['interpolate', ['linear'], ['zoom'], 8, 1, 14, 2.5] });
const boundary = ({ dim }: Colours): Stroke => ({ colour: dim, width: 0.8, dashes: [4, 2] });
const rail = ({ dim }: Colours): Stroke => ({ colour: dim, width: 0.8, dashes: [2, 2] });
/** A road is this much wider than the least. */
const road = ({ dim }: Colours, times: number): Stroke => ({
  colour: dim,
  opacity: times > 1 ? 0.75 : 0.45,
  width: ['interpolate', ['exponential', 1.6], ['zoom'], 6, 0.3 * times, 12, times, 17, 6 * times],
});

/** A name in the language of the window, else in Latin letters, else as it is written there. */
const NAME: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name']];
/** The number of a road where it has no name; the two schemas call it differently. */
const ROAD_NAME: ExpressionSpecification = ['coalesce', NAME, ['get', 'ref'], ['get', 'shield_text']];
/** A peak has its height where the tiles have it. */
const PEAK_NAME: ExpressionSpecification = [
  'case',
  ['has', 'ele'],
  ['concat', ['coalesce', NAME, ''], '\n', ['to-string', ['round', ['to-number', ['get', 'ele'], 0]]], ' m'],
  ['coalesce', NAME, ''],
];

/** Two names along one line are this many pixels apart. */
const APART = 350;
const named = { place: NAME, road: ROAD_NAME, river: NAME, water: NAME, peak: PEAK_NAME } as const;
type Given = { of: keyof typeof named; size: number; minzoom: number; filter?: ExpressionSpecification };

/** Names as the tiles have them: along roads and rivers, else at their place. */
function names(id: string, layer: string, { dim, sea, land }: Colours, { of, size, minzoom, filter }: Given): LayerSpecification {
  const isAlong = of === 'road' || of === 'river';
  return text(
    `basemap-${id}`,
    BASEMAP_SOURCE,
    { of: named[of], size, colour: dim, edge: of === 'water' ? sea : land, edgeWidth: 1.2, font: [FAMILY, ...FONT] },
    {
      'source-layer': layer,
      minzoom,
      ...(filter && { filter }),
      layout: {
        'text-padding': 4,
        ...(isAlong ? { 'symbol-placement': 'line', 'symbol-spacing': APART, 'text-max-angle': 30 } : { 'text-max-width': 8 }),
      },
    },
  );
}

const FAMILY = 'Aeroshelf Names';
let isOffered = false;

/**
 * The font of names is DejaVu Sans Condensed, as on printed pages, so that a map reads the same on every machine. It has Latin, Greek, Cyrillic, Armenian, Georgian,
 * Hebrew and Arabic letters; others come from the fonts of the machine. MapLibre waits for it before it draws the first letter; where it cannot be loaded the next font is used.
 */
export function offerNamesFont(): void {
  if (isOffered) return;
  isOffered = true;
  document.fonts.add(new FontFace(FAMILY, `url("${new URL(file, import.meta.url).href}")`));
}
