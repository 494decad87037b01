/** Imports of NOTAMs can be undone, and what was deleted is listed. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Count, Flag, Id, OneOf, Text, TextOrNull, Timestamp, TimestampOrNull, itemsOf } from '../schema/values.ts';

export const NotamImportEntry = Closed({
  id: Type.Integer({ description: 'number of the import, larger for a later one' }),
  name: Text('name of the file'),
  files: Count('files in it, more than one in a ZIP'),
  importedBy: TextOrNull('name of the user who sent it; null: it came from a source, a pack or a command, or before this was noted'),
  startedAt: Timestamp('when it began'),
  endedAt: TimestampOrNull('when it ended; null where it was broken off'),
  issuedAt: TimestampOrNull('when the source issued the data'),
  read: Count('NOTAMs in the file'),
  added: Count('new'),
  changed: Count('already stored, with other contents'),
  unchanged: Count('already stored, unchanged'),
  isCancelled: Flag('whether it was cancelled'),
  undoneAt: TimestampOrNull('when it was undone'),
  canUndo: Flag('whether it can be undone: for 30 days, once'),
});
export type NotamImportEntry = Static<typeof NotamImportEntry>;

export const NotamImports = itemsOf(NotamImportEntry);
export type NotamImports = Static<typeof NotamImports>;

const keptReasons = ['laterImport', 'deleted'] as const;

export const UndoneImport = Closed({
  import: NotamImportEntry,
  removed: Count('NOTAMs that it had added, in the bin now'),
  restored: Count('NOTAMs that it had changed, as they were before'),
  keptCount: Count('NOTAMs that stay as they are; kept holds the first of them'),
  kept: Type.Array(
    Closed({
      id: Id('NOTAM'),
      notamId: TextOrNull('its number, as published'),
      icao: TextOrNull('its location'),
      reason: OneOf(keptReasons, 'laterImport: a later import holds or changed it; deleted: it is no longer stored'),
    }),
  ),
});
export type UndoneImport = Static<typeof UndoneImport>;

export const deletionReasons = ['age', 'undo', 'user'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** A reason in the user's words has at most this many characters. */
const MOST_NOTE = 200;

export const DeleteNotamQuery = Closed({
  why: Type.Optional(Type.String({ maxLength: MOST_NOTE, description: 'why, kept with the deleted NOTAM' })),
  ...apiKey,
});

export const RestoreNotamsQuery = Closed({
  reason: Type.Optional(OneOf(['age', 'undo', 'user'], 'only what was deleted for this reason: by age, by undoing an import, by a user')),
  id: Type.Optional(Text('only the NOTAM with this id')),
  ...apiKey,
});

export const DeletedNotams = Closed({
  totalCount: Count('NOTAMs in the bin'),
  items: Type.Array(
    Closed({
      id: Id('NOTAM'),
      notamId: TextOrNull('its number, as published'),
      icao: TextOrNull('its location'),
      message: Text('its text'),
      deletedAt: Timestamp('when it was deleted'),
      goneAt: Timestamp('when it is gone for good'),
      reason: OneOf(deletionReasons, 'by age, by undoing an import, or by a user'),
      deletedBy: TextOrNull('name of the user, or command line; null by age'),
      note: TextOrNull("why, in the user's words"),
    }),
    { description: 'the latest 100, the last deleted first' },
  ),
});
export type DeletedNotams = Static<typeof DeletedNotams>;

export const RestoredNotams = Closed({ restored: Type.Integer({ description: 'NOTAMs that are stored again' }) });
