import type { Notam } from '#contract/notams/notam.ts';
import { rowsOf, valuesFrom, type Attributes, type Row } from './attributes.ts';

/** The NOTAMs that come with Aeroshelf (samples.ts) have this `Notam.source`. */
export const SAMPLE_SOURCE = 'sample';

/** It is a NOTAM without the members that storing adds. `id` comes from identity.ts. */
export type StoredNotam = { id: string } & Attributes<'notice'>;

type Flag = { [M in keyof Notam]: Notam[M] extends boolean | null ? M : never }[keyof Notam];

/** A row of `notamColumns` is a Notam whose flags are 0 and 1. */
export type NotamRow = Omit<Notam, Flag> & Record<Flag, 0 | 1 | null>;

export const members = rowsOf('notice').filter(({ member }) => member !== undefined);
const flags = members.filter(({ kind }) => kind === 'flag?').map(({ name }) => name as Flag);

const answered = ({ name, column, member }: Row): string => `${typeof member === 'object' ? member.sql : `n.${column}`} AS ${name}`;

/** These are the contract's members in its order, of the table under the alias `n`. */
export const notamColumns = ['n.id', 'n.updated_at AS updatedAt', ...members.map(answered)].join(', ');

/** Returns the row itself, which has exactly `notamColumns`, because lists of 300 are not copied. */
export function toNotam(row: NotamRow): Notam {
  const notam = row as unknown as Notam;
  for (const flag of flags) notam[flag] = row[flag] === null ? null : row[flag] === 1;
  return notam;
}

/** The row may have more columns than the contract has members. */
export const notamIn = ({ id, updatedAt, ...row }: NotamRow): Notam => ({ id, updatedAt, ...valuesFrom(row, members) }) as Notam;

/** Returns a NOTAM as the API would answer it, stored at `now`. */
export const notamOf = (notice: StoredNotam, now: Date): Notam =>
  ({
    id: notice.id,
    updatedAt: now.toISOString(),
    ...Object.fromEntries(members.map(({ name }) => [name, notice[name as keyof StoredNotam]])),
  }) as Notam;
