/** What the server tells its clients on its own. */
import { Type, type Static } from 'typebox';
import { Count, Text, Timestamp, TimestampOrNull, closed } from '../schema/values.ts';
import { SyncStatus } from './sync.ts';

/** The events of `GET /events`, one JSON object each; the event's name is its `type`. */
export const ServerEvent = Type.Union([
  Type.Object(
    {
      type: Type.Literal('dataset'),
      revision: Text('revision now in use'),
      date: TimestampOrNull('date of the set; null where it is unknown'),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('notams'),
      importedAt: TimestampOrNull('when NOTAMs were last imported'),
      cursor: Count('for GET /changes?resource=notams&since='),
      ids: Type.Union([Type.Array(Type.String()), Type.Null()], {
        description:
          'NOTAMs that were added, changed, ended or deleted since the event before; null for more than 5,000: GET /changes lists them',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('weather'),
      importedAt: TimestampOrNull('when METAR or TAF came last; null where none is stored'),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('briefings'),
      concludedAt: Timestamp('when a remembered briefing of any user was replaced, or an import was found to have changed one'),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('sync'), sync: SyncStatus }, closed),
]);
export type ServerEvent = Static<typeof ServerEvent>;
