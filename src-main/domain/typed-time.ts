/** Reads a time as it is typed: `2200`, `222200`, `22 NOV 2200Z`, `tomorrow 2200`, `+3h`. The functions are pure. */
import { readMoment, readTimeOn } from '#domain/time.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const unit = { M: MINUTE, H: HOUR, D: DAY, J: DAY } as const;

/** Milliseconds since 1970; undefined for anything else. A bare time that has passed is of tomorrow. */
export function readTime(text: string, now: number): number | undefined {
  const line = text.trim().toUpperCase();
  const [, count, letter] = /^\+(\d{1,3}) ?([MHDJ])$/.exec(line) ?? [];
  if (count !== undefined) return now + Number(count) * unit[letter as keyof typeof unit];
  const [, day, time] = /^(TODAY|TOMORROW|AUJOURD['’]HUI|DEMAIN) (\d{1,2}:?\d{2} ?Z?)$/.exec(line) ?? [];
  if (time !== undefined) return readTimeOn(time, now + (/^(?:TOMORROW|DEMAIN)$/.test(day ?? '') ? DAY : 0));
  // Four letters of digits are a time; fewer could be a number of anything.
  if (/^\d{1,3}$/.test(line)) return undefined;
  const moment = readMoment(line, now);
  const isBareTime = /^\d{1,2}:?\d{2} ?Z?$/.test(line);
  return isBareTime && moment !== undefined && moment < now - HOUR ? moment + DAY : moment;
}
