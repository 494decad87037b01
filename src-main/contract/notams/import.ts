import { Type, type Static } from 'typebox';
import { Closed, Count, Flag, OneOf, TextOrNull, TimestampOrNull } from '../schema/values.ts';
import { WeatherImport } from '../weather/station.ts';
import { Notam } from './notam.ts';
import { ImportIssue } from './warnings.ts';

const NotamImportReport = Closed({
  importId: Type.Union([Type.Integer(), Type.Null()], { description: 'number of the import, to undo it; null where nothing was stored' }),
  files: Count('files read: those in a ZIP, else one'),
  read: Count('NOTAMs in the file'),
  added: Count('new'),
  changed: Count('already stored, with other contents'),
  unchanged: Count('already stored, unchanged'),
  repeated: Count('repeated in the file'),
  understood: Closed({ fully: Type.Integer(), partly: Type.Integer(), not: Type.Integer() }),
  notUnderstood: Count('stored, and shown as text only'),
  delisted: Count('absent from a list that was declared complete'),
  checklists: Type.Array(
    Closed({
      notamId: TextOrNull('number of the checklist'),
      location: TextOrNull('first location of the checklist'),
      listed: Count('valid NOTAMs that it lists'),
      missing: Type.Array(Type.String(), {
        description: 'numbers that it lists and that are not stored; of a checklist of a source, which has no number, its own numbers',
      }),
    }),
    { description: 'checklists (QKKKK) in the file against the stored NOTAMs; empty in a dry run' },
  ),
  formats: Type.Array(Type.String(), { description: 'formats found' }),
  issueCount: Count('all issues; issues holds the first of them'),
  issues: Type.Array(ImportIssue),
  issuedAt: TimestampOrNull('when the source issued the data'),
  isDryRun: Flag('whether nothing was stored'),
  seconds: Type.Number(),
});

export const NotamImport = Closed({
  report: NotamImportReport,
  preview: Type.Array(Closed({ outcome: OneOf(['added', 'changed', 'unchanged', 'repeated'], 'outcome'), notam: Notam }), {
    description: 'the first NOTAMs of a dry run, as they would be stored',
  }),
  weather: Type.Union([WeatherImport, Type.Null()], {
    description: 'what became of METAR and TAF between the NOTAMs; null where there are none',
  }),
});
export type NotamImport = Static<typeof NotamImport>;
