/** Item B: when a NOTAM comes into force. */
import { readMoment } from './moment.ts';

const begin = /^\s*(?<moment>\d{10})(?!\d)/;

/** UTC; null where it is not ten digits of a date (`WIE` and its like come with a moment of issue only). */
export function readBegin(text: string): Date | null {
  const digits = begin.exec(text)?.groups?.['moment'];
  return digits === undefined ? null : readMoment(digits);
}
