/** The server sends events to its clients on its own. */
import { Type, type Static } from 'typebox';
import { Closed, Count, Text, Timestamp, TimestampOrNull } from '../schema/values.ts';
import { SyncStatus } from './sync.ts';

/** The events of `GET /events`, one JSON object each; the event's name is its `type`. */
export const ServerEvent = Type.Union([
  Closed({
    type: Type.Literal('dataset'),
    revision: Text('revision now in use'),
    date: TimestampOrNull('date of the set; null where it is unknown'),
  }),
  Closed({
    type: Type.Literal('notams'),
    importedAt: TimestampOrNull('when NOTAMs were last imported'),
    cursor: Count('for GET /changes?resource=notams&since='),
    ids: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description:
        'NOTAMs that were added, changed, ended or deleted since the event before; null for more than 5,000: GET /changes lists them',
    }),
  }),
  Closed({
    type: Type.Literal('weather'),
    importedAt: TimestampOrNull('when METAR or TAF came last; null where none is stored'),
  }),
  Closed({
    type: Type.Literal('briefings'),
    concludedAt: Timestamp('when a remembered briefing of any user was replaced, or an import was found to have changed one'),
  }),
  Closed({ type: Type.Literal('sync'), sync: SyncStatus }),
]);
export type ServerEvent = Static<typeof ServerEvent>;
