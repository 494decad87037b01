/** What the service reports about itself: health and the dataset in use. */
import { Type, type Static } from 'typebox';
import { Step } from '../progress.ts';
import { Reason } from '../problems/reasons.ts';
import { Flag, Text, Timestamp, TimestampOrNull } from '../schema/values.ts';

const closed = { additionalProperties: false } as const;

export const Health = Type.Object(
  {
    status: Type.Literal('ok'),
    version: Text('version of Aeroshelf'),
    uptimeSeconds: Type.Number({ description: 'seconds since the server started' }),
    timestamp: Timestamp("the server's clock"),
    problems: Type.Optional(Type.Array(Reason, { description: 'what is wrong with this machine or its data; absent: nothing is' })),
  },
  closed,
);
export type Health = Static<typeof Health>;

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

export const DatasetStatus = Type.Object(
  {
    revision: Text('identity of the dataset in use'),
    source: Text('where the values come from'),
    isStarter: Flag('whether it is the starter set, which is in use until a full one is there'),
    date: TimestampOrNull('date of the set at its source; null where it is unknown'),
    importedAt: Timestamp('when the set was built on this machine'),
    counts: Type.Object(
      {
        airports: Type.Integer(),
        runways: Type.Integer(),
        frequencies: Type.Integer(),
        countries: Type.Integer(),
        navaids: Type.Integer(),
        notams: Type.Integer(),
      },
      closed,
    ),
    notamsImportedAt: TimestampOrNull('when NOTAMs were last taken in'),
    notamsIssuedAt: TimestampOrNull('issue date of the newest NOTAM held'),
    notamBin: Type.Object(
      {
        count: Type.Integer({ description: 'NOTAMs that were deleted by age and can be restored' }),
        goneAt: TimestampOrNull('when the next of them are gone for good; null where there are none'),
      },
      closed,
    ),
    problems: Type.Array(Reason, { description: 'what is wrong with this machine or its data' }),
    import: Type.Union([ImportProgress, Type.Null()], {
      description: 'the import under way or last ended in this run; null when there was none',
    }),
  },
  closed,
);
export type DatasetStatus = Static<typeof DatasetStatus>;

export const RestoredNotams = Type.Object({ restored: Type.Integer({ description: 'NOTAMs that are stored again' }) }, closed);
export type RestoredNotams = Static<typeof RestoredNotams>;

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
