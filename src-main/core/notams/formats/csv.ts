/** CSV exports: lines above the header are skipped, as the four that FAA NOTAM Search writes. */
import { beginningsIn } from './damage/beginnings.ts';
import { fieldsOf } from './csv-line.ts';
import { csvRows } from './csv-rows.ts';
import { MAX_UNKNOWN_BYTES } from './input-bounds.ts';
import { salvage } from './damage/salvage.ts';
import { startOf } from './starts.ts';
import { columnsOf, takeRow, type Columns } from './table.ts';
import type { OpenReader } from './raw-notice.ts';

/** The header is one of the first lines. */
const HEADER_WITHIN = 10;
/** Forms of one column that are remembered; a column with more is free text. */
const MOST_FORMS = 1_000;

export function hasCsvHeader(head: Buffer): boolean {
  let isFound = false;
  let seen = 0;
  const rows = csvRows({
    fits: () => true,
    begins: isHeader,
    row: ({ fields }) => (isFound ||= seen++ < HEADER_WITHIN && columnsOf(fields) !== undefined),
    damaged: () => void seen++,
  });
  rows.read(head.subarray(0, 8192));
  rows.end();
  return isFound;
}

function isHeader(line: string): boolean {
  const { fields, isOpen } = fieldsOf(line);
  return !isOpen && columnsOf(fields) !== undefined;
}

export const openCsv: OpenReader = (take) => {
  let columns: Columns | undefined;
  let forms: ReturnType<typeof openForms> | undefined;
  return csvRows({
    fits: (fields) => forms === undefined || forms.fits(fields),
    begins: (line, about) => (forms === undefined ? isHeader(line) : forms.begins(line, about)),
    row({ fields, line }) {
      if (columns) {
        forms?.learn(fields);
        return takeRow(columns, fields, { line }, take);
      }
      columns = columnsOf(fields);
      if (!columns) return;
      forms = openForms(fields.length, columns.text);
      take.facts({ isKnown: true });
    },
    damaged({ text, line }) {
      if (!columns) return;
      take.issue({ code: 'damagedRow', place: { line }, text: text.slice(0, 80) });
      if (text.length > MAX_UNKNOWN_BYTES && beginningsIn(text).length === 0) take.issue({ code: 'noNotamInLongText', place: { line } });
      else salvage(text, { line }, take);
    },
  });
};

/** What the rows of a file look like, learned from those that have a field for each column. */
function openForms(width: number, textAt: number) {
  const seen = Array.from({ length: Math.min(2, textAt) }, () => new Set<string>());
  const isKnown = (fields: readonly string[]) =>
    seen.length > 0 && seen.every((forms, at) => forms.size > 0 && forms.size < MOST_FORMS && forms.has(formOf(fields[at] ?? '')));
  const fits = (fields: readonly string[]) =>
    fields.length === width || (fields.length > width && fields.slice(width).every((field) => field === ''));
  return {
    fits,
    learn(fields: readonly string[]): void {
      for (const [at, forms] of seen.entries()) if (forms.size < MOST_FORMS) forms.add(formOf(fields[at] ?? ''));
    },
    /** A line of a text in quotation marks may have as many commas as a row; it does not begin as rows do. */
    begins(line: string, { isInField }: { isInField: boolean }): boolean {
      // Most lines of a text: they open no field and have too few.
      if (!line.includes('"') && !hasCommas(line, width - 1)) return false;
      const { fields, isOpen } = fieldsOf(line);
      if (isOpen ? fields.length !== textAt + 1 : !fits(fields)) return false;
      return (!isInField && !isOpen) || startOf((fields[textAt] ?? '').trim()) !== undefined || isKnown(fields);
    },
  };
}

function hasCommas(line: string, least: number): boolean {
  let found = 0;
  for (let at = line.indexOf(','); at !== -1 && found < least; at = line.indexOf(',', at + 1)) found++;
  return found >= least;
}

/** The form of a field is made of at most this many characters. */
const FORMED = 40;

/** `2026-03-01` and `2027-12-31` have one form. */
const formOf = (field: string): string => field.slice(0, FORMED).replace(/\d+|[a-z]+/gi, (run) => (run < 'A' ? '9' : 'A'));
