/** Names of the contract's codes on the command line. Reasons of refusals come with their English sentence. */
import type { Step, StepCode, StepUnit } from '#contract/progress.ts';
import type { SourceResult } from '#contract/sync/sync.ts';

const steps: Record<StepCode, (file: string) => string> = {
  starting: () => 'starting',
  asking: () => 'contacting the server',
  lookingAtFiles: () => 'looking at files',
  importingNotams: (file) => `importing NOTAMs from ${file}`,
  downloadingFile: (file) => `downloading ${file}`,
  copyingFile: (file) => `copying ${file}`,
  fetchingCountries: () => 'downloading countries',
  fetchingAirports: () => 'downloading airports',
  fetchingParts: () => 'downloading runways and frequencies',
  fetchingChangeList: () => 'downloading the list of changes',
  fetchingChanges: () => 'downloading changed airports',
  fetchingNotams: () => 'downloading NOTAMs',
  openingSource: () => 'opening the source',
  readingFile: (file) => `reading ${file}`,
  readingCopy: () => 'reading the download',
  readingList: () => 'reading the list',
  merging: () => 'merging the sources',
  writingAirports: () => 'writing airports',
  writingIndexes: () => 'writing indexes',
  writingSearchIndex: () => 'writing the search index',
  checking: () => 'verifying',
};

const units: Record<StepUnit, string> = {
  bytes: 'bytes',
  rows: 'rows',
  files: 'files',
  countries: 'countries',
  airports: 'airports',
  changes: 'changes',
  notams: 'NOTAMs',
};

export const stepSentence = ({ code, source, file }: Step): string =>
  [source, steps[code](file ?? '')].filter((part) => part !== null).join(': ');

/** `3 of 10 files`; empty before anything is done. */
export function amountSentence({ done, total, unit }: Step): string {
  if (done === 0) return '';
  return `${total === null ? done : `${done} of ${total}`} ${units[unit]}`;
}

export const resultSentences: Record<SourceResult, string> = {
  new: 'fetched what is new',
  same: 'nothing new',
  unreachable: 'not reached',
  offline: 'not asked: the network is off',
  refused: 'refused',
  busy: 'not imported: another import is running',
  cancelled: 'cancelled; what was fetched is kept',
};
