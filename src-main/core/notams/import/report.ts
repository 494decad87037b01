/** The report says what an import read, stored and could not understand, for the user who started it. */
import type { ImportIssue } from '#contract/notams/warnings.ts';
import type { Issue as ReaderIssue } from '../formats/raw-notice.ts';
import type { Understood } from '../store/details.ts';

export type NotamImportReport = {
  /** It is the number of its row; null where nothing was stored. */
  importId: number | null;
  files: number;
  /** It is the sum of the four that follow. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** These are repeated within one import, as in the sections of a PIB. */
  repeated: number;
  /** It counts how much of those read was understood; `not` is stored and shown as published. */
  understood: Record<Understood, number>;
  notUnderstood: number;
  /** They are absent from a snapshot that was declared full. */
  delisted: number;
  /** Checklists that came with this import, and the valid numbers that are not stored; empty in a dry run. */
  checklists: { notamId: string | null; location: string | null; listed: number; missing: string[] }[];
  formats: string[];
  /** All of them; `issues` are the first. */
  issueCount: number;
  issues: ImportIssue[];
  /** It says when the source put the data together, ISO 8601 UTC; null where no file says so. */
  issuedAt: string | null;
  isDryRun: boolean;
  seconds: number;
};

/** Issues listed; the rest is only counted. */
const ISSUES_SHOWN = 100;

export const openReport = (isDryRun: boolean): NotamImportReport => ({
  importId: null,
  files: 0,
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  repeated: 0,
  understood: { fully: 0, partly: 0, not: 0 },
  notUnderstood: 0,
  delisted: 0,
  checklists: [],
  formats: [],
  issueCount: 0,
  issues: [],
  issuedAt: null,
  isDryRun,
  seconds: 0,
});

/** `file` names the file where there are several. */
export function addIssue(report: NotamImportReport, file: string | null, { code, place, text }: ReaderIssue): void {
  report.issueCount++;
  const issue = { code, file, line: place.line ?? null, element: place.element ?? null, text: text ?? null };
  // It is found at the end of a file, and more important than any issue listed before.
  if (code === 'noticesMissing') report.issues.unshift(issue);
  else report.issues.push(issue);
  report.issues.length = Math.min(report.issues.length, ISSUES_SHOWN);
}

/** These issues lose no NOTAM of a file; any other may. */
const harmless: ReadonlySet<ImportIssue['code']> = new Set(['notUnderstood', 'numberReused']);
export const isHarmless = ({ code }: Pick<ImportIssue, 'code'>): boolean => harmless.has(code);

/** Tells whether every NOTAM of the input could be read. */
export const isReadWhole = ({ issueCount, issues }: Pick<NotamImportReport, 'issueCount' | 'issues'>): boolean =>
  issueCount === issues.length && issues.every(isHarmless);
