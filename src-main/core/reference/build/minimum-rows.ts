/**
 * Prevents a set that is well-formed but incomplete (a download cut off at a line's end, an extract, files of different days) from
 * replacing a good one. Called before anything is written.
 */
import { datasetRefused } from '../sources/dataset-refused.ts';
import type { FileReport } from '../sources/file-report.ts';
import type { CsvName } from '../sources/files/files.ts';
import { reason } from '#core/reasons/reason.ts';

/** Each file has at least this many rows, or it is refused. */
export type MinimumRows = Record<CsvName, number>;

/** OurAirports had a quarter more in November 2026. */
export const ourAirportsMinimumRows: MinimumRows = {
  airports: 70_000,
  runways: 40_000,
  'airport-frequencies': 24_000,
  countries: 240,
  regions: 3_200,
  navaids: 9_000,
};

const MOST_ORPHANS = 0.01;

/** Throws a Refusal that names each file below its minimum. */
export function refuseThinSet(reports: Record<CsvName, FileReport>, minimumRows: MinimumRows): void {
  const names = Object.keys(reports) as CsvName[];
  const [first, ...others] = names.flatMap((name) => {
    const { file, kept, leftOut } = reports[name];
    const least = minimumRows[name];
    return kept >= least ? [] : [reason('tooFewRows', { file, kept, leftOut, least })];
  });
  if (first) throw datasetRefused(first, ...others);
}

/** Throws a Refusal when more than 1% of the rows of a file belong to an airport that is not in the set. */
export function refuseOrphans(reports: Record<CsvName, FileReport>): void {
  const [first, ...others] = Object.values(reports)
    .filter(({ rows, orphans }) => orphans > rows * MOST_ORPHANS)
    .map(({ file, rows, orphans }) => reason('rowsWithoutAirport', { file, orphans, rows }));
  if (first) throw datasetRefused(first, ...others);
}
