/** The set of the map out of a reference database, in an order in which neighbours are near to each other. */
import {
  designatorDegrees,
  mapKinds,
  mapNavaidTypes,
  withoutCity,
  type MapAirport,
  type MapKind,
  type MapNavaid,
  type MapRunway,
  type MapSet,
} from '#domain/map-set/map-set.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { surfaceOf, type Surface } from '#domain/surface.ts';
import { frequencyUnit, shownFrequency } from '../reference/navaid-fields.ts';
import { remembered } from '../remembered.ts';

/** A database that rows can be read from; common to better-sqlite3 and node:sqlite. */
export type RowReader = { prepare(sql: string): { all(...values: (string | number | null | Uint8Array)[]): unknown[] } };

type AirportRow = {
  row: number;
  id: string;
  icao_code: string | null;
  iata_code: string | null;
  local_code: string | null;
  gps_code: string | null;
  ident: string;
  name: string;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  elevation: number | null;
  kind: MapKind;
};

type RunwayRow = {
  airport_row: number;
  length: number | null;
  width: number | null;
  surface: string | null;
  is_closed: number | null;
  low_ident: string | null;
  low_heading: number | null;
  low_latitude: number | null;
  low_longitude: number | null;
  high_ident: string | null;
  high_heading: number | null;
  high_latitude: number | null;
  high_longitude: number | null;
};

type NavaidRow = Omit<MapNavaid, 'latitude' | 'longitude' | 'dmeChannel'> & {
  latitude: number;
  longitude: number;
  dme_channel: string | null;
};

/** `date` is that of the magnetic variation. */
export function readMapSet(db: RowReader, date: Date): MapSet {
  // Designators are rounded to ten degrees: the variation of the middle of a square of one degree will do.
  const variation = remembered((square: number) => variationAt(middleOf(square), date)?.degrees ?? Number.NaN, SQUARES);
  const surface = remembered((words: string | null) => surfaceOf(words), MOST_SURFACES);
  const runwaysOf = byAirport(rowsOf<RunwayRow>(db, runwaysSql));
  const kinds = Object.fromEntries(mapKinds.map((kind) => [kind, { placed: [] as MapAirport[], unplaced: 0 }])) as Record<
    MapKind,
    { placed: MapAirport[]; unplaced: number }
  >;
  // By row, because few codes are compared sooner than one is found among a hundred thousand.
  const meant: string[][] = [];
  for (const { code, row } of rowsOf<{ code: string; row: number }>(db, codesSql)) (meant[row] ??= []).push(code);
  const means = (code: string, row: number): boolean => meant[row]?.includes(code.toUpperCase()) === true;
  for (const row of rowsOf<AirportRow>(db, airportsSql)) {
    const place = latLonOf(row);
    const ofKind = kinds[row.kind];
    if (place === undefined) ofKind.unplaced++;
    else ofKind.placed.push(airportOf({ row, place, runways: runwaysOf(row.row), variation, surface, means }));
  }
  for (const kind of mapKinds) kinds[kind].placed = inNeighbourhoods(kinds[kind].placed);
  const navaids = rowsOf<NavaidRow>(db, navaidsSql).map(({ dme_channel: dmeChannel, ...navaid }): MapNavaid => ({
    ...navaid,
    type: mapNavaidTypes.includes(navaid.type) ? navaid.type : null,
    ident: line(navaid.ident),
    name: line(navaid.name),
    dmeChannel: dmeChannel === null ? null : line(dmeChannel),
  }));
  return { airports: kinds, navaids: inNeighbourhoods(navaids) };
}

const rowsOf = <Row>(db: RowReader, sql: string): Row[] => db.prepare(sql).all() as Row[];

/** For airports asked for in the order of the runways; every runway is read once. */
function byAirport(runways: readonly RunwayRow[]): (airport: number) => readonly RunwayRow[] {
  let next = 0;
  return (airport) => {
    while ((runways[next]?.airport_row ?? Infinity) < airport) next++;
    const from = next;
    while (runways[next]?.airport_row === airport) next++;
    return from === next ? none : runways.slice(from, next);
  };
}

const none: readonly never[] = [];

/** As the map's own filter has it: a server's set says only the kind of facility. */
const kindSql = `CASE
         WHEN a.is_closed = 1 OR a.source_type = 'closed' THEN 'closed'
         WHEN a.source_type = 'large_airport' THEN 'large'
         WHEN a.source_type = 'medium_airport' THEN 'medium'
         WHEN a.facility_type = 'heliport' THEN 'heliport'
         WHEN a.facility_type = 'seaplaneBase' THEN 'seaplane'
         WHEN a.facility_type = 'balloonport' THEN 'balloonport'
         ELSE 'small'
       END`;

const airportsSql = `
SELECT a.row, a.id, a.icao_code, a.iata_code, a.local_code, a.gps_code, a.ident, a.name, a.city, a.latitude, a.longitude, a.elevation,
       ${kindSql} AS kind
  FROM airports a
 ORDER BY a.row`;

const codesSql = 'SELECT c.code, c.row FROM airport_codes c WHERE c.position = 1';

const runwaysSql = `
SELECT r.airport_row, r.length, r.width, r.surface, r.is_closed,
       r.low_ident, r.low_heading, r.low_latitude, r.low_longitude, r.high_ident, r.high_heading, r.high_latitude, r.high_longitude
  FROM runways r
 ORDER BY r.airport_row, r.position`;

const navaidsSql = `
SELECT v.ident, v.name, v.type, ${shownFrequency} AS frequency, ${frequencyUnit} AS frequencyUnit, v.dme_channel, v.latitude, v.longitude
  FROM navaids v
 WHERE v.latitude IS NOT NULL AND v.longitude IS NOT NULL
 ORDER BY v.row`;

type Given = {
  row: AirportRow;
  place: LatLon;
  runways: readonly RunwayRow[];
  variation: (square: number) => number;
  surface: (words: string | null) => Surface;
  means: (code: string, row: number) => boolean;
};

function airportOf({ row, place, runways, variation, surface, means }: Given): MapAirport {
  const codes: string[] = [];
  for (const given of [row.icao_code, row.iata_code, row.local_code, row.gps_code]) {
    if (given === null || given === '') continue;
    const code = line(given);
    if (!codes.some((other) => other === code || other.toUpperCase() === code.toUpperCase())) codes.push(code);
  }
  const known = codes.find((code) => means(code, row.row));
  const ident = row.ident === row.id ? undefined : line(row.ident);
  const key = known ?? (ident !== undefined && means(ident, row.row) ? ident : row.id);
  if (ident !== undefined && (codes.length === 0 || (key === ident && known === undefined))) codes.push(ident);
  return {
    ...place,
    codes,
    key,
    name: line(row.name),
    city: row.city === null || withoutCity.includes(row.kind) ? null : line(row.city),
    elevation: row.elevation,
    runways: runways.length === 0 ? [] : runways.map((runway) => runwayOf(runway, { place, variation, surface })),
  };
}

function runwayOf(row: RunwayRow, { place, variation, surface }: Pick<Given, 'place' | 'variation' | 'surface'>): MapRunway {
  const lowEnd = latLonOf({ latitude: row.low_latitude, longitude: row.low_longitude }) ?? null;
  const highEnd = latLonOf({ latitude: row.high_latitude, longitude: row.high_longitude }) ?? null;
  const isPlaced = lowEnd !== null && highEnd !== null;
  const given = row.low_heading ?? (row.high_heading === null ? null : row.high_heading + 180);
  const estimated = isPlaced || given !== null ? undefined : estimatedHeading(row.low_ident, variation(squareOf(place)));
  const heading = isPlaced ? null : (given ?? estimated ?? null);
  return {
    low: row.low_ident === null ? null : line(row.low_ident),
    high: row.high_ident === null ? null : line(row.high_ident),
    isClosed: row.is_closed === 1,
    surface: surface(row.surface),
    length: row.length,
    width: row.width,
    lowEnd,
    highEnd,
    heading: heading === null ? null : ((Math.round(heading) % 360) + 360) % 360,
    isHeadingEstimated: estimated !== undefined,
  };
}

/** Steps of the curve on each axis, a power of two: some 600 m. */
const CURVE_STEPS = 2 ** 16;

/** In the order of a Hilbert curve over the map, on which neighbours are near to each other. */
const inNeighbourhoods = <Place extends LatLon>(places: readonly Place[]): Place[] =>
  places
    .map((place) => ({ place, along: alongCurve(place) }))
    .sort((a, b) => a.along - b.along)
    .map(({ place }) => place);

function alongCurve({ latitude, longitude }: LatLon): number {
  let x = Math.floor(((longitude + 180) / 360) * (CURVE_STEPS - 1));
  let y = Math.floor(((latitude + 90) / 180) * (CURVE_STEPS - 1));
  let along = 0;
  for (let side = CURVE_STEPS / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const top = (y & side) > 0 ? 1 : 0;
    along += side * side * ((3 * right) ^ top);
    if (top === 1) continue;
    const before = right === 1 ? CURVE_STEPS - 1 - x : x;
    x = right === 1 ? CURVE_STEPS - 1 - y : y;
    y = before;
  }
  return along;
}

/** Degrees true: designators are magnetic. Undefined without a number or a model of the variation. */
function estimatedHeading(ident: string | null, variation: number): number | undefined {
  const painted = designatorDegrees(ident);
  return painted === undefined || Number.isNaN(variation) ? undefined : painted + variation;
}

/** Of the whole earth. */
const SQUARES = 360 * 181;
/** A hostile file must not fill the memory. */
const MOST_SURFACES = 10_000;

const squareOf = ({ latitude, longitude }: LatLon): number => Math.floor(latitude) * TURN + Math.floor(longitude);
/** More than the whole degrees between any two longitudes. */
const TURN = 1_000;

function middleOf(square: number): LatLon {
  const south = Math.round(square / TURN);
  return { latitude: Math.min(89.5, south + 0.5), longitude: square - south * TURN + 0.5 };
}

/** Control characters separate the columns. */
const line = (text: string): string => (/\p{Cc}/u.test(text) ? text.replaceAll(/\p{Cc}+/gu, ' ') : text);
