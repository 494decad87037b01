/** The service reports on the dataset in use. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Closed, Flag, Text, Timestamp, TimestampOrNull } from '../schema/values.ts';
import { DatasetLoss } from './losses.ts';
import { ImportProgress } from './import.ts';

export const DatasetStatus = Closed({
  revision: Text('identity of the dataset in use'),
  source: Text('where the values come from'),
  isStarter: Flag('whether it is the starter set, which is in use until a full one is there'),
  date: TimestampOrNull('date of the set at its source; null where it is unknown'),
  importedAt: Timestamp('when the set was built on this machine'),
  counts: Closed({
    airports: Type.Integer(),
    runways: Type.Integer(),
    frequencies: Type.Integer(),
    countries: Type.Integer(),
    navaids: Type.Integer(),
    notams: Type.Integer(),
  }),
  losses: Type.Array(DatasetLoss, { description: 'what the dataset lacks since a loss that was accepted' }),
  notamsImportedAt: TimestampOrNull('when NOTAMs were last imported'),
  notamsIssuedAt: TimestampOrNull('issue date of the newest NOTAM held'),
  notamBin: Closed({
    count: Type.Integer({ description: 'NOTAMs that were deleted and can be restored' }),
    goneAt: TimestampOrNull('when the next of them are gone for good; null where there are none'),
  }),
  problems: Type.Array(Reason, { description: 'what is wrong with this machine or its data' }),
  import: Type.Union([ImportProgress, Type.Null()], {
    description: 'the import under way or last ended in this run; null when there was none',
  }),
});
export type DatasetStatus = Static<typeof DatasetStatus>;
