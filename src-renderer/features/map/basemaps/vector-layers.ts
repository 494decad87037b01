/** The layers of vector tiles, by the schema that names them. */
import type { LayerSpecification } from 'maplibre-gl';
import type { Basemap } from '#contract/map/basemaps.ts';
import type { Colours } from '../chart/colours.ts';
import { isArea, isLine, isPoint } from '../chart/layers/common.ts';
import { among, boundary, built, fill, green, line, names, rail, river, road, water } from './layer-makers.ts';

export function vectorLayers({ schema, layers }: Pick<Basemap, 'schema' | 'layers'>, colours: Colours): LayerSpecification[] {
  if (schema === 'openMapTiles') return openMapTiles(colours);
  if (schema === 'protomaps') return protomaps(colours);
  return layers.flatMap((layer) => [
    line(`${layer}-lines`, layer, { 'line-color': colours.dim, 'line-width': 0.8, 'line-opacity': 0.7 }, isLine),
    line(`${layer}-edges`, layer, { 'line-color': colours.line, 'line-width': 0.6 }, isArea),
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
