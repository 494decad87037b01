/** A transfer moves data from machine to machine in one file. */
import { Type, type Static } from 'typebox';
import { Shrunk } from './dataset/losses.ts';
import { Reason } from './problems/reasons.ts';
import { apiKey } from './schema/parameters.ts';
import { Closed, Count, Flag, Text, TextOrNull, Timestamp, TimestampOrNull } from './schema/values.ts';

export const UnpackReport = Closed({
  madeAt: Timestamp('when the pack was made'),
  signer: Text('fingerprint of the key that signed it, SHA-256 in hexadecimal'),
  isOwn: Flag('whether this installation signed it'),
  revision: Text('dataset in the pack'),
  date: TimestampOrNull('date of that dataset; null where it is unknown'),
  isDatasetNewer: Flag('whether it was put in use; an older one than that in use is left alone'),
  replaced: TextOrNull('revision that its dataset replaced, to roll back to; null where it was not put in use'),
  datasetRefused: Type.Array(Reason, { description: 'why its dataset, though newer, was not put in use; empty: it was not refused' }),
  shrunk: Type.Array(Shrunk, { description: 'of which the dataset now in use has fewer rows than the one before' }),
  notams: Closed({
    importId: Type.Integer({ description: 'number of the import, to undo it' }),
    read: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
  }),
  notamsIssuedAt: TimestampOrNull('issue date of the newest NOTAM in it'),
});
export type UnpackReport = Static<typeof UnpackReport>;

export const UnpackQuery = Closed({
  acceptLoss: Type.Optional(Flag('put its dataset in use also where it has less than the one in use')),
  trust: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{64}$', description: 'fingerprint of an unknown signer whose pack the user wants to import' }),
  ),
  ...apiKey,
});

export const RestoreQuery = Closed({
  name: Type.Optional(Type.String({ maxLength: 200, description: 'name of the file, for people' })),
  ...apiKey,
});

export const RestoreReport = Closed({
  madeAt: Timestamp('when the backup was made'),
  counts: Closed({ users: Count('users'), favourites: Count('favourites'), notes: Count('notes'), notams: Count('NOTAMs') }),
});
export type RestoreReport = Static<typeof RestoreReport>;
