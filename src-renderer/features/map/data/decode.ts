/** The set of the map out of its bytes (domain/map-set): what the core's `encodeMapSet` was given, as columns. */
import {
  ABSENT,
  CITIES_MET,
  CODE_SEPARATOR,
  designatorDegrees,
  MAP_SET_MARK,
  mapKinds,
  mapNavaidTypes,
  oppositeDesignator,
  POSITION_STEPS,
  SAME,
  SEPARATOR,
  shortened,
  type MapKind,
  type MapNavaid,
} from '#domain/map-set/map-set.ts';
import { textColumn, type AirportRows } from '../airports/airport-rows.ts';
import { readColumns, type ColumnReader } from './column-reader.ts';
import { longestColumns } from './longest-runway.ts';
import type { RunwayColumns } from '../runways/runway-columns.ts';

export type DecodedPart = { kind: MapKind; rows: AirportRows } | { kind: 'navaids'; navaids: readonly MapNavaid[] };

/** One kind of airport after the other, the large ones first, then the navaids. Throws for bytes of another form. */
export function* decodeMapSet(bytes: Uint8Array): Generator<DecodedPart, void> {
  const columns = readColumns(bytes, MAP_SET_MARK);
  for (const kind of mapKinds) {
    const [count = 0, unplaced = 0] = columns.numbers();
    yield { kind, rows: { ...readAirports(columns, count), unplaced } };
  }
  const [count = 0] = columns.numbers();
  yield { kind: 'navaids', navaids: readNavaids(columns, count) };
}

type Steps = { north: Int32Array; east: Int32Array };

function readAirports(columns: ColumnReader, count: number): Omit<AirportRows, 'unplaced'> {
  const steps = readPositions(columns);
  const codes = lines(columns.text(), count).map((text) => (text === '' ? [] : text.split(CODE_SEPARATOR)));
  const keyed = columns.numbers();
  const unkeyed = columns.text().split(SEPARATOR).values();
  const key = codes.map((ofRow, row) => ofRow[(keyed[row] ?? 0) - 1] ?? unkeyed.next().value ?? '');
  const names = lines(long(columns.text()), count);
  const cities = readCities(columns);
  const elevation = summed(optional(columns.numbers()));
  const runways = readRunways(columns, steps);
  return {
    count,
    latitude: degrees(steps.north),
    longitude: degrees(steps.east),
    elevation,
    id: textColumn(key),
    code: textColumn(codes.map(([first = '']) => first)),
    codes: textColumn(codes.map((ofRow) => ofRow.join(' '))),
    name: textColumn(names.map((name, row) => (name.includes(SAME) ? name.replace(SAME, () => cities[row] ?? '') : name))),
    city: textColumn(cities),
    ...longestColumns(runways, count),
    runways,
  };
}

function readCities(columns: ColumnReader): string[] {
  const places = columns.numbers();
  const fresh = columns.text().split(SEPARATOR).values();
  const met: string[] = [];
  return Array.from(places, (place) => {
    const city = (place === 0 ? fresh.next().value : met.splice(place - 1, 1)[0]) ?? '';
    met.unshift(city);
    if (met.length > CITIES_MET) met.pop();
    return city === ABSENT ? '' : city;
  });
}

function readRunways(columns: ColumnReader, airports: Steps): RunwayColumns {
  const counts = columns.numbers();
  const first = new Uint32Array(counts.length + 1);
  counts.forEach((count, row) => (first[row + 1] = (first[row] ?? 0) + count));
  const flags = columns.numbers();
  const low = lines(columns.text(), flags.length).map(present);
  const high = lines(columns.text(), flags.length).map((text, at) =>
    text === SAME ? (oppositeDesignator(low[at] ?? '') ?? '') : present(text),
  );
  const length = optional(columns.numbers());
  const width = optional(columns.numbers());
  const turns = columns.signed().values();
  const heading = Float32Array.from(flags, (flag, at) =>
    (flag & 64) === 0 ? Number.NaN : ((turns.next().value ?? 0) + (designatorDegrees(low[at] ?? null) ?? 0) + 720) % 360,
  );
  return {
    first,
    isClosed: Uint8Array.from(flags, (flag) => (flag >> 3) & 1),
    surface: Uint8Array.from(flags, (flag) => flag & 7),
    low: textColumn(low),
    high: textColumn(high),
    length,
    width,
    ends: readEnds(columns, { flags, first, airports }),
    heading,
    isHeadingEstimated: Uint8Array.from(flags, (flag) => flag >> 7),
  };
}

/** From the airport to the low end, from there to the high one. */
function readEnds(
  columns: ColumnReader,
  { flags, first, airports }: { flags: Uint32Array; first: Uint32Array; airports: Steps },
): Float64Array {
  const [norths, easts] = [columns.signed(), columns.signed()];
  const ends = new Float64Array(4 * flags.length).fill(Number.NaN);
  let read = 0;
  for (let row = 0; row + 1 < first.length; row++) {
    for (let at = first[row] ?? 0; at < (first[row + 1] ?? 0); at++) {
      let [north, east] = [airports.north[row] ?? 0, airports.east[row] ?? 0];
      for (const end of [0, 1]) {
        if (((flags[at] ?? 0) & (16 << end)) === 0) continue;
        north += norths[read] ?? 0;
        east += easts[read++] ?? 0;
        ends[4 * at + 2 * end] = north / POSITION_STEPS;
        ends[4 * at + 2 * end + 1] = east / POSITION_STEPS;
      }
    }
  }
  return ends;
}

function readNavaids(columns: ColumnReader, count: number): MapNavaid[] {
  const { north, east } = readPositions(columns);
  const ident = lines(columns.text(), count);
  const name = lines(columns.text(), count);
  const type = columns.numbers();
  const frequency = lines(columns.text(), count);
  const dmeChannel = lines(columns.text(), count);
  return ident.map((of, row) => ({
    latitude: (north[row] ?? 0) / POSITION_STEPS,
    longitude: (east[row] ?? 0) / POSITION_STEPS,
    ident: of,
    name: name[row] ?? '',
    type: mapNavaidTypes[type[row] ?? 0] ?? null,
    frequency: frequency[row] === '' ? null : Number(frequency[row]?.slice(0, -1)),
    frequencyUnit: frequency[row] === '' ? null : frequency[row]?.endsWith('M') ? 'MHz' : 'kHz',
    dmeChannel: dmeChannel[row] === ABSENT ? null : (dmeChannel[row] ?? null),
  }));
}

function readPositions(columns: ColumnReader): Steps {
  return { north: running(columns.signed()), east: running(columns.signed()) };
}

function running(differences: Int32Array): Int32Array {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** Each from the known one before. */
function summed(changes: Float32Array): Float32Array {
  let sum = 0;
  return changes.map((change) => (Number.isNaN(change) ? change : (sum += change)));
}

/** Zero is unknown, then 0, −1, 1 …. */
const optional = (values: Uint32Array): Float32Array =>
  Float32Array.from(values, (value) => (value === 0 ? Number.NaN : value % 2 === 0 ? -value / 2 : (value - 1) / 2));

const degrees = (steps: Int32Array): Float64Array => Float64Array.from(steps, (step) => step / POSITION_STEPS);
const present = (text: string): string => (text === ABSENT ? '' : text);
/** A text of no rows is one empty line. */
const lines = (text: string, count: number): string[] => (count === 0 ? [] : text.split(SEPARATOR));
const long = (text: string): string => shortened.reduce((longer, [sign, words]) => longer.replaceAll(sign, words), text);
