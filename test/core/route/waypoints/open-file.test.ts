/** Files of waypoints as other programs write them. */
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { openWaypointFile } from '#core/route/waypoints/open-file.ts';

const open = (text: string) => openWaypointFile(Buffer.from(text));
const codesOf = (text: string | Buffer): string[] => {
  try {
    openWaypointFile(Buffer.from(text));
    return [];
  } catch (error) {
    return error instanceof Refusal ? (error.reasons ?? []).map(({ code }) => code) : [String(error)];
  }
};

const cup = (header: string, ...rows: string[]) => [header, ...rows, ''].join('\r\n');
const older = 'name,code,country,lat,lon,elev,style,rwdir,rwlen,freq,desc';
const newer = 'name,code,country,lat,lon,elev,style,rwdir,rwlen,rwwidth,freq,desc,userdata,pics';

describe('CUP', () => {
  it('has the columns of 2012 and those of today, with or without their names', () => {
    const row = '"Weissenstein, Kulm",WSN,CH,4715.000N,00730.500E,1284.0m,1,,,,"Restaurant, ""Kurhaus"""';
    const wide = '"Weissenstein, Kulm",WSN,CH,4715.000N,00730.500E,1284.0m,1,,,,,"Restaurant, ""Kurhaus""",,';
    const expected = {
      ident: 'WSN',
      name: 'Weissenstein, Kulm',
      latitude: 47.25,
      longitude: 7 + 30.5 / 60,
      remarks: 'Restaurant, "Kurhaus"',
    };
    for (const text of [cup(older, row), cup(newer, wide), cup(row, row), cup(wide, wide)]) {
      const { format, waypoints } = open(text);
      expect([format, waypoints.at(-1)]).toMatchObject(['cup', expected]);
      expect(waypoints.at(-1)?.elevationFt).toBeCloseTo(1284 / 0.3048, 6);
    }
  });

  it('has lines, feet, unknown figures, and tasks that are said', () => {
    const { waypoints, unused } = open(
      cup(
        older,
        'One,,,4715.000S,00730.500W,1000ft,1,,,,',
        'Two,,,4799.000N,00730.500E,high,1,,,,',
        'Airfield,LSZX,CH,4715.000N,00730.500E,,5,090,800.0m,123.500,',
        '-----Related Tasks-----',
        ',One,Two',
      ),
    );
    expect(waypoints.map(({ line, ident, latitude, elevationFt }) => [line, ident, latitude, elevationFt])).toEqual([
      [2, null, -47.25, 1000],
      [3, null, NaN, NaN],
      [4, 'LSZX', 47.25, null],
    ]);
    expect(unused).toEqual(['rwdir', 'rwlen', 'freq', 'Related Tasks']);
  });
});

it('GPX has its wpt, and no points of routes and tracks', () => {
  const { format, waypoints, unused } = open(`<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
    <wpt lat="46.5" lon="7.25"><ele>1000</ele><name>HOME</name><cmt>HOME</cmt><desc>Our strip</desc></wpt>
    <wpt lat="46.5" lon="7.25"><name>FARM</name><cmt>grass</cmt><desc>Farm strip</desc></wpt>
    <wpt lat="x" lon="7.25"/>
    <rte><rtept lat="1" lon="1"/></rte></gpx>`);
  expect([format, unused]).toEqual(['gpx', ['rte']]);
  expect(waypoints).toMatchObject([
    { line: 2, ident: 'HOME', name: 'Our strip', latitude: 46.5, longitude: 7.25, remarks: null },
    { line: 3, ident: 'FARM', name: 'Farm strip', elevationFt: null, remarks: 'grass' },
    { line: 4, ident: null, name: null, latitude: NaN },
  ]);
  expect(waypoints[0]?.elevationFt).toBeCloseTo(3280.84, 2);
});

it('KML has the points of its placemarks, in folders too, and says that there are lines', () => {
  const { format, waypoints, unused } = open(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>
    <Placemark><name>Home</name><description>Our strip</description><Point><coordinates>7.25,46.5,300</coordinates></Point></Placemark>
    <Placemark><name>Peak</name><Point><altitudeMode>absolute</altitudeMode><coordinates> 7.5,46.25,1000 </coordinates></Point></Placemark>
    </Folder><Placemark><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark></Document></kml>`);
  expect([format, unused]).toEqual(['kml', ['LineString']]);
  expect(waypoints).toMatchObject([
    { line: 2, ident: 'Home', latitude: 46.5, longitude: 7.25, elevationFt: null, remarks: 'Our strip' },
    { line: 3, ident: 'Peak', latitude: 46.25, longitude: 7.5 },
  ]);
  expect(waypoints[1]?.elevationFt).toBeCloseTo(3280.84, 2);
});

it.each([
  ['ident,name,latitude,longitude,elevationFt,remarks\nHOME,Our strip,46.5,7.25,1500,"a, b"\n'],
  ['\uFEFFRemarks;Longitude;Latitude;ElevationFt;Name;Ident\r\n"a, b";7.25;46.5;1500;Our strip;HOME\r\n'],
  ['ident\tlatitude\tlongitude\televationft\tname\tremarks\nHOME\t46.5\t7.25\t1500\tOur strip\ta, b'],
])('CSV has its columns by their names: %j', (text) => {
  expect(open(text)).toMatchObject({
    format: 'csv',
    unused: [],
    waypoints: [{ line: 2, ident: 'HOME', name: 'Our strip', latitude: 46.5, longitude: 7.25, elevationFt: 1500, remarks: 'a, b' }],
  });
});

it.each([
  ['', ['routeFileEmpty']],
  ['\u0000\u0001\u0002', ['routeFileNotText']],
  ['LSGG GVA LFMN', ['waypointFileUnknown']],
  ['<html></html>', ['waypointFileUnknown']],
  ['<gpx><rte><rtept lat="1" lon="1"/></rte></gpx>', ['waypointFileNoPoints']],
  ['<kml/>', ['waypointFileNoPoints']],
  [`${older}\r\n`, ['waypointFileNoPoints']],
  ['ident,name\nHOME,x\n', ['waypointColumnMissing']],
  ['ident,latitude,longitude\n"HOME,1,2\n', ['routeFileDamaged']],
  ['<gpx><wpt', ['routeFileDamaged']],
])('%j is refused', (text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});
