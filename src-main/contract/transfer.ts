/** Data moved from machine to machine in one file. */
import { Type, type Static } from 'typebox';
import { Flag, Text, Timestamp, TimestampOrNull } from './schema/values.ts';

const closed = { additionalProperties: false } as const;

export const UnpackReport = Type.Object(
  {
    madeAt: Timestamp('when the pack was made'),
    signer: Text('fingerprint of the key that signed it, SHA-256 in hexadecimal'),
    isOwn: Flag('whether this installation signed it'),
    revision: Text('dataset in the pack'),
    date: TimestampOrNull('date of that dataset; null where it is unknown'),
    isDatasetNewer: Flag('whether it was put in use; an older one than that in use is left alone'),
    notams: Type.Object({ read: Type.Integer(), added: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() }, closed),
    notamsIssuedAt: TimestampOrNull('issue date of the newest NOTAM in it'),
  },
  closed,
);
export type UnpackReport = Static<typeof UnpackReport>;
