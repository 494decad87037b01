/** The import of a dataset, and what it built. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Step } from '../progress.ts';
import { Flag, Text, TimestampOrNull, closed } from '../schema/values.ts';

/** A dataset that was built and is in use. */
export const BuiltDataset = Type.Object(
  {
    revision: Text('identity of the dataset'),
    source: Text('where the values come from'),
    date: TimestampOrNull('date of the set at its source; null where it is unknown'),
    airports: Type.Integer({ description: 'airports in it' }),
  },
  closed,
);
export type BuiltDataset = Static<typeof BuiltDataset>;

export const ImportProgress = Type.Object(
  {
    state: Type.Union([Type.Literal('running'), Type.Literal('done'), Type.Literal('refused')]),
    step: Step,
    dataset: Type.Union([BuiltDataset, Type.Null()], {
      description: 'what is in use since the import; null while it runs and when it was refused',
    }),
    reasons: Type.Array(Reason, { description: 'why it was refused; the dataset in use stays then' }),
  },
  closed,
);
export type ImportProgress = Static<typeof ImportProgress>;

export const ImportBody = Type.Object(
  {
    from: Text('absolute path of a folder or ZIP with the six CSV files, or "ourairports" for their public addresses'),
    date: Type.Optional(
      Text('date of the content, such as 2026-08-22: the files carry none, and their own times say only when they were copied'),
    ),
    isForced: Type.Optional(Flag('take a set that differs from the one in use more than sets usually do')),
  },
  closed,
);
export type ImportBody = Static<typeof ImportBody>;

export const ImportAccepted = Type.Object({ import: ImportProgress }, closed);
export type ImportAccepted = Static<typeof ImportAccepted>;
