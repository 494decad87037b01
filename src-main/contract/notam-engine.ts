/** Answers of the NOTAM engine besides the notices themselves: chains and the reports of imports. */
import { Type, type Static } from 'typebox';
import { ImportIssue } from './notam-warnings.ts';
import { Notam } from './resources.ts';
import { Flag, Text, TextOrNull, TimestampOrNull } from './values.ts';

const closed = { additionalProperties: false } as const;
const Count = (description: string) => Type.Integer({ description });

const ChainLink = Type.Object(
  {
    id: TextOrNull('id; null for a notice that another one names and that is not held'),
    notamId: TextOrNull('number as published'),
    type: TextOrNull('N, R or C'),
    status: TextOrNull('status now; null for a notice that is not held'),
    endedHow: TextOrNull('R replaced, C cancelled; null where no other notice ended it'),
    endedAt: TimestampOrNull('when it was ended'),
    notam: Type.Union([Notam, Type.Null()]),
  },
  closed,
);

export const NotamHistory = Type.Object({ items: Type.Array(ChainLink) }, closed);
export type NotamHistory = Static<typeof NotamHistory>;

const NotamImportReport = Type.Object(
  {
    read: Count('notices in the file'),
    added: Count('new'),
    changed: Count('held, with other contents'),
    unchanged: Count('held as they are'),
    repeated: Count('the same notice once more in the file'),
    understood: Type.Object({ fully: Type.Integer(), partly: Type.Integer(), not: Type.Integer() }, closed),
    notUnderstood: Count('kept and shown as they stand'),
    delisted: Count('absent from a list that was declared full'),
    checklists: Type.Array(
      Type.Object(
        {
          notamId: TextOrNull('number of the checklist'),
          location: TextOrNull('first location of the checklist'),
          listed: Count('valid NOTAMs that it lists'),
          missing: Type.Array(Type.String(), { description: 'numbers that it lists and that are not stored' }),
        },
        closed,
      ),
      { description: 'checklists (QKKKK) in the file against the stored NOTAMs; empty in a dry run' },
    ),
    formats: Type.Array(Type.String(), { description: 'formats found' }),
    issueCount: Count('all issues; the first stand in issues'),
    issues: Type.Array(ImportIssue),
    issuedAt: TimestampOrNull('when the source put the data together'),
    isDryRun: Flag('whether nothing was stored'),
    seconds: Type.Number(),
  },
  closed,
);

export const NotamImport = Type.Object(
  {
    report: NotamImportReport,
    preview: Type.Array(Type.Object({ outcome: Text('added, changed, unchanged or repeated'), notam: Notam }, closed), {
      description: 'the first notices of a dry run, as they would be stored',
    }),
  },
  closed,
);
export type NotamImport = Static<typeof NotamImport>;
