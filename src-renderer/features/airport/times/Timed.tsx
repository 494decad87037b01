import { Fragment } from 'react';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import type { PageTimes } from './page-times.ts';

/** Characters of Unicode's private use: no sentence has them. */
const FIRST = 0xe000;
const places = /([\uE000-\uE0FF])/;

type TimedProps = { times: PageTimes; say: (write: WriteTime) => string };

/** A sentence with times in it; each has its day and time in six figures as its hint. */
export function Timed({ times, say }: TimedProps) {
  const dates: string[] = [];
  // What a sentence says before a time depends on how that is written: in French `à 0400Z`, but `au 18 DEC 0400Z`.
  const text = say((date) => `${times.write(date)}${String.fromCodePoint(FIRST + dates.push(date) - 1)}`);
  const dateOf = (mark: string | undefined) => dates[(mark?.codePointAt(0) ?? 0) - FIRST];
  return text.split(places).map((part, index, parts) => {
    const date = dateOf(part);
    const next = dateOf(parts[index + 1]);
    const before = next === undefined ? part : part.slice(0, -times.write(next).length);
    return <Fragment key={index}>{date === undefined ? before : <Time times={times} date={date} />}</Fragment>;
  });
}

export const Time = ({ times, date }: { times: PageTimes; date: string }) => (
  <time dateTime={date} title={times.hint(date)}>
    {times.write(date)}
  </time>
);
