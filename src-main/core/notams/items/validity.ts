/** Items B and C say when a NOTAM comes into force and when it ends. */
import { readMoment } from './moment.ts';

const begin = /^\s*(?<moment>\d{10})(?!\d)/;

/** UTC; null where it is not ten digits of a date (`WIE` and its like come with a moment of issue only). */
export function readBegin(text: string): Date | null {
  const digits = begin.exec(text)?.groups?.['moment'];
  return digits === undefined ? null : readMoment(digits);
}

export type End = {
  /** It is UTC; null for PERM, UFN and what can't be read. */
  date: Date | null;
  kind: 'fixed' | 'estimated' | 'permanent' | 'untilFurtherNotice';
};

const end = /^\s*(?:(?<moment>\d{10})(?!\d)\s*(?<estimated>EST)?|(?<permanent>PERM)|(?<open>UFN))/;

/** Null means that the item has no known form. */
export function readEnd(text: string): End | null {
  const found = end.exec(text)?.groups;
  if (!found) return null;
  if (found['permanent']) return { date: null, kind: 'permanent' };
  if (found['open']) return { date: null, kind: 'untilFurtherNotice' };
  const date = readMoment(found['moment'] ?? '');
  return date === null ? null : { date, kind: found['estimated'] ? 'estimated' : 'fixed' };
}
