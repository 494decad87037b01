/** The stored datasets. */
import { Type, type Static } from 'typebox';
import { Count, Flag, Text, TextOrNull, Timestamp, TimestampOrNull, closed } from '../schema/values.ts';
import { Shrunk } from './losses.ts';

export const Version = Type.Object(
  {
    revision: Text('identity of the dataset'),
    source: Text('where the values come from'),
    isStarter: Flag('whether it is the starter set'),
    date: TimestampOrNull('date of the set at its source; null where it is unknown'),
    importedAt: Timestamp('when it was built on this machine'),
    isInUse: Flag('whether it is the one being served'),
    airports: Count('airports held'),
    bytes: Count('size of the file'),
  },
  closed,
);
export type Version = Static<typeof Version>;

export const Rollback = Type.Object(
  {
    ...Version.properties,
    shrunk: Type.Array(Shrunk, { description: 'of which it has fewer rows than the dataset in use before' }),
  },
  closed,
);
export type Rollback = Static<typeof Rollback>;

export const VersionList = Type.Object(
  {
    items: Type.Array(Version),
    rolledBackFrom: TextOrNull('revision that a rollback left, to which no sync returns unasked; null where none did'),
  },
  closed,
);
export type VersionList = Static<typeof VersionList>;

export const RollbackBody = Type.Object(
  { revision: Type.Optional(Type.String({ description: 'a kept revision; the newest kept one otherwise' })) },
  closed,
);
export type RollbackBody = Static<typeof RollbackBody>;
