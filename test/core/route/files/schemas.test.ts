/**
 * Order, types and ranges of what is written as GPX and KML, by xmllint against the schemas of test/fixtures/route-schemas. Those are our own, of the
 * elements that we write: the published ones may not be copied into the project. CI installs xmllint; without it these tests say that they were skipped.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRouteFile } from '#core/route/files/formats.ts';
import { EMPTY_POINT, EMPTY_ROUTE, type PlannedRoute } from '#core/route/files/planned-route.ts';
import { times } from '../../../helpers/long.ts';
import { anyRoute } from './arbitrary-route.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const schemaOf = (format: 'gpx' | 'kml'): string =>
  fileURLToPath(new URL(`../../../fixtures/route-schemas/${format}-route.rng`, import.meta.url));

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;
const NO_XMLLINT = 'xmllint is not on this machine: nothing has held the files against a schema';

/** What xmllint says of files that do not fit. */
function misfits(format: 'gpx' | 'kml', texts: readonly string[]): string {
  const folder = temporaryFolder();
  const files = texts.map((text, at) => {
    const file = join(folder, `${at}.${format}`);
    writeFileSync(file, text);
    return file;
  });
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--relaxng', schemaOf(format), ...files], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

/** Every element that we can write, at the limits of its range. */
const whole: PlannedRoute = {
  ...EMPTY_ROUTE,
  name: 'LSGG LFMN',
  points: [
    { ...EMPTY_POINT, kind: 'airport', ident: 'LSGG', name: 'Geneva <Cointrin>', altitudeFt: 1411, latitude: 46.2, longitude: 6.1 },
    { ...EMPTY_POINT, kind: 'navaid', navaid: 'VOR', ident: 'GVA', latitude: -90, longitude: 180 },
    { ...EMPTY_POINT, kind: 'position', ident: null, latitude: 90, longitude: -180 },
  ],
  alternates: [{ ...EMPTY_POINT, kind: 'airport', ident: 'LFLY', altitudeFt: -5, latitude: 45.7, longitude: 4.9 }],
};

describe.each(['gpx', 'kml'] as const)('a %s file', (format) => {
  const written = (route: PlannedRoute): string => writeRouteFile(format, route).text;

  it('fits the schema, whatever the route', ({ skip }) => {
    if (!hasXmllint) skip(NO_XMLLINT);
    const routes = fc.sample(anyRoute, { numRuns: times(25, 500), seed: 11 }).filter(({ points }) => points.length > 0);
    expect(misfits(format, [whole, ...routes].map(written))).toBe('');
  });

  it('does not fit it with elements in another order, an unknown one, or a position that is none', ({ skip }) => {
    if (!hasXmllint) skip(NO_XMLLINT);
    const text = written(whole);
    const [swapped, wrong] =
      format === 'gpx'
        ? [text.replace(/(<ele>.*?<\/ele>)(\s*)(<name>.*?<\/name>)/s, '$3$2$1'), text.replace(/lon="[^"]*"/, 'lon="180"')]
        : [
            text.replace(/(<altitudeMode>.*?<\/altitudeMode>)(\s*)(<coordinates>.*?<\/coordinates>)/s, '$3$2$1'),
            text.replace(/<coordinates>[^<]*/, '<coordinates>6.1,91'),
          ];
    for (const other of [swapped, wrong, text.replace('<name>', '<nom/><name>')]) {
      expect(other).not.toBe(text);
      expect(misfits(format, [other])).not.toBe('');
    }
  });
});
