/** When a route begins: as the request says, else as a flight plan message does. */
import { readMoment, utcMoment } from '#domain/time.ts';
import { Refusal } from '../refusal.ts';
import type { RouteWords } from './words/word.ts';

type Departure = { depart: number | undefined; source: 'request' | 'message' | null };

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Date of flight in item 18: YYMMDD. */
const dateOfFlight = /\bDOF\/(\d{2})(\d{2})(\d{2})\b/;

/** Throws `invalidRequest` for a time that cannot be read. A message without DOF has a time of no known day. */
export function departureOf(asked: string | undefined, text: string, { form, words }: RouteWords, now: Date): Departure {
  if (asked !== undefined) {
    const depart = withOffset.test(asked) ? Date.parse(asked) : (readMoment(asked, now.getTime()) ?? Number.NaN);
    if (Number.isNaN(depart))
      throw new Refusal('invalidRequest', { details: ['depart: not a time; write 2026-11-22T08:00Z, 2026-11-22 0800Z, 221200 or 0800Z'] });
    return { depart, source: 'request' };
  }
  const time = form === 'message' ? words[words.findIndex(({ kind }) => kind === 'departure') + 1] : undefined;
  const [, year, month, day] = dateOfFlight.exec(text) ?? [];
  if (time?.kind !== 'time' || year === undefined) return { depart: undefined, source: null };
  const depart = utcMoment({
    year: 2000 + Number(year),
    month: Number(month),
    day: Number(day),
    hour: Math.floor(time.minutes / 60),
    minute: time.minutes % 60,
  });
  return { depart, source: depart === undefined ? null : 'message' };
}
