import type { Airport } from '#contract/airports/airport.ts';
import {
  mapKinds,
  mapNavaidTypes,
  withoutCity,
  type MapAirport,
  type MapKind,
  type MapNavaid,
  type MapRunway,
  type MapLine,
} from '#domain/map-set/map-set.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { designatorDegrees } from '#domain/runway.ts';
import { surfaceOf, type Surface } from '#domain/surface.ts';
import { fromColumns, toColumns, type Columns } from '#domain/columns.ts';
import { remembered } from '../remembered.ts';
import type { SearchDocument } from '../search/document.ts';

/** The map shows these of an airport in addition to what searching knows of it. */
type MapPlace = { id: string; latitude: number | null; longitude: number | null; elevation: number | null; kind: MapKind };

/** The runway is as it is stored, of the airport of that row. */
type MapRunwayRow = {
  airportRow: number;
  length: number | null;
  width: number | null;
  surface: string | null;
  isClosed: boolean | null;
  lowIdent: string | null;
  lowHeading: number | null;
  lowLatitude: number | null;
  lowLongitude: number | null;
  highIdent: string | null;
  highHeading: number | null;
  highLatitude: number | null;
  highLongitude: number | null;
};

/** Rows of a dataset: airports in the order of their rows, runways in that of their airports, and navaids that have a position. */
export type MapRows = { places: Columns<MapPlace>; runways: Columns<MapRunwayRow>; navaids: Columns<MapNavaid> };

type MapInput = MapRows & {
  /** They are in the order of the places, one for each. */
  documents: readonly SearchDocument[];
  /** Tells whether a code means the airport of that row and no other. */
  means: (code: string, row: number) => boolean;
  /** The magnetic variation is of this date. */
  date: Date;
};

export function mapLinesOf({ documents, means, date, ...rows }: MapInput): MapLine[] {
  const [places, navaids] = [fromColumns(rows.places), fromColumns(rows.navaids)];
  // Designators are rounded to ten degrees: the variation of the middle of a square of one degree will do.
  const variation = remembered((square: number) => variationAt(middleOf(square), date)?.degrees ?? Number.NaN, SQUARES);
  const surface = remembered((words: string | null) => surfaceOf(words), MOST_SURFACES);
  const runwaysOf = byAirport(fromColumns(rows.runways));
  const kinds = Object.fromEntries(mapKinds.map((kind) => [kind, { placed: [] as MapAirport[], unplaced: 0 }])) as Record<
    MapKind,
    { placed: MapAirport[]; unplaced: number }
  >;
  for (const [index, document] of documents.entries()) {
    const stored = places[index];
    if (stored === undefined) throw new Error(`The map has no place for the airport of row ${document.row}.`);
    const place = latLonOf(stored);
    const ofKind = kinds[stored.kind];
    if (place === undefined) ofKind.unplaced++;
    else ofKind.placed.push(airportOf({ document, stored, place, runways: runwaysOf(document.row), variation, surface, means }));
  }
  const shown = navaids.map((navaid): MapNavaid => ({
    ...navaid,
    ...rounded(navaid),
    type: mapNavaidTypes.find((type) => type === navaid.type) ?? null,
  }));
  return [...mapKinds.map((kind) => airportLine(kind, kinds[kind].placed, kinds[kind].unplaced)), { kind: 'navaids', navaids: shown }];
}

export function airportLine(kind: MapKind, placed: readonly MapAirport[], unplaced: number): MapLine {
  const airports = toColumns(placed.map(({ runways: _runways, ...airport }) => airport));
  const runwayCounts = placed.map(({ runways }) => runways.length);
  return { kind, unplaced, airports, runwayCounts, runways: toColumns(placed.flatMap(({ runways }) => runways)) };
}

export const mapText = (lines: readonly MapLine[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

/** Degrees are rounded to 0.00001°, which is a metre: the digits of the sources beyond it are most of the text. */
const roundedDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
const rounded = ({ latitude, longitude }: LatLon): LatLon => ({ latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) });

/** Airports are requested in the order of the runways, so that every runway is read once. */
function byAirport(runways: readonly MapRunwayRow[]): (airport: number) => readonly MapRunwayRow[] {
  let next = 0;
  return (airport) => {
    while ((runways[next]?.airportRow ?? Infinity) < airport) next++;
    const from = next;
    while (runways[next]?.airportRow === airport) next++;
    return from === next ? none : runways.slice(from, next);
  };
}

const none: readonly never[] = [];

/** The kind by which the map filters: a server's set says only the kind of facility. */
export function mapKindOf({ isClosed, facilityType }: Pick<Airport, 'isClosed' | 'facilityType'>, sourceType: string | null): MapKind {
  if (isClosed === true || sourceType === 'closed') return 'closed';
  if (sourceType === 'large_airport') return 'large';
  if (sourceType === 'medium_airport') return 'medium';
  return kindsOfFacilities[facilityType ?? ''] ?? 'small';
}

const kindsOfFacilities: Readonly<Record<string, MapKind>> = { heliport: 'heliport', seaplaneBase: 'seaplane', balloonport: 'balloonport' };

type Given = {
  document: SearchDocument;
  stored: MapPlace;
  place: LatLon;
  runways: readonly MapRunwayRow[];
  variation: (square: number) => number;
  surface: (words: string | null) => Surface;
  means: (code: string, row: number) => boolean;
};

function airportOf({ document, stored, place, runways, variation, surface, means }: Given): MapAirport {
  const { row, icaoCode, iataCode, localCode, gpsCode, name, city } = document;
  const codes: string[] = [];
  for (const given of [icaoCode, iataCode, localCode, gpsCode]) {
    if (given === null || given === '') continue;
    if (!codes.some((code) => code === given || code.toUpperCase() === given.toUpperCase())) codes.push(given);
  }
  const ownCode = codes.find((code) => means(code, row));
  const ident = document.ident === null || document.ident === stored.id ? undefined : document.ident;
  const key = ownCode ?? (ident !== undefined && means(ident, row) ? ident : stored.id);
  if (ident !== undefined && (codes.length === 0 || (key === ident && ownCode === undefined))) codes.push(ident);
  return {
    ...rounded(place),
    codes,
    key,
    name,
    city: city === null || withoutCity.includes(stored.kind) ? null : city,
    elevation: stored.elevation,
    runways: runways.length === 0 ? none : runways.map((runway) => runwayOf(runway, { place, variation, surface })),
  };
}

function runwayOf(row: MapRunwayRow, { place, variation, surface }: Pick<Given, 'place' | 'variation' | 'surface'>): MapRunway {
  const lowEnd = latLonOf({ latitude: row.lowLatitude, longitude: row.lowLongitude });
  const highEnd = latLonOf({ latitude: row.highLatitude, longitude: row.highLongitude });
  const isPlaced = lowEnd !== undefined && highEnd !== undefined;
  const given = row.lowHeading ?? (row.highHeading === null ? null : row.highHeading + 180);
  const estimated = isPlaced || given !== null ? undefined : estimatedHeading(row.lowIdent, variation(squareOf(place)));
  const heading = isPlaced ? null : (given ?? estimated ?? null);
  return {
    low: row.lowIdent,
    high: row.highIdent,
    isClosed: row.isClosed === true,
    surface: surface(row.surface),
    length: row.length,
    width: row.width,
    lowLatitude: lowEnd === undefined ? null : roundedDegrees(lowEnd.latitude),
    lowLongitude: lowEnd === undefined ? null : roundedDegrees(lowEnd.longitude),
    highLatitude: highEnd === undefined ? null : roundedDegrees(highEnd.latitude),
    highLongitude: highEnd === undefined ? null : roundedDegrees(highEnd.longitude),
    heading: heading === null ? null : ((Math.round(heading) % 360) + 360) % 360,
    isHeadingEstimated: estimated !== undefined,
  };
}

/** Degrees true: designators are magnetic. Undefined without a number or a model of the variation. */
function estimatedHeading(ident: string | null, variation: number): number | undefined {
  const painted = designatorDegrees(ident);
  return painted === undefined || Number.isNaN(variation) ? undefined : painted + variation;
}

/** The whole earth has this many squares of one degree. */
const SQUARES = 360 * 181;
/** A hostile file must not fill the memory. */
const MOST_SURFACES = 10_000;

const squareOf = ({ latitude, longitude }: LatLon): number => Math.floor(latitude) * TURN + Math.floor(longitude);
/** It exceeds the whole degrees between any two longitudes. */
const TURN = 1_000;

function middleOf(square: number): LatLon {
  const south = Math.round(square / TURN);
  return { latitude: Math.min(89.5, south + 0.5), longitude: square - south * TURN + 0.5 };
}
