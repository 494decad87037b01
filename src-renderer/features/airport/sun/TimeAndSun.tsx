import type { Airport } from '#contract/airports/airport.ts';
import { sunDay, type SunDay, type LightOfDay } from '#domain/sun.ts';
import { formatZuluTime } from '#domain/time.ts';
import { clockIn } from '#domain/zone-clock.ts';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useAt } from '#renderer/data/moment.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone, localTime, zulu } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import type { PageTimes } from '../times/page-times.ts';

/** Shows local time at an airport, and its sunrise, sunset and twilight. */
export function TimeAndSun({ airport, times }: { airport: Airport; times: PageTimes }) {
  const now = useAt();
  const { latitude, longitude, timezone } = airport;
  const choice = useSettings(({ settings }) => settings.timeZone);
  const zone = chosenZone(times.isLocal ? 'airport' : choice, timezone);
  const { airport: text } = words;
  const day = latitude === null || longitude === null ? undefined : sunDay({ latitude, longitude }, now, timezone);
  return (
    <FoldingSheet name="airport.sun" title={text.time}>
      <div className="stack">
        <Facts
          facts={[
            {
              name: text.localTime,
              value: orUnknown(timezone, (there) => localTime(now, there) ?? text.zoneUnknown),
              more: timezone ?? undefined,
            },
            { name: words.settings.timeZones.utc, value: zulu(now) },
          ]}
        />
        {day !== undefined && <Facts facts={sunFacts(day, zone).map((fact) => ({ name: fact.name, value: valueOf(fact, times) }))} />}
        <p className="note">{day === undefined ? text.sunUnknown : text.sunNote(day.date, zone)}</p>
      </div>
    </FoldingSheet>
  );
}

const valueOf = ({ value, at }: SunFact, times: PageTimes) =>
  at === undefined ? (
    value
  ) : (
    <time dateTime={at} title={times.hint(at)}>
      {value}
    </time>
  );

/** `at` is the moment of it, ISO 8601, where there is one. */
type SunFact = { name: string; value: string; at: string | undefined };

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
