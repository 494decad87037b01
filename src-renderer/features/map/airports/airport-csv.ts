/** Airports out of the CSV that `GET /airports?format=csv&expand=code` gives (RFC 4180). Columns are found by their names. */
import { textColumn, type AirportRows } from './airport-rows.ts';

/** Calls back with the cells of each line. Quotes enclose whole cells only, as the server writes them. */
export function eachLine(csv: string, tell: (cells: readonly string[]) => void): void {
  let cells: string[] = [];
  for (let at = 0; at < csv.length;) {
    const quoted = csv[at] === '"';
    const end = quoted ? closingQuote(csv, at + 1) : endOfCell(csv, at);
    cells.push(quoted ? csv.slice(at + 1, end).replaceAll('""', '"') : csv.slice(at, end));
    at = quoted ? end + 1 : end;
    if (csv[at] === ',') {
      at++;
      if (at < csv.length && csv[at] !== '\r' && csv[at] !== '\n') continue;
      cells.push('');
    }
    tell(cells);
    cells = [];
    while (csv[at] === '\r' || csv[at] === '\n') at++;
  }
}

const COMMA = 44;
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

function endOfCell(csv: string, from: number): number {
  for (let at = from; at < csv.length; at++) {
    const code = csv.charCodeAt(at);
    if (code === COMMA || code === CARRIAGE_RETURN || code === LINE_FEED) return at;
  }
  return csv.length;
}

/** Two quotes mean one. */
function closingQuote(csv: string, from: number): number {
  for (let at = csv.indexOf('"', from); at !== -1; at = csv.indexOf('"', at + 2)) if (csv[at + 1] !== '"') return at;
  return csv.length;
}

/** Throws where a column is missing: a guess would put airports in wrong places. */
export function readAirports(csv: string): AirportRows {
  const [latitude, longitude, elevation]: [number[], number[], number[]] = [[], [], []];
  const [id, code, name]: [string[], string[], string[]] = [[], [], []];
  let unplaced = 0;
  let place: Record<Column, number> | undefined;
  eachLine(csv, (cells) => {
    if (place === undefined) {
      place = columnsOf(cells);
      return;
    }
    const cell = (column: Column): string => cells[place?.[column] ?? -1] ?? '';
    if (cell('latitude') === '' || cell('longitude') === '') {
      unplaced++;
      return;
    }
    latitude.push(Number(cell('latitude')));
    longitude.push(Number(cell('longitude')));
    elevation.push(cell('elevation') === '' ? Number.NaN : Number(cell('elevation')));
    id.push(cell('id'));
    code.push(cell('code'));
    name.push(cell('name'));
  });
  return {
    count: latitude.length,
    unplaced,
    latitude: Float64Array.from(latitude),
    longitude: Float64Array.from(longitude),
    elevation: Float32Array.from(elevation),
    id: textColumn(id),
    code: textColumn(code),
    name: textColumn(name),
  };
}

const columns = ['id', 'name', 'code', 'latitude', 'longitude', 'elevation'] as const;
type Column = (typeof columns)[number];

function columnsOf(head: readonly string[]): Record<Column, number> {
  const places = columns.map((column) => [column, head.indexOf(column)] as const);
  const missing = places.find(([, at]) => at === -1);
  if (missing !== undefined) throw new Error(`the airports have no column "${missing[0]}"`);
  return Object.fromEntries(places) as Record<Column, number>;
}
