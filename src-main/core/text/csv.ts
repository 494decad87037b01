type Cell = string | number | boolean | null | undefined;

/** A table of RFC 4180. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string => rows.map(csvRow).join('');

export const csvRow = (row: readonly Cell[]): string => `${row.map(csvCell).join(',')}\r\n`;

/** Unknown is an empty cell. */
export function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
