/**
 * Reads one CSV file with named columns. It refuses the whole file when it is something else (a web page, an archive, a table with other
 * columns) and otherwise skips every bad row, which is reported.
 */
import type { Hash } from 'node:crypto';
import { csvReader, type CsvRecord } from './csv.ts';
import { datasetRefused } from '../dataset-refused.ts';
import { openFileReport, type FileReport } from '../file-report.ts';
import { CsvRow } from './csv-row.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

/** A file that is opened when its first piece is asked for. Its modification time is not used: a copy made today may be years old. */
export type SourceFile = {
  /** Messages name the file by this path. */
  name: string;
  pieces(): AsyncIterable<Uint8Array>;
};

export type CsvFormat<Column extends string, Row> = {
  columns: readonly Column[];
  /** A file may omit these columns. */
  optional?: readonly Column[];
  /** The value of this column is unique and never empty. */
  key: Column;
  /** One row; undefined when the row was left out. */
  row(row: CsvRow<Column>): Row | undefined;
};

/** The accepted rows are in the order of the file, each under its key. */
export type CsvFile<Row> = { rows: ReadonlyMap<string, Row>; report: FileReport };

/** A larger file is not read; this is 15 times today's largest. */
const MOST_BYTES = 200_000_000;

/** Reads a whole file. Its bytes also go into `hash`; `progress` is called with the rows read since the last call. */
export async function readCsvFile<Column extends string, Row>(
  file: SourceFile,
  format: CsvFormat<Column, Row>,
  options: { hash: Hash; progress: (rows: number) => void },
): Promise<CsvFile<Row>> {
  const report = openFileReport(file.name);
  const rows = new Map<string, Row>();
  let row: CsvRow<Column> | undefined;
  let width = 0;

  function take(record: CsvRecord): void {
    if (!row) {
      row = new CsvRow(columnsOf(file.name, record, format), record, report);
      width = record.width;
      return;
    }
    report.rows++;
    admit(row, record);
    report.leftOut = report.rows - rows.size;
  }

  function admit(row: CsvRow<Column>, record: CsvRecord): void {
    if (record.fault !== undefined) return row.leaveOut(record.fault);
    if (record.width !== width) return row.leaveOut(`has ${record.width} fields where the header has ${width}`);
    const key = row.text(format.key);
    if (key === null) return row.leaveOut(`has no ${format.key}`);
    if (rows.has(key)) return row.leaveOut(`${format.key} ${key} was there before`);
    const fact = format.row(row);
    if (fact !== undefined) rows.set(key, fact);
  }

  const reader = csvReader(file.name, take);
  let bytes = 0;
  for await (const piece of withReadErrors(file.pieces(), file.name)) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw datasetRefused(reason('fileTooLarge', { file: file.name, mostMb: MOST_BYTES / 1e6 }));
    options.hash.update(piece);
    const before = report.rows;
    reader.read(piece);
    options.progress(report.rows - before);
  }
  reader.end();
  if (!row) throw datasetRefused(reason('fileEmpty', { file: file.name }));
  report.kept = rows.size;
  return { rows, report };
}

/** A file that can't be read to its end (a lost connection, a damaged archive, a bad disk) is refused, never treated as a short file. */
async function* withReadErrors(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw datasetRefused(reason('fileBrokeOff', { file: name, error: error instanceof Error ? error.message : String(error) }));
  }
}

/** Finds the columns, and refuses a file without recognisable ones: an error page saved under the file's name, UTF-16 text. */
function columnsOf<Column extends string>(name: string, header: CsvRecord, format: CsvFormat<Column, unknown>): Record<Column, number> {
  const names = Array.from({ length: header.width }, (_, index) => header.field(index));
  if (names[0]?.startsWith('<')) throw datasetRefused(reason('fileIsWebPage', { file: name }));
  if (names.some((column) => column.includes('\0'))) throw datasetRefused(reason('fileNotUtf8', { file: name }));
  const missing = format.columns.filter((column) => !names.includes(column) && !format.optional?.includes(column));
  if (missing.length > 0) throw datasetRefused(reason('columnsMissing', { file: name, columns: missing.join(', ') }));
  const twice = format.columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw datasetRefused(reason('columnTwice', { file: name, column: twice }));
  return Object.fromEntries(format.columns.map((column) => [column, names.indexOf(column)])) as Record<Column, number>;
}
