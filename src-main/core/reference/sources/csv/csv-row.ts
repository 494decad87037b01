import type { CsvRecord } from './csv.ts';
import { addIssue, type FileReport } from '../file-report.ts';

/** Limits of a number; a value outside them is reported and treated as unknown. */
export type NumberRule = { least?: number; most?: number; integer?: boolean };

/**
 * The row of a CSV file that is being read, its cells by column name; one object serves row after row. Cells are trimmed, an empty one is
 * null (never zero), and a value that does not fit its column is reported with its line and treated as unknown: the row stays
 * unless its reader omits it.
 */
export class CsvRow<Column extends string> {
  readonly report: FileReport;
  readonly #columns: Readonly<Record<Column, number>>;
  readonly #record: CsvRecord;

  /** `columns` gives the index of each column in the record, -1 if the file lacks it; `record` changes from row to row. */
  constructor(columns: Readonly<Record<Column, number>>, record: CsvRecord, report: FileReport) {
    this.#columns = columns;
    this.#record = record;
    this.report = report;
  }

  /** Spaces, tabs and line ends in a row are one space. */
  text(column: Column): string | null {
    const cell = this.#record.field(this.#columns[column]);
    if (cell === '') return null;
    return /[\t\r\n]/.test(cell) ? cell.replace(/\s+/g, ' ') : cell;
  }

  code(column: Column, pattern: RegExp): string | null {
    const code = this.text(column)?.toUpperCase();
    if (code === undefined) return null;
    return pattern.test(code) ? code : this.unknown(column, 'is not such a code');
  }

  number(column: Column, rule: NumberRule = {}): number | null {
    const cell = this.#record.field(this.#columns[column]);
    if (cell === '') return null;
    const value = Number(cell);
    // Number() would also accept 0x10 and Infinity.
    if (!Number.isFinite(value) || /[^0-9.eE+-]/.test(cell)) return this.unknown(column, 'is not a number');
    if (value < (rule.least ?? -Infinity)) return this.unknown(column, `is below ${rule.least}`);
    if (value > (rule.most ?? Infinity)) return this.unknown(column, `is above ${rule.most}`);
    return rule.integer ? Math.round(value) : value;
  }

  /** Reads a column that is 1 or 0 in the file. */
  flag(column: Column): boolean | null {
    const cell = this.text(column);
    if (cell === '1') return true;
    if (cell === '0' || cell === null) return cell === null ? null : false;
    return this.unknown(column, 'is neither 1 nor 0');
  }

  /** Reports a value and returns null for it. */
  unknown(column: Column, why: string): null {
    this.note(`${column} "${this.text(column) ?? ''}" ${why}; taken as unknown`);
    return null;
  }

  note(reason: string): void {
    addIssue(this.report, this.#record.line, reason);
  }

  /** Reports the row and returns undefined for it. */
  leaveOut(reason: string): undefined {
    this.note(`${reason}; the row is left out`);
  }

  /** Leaves out a row that belongs to a row not in the set. */
  orphan(reason: string): undefined {
    this.report.orphans++;
    return this.leaveOut(reason);
  }
}
