import { formatZuluTime } from '#domain/time.ts';
import { words } from '#renderer/i18n/words.ts';
import type { LightOfDay } from '#domain/sun.ts';
import type { SunDay } from '#domain/sun-day.ts';
import { clockIn } from '#domain/zone-clock.ts';

/** `at` is the moment of it, ISO 8601, where there is one. */
export type SunFact = { name: string; value: string; at: string | undefined };

/** Light of a day in words: dawn, sunrise, sunset, dusk. `zone` is the IANA zone of the times. */
export function sunFacts({ date, sun, civil }: SunDay, zone: string): SunFact[] {
  const { airport } = words;
  const without = { sun: { up: airport.sunUp, down: airport.sunDown }, civil: { up: airport.civilUp, down: airport.civilDown } };
  const timeOf = (light: LightOfDay, event: 'begin' | 'end', kind: 'sun' | 'civil'): Omit<SunFact, 'name'> => {
    const time = light[event];
    if (time === null) return { value: without[kind][light.isUpAtNoon ? 'up' : 'down'], at: undefined };
    return { value: timeOn(date, time, zone), at: new Date(time).toISOString() };
  };
  return [
    { name: airport.dawn, ...timeOf(civil, 'begin', 'civil') },
    { name: airport.sunrise, ...timeOf(sun, 'begin', 'sun') },
    { name: airport.sunset, ...timeOf(sun, 'end', 'sun') },
    { name: airport.dusk, ...timeOf(civil, 'end', 'civil') },
  ];
}

/** `0645Z`, or `07:45 UTC+1` in another zone, with the date where it differs between the zone and the airport. */
function timeOn(day: string, moment: number, zone: string): string {
  const clock = clockIn(moment, zone);
  if (clock === undefined) return words.common.unknown;
  const time = zone === 'UTC' ? formatZuluTime(moment) : `${clock.time} ${clock.offset}`;
  return clock.date === day ? time : words.airport.onDay(time, clock.date);
}
