import { Type, type Static } from 'typebox';
import { Closed, Count, Flag, Text, TextOrNull, Timestamp, TimestampOrNull } from '../schema/values.ts';
import { Shrunk } from './losses.ts';

export const Version = Closed({
  revision: Text('identity of the dataset'),
  source: Text('where the values come from'),
  isStarter: Flag('whether it is the starter set'),
  date: TimestampOrNull('date of the set at its source; null where it is unknown'),
  importedAt: Timestamp('when it was built on this machine'),
  isInUse: Flag('whether it is the one being served'),
  airports: Count('airports held'),
  bytes: Count('size of the file'),
});
export type Version = Static<typeof Version>;

export const Rollback = Closed({
  ...Version.properties,
  shrunk: Type.Array(Shrunk, { description: 'of which it has fewer rows than the dataset in use before' }),
});
export type Rollback = Static<typeof Rollback>;

export const VersionList = Closed({
  items: Type.Array(Version),
  rolledBackFrom: TextOrNull('revision that a rollback left, to which no sync returns unasked; null where none did'),
});
export type VersionList = Static<typeof VersionList>;

export const RollbackBody = Closed({
  revision: Type.Optional(Text('a kept revision; the newest kept one otherwise')),
});
