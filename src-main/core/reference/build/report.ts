/** What an import did with every file, for the person who started it. */
import type { Reference } from '../store/reference.ts';
import type { SetSource } from './reference-set.ts';

export type ImportIssue = {
  file: string;
  /** Line in the file, from 1, on which the row begins. */
  line: number;
  /** What is wrong with the row or with one of its values, in words. */
  reason: string;
};

export type FileReport = {
  file: string;
  /** Rows read, without the header and blank lines. */
  rows: number;
  kept: number;
  leftOut: number;
  /** Rows left out because the airport they belong to is not in the set. */
  orphans: number;
  /** All issues; a row that was kept without one of its values counts too. */
  issueCount: number;
  /** The first of them. */
  issues: ImportIssue[];
};

/** Airports by how the set before had them. */
export type AirportChange = { added: number; changed: number; deleted: number };

/** What one source gave. */
export type SourceReport = Pick<SetSource, 'name' | 'kind' | 'airports'> & {
  /** Date of its data, ISO 8601 UTC. */
  date: string;
  /** The files that it was read from, where it is made of CSV files. */
  files: FileReport[];
};

export type ImportReport = {
  /** Names of the sources. */
  source: string;
  /** Date of the set at its source, ISO 8601 UTC. */
  date: string;
  revision: string;
  counts: Reference['counts'];
  /** In the order of their precedence. */
  sources: SourceReport[];
  /** Places where two sources contradict each other. */
  conflicts: number;
  /** Against the set in use; null where that can't be read. */
  change: AirportChange | null;
  /** Of all sources. */
  files: FileReport[];
  seconds: number;
};

/** Issues told in full for each file; the rest is counted. */
const ISSUES_SHOWN = 20;

export function openFileReport(file: string): FileReport {
  return { file, rows: 0, kept: 0, leftOut: 0, orphans: 0, issueCount: 0, issues: [] };
}

export function addIssue(report: FileReport, line: number, reason: string): void {
  report.issueCount++;
  if (report.issues.length < ISSUES_SHOWN) report.issues.push({ file: report.file, line, reason });
}
