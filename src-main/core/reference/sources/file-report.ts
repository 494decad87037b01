import type { StepCode } from '#contract/progress.ts';

/** The user who started the import sees what was read from a file and what was left out. */
type ImportIssue = {
  file: string;
  /** The row begins on this line of the file, counted from 1. */
  line: number;
  /** It says in words what is wrong with the row or one of its values. */
  reason: string;
};

export type FileReport = {
  file: string;
  /** The rows read do not count the header and blank lines. */
  rows: number;
  kept: number;
  leftOut: number;
  /** Rows left out because the airport they belong to is not in the set. */
  orphans: number;
  /** All issues, including rows that were accepted without one of their values. */
  issueCount: number;
  /** Only the first of them are listed. */
  issues: ImportIssue[];
};

/** Most issues listed per file; the rest is only counted. */
const ISSUES_SHOWN = 20;

export function openFileReport(file: string): FileReport {
  return { file, rows: 0, kept: 0, leftOut: 0, orphans: 0, issueCount: 0, issues: [] };
}

export function addIssue(report: FileReport, line: number, reason: string): void {
  report.issueCount++;
  if (report.issues.length < ISSUES_SHOWN) report.issues.push({ file: report.file, line, reason });
}

/** Called with the number of rows read since the last call. */
export type ReadProgress = (read: { code: StepCode; file?: string; rows: number }) => void;
