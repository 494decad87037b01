/** Reads the values of a filter by the kind of their field: numbers may be numeric texts, moments may be dates, timestamps or `$now+2h`. */
import { isOfCalendar, readTimestamp } from '#domain/time.ts';
import { invalid } from '../refusal.ts';
import { fold } from '../text/fold.ts';
import type { Json } from './text.ts';
import type { FieldKind } from './resource.ts';

/** A moment or, for a date without a time, the day that starts there. */
export type Value = { sql: string | number; dayEnds?: string };

const MS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const relative = /^\$(now|today)(?:([+-])(\d{1,5})([mhd]))?$/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

export const expected: Record<FieldKind, string> = {
  text: 'a text',
  id: 'a text',
  number: 'a number',
  boolean: 'true or false',
  timestamp: 'a date (2026-11-21), a timestamp with an offset (2026-11-21T03:15:00Z), $now, $now+2h, $now-30m or $today+1d',
};

/** Undefined when the value does not fit the kind. */
export function readValue(kind: FieldKind, value: Json, now: Date): Value | undefined {
  if (kind === 'number') return readNumber(value);
  if (kind === 'boolean') return readBoolean(value);
  if (kind === 'timestamp') return typeof value === 'string' ? readMoment(value, now) : undefined;
  if (typeof value === 'number') return { sql: String(value) };
  return typeof value === 'string' ? { sql: value.toWellFormed() } : undefined;
}

/** Reads a parameter as filters read moments. Throws `invalidRequest`. */
export function momentIn(name: string, text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const value = readMoment(text, now);
  if (!value) throw invalid(`${name}: must be ${expected.timestamp}, not ${JSON.stringify(text.slice(0, 40))}`);
  return new Date(value.sql);
}

function readNumber(value: Json): Value | undefined {
  const number = typeof value === 'string' && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? { sql: number } : undefined;
}

function readBoolean(value: Json): Value | undefined {
  if (value === true || value === 'true') return { sql: 1 };
  return value === false || value === 'false' ? { sql: 0 } : undefined;
}

function readMoment(text: string, now: Date): Value | undefined {
  const found = relative.exec(text);
  if (found) {
    const [, word, sign, amount, unit] = found;
    const start = word === 'today' ? Math.floor(now.getTime() / MS.d) * MS.d : now.getTime();
    const shift = amount === undefined ? 0 : Number(amount) * MS[unit as keyof typeof MS] * (sign === '-' ? -1 : 1);
    return word === 'today' && shift % MS.d === 0 ? day(start + shift) : { sql: new Date(start + shift).toISOString() };
  }
  if (isoDate.test(text)) return isOfCalendar(text) ? day(Date.parse(text)) : undefined;
  const moment = readTimestamp(text);
  return moment === undefined ? undefined : { sql: new Date(moment).toISOString() };
}

const day = (start: number): Value => ({ sql: new Date(start).toISOString(), dayEnds: new Date(start + MS.d).toISOString() });

/** The text is as the folded columns store it. */
export const folded = (value: Value): string => fold(String(value.sql));
