/** Files as other programs write them, in short. */
import { describe, expect, it } from 'vitest';
import { readRouteFile } from './read-route-file.ts';

const read = (text: string) => readRouteFile(Buffer.from(text));
const identsIn = (text: string) => read(text).route.points.map(({ ident }) => ident);
const codesIn = (text: string) => read(text).faults.map(({ code }) => code);

const track = (points: string) =>
  `<gpx version="1.1"><wpt lat="1" lon="2"><name>HOME</name></wpt><trk><name>Sunday</name>${points}</trk></gpx>`;

describe('GPX', () => {
  it('without a route is read from its track, with all segments', () => {
    const text = track('<trkseg><trkpt lat="46" lon="6"/></trkseg><trkseg><trkpt lat="47" lon="7"><ele>304.8</ele></trkpt></trkseg>');
    const { route, faults } = read(text);
    expect(route.name).toBe('Sunday');
    expect(route.points.map(({ latitude, altitudeFt, kind }) => [latitude, altitudeFt, kind])).toEqual([
      [46, null, 'position'],
      [47, 1000, 'position'],
    ]);
    expect(faults.map(({ code, values }) => [code, values])).toEqual([
      ['routeFileReadAs', { format: 'gpx', source: 'track' }],
      ['routeFilePartsUnused', { format: 'gpx', count: 1, parts: 'wpt' }],
    ]);
  });

  it('without either is read from its waypoints', () => {
    const text =
      '<gpx><wpt lat="46.5" lon="6.5"><name>LAKE</name><cmt>LAKE</cmt></wpt><wpt lat="47" lon="7"><name>HILL</name><cmt>A hill</cmt></wpt></gpx>';
    expect(read(text).route.points.map(({ ident, name }) => [ident, name])).toEqual([
      ['LAKE', null],
      ['HILL', 'A hill'],
    ]);
    expect(codesIn(text)).toEqual(['routeFileReadAs']);
  });

  it('names a point that is nowhere, and goes on', () => {
    const text =
      '<gpx><rte><rtept lat="91" lon="0"><name>NORTH</name></rtept><rtept lat="x"/><rtept lat="46" lon="6"/></rte><rte><rtept lat="1" lon="1"/></rte></gpx>';
    const { route, faults } = read(text);
    expect(route.points).toHaveLength(1);
    expect(faults.map(({ code, values }) => [code, values['count'], values['point']])).toEqual([
      ['routeFileRoutesUnused', 1, undefined],
      ['routeFilePointUnusable', 2, 'NORTH'],
    ]);
  });

  it('names what it holds besides', () => {
    const text = '<gpx><rte><rtept lat="46" lon="6"><name>A</name><extensions><x:speed>9</x:speed></extensions></rtept></rte></gpx>';
    expect(read(text).faults.map(({ values }) => values['parts'])).toEqual(['extensions']);
  });
});

it('a Garmin flight plan finds its waypoints without country codes, and those of ForeFlight their altitude', () => {
  const text = `<flight-plan xmlns="http://www8.garmin.com/xmlschemas/FlightPlan/v1"><created>20260101T00:00:00Z</created>
    <flight-data><altitude-ft>5500</altitude-ft></flight-data>
    <waypoint-table>
      <waypoint><identifier>PAS</identifier><type>VOR</type><country-code>LS</country-code><lat>46.163</lat><lon>6.0</lon><comment>PASSEIRY</comment></waypoint>
      <waypoint><identifier>LSGG</identifier><type>AIRPORT</type><lat>46.238</lat><lon>6.109</lon></waypoint>
    </waypoint-table>
    <route><route-name>A/B</route-name><flight-plan-index>1</flight-plan-index>
      <route-point><waypoint-identifier>LSGG</waypoint-identifier><waypoint-type>AIRPORT</waypoint-type></route-point>
      <route-point><waypoint-identifier>PAS</waypoint-identifier><waypoint-type>VOR</waypoint-type></route-point>
      <route-point><waypoint-identifier>LFMN</waypoint-identifier><waypoint-type>AIRPORT</waypoint-type></route-point>
    </route></flight-plan>`;
  const { route, faults } = read(text);
  expect(route.points.map(({ ident, kind, latitude }) => [ident, kind, latitude])).toEqual([
    ['LSGG', 'airport', 46.238],
    ['PAS', 'navaid', 46.163],
    ['LFMN', 'airport', null],
  ]);
  expect(route.cruiseLevel).toEqual({ unit: 'ft', value: 5500 });
  expect(faults.map(({ code }) => code)).toEqual(['routeFilePointsUnplaced']);
});

it('a plan of Flight Simulator has degrees, minutes and seconds, and its procedures are named', () => {
  const text = `<?xml version="1.0"?><SimBase.Document Type="AceXML" version="1,0"><Descr>AceXML Document</Descr><FlightPlan.FlightPlan>
    <Title>A to B</Title><FPType>IFR</FPType><CruisingAlt>9000</CruisingAlt><DepartureID>LSGG</DepartureID><DestinationID>LFMN</DestinationID>
    <DepartureName>Geneva</DepartureName><DestinationName>Nice</DestinationName><AppVersion><AppVersionMajor>11</AppVersionMajor></AppVersion>
    <ATCWaypoint id="LSGG"><ATCWaypointType>Airport</ATCWaypointType><WorldPosition>N46° 14' 17.02",E6° 6' 32.08",+001411.00</WorldPosition><ICAO><ICAOIdent>LSGG</ICAOIdent></ICAO></ATCWaypoint>
    <ATCWaypoint id="POI"><ATCWaypointType>User</ATCWaypointType><WorldPosition>S1° 30' 0.00",W0° 30' 0.00",-000010.50</WorldPosition></ATCWaypoint>
    <ATCWaypoint id="LFMN"><ATCWaypointType>Airport</ATCWaypointType><WorldPosition>N43° 39' 55.43",E7° 12' 53.96",+000012.00</WorldPosition><ArrivalFP>NIZ1</ArrivalFP><ICAO><ICAOIdent>LFMN</ICAOIdent></ICAO></ATCWaypoint>
  </FlightPlan.FlightPlan></SimBase.Document>`;
  const { format, route, faults } = read(text);
  expect(format).toBe('pln');
  expect(route.points[0]).toMatchObject({ ident: 'LSGG', name: 'Geneva', altitudeFt: 1411 });
  expect(route.points[0]?.latitude).toBeCloseTo(46.238061, 6);
  expect(route.points[1]).toMatchObject({ ident: 'POI', kind: 'waypoint', latitude: -1.5, longitude: -0.5, altitudeFt: -10.5 });
  expect(route.rules).toBe('IFR');
  expect(faults.map(({ values }) => values['parts'])).toEqual(['ArrivalFP']);
});

it('a plan of the tablet of 2024 names its places without positions', () => {
  const text = `<SimBase.Document><FlightPlan.FlightPlan><DepartureID>KDPA</DepartureID><DestinationID>KSTL</DestinationID><Title>x</Title><FPType>IFR</FPType>
    <CruisingAlt>28000</CruisingAlt><AppVersion><AppVersionMajor>12</AppVersionMajor></AppVersion>
    <DepartureDetails><RunwayNumberFP>2</RunwayNumberFP></DepartureDetails>
    <ATCWaypoint><ATCWaypointType>VOR</ATCWaypointType><ICAO><ICAORegion>K5</ICAORegion><ICAOIdent>JOT</ICAOIdent></ICAO></ATCWaypoint>
    </FlightPlan.FlightPlan></SimBase.Document>`;
  expect(read(text).format).toBe('pln2024');
  expect(read(text).route.points.map(({ ident, kind, region, latitude }) => [ident, kind, region, latitude])).toEqual([
    ['KDPA', 'airport', null, null],
    ['JOT', 'navaid', 'K5', null],
    ['KSTL', 'airport', null, null],
  ]);
  expect(codesIn(text)).toEqual(['routeFilePointsUnplaced', 'routeFilePartsUnused']);
});

describe('FMS', () => {
  it('of version 3 is read', () => {
    const text =
      'I\r\n3 version\r\n1\r\n3\r\n1 EDDM 0.000000 48.364822 11.794361\r\n2 GL 1000 57.083820 9.680093\r\n28 +13.691_+100.760 0.0 13.691230 100.760811\r\n0 ---- 0 0 0\r\n';
    expect(read(text).route.points.map(({ ident, kind, navaid, altitudeFt }) => [ident, kind, navaid, altitudeFt])).toEqual([
      ['EDDM', 'airport', null, null],
      ['GL', 'navaid', 'NDB', 1000],
      [null, 'position', null, null],
    ]);
    expect(codesIn(text)).toEqual([]);
  });

  it('of version 1100 has airways and a cycle, and its procedures are named', () => {
    const text =
      'A\n1100 Version\nCYCLE 1710\nADEP KCUB\nDEPRWY RW13\nADES KRDU\nDESRWY RW05L\nSTAR ALDAN1\nNUMENR 3\n1 KCUB ADEP 0.0 33.970470 -80.995247\n3 CTF V155 5000.0 34.650497 -80.274918\n1 KRDU ADES 435.0 35.877640 -78.787476\n';
    const { route, faults } = read(text);
    expect(route.cycle).toBe('1710');
    expect(route.points.map(({ ident, airway, altitudeFt }) => [ident, airway, altitudeFt])).toEqual([
      ['KCUB', null, null],
      ['CTF', 'V155', 5000],
      ['KRDU', null, 435],
    ]);
    expect(faults.map(({ values }) => values['parts'])).toEqual(['DEPRWY, DESRWY, STAR']);
  });
});

it('a plan of Little Navmap has alternates, and its procedures and remarks are named', () => {
  const text = `<LittleNavmap><Flightplan><Header><FlightplanType>IFR</FlightplanType><CruisingAlt>30000</CruisingAlt><Description>Mind the hills</Description></Header>
    <NavData Cycle="2008">NAVIGRAPH</NavData><Procedures><SID><Name>X1</Name></SID></Procedures>
    <Alternates><Alternate><Ident>CYYF</Ident></Alternate></Alternates>
    <Waypoints><Waypoint><Name>Yakima</Name><Ident>KYKM</Ident><Type>AIRPORT</Type><Pos Lon="-120.543999" Lat="46.568199" Alt="1069.00"/></Waypoint></Waypoints></Flightplan></LittleNavmap>`;
  const { route, faults } = read(text);
  expect(route).toMatchObject({ rules: 'IFR', cycle: '2008', cruiseLevel: { unit: 'ft', value: 30_000 } });
  expect(route.points).toMatchObject([{ ident: 'KYKM', name: 'Yakima', longitude: -120.543999, altitudeFt: 1069 }]);
  expect(route.alternates.map(({ ident }) => ident)).toEqual(['CYYF']);
  expect(faults.at(-1)?.values['parts']).toMatch(/Procedures/);
  expect(faults.at(-1)?.values['parts']).toMatch(/Description/);
});

it('a line of KML takes the names of the placemarks on it', () => {
  const text = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Trip</name><Style id="s"><LineStyle/></Style><Folder>
    <Placemark><name>Start</name><Point><coordinates>6.1,46.2,0</coordinates></Point></Placemark>
    <Placemark><name>Elsewhere</name><Point><coordinates>1,1</coordinates></Point></Placemark>
    <Placemark><name>The line</name><LineString><coordinates>
      6.1,46.2,0
      6.5,46.0,0 7.2,43.7,0
    </coordinates></LineString></Placemark></Folder></Document></kml>`;
  expect(read(text).route.name).toBe('Trip');
  expect(identsIn(text)).toEqual(['Start', null, null]);
  expect(codesIn(text)).toEqual(['routeFilePartsUnused']);
});

describe('GeoJSON', () => {
  it('of a line alone is its positions; one that is cut at 180° has no points there', () => {
    const cut = {
      type: 'MultiLineString',
      coordinates: [
        [
          [170, 0],
          [180, 5],
        ],
        [
          [-180, 5],
          [-170, 10],
        ],
      ],
    };
    const { route } = read(JSON.stringify({ type: 'Feature', geometry: cut, properties: null }));
    expect(route.points.map(({ longitude }) => longitude)).toEqual([170, -170]);
  });

  it('of points alone is read in their order, called by their names', () => {
    const feature = (name: string, at: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [at, at] },
      properties: { name },
    });
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [feature('A', 1), feature('B', 2), { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} }],
    });
    expect(identsIn(text)).toEqual(['A', 'B']);
    expect(codesIn(text)).toEqual(['routeFileReadAs', 'routeFilePartsUnused']);
  });
});

describe('CUP', () => {
  const older = 'name,code,country,lat,lon,elev,style,rwdir,rwlen,freq,desc';
  const rows =
    '"Lesce","LJBL",SI,4621.379N,01410.467E,504.0m,5,144,1130.0m,123.500,"Home"\n"Cross, Hands","CSS",UK,5147.809N,00405.003W,525ft,1,,,,""\n';

  it('of either set of columns is read', () => {
    expect(identsIn(`${older}\n${rows}`)).toEqual(['LJBL', 'CSS']);
    const newer = `${older.replace('rwlen,', 'rwlen,rwwidth,')},userdata,pics\n"Lesce","LJBL",SI,4621.379N,01410.467E,504.0m,5,144,1130.0m,30.0m,123.500,"Home",,`;
    expect(identsIn(newer)).toEqual(['LJBL']);
    expect(identsIn(rows)).toEqual(['LJBL', 'CSS']);
  });

  it('with a task is that task, and not all of its waypoints', () => {
    const text = `${older}\n${rows}-----Related Tasks-----\n"Sunday","???","Lesce","Cross, Hands","Lesce","???"\nOptions,NoStart=12:00:00\nObsZone=0,Style=2\n"Other","Lesce"\n`;
    const { route, faults } = read(text);
    expect(route.name).toBe('Sunday');
    expect(route.points.map(({ ident, name, kind }) => [ident, name, kind])).toEqual([
      ['LJBL', 'Lesce', 'airport'],
      ['CSS', 'Cross, Hands', 'waypoint'],
      ['LJBL', 'Lesce', 'airport'],
    ]);
    expect(route.points[1]?.longitude).toBeCloseTo(-4.083383, 6);
    expect(faults.map(({ code }) => code)).toEqual(['routeFileRoutesUnused', 'routeFilePartsUnused']);
  });
});
