/** A time as it is typed: `2200`, `222200`, `22 NOV 2200Z`, `tomorrow 2200`, `+3h`; and two of them as a span: `now…+24h`, `2200 to 0600`. Pure. */
import { readMoment } from '#domain/time.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const unit = { M: MINUTE, H: HOUR, D: DAY, J: DAY } as const;

/** Milliseconds since 1970; undefined for anything else. A bare time that has passed is of tomorrow. */
export function readTime(text: string, now: number): number | undefined {
  const line = text.trim().toUpperCase();
  const [, count, letter] = /^\+(\d{1,3}) ?([MHDJ])$/.exec(line) ?? [];
  if (count !== undefined) return now + Number(count) * unit[letter as keyof typeof unit];
  const [, day, time] = /^(TODAY|TOMORROW|AUJOURD['’]HUI|DEMAIN) (\d{1,2}:?\d{2} ?Z?)$/.exec(line) ?? [];
  if (time !== undefined) return readMoment(time, now + (/^(?:TOMORROW|DEMAIN)$/.test(day ?? '') ? DAY : 0));
  // Four letters of digits are a time; fewer could be a number of anything.
  if (/^\d{1,3}$/.test(line)) return undefined;
  const moment = readMoment(line, now);
  const isBareTime = /^\d{1,2}:?\d{2} ?Z?$/.test(line);
  return isBareTime && moment !== undefined && moment < now - HOUR ? moment + DAY : moment;
}

/** Milliseconds since 1970; `from` is undefined for now, as it passes. */
export type TypedSpan = { from: number | undefined; until: number | undefined };

const between = /^(.+?)\s*(?:…|\.{2,3}|–|\s-\s|\s(?:to|à)\s)\s*(.+)$/i;
const isNow = (text: string): boolean => /^(?:now|maintenant)$/i.test(text.trim());

/** A time or a span of two, of which the end is read from the begin on: `2200…0600`, `222200…+6h`. Undefined for anything else, and for a span that ends before it begins. */
export function readTimeSpan(text: string, now: number): TypedSpan | undefined {
  const [, begin, end] = between.exec(text.trim()) ?? [];
  const from = readBegin(begin ?? text, now);
  if (from === undefined) return undefined;
  if (end === undefined) return { from: from.at, until: undefined };
  const until = readTime(end, from.at ?? now);
  return until === undefined || until <= (from.at ?? now) ? undefined : { from: from.at, until };
}

function readBegin(text: string, now: number): { at: number | undefined } | undefined {
  if (isNow(text)) return { at: undefined };
  const at = readTime(text, now);
  return at === undefined ? undefined : { at };
}
