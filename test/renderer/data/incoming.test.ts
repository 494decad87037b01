import { expect, it } from 'vitest';
import { kindOfName } from '#renderer/data/incoming.ts';

it.each([
  ['club.aeroshelf', '/route?text=LSGG', 'pack'],
  ['plan.GPX', '/', 'route'],
  ['Alps.PMTiles', '/route', 'basemap'],
  ['france.mbtiles', '/notams', 'basemap'],
  ['LSGG-LFMN.lnmpln', '/notams', 'route'],
  ['turnpoints.cup', '/map', 'route'],
  ['area.geojson', '/notams', 'notams'],
  ['area.geojson', '/route', 'route'],
  ['notes.txt', '/', 'notams'],
  ['metars.cache.csv.gz', '/route', 'notams'],
  ['TAF LSGG.txt', '/route', 'notams'],
  ['stafel.txt', '/route', 'route'],
])('%s dropped at %s is for %s', (name, path, kind) => {
  expect(kindOfName(name, path)).toBe(kind);
});
