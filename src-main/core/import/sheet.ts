/**
 * A sheet is one CSV file with named columns. Reading it refuses the file as a whole when it is something else (a page of a web site, an
 * archive, a table of other columns) and otherwise goes on past every bad row, which is reported.
 */
import type { Hash } from 'node:crypto';
import { csvReader, type CsvRecord } from './csv.ts';
import { datasetRefused } from './dataset-refused.ts';
import { openFileReport, type FileReport } from './report.ts';
import { SheetRow } from './sheet-row.ts';

/** A file of a source, not yet opened. */
export type SourceFile = {
  /** Path or address, for messages. */
  name: string;
  /** `date` is when the source last changed the file, undefined when it does not tell. */
  open(): Promise<{ date: Date | undefined; pieces: AsyncIterable<Uint8Array> }>;
};

export type SheetFormat<Column extends string, Row> = {
  columns: readonly Column[];
  /** Columns that a sheet may lack. */
  optional?: readonly Column[];
  /** Column whose value is different in every row and never empty. */
  key: Column;
  /** One row; undefined when the row was left out. */
  row(row: SheetRow<Column>): Row | undefined;
};

export type Sheet<Row> = { rows: Row[]; report: FileReport; date: Date | undefined };

/** Largest file that is read: 15 times today's largest sheet. */
const MOST_BYTES = 200_000_000;
/** What a decoder puts in the place of bytes that are not UTF-8. */
const UNREADABLE = '\uFFFD';

/** Reads a whole sheet. Its bytes go into `hash` too; `progress` hears how many rows were read since the last time. */
export async function readSheet<Column extends string, Row>(
  file: SourceFile,
  format: SheetFormat<Column, Row>,
  options: { hash: Hash; progress: (rows: number) => void },
): Promise<Sheet<Row>> {
  const report = openFileReport(file.name);
  const rows: Row[] = [];
  const keys = new Set<string>();
  let row: SheetRow<Column> | undefined;
  let width = 0;
  let isSuspect = false;

  function take(records: CsvRecord[]): void {
    const before = report.rows;
    for (const record of records) {
      if (!row) {
        row = new SheetRow(columnsOf(file.name, record, format), report);
        width = record.fields.length;
        continue;
      }
      report.rows++;
      row.turnTo(record);
      const fact = admit(row, record);
      if (fact === undefined) report.leftOut++;
      else rows.push(fact);
    }
    options.progress(report.rows - before);
  }

  function admit(row: SheetRow<Column>, record: CsvRecord): Row | undefined {
    if (record.fault !== undefined) return row.leaveOut(record.fault);
    if (record.fields.length !== width) return row.leaveOut(`has ${record.fields.length} fields where the header has ${width}`);
    if (isSuspect && record.fields.some((field) => field.includes(UNREADABLE))) return row.leaveOut('is not UTF-8 text');
    const key = row.text(format.key);
    if (key === null) return row.leaveOut(`has no ${format.key}`);
    if (keys.has(key)) return row.leaveOut(`${format.key} ${key} was there before`);
    const fact = format.row(row);
    if (fact !== undefined) keys.add(key);
    return fact;
  }

  const { date, pieces } = await file.open();
  const reader = csvReader(file.name);
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const piece of unbroken(pieces, file.name)) {
    if (bytes === 0) refuseForeign(file.name, piece);
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw datasetRefused(`${file.name} is larger than ${MOST_BYTES / 1e6} MB; it is not the file it is taken for.`);
    options.hash.update(piece);
    const text = decoder.decode(piece, { stream: true });
    isSuspect ||= text.includes(UNREADABLE);
    take(reader.read(text));
  }
  take(reader.read(decoder.decode()));
  take(reader.end());
  if (!row) throw datasetRefused(`${file.name} is empty.`);
  report.kept = rows.length;
  return { rows, report, date };
}

/** A file that can't be read to its end (a lost connection, a damaged archive, a bad disk) is a refusal, not a short file. */
async function* unbroken(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw datasetRefused(`${name} broke off (${error instanceof Error ? error.message : String(error)}). Try again, or fetch it anew.`);
  }
}

/** An error page that a download saved under the name of the sheet, and text of two bytes a letter, have no columns to speak of. */
function refuseForeign(name: string, piece: Uint8Array): void {
  const start = new TextDecoder().decode(piece.subarray(0, 200)).trimStart();
  if (start.startsWith('<')) throw datasetRefused(`${name} is a web page, not a CSV file: the download failed. Fetch it again.`);
  if (start.includes('\0')) throw datasetRefused(`${name} is not UTF-8 text. Save it as UTF-8.`);
}

function columnsOf<Column extends string>(name: string, header: CsvRecord, format: SheetFormat<Column, unknown>): Record<Column, number> {
  const names = header.fields.map((field) => field.trim());
  const missing = format.columns.filter((column) => !names.includes(column) && !format.optional?.includes(column));
  if (missing.length > 0) {
    throw datasetRefused(`${name} has no column ${missing.join(', ')}; its header is not that of this file. Fetch it again from its source.`);
  }
  const twice = format.columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw datasetRefused(`${name} has the column ${twice} twice.`);
  return Object.fromEntries(format.columns.map((column) => [column, names.indexOf(column)])) as Record<Column, number>;
}
