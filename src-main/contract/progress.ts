/** Progress of a long operation has the current step, how much of it is done, and in which unit. */
import { Type, type Static } from 'typebox';
import { Closed, TextOrNull } from './schema/values.ts';

export const stepUnits = {
  starting: 'rows',
  asking: 'bytes',
  lookingAtFiles: 'files',
  importingNotams: 'files',
  downloadingFile: 'bytes',
  copyingFile: 'bytes',
  fetchingAirports: 'airports',
  fetchingParts: 'airports',
  fetchingChangeList: 'changes',
  fetchingChanges: 'airports',
  fetchingNotams: 'notams',
  fetchingWeather: 'stations',
  openingSource: 'rows',
  readingFile: 'rows',
  readingCopy: 'rows',
  readingList: 'rows',
  merging: 'rows',
  writingAirports: 'rows',
  writingIndexes: 'rows',
  writingSearchIndex: 'rows',
  checking: 'rows',
} as const;

export type StepCode = keyof typeof stepUnits;
export type StepUnit = (typeof stepUnits)[StepCode];
export const StepCode = Type.Unsafe<StepCode>({ type: 'string', enum: Object.keys(stepUnits) });
export const StepUnit = Type.Unsafe<StepUnit>({ type: 'string', enum: [...new Set(Object.values(stepUnits))] });

export const Step = Closed({
  code: StepCode,
  source: TextOrNull('name of the source that is read; null: none in particular'),
  file: TextOrNull('the file that is read or fetched; null: none in particular'),
  done: Type.Integer({ description: 'how much is done of this step' }),
  total: Type.Union([Type.Integer(), Type.Null()], { description: 'of how much; null when unknown' }),
  unit: StepUnit,
});
export type Step = Static<typeof Step>;
