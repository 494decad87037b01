/** What is written as XML is XML, whatever the names are: by a strict parser with namespaces, and by xmllint where the machine has it. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { writeRouteFile } from '#core/route/files/formats.ts';
import { EMPTY_POINT, EMPTY_ROUTE, type PlannedRoute } from '#core/route/files/planned-route.ts';
import { times } from '../../../helpers/long.ts';
import { anyRoute } from './arbitrary-route.ts';

const xmlFormats = ['gpx', 'kml', 'fpl', 'pln', 'pln2024', 'lnmpln'] as const;

function errorsIn(text: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => errors.push(message));
  parser.write(text).close();
  return errors;
}

const named = (name: string): PlannedRoute => ({
  ...EMPTY_ROUTE,
  name,
  points: [
    { ...EMPTY_POINT, kind: 'waypoint', ident: name, name, airway: name, region: name, latitude: 46.2, longitude: 6.1 },
    { ...EMPTY_POINT, kind: 'airport', ident: 'LFMN', name, altitudeFt: 12, latitude: 43.7, longitude: 7.2 },
  ],
});

const hostile = `</name>&<>"' ]]> <!-- & --> &amp; <![CDATA[ \n\t\r\n 日本 🛩️ مطار \u202E\u0000\u0008\uD800\uFFFF`;

describe.each(xmlFormats)('a %s file', (format) => {
  it('is well-formed for names of any letters', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(errorsIn(writeRouteFile(format, route).text)).toEqual([]);
      }),
      { numRuns: times(60, 3_000) },
    );
    expect(errorsIn(writeRouteFile(format, named(hostile)).text)).toEqual([]);
  });

  it('is well-formed by xmllint', ({ skip }) => {
    const { text } = writeRouteFile(format, named(hostile));
    const { status, error, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '-'], { input: text, encoding: 'utf8' });
    if (error) skip('xmllint is not on this machine: only our own parser has looked at the file');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('a text that is not escaped is found', () => {
  expect(errorsIn('<a><b>x & y</b></a>')).not.toEqual([]);
});
