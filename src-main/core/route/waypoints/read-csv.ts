/**
 * Waypoints as a table: a first line with the names of the columns, in any order. `ident` (or `name`), `latitude` and `longitude`, decimal degrees, have to be
 * there; `name`, `elevationFt` and `remarks` may be.
 */
import { parse } from 'csv-parse/sync';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { refuseFile } from '../files/refused.ts';
import { numberOf } from '../files/reading.ts';
import type { ReadWaypoints } from './file-waypoint.ts';

const columns = ['ident', 'name', 'latitude', 'longitude', 'elevationft', 'remarks'];

/** Whether the first line names latitude and longitude as this form does, and not as CUP does. */
export function isWaypointCsv(text: string): boolean {
  const names = namesIn(firstLine(text).split(/[,;\t]/));
  return names.includes('ident') || (names.includes('latitude') && names.includes('longitude') && !names.includes('style'));
}

const firstLine = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .slice(0, 2_000)
    .split(/[\r\n]/, 1)[0] ?? '';
const namesIn = (cells: readonly string[]): string[] => cells.map((cell) => cell.replaceAll('"', '').trim().toLowerCase());

export function readCsvWaypoints(text: string): ReadWaypoints {
  const delimiter = [';', '\t'].find((one) => firstLine(text).includes(one)) ?? ',';
  const [head, ...rows] = recordsIn(text, delimiter);
  const names = namesIn(head?.cells ?? []);
  const needed = [...(names.includes('name') ? [] : ['ident']), 'latitude', 'longitude'].filter((name) => !names.includes(name));
  if (needed.length > 0)
    throw new Refusal('invalidRequest', { reasons: [reason('waypointColumnMissing', { columns: needed.join(', ') })] });
  return {
    unused: names.filter((name) => name !== '' && !columns.includes(name)),
    waypoints: rows.map(({ cells, line }) => {
      const cellOf = (name: string) => cells[names.indexOf(name)] || null;
      const [ident, elevation] = [cellOf('ident'), cellOf('elevationft')];
      return {
        line,
        ident,
        name: cellOf('name'),
        latitude: numberOf(cellOf('latitude') ?? ''),
        longitude: numberOf(cellOf('longitude') ?? ''),
        elevationFt: elevation === null ? null : numberOf(elevation),
        remarks: cellOf('remarks'),
      };
    }),
  };
}

function recordsIn(text: string, delimiter: string): { cells: string[]; line: number }[] {
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
    return records
      .map(({ record, info }) => ({ cells: record, line: info.lines }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    const { lines } = error as { lines?: unknown };
    return refuseFile('routeFileDamaged', {
      format: 'csv',
      line: typeof lines === 'number' ? lines : null,
      error: error instanceof Error ? error.message.slice(0, 200) : '',
    });
  }
}
