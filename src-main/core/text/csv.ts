/**
 * Writes tables of RFC 4180. Promise: for a spreadsheet no cell is taken for a formula, and no text of data hides or turns what is next to
 * it; figures stay figures (CWE-1236). Otherwise a table has the bytes of the data.
 */
import { visible } from '#domain/text/visible-text.ts';

type Cell = string | number | boolean | null | undefined;

export type TableFor = 'data' | 'spreadsheet';

export const csvTable = (rows: readonly (readonly Cell[])[], use: TableFor): string => rows.map((row) => csvRow(row, use)).join('');

export const csvRow = (row: readonly Cell[], use: TableFor): string =>
  `${row.map(use === 'spreadsheet' ? spreadsheetCell : csvCell).join(',')}\r\n`;

/** Unknown is an empty cell. */
function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

const number = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function spreadsheetCell(value: Cell): string {
  if (typeof value !== 'string') return csvCell(value);
  const isFormula = /^[=+\-@\t\r]/.test(value) && !number.test(value);
  return isFormula ? `"'${visible(value).replaceAll('"', '""')}"` : csvCell(visible(value));
}
