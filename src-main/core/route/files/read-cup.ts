/** Waypoints and tasks of SeeYou (CUP), with the columns of either year, in any order where they are named. */
import { parse } from 'csv-parse/sync';
import { reason } from '#core/reasons/reason.ts';
import { columns, NOWHERE, notTasks, styles } from './cup.ts';
import type { FilePoint } from './planned-route.ts';
import { reading, type ReadRoute, type SaidPoint, refuseFile } from './reading.ts';
import { isSquare } from './write-text.ts';

const olderColumns = columns.filter((name) => !['rwwidth', 'userdata', 'pics'].includes(name));
/** Other programs and years call columns so. */
const otherNames: Readonly<Record<string, string>> = {
  title: 'name',
  latitude: 'lat',
  longitude: 'lon',
  elevation: 'elev',
  rwydir: 'rwdir',
  rwylen: 'rwlen',
};

function kindOf(style: string): Pick<SaidPoint, 'kind' | 'navaid'> {
  if (['2', '4', '5'].includes(style)) return { kind: 'airport' };
  if (style === styles.VOR) return { kind: 'navaid', navaid: 'VOR' };
  return style === styles.NDB ? { kind: 'navaid', navaid: 'NDB' } : { kind: 'waypoint' };
}

type Row = { cells: string[]; line: number };

/** Reads the rows of a file; `cellOf` finds a cell by the name of its column. */
export function cupTable(text: string): {
  waypoints: Row[];
  tasks: Row[];
  cellOf: (row: Row, name: string) => string;
  positionOf: (row: Row) => { latitude: number; longitude: number };
} {
  const rows = csvRows(text, 'cup');
  const end = rows.findIndex(({ cells }) => isTasks(cells));
  const [places, tasks] = end === -1 ? [rows, []] : [rows.slice(0, end), rows.slice(end + 1)];
  const order = orderOf(places[0]?.cells ?? []);
  const waypoints = (order.hasHeader ? places.slice(1) : places).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const cellOf = ({ cells }: Row, name: string): string => cells[order.columns.indexOf(name)] ?? '';
  return {
    waypoints,
    tasks,
    cellOf,
    positionOf: (row) => ({ latitude: angleIn(cellOf(row, 'lat')), longitude: angleIn(cellOf(row, 'lon')) }),
  };
}

export function readCup(text: string): ReadRoute {
  const read = reading('cup');
  const { waypoints, tasks, cellOf, positionOf } = cupTable(text);
  const byName = new Map(waypoints.toReversed().map((one) => [cellOf(one, 'name'), one]));
  for (const name of unusedColumns) if (waypoints.some((one) => !['', '0', '0.0m', '0m'].includes(cellOf(one, name)))) read.unused(name);

  const [task, ...others] = tasks.filter(({ cells }) => cells.length > 1 && !notTasks.test(cells[0] ?? ''));
  for (const { cells } of tasks) {
    const zone = /^(Options|ObsZone|Point|STARTS|MultipleStarts)/.exec(cells[0] ?? '')?.[1];
    if (zone !== undefined) read.unused(zone);
  }
  if (others.length > 0) read.fault(reason('routeFileRoutesUnused', { format: 'cup', count: others.length }));
  const take = (one: Row): FilePoint[] => {
    const position = positionOf(one);
    const [name, code] = [cellOf(one, 'name'), cellOf(one, 'code')];
    const isUnnamed = code === '' && isSquare(name, position);
    const facts = {
      ...kindOf(cellOf(one, 'style')),
      ident: code || (isUnnamed ? null : name),
      name: name === code || code === '' ? null : name,
    };
    return read.point(facts, position, one);
  };
  if (!task) {
    if (waypoints.length > 1) read.fault(reason('routeFileReadAs', { format: 'cup', source: 'waypoints' }));
    return read.done({ points: waypoints.flatMap(take) });
  }
  const names = task.cells.slice(1).filter((name, at, all) => name !== '' && name !== NOWHERE && name !== all[at - 1]);
  const points = names.flatMap((name): FilePoint[] => {
    const one = byName.get(name);
    if (one) return take(one);
    return read.point({ kind: 'waypoint', ident: name }, undefined, task);
  });
  return read.done({ name: task.cells[0] ?? null, points });
}

/** Columns that describe aerodromes and their pictures; `elev` is the terrain's and no planned altitude. */
const unusedColumns = ['elev', 'rwdir', 'rwlen', 'rwwidth', 'freq', 'desc', 'userdata', 'pics'];

const isTasks = ([first = '', ...rest]: readonly string[]): boolean =>
  /^-{3,}\s?Related Tasks/i.test(first) && rest.every((cell) => cell === '');

/** The rows of a table with commas or another delimiter, each with its line. Throws a Refusal for what is none. */
export function csvRows(text: string, format: 'cup' | 'csv', delimiter = ','): Row[] {
  const options = {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 100_000,
    trim: true,
  };
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    const { lines } = error as { lines?: unknown };
    return refuseFile('routeFileDamaged', {
      format,
      line: typeof lines === 'number' ? lines : null,
      error: error instanceof Error ? error.message.slice(0, 200) : '',
    });
  }
}

function orderOf(first: readonly string[]): { columns: readonly string[]; hasHeader: boolean } {
  const names = first.map((name) => name.toLowerCase().trim()).map((name) => otherNames[name] ?? name);
  if (names.includes('lat') && names.includes('lon')) return { columns: names, hasHeader: true };
  return { columns: first.length > olderColumns.length ? columns : olderColumns, hasHeader: false };
}

const written = /^(?<degrees>\d{2,3})(?<minutes>\d{2}\.\d{1,6})(?<letter>[NSEW])$/i;

function angleIn(text: string): number {
  const { degrees, minutes, letter } = written.exec(text)?.groups ?? {};
  if (degrees === undefined || minutes === undefined || Number(minutes) >= 60) return NaN;
  const value = Number(degrees) + Number(minutes) / 60;
  return letter !== undefined && /[SW]/i.test(letter) ? -value : value;
}

/** A file is recognised by its header, or by a first row with a position in its fourth and fifth column. */
export function isCup(text: string): boolean {
  const [line = ''] = text
    .trimStart()
    .slice(0, 2_000)
    .split(/[\r\n]/, 1);
  const cells = line
    .toLowerCase()
    .split(',')
    .map((cell) => cell.replaceAll('"', '').trim());
  if (orderOf(cells).hasHeader && orderOf(cells).columns.includes('name')) return true;
  return cells.some((cell, at) => /^\d{4}\.\d{1,6}[ns]$/.test(cell) && /^\d{5}\.\d{1,6}[ew]$/.test(cells[at + 1] ?? ''));
}
