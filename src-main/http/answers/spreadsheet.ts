/** `spreadsheet=true` requests a table for a spreadsheet. */
import { SPREADSHEET } from '#contract/schema/parameters.ts';
import { invalid } from '#core/refusal.ts';
import type { TableFor } from '#core/text/csv.ts';

type Query = { spreadsheet?: unknown; format?: unknown };

/** Throws `invalidRequest` where it has no effect. */
export function checkSpreadsheet({ spreadsheet, format = 'json' }: Query): void {
  if (spreadsheet === undefined || format === 'csv') return;
  throw invalid(`spreadsheet: has no effect with format=${String(format)}; use format=csv`);
}

export const tableFor = ({ spreadsheet }: Query): TableFor => (spreadsheet === 'true' ? 'spreadsheet' : 'data');

export const spreadsheetHeaders = (query: Query): Record<string, string> =>
  tableFor(query) === 'data'
    ? {}
    : { [SPREADSHEET.toLowerCase()]: "cells that begin with = + - @ tab or CR have ' before them, but for numbers" };
