import { words } from '#renderer/i18n/words.ts';
import type { Span, SunDay } from '#renderer/format/sun.ts';
import { clockIn } from '#renderer/format/time.ts';

/** Light of a day in words: dawn, sunrise, sunset, dusk. `zone` is the IANA zone of the times. */
export function sunFacts({ date, sun, civil }: SunDay, zone: string): { name: string; value: string }[] {
  const { airport } = words;
  const without = { sun: { up: airport.sunUp, down: airport.sunDown }, civil: { up: airport.civilUp, down: airport.civilDown } };
  const told = (span: SunDay['sun'], side: keyof Span, kind: 'sun' | 'civil'): string =>
    typeof span === 'string' ? without[kind][span] : timeOn(date, span[side], zone);
  return [
    { name: airport.dawn, value: told(civil, 'from', 'civil') },
    { name: airport.sunrise, value: told(sun, 'from', 'sun') },
    { name: airport.sunset, value: told(sun, 'to', 'sun') },
    { name: airport.dusk, value: told(civil, 'to', 'civil') },
  ];
}

/** `07:45 UTC+1`, with the date where it is another one in the zone than at the airport. */
function timeOn(day: string, moment: number, zone: string): string {
  const clock = clockIn(moment, zone);
  if (clock === undefined) return words.common.unknown;
  const time = `${clock.time} ${clock.offset}`;
  return clock.date === day ? time : words.airport.onDay(time, clock.date);
}
