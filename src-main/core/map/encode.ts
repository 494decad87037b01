/**
 * The set of the map as bytes. Promise: what `decodeMapSet` of the window reads from them is the set that was given, in the same order, with positions
 * rounded to POSITION_STEPS. Neighbours in the order given should be neighbours on the earth: most columns are differences.
 */
import {
  ABSENT,
  CITIES_MET,
  CODE_SEPARATOR,
  MAP_SET_MARK,
  mapKinds,
  mapNavaidTypes,
  oppositeDesignator,
  designatorDegrees,
  POSITION_STEPS,
  SAME,
  SEPARATOR,
  shortened,
  type MapAirport,
  type MapNavaid,
  type MapRunway,
  type MapSet,
} from '#domain/map-set/map-set.ts';
import { surfaces } from '#domain/surface.ts';
import { writeColumns, type ColumnWriter } from './byte-writer.ts';

export function encodeMapSet({ airports, navaids }: MapSet): Uint8Array {
  const columns = writeColumns(MAP_SET_MARK);
  for (const kind of mapKinds) {
    const { placed, unplaced } = airports[kind];
    columns.numbers([placed.length, unplaced]);
    writeAirports(columns, placed);
  }
  columns.numbers([navaids.length]);
  writeNavaids(columns, navaids);
  return columns.bytes();
}

function writeAirports(columns: ColumnWriter, airports: readonly MapAirport[]): void {
  writePositions(columns, airports);
  columns.text(lines(airports.map(({ codes }) => codes.join(CODE_SEPARATOR))));
  columns.numbers(airports.map(({ codes, key }) => codes.indexOf(key) + 1));
  columns.text(lines(airports.flatMap(({ codes, key }) => (codes.includes(key) ? [] : [key]))));
  columns.text(short(lines(airports.map(({ name, city }) => (city === null || city === '' ? name : name.replace(city, SAME))))));
  writeCities(columns, airports);
  columns.numbers(optional(changes(airports.map(({ elevation }) => elevation))));
  columns.numbers(airports.map(({ runways }) => runways.length));
  writeRunways(columns, airports);
}

/** New ones as text; one met a few rows before by how many others were met since: neighbours share it. */
function writeCities(columns: ColumnWriter, airports: readonly MapAirport[]): void {
  const met: string[] = [];
  const fresh: string[] = [];
  const places = airports.map(({ city }) => {
    const text = city ?? ABSENT;
    const at = met.indexOf(text);
    if (at === -1) fresh.push(text);
    else met.splice(at, 1);
    met.unshift(text);
    met.length = Math.min(met.length, CITIES_MET);
    return at + 1;
  });
  columns.numbers(places);
  columns.text(lines(fresh));
}

function writeRunways(columns: ColumnWriter, airports: readonly MapAirport[]): void {
  const placed = airports.flatMap((airport) => airport.runways.map((runway) => ({ airport, runway })));
  const runways = placed.map(({ runway }) => runway);
  columns.numbers(runways.map(flagsOf));
  columns.text(lines(runways.map(({ low }) => low ?? ABSENT)));
  columns.text(lines(runways.map(({ low, high }) => (high === null ? ABSENT : high === oppositeDesignator(low ?? '') ? SAME : high))));
  columns.numbers(optional(runways.map(({ length }) => length)));
  columns.numbers(optional(runways.map(({ width }) => width)));
  columns.signed(runways.flatMap(({ heading, low }) => (heading === null ? [] : [turned(heading - (designatorDegrees(low) ?? 0))])));
  // From the airport to the low end, from there to the high one.
  const ends = placed.flatMap(({ airport, runway: { lowEnd, highEnd } }) => {
    const steps = [airport, lowEnd, highEnd]
      .filter((place) => place !== null)
      .map((place) => [stepsOf(place.latitude), stepsOf(place.longitude)]);
    return steps.slice(1).map((step, index) => [difference(step, steps[index], 0), difference(step, steps[index], 1)] as const);
  });
  columns.signed(ends.map(([north]) => north));
  columns.signed(ends.map(([, east]) => east));
}

const difference = (step: readonly number[], from: readonly number[] | undefined, axis: 0 | 1): number =>
  (step[axis] ?? 0) - (from?.[axis] ?? 0);

/** Bits: surface, closed, low end known, high end known, heading known, heading estimated. */
const flagsOf = ({ surface, isClosed, lowEnd, highEnd, heading, isHeadingEstimated }: MapRunway): number =>
  surfaces.indexOf(surface) |
  (Number(isClosed) << 3) |
  (Number(lowEnd !== null) << 4) |
  (Number(highEnd !== null) << 5) |
  (Number(heading !== null) << 6) |
  (Number(isHeadingEstimated) << 7);

function writeNavaids(columns: ColumnWriter, navaids: readonly MapNavaid[]): void {
  writePositions(columns, navaids);
  columns.text(lines(navaids.map(({ ident }) => ident)));
  columns.text(lines(navaids.map(({ name }) => name)));
  columns.numbers(navaids.map(({ type }) => mapNavaidTypes.indexOf(type)));
  columns.text(lines(navaids.map(({ frequency, frequencyUnit }) => (frequency === null ? '' : `${frequency}${frequencyUnit?.[0] ?? ''}`))));
  columns.text(lines(navaids.map(({ dmeChannel }) => dmeChannel ?? ABSENT)));
}

const stepsOf = (degrees: number): number => Math.round(degrees * POSITION_STEPS);

function writePositions(columns: ColumnWriter, places: readonly { latitude: number; longitude: number }[]): void {
  columns.signed(differences(places.map(({ latitude }) => stepsOf(latitude))));
  columns.signed(differences(places.map(({ longitude }) => stepsOf(longitude))));
}

const differences = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

/** Degrees within ±180. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Zero is unknown, then 0, −1, 1 …. */
const optional = (values: readonly (number | null)[]): number[] =>
  values.map((value) => (value === null ? 0 : value < 0 ? -2 * value : 2 * value + 1));

/** From the known one before. */
function changes(values: readonly (number | null)[]): (number | null)[] {
  let before = 0;
  return values.map((value) => {
    if (value === null) return null;
    const change = value - before;
    before = value;
    return change;
  });
}

const lines = (values: readonly string[]): string => values.join(SEPARATOR);
const short = (text: string): string => shortened.reduce((shorter, [sign, words]) => shorter.replaceAll(words, sign), text);
