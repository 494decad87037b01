/** CSV exports: lines above the header are skipped, as the four that FAA NOTAM Search writes. */
import { csvRows } from './csv-rows.ts';
import { columnsOf, takeRow } from './table.ts';
import type { OpenReader } from './raw-notice.ts';

/** The header is one of the first lines. */
const HEADER_WITHIN = 10;

export function hasCsvHeader(head: Buffer): boolean {
  let isFound = false;
  let seen = 0;
  const rows = csvRows(({ fields }) => (isFound ||= seen++ < HEADER_WITHIN && columnsOf(fields) !== undefined));
  rows.read(head.subarray(0, 8192));
  rows.end();
  return isFound;
}

export const openCsv: OpenReader = (take) => {
  let columns: ReturnType<typeof columnsOf>;
  return csvRows(({ fields, line }) => {
    if (columns) takeRow(columns, fields, { line }, take);
    else {
      columns = columnsOf(fields);
      if (columns) take.facts({ isKnown: true });
    }
  });
};
