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
  const text = say((date) => String.fromCodePoint(FIRST + dates.push(date) - 1));
  return text.split(places).map((part, index) => {
    const date = index % 2 === 1 ? dates[(part.codePointAt(0) ?? 0) - FIRST] : undefined;
    return <Fragment key={index}>{date === undefined ? part : <Time times={times} date={date} />}</Fragment>;
  });
}

export const Time = ({ times, date }: { times: PageTimes; date: string }) => (
  <time dateTime={date} title={times.hint(date)}>
    {times.write(date)}
  </time>
);
