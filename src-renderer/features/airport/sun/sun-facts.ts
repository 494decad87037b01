import { words } from '#renderer/i18n/words.ts';
import type { LightOfDay } from '#domain/sun.ts';
import type { SunDay } from '#domain/sun-day.ts';
import { clockIn } from '#domain/zone-clock.ts';

/** Light of a day in words: dawn, sunrise, sunset, dusk. `zone` is the IANA zone of the times. */
export function sunFacts({ date, sun, civil }: SunDay, zone: string): { name: string; value: string }[] {
  const { airport } = words;
  const without = { sun: { up: airport.sunUp, down: airport.sunDown }, civil: { up: airport.civilUp, down: airport.civilDown } };
  const timeOf = (light: LightOfDay, event: 'begin' | 'end', kind: 'sun' | 'civil'): string => {
    const time = light[event];
    return time === null ? without[kind][light.isUpAtNoon ? 'up' : 'down'] : timeOn(date, time, zone);
  };
  return [
    { name: airport.dawn, value: timeOf(civil, 'begin', 'civil') },
    { name: airport.sunrise, value: timeOf(sun, 'begin', 'sun') },
    { name: airport.sunset, value: timeOf(sun, 'end', 'sun') },
    { name: airport.dusk, value: timeOf(civil, 'end', 'civil') },
  ];
}

/** `07:45 UTC+1`, with the date where it differs between the zone and the airport. */
function timeOn(day: string, moment: number, zone: string): string {
  const clock = clockIn(moment, zone);
  if (clock === undefined) return words.common.unknown;
  const time = `${clock.time} ${clock.offset}`;
  return clock.date === day ? time : words.airport.onDay(time, clock.date);
}
