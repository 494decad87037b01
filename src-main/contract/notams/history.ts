/** The chain says what a NOTAM replaced and what ended it. */
import { Type, type Static } from 'typebox';
import { Closed, OneOfOrNull, TextOrNull, TimestampOrNull, itemsOf } from '../schema/values.ts';
import { StatusOrNull } from './decoded.ts';
import { Notam } from './notam.ts';

export const ChainLink = Closed({
  id: TextOrNull('id; null for a NOTAM that another one names and that is not stored'),
  notamId: TextOrNull('number as published'),
  type: OneOfOrNull(['N', 'R', 'C'], 'N new, R replacing, C cancelling'),
  status: StatusOrNull('now; null for a NOTAM that is not stored'),
  endedHow: OneOfOrNull(['R', 'C'], 'R replaced, C cancelled; null where no other NOTAM ended it'),
  endedAt: TimestampOrNull('when it was ended'),
  notam: Type.Union([Notam, Type.Null()]),
});

export const NotamHistory = itemsOf(ChainLink);
export type NotamHistory = Static<typeof NotamHistory>;
