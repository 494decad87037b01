/** Any bytes are a route or a refusal with a code and a way out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeFileFormats } from '#contract/route/files.ts';
import { formatOf, routeFiles, writeRouteFile } from '#core/route/files/formats.ts';
import { readFileOrWords } from '#core/route/files/open-file.ts';
import { EMPTY_POINT, EMPTY_ROUTE, MOST_POINTS, type PlannedRoute } from '#core/route/files/planned-route.ts';
import { Refusal } from '#core/refusal.ts';
import { times } from '../../../helpers/long.ts';
import { anyRoute } from './arbitrary-route.ts';
import { readRouteFile } from './read-route-file.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

/** The code of the refusal; undefined where it was read. Anything else that is thrown is thrown on. */
function codeOf(bytes: Uint8Array): string | undefined {
  try {
    readRouteFile(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.reasons?.[0]?.code;
  }
}

const pair: PlannedRoute = {
  ...EMPTY_ROUTE,
  name: 'Genève – Nice',
  points: [
    { ...EMPTY_POINT, kind: 'airport', ident: 'LSGG', latitude: 46.238, longitude: 6.109 },
    { ...EMPTY_POINT, kind: 'airport', ident: 'LFMN', latitude: 43.665, longitude: 7.215 },
  ],
};
const gpx = writeRouteFile('gpx', pair).text;

describe('any bytes', () => {
  const formats = routeFileFormats.filter((format) => routeFiles[format].read);
  const written = fc.tuple(anyRoute, fc.constantFrom(...formats)).map(([route, format]) => bytesOf(writeRouteFile(format, route).text));
  const damaged = fc.tuple(written, fc.nat(), fc.nat(30), fc.uint8Array({ maxLength: 8 })).map(([file, at, length, instead]) => {
    const from = at % (file.length + 1);
    return Buffer.concat([file.subarray(0, from), instead, file.subarray(from + length)]);
  });
  const begun = fc
    .tuple(
      fc.constantFrom(
        '<gpx><rte>',
        '<kml>',
        '{"type":"FeatureCollection","features":[',
        'I\n1100 Version\n',
        'name,code,country,lat,lon\n',
      ),
      fc.string({ unit: 'binary' }),
    )
    .map((parts) => bytesOf(parts.join('')));

  it('are read or refused with a code, never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), damaged, begun), (bytes) => {
        const code = codeOf(bytes);
        expect(code === undefined || code.startsWith('routeFile')).toBe(true);
      }),
      { numRuns: times(300, 20_000) },
    );
  });

  it.each([
    ['nothing', '', 'routeFileEmpty'],
    ['blanks alone', ' \n\t ', 'routeFileEmpty'],
    ['a web page', '<!doctype html><html><body>route</body></html>', 'routeFileUnknown'],
    ['prose', 'Dear pilot, the route is attached.', 'routeFileUnknown'],
    ['an image', '\u0000\u0001\u0002PNG', 'routeFileNotText'],
    ['GPX cut off', gpx.slice(0, 200), 'routeFileDamaged'],
    ['GPX without points', '<gpx version="1.1"><rte/></gpx>', 'routeFileNoPoints'],
    ['a document type', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"/></gpx>', 'routeFileDocumentType'],
    ['entities that are nowhere defined', '<gpx><rte><name>&x;</name></rte></gpx>', 'routeFileDamaged'],
    ['nesting without end', `<kml>${'<Folder>'.repeat(100)}`, 'routeFileTooDeep'],
    ['more elements than any route', `<gpx>${'<a/>'.repeat(300_001)}</gpx>`, 'routeFileTooManyParts'],
    ['JSON of something else', '{"a": 1}', 'routeFileNoPoints'],
    ['JSON that is no JSON', '{"type": "FeatureCollection", ', 'routeFileDamaged'],
    ['CUP with a quotation mark that is not closed', 'name,code,country,lat,lon\n"a,b,c\n', 'routeFileDamaged'],
    ['a version of FMS that is not known', 'I\n1100 Version\nCYCLE 1710\n', 'routeFileNoPoints'],
  ])('are refused where they are %s', (_, text, code) => {
    expect(codeOf(bytesOf(text))).toBe(code);
  });

  it('are refused above ten megabytes, and above 2,000 points', () => {
    expect(codeOf(Buffer.alloc(10_000_001, 'a'))).toBe('routeFileTooLarge');
    const long = { ...pair, points: Array.from({ length: MOST_POINTS + 1 }, () => pair.points[0]!) };
    const codes = formats.map((format) => codeOf(bytesOf(writeRouteFile(format, long).text)));
    expect(new Set(codes)).toEqual(new Set([undefined, 'routeFileTooManyPoints']));
    expect(codeOf(bytesOf(writeRouteFile('gpx', long).text))).toBe('routeFileTooManyPoints');
  });
});

describe('an encoding', () => {
  const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${gpx.slice(gpx.indexOf('<gpx'))}`.replaceAll('–', '-');
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${gpx}`), 'Genève – Nice'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${gpx}`, 'utf16le'), 'Genève – Nice'],
    ['UTF-16 without', Buffer.from(gpx, 'utf16le'), 'Genève – Nice'],
    ['UTF-16, high byte first', Buffer.from(`\uFEFF${gpx}`, 'utf16le').swap16(), 'Genève – Nice'],
    ['one that XML declares', bytesOf(latin, 'latin1'), 'Genève - Nice'],
  ])('%s is read', (_, bytes, name) => {
    const { route, faults } = readRouteFile(bytes);
    expect(route.name).toBe(name);
    expect(faults).toEqual([]);
  });

  it('that is not stated is guessed and reported', () => {
    const cup = 'name,code,country,lat,lon\n"Z\xfcrich",LSZH,CH,4727.483N,00832.950E\n';
    const { route, faults } = readRouteFile(bytesOf(cup, 'latin1'));
    expect(route.points[0]?.name).toBe('Zürich');
    expect(faults.map(({ code }) => code)).toContain('routeFileEncodingGuessed');
  });
});

describe('a text that is no file', () => {
  it('is the words of a route', () => {
    expect(readFileOrWords(bytesOf('LSGG DCT GVA DCT LFMN'))).toEqual({ words: 'LSGG DCT GVA DCT LFMN' });
    expect(readFileOrWords(bytesOf(gpx))).toMatchObject({ format: 'gpx' });
  });

  it('is refused where it is XML or JSON of something else', () => {
    expect(() => readFileOrWords(bytesOf('<html/>'))).toThrow(Refusal);
  });
});

it('each format is recognised by its content alone, and OpenAir and item 15 are none to read', () => {
  for (const format of routeFileFormats) {
    const text = format === 'icao' ? 'N0120F085 DCT PAS DCT' : writeRouteFile(format, pair).text;
    expect(formatOf(text)).toBe(routeFiles[format].read ? format : undefined);
  }
});
