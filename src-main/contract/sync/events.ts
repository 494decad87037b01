/** What the server tells its clients on its own. */
import { Type, type Static } from 'typebox';
import { Text, Timestamp, TimestampOrNull, closed } from '../schema/values.ts';
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
  Type.Object({ type: Type.Literal('notams'), importedAt: TimestampOrNull('when NOTAMs were last imported') }, closed),
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
