import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Shrunk } from './losses.ts';
import { Step } from '../progress.ts';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Count, Flag, OneOf, Text, TextOrNull, TimestampOrNull } from '../schema/values.ts';

/** The dataset was built and is in use. */
export const BuiltDataset = Closed({
  revision: Text('identity of the dataset'),
  source: Text('where the values come from'),
  date: TimestampOrNull('date of the set at its source; null where it is unknown'),
  airports: Type.Integer({ description: 'airports in it' }),
  replaced: TextOrNull('revision that it replaced, to roll back to; null where it is the same'),
  shrunk: Type.Array(Shrunk, { description: 'of which it has fewer rows than the dataset that it replaced' }),
  seconds: Type.Number({ description: 'that building it took' }),
});
export type BuiltDataset = Static<typeof BuiltDataset>;

const FileReport = Closed({
  file: Text('name of the file'),
  rows: Count('rows read'),
  kept: Count('rows stored'),
  leftOut: Count('rows left out'),
  orphans: Count('rows left out because the airport they belong to is not in the set'),
  issueCount: Count('issues, also of rows that were stored without one of their values'),
  issues: Type.Array(
    Closed({ file: Text('name of the file'), line: Count('line on which the row begins'), reason: Text('what is wrong') }),
    { description: 'the first of them' },
  ),
});

export const ImportProgress = Closed({
  state: OneOf(['running', 'done', 'refused']),
  step: Step,
  dataset: Type.Union([BuiltDataset, Type.Null()], {
    description: 'what is in use since the import; null while it runs and when it was refused',
  }),
  reasons: Type.Array(Reason, { description: 'why it was refused; the dataset in use stays then' }),
  files: Type.Optional(Type.Array(FileReport, { description: 'what was read of each file, once it is done' })),
});
export type ImportProgress = Static<typeof ImportProgress>;

const aboutContent = {
  date: Type.Optional(
    Text('date of the content, such as 2026-08-22: the files carry none, and their own times say only when they were copied'),
  ),
  acceptLoss: Type.Optional(Flag('put a set in use that has less than the one in use, or differs from it more than an edition does')),
};

export const UploadDatasetQuery = Closed({
  name: Type.Optional(Type.String({ maxLength: 200, description: 'name of the file, for people' })),
  ...aboutContent,
  ...apiKey,
});

export const ImportBody = Closed({
  from: Text('absolute path of a folder or ZIP with the six CSV files, or "ourairports" for their public addresses'),
  ...aboutContent,
});
export type ImportBody = Static<typeof ImportBody>;

export const ImportAccepted = Closed({ import: ImportProgress });
export type ImportAccepted = Static<typeof ImportAccepted>;
