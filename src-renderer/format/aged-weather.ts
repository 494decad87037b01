import type { StationWeather } from '#contract/weather/station.ts';
import { metarAge } from '#domain/weather/report-age.ts';

/** Weather as an open page has it: the age of its METAR grows with the clock, `now` in milliseconds since 1970. */
export const agedWeather = <Weather extends StationWeather>(weather: Weather, now: number): Weather => ({
  ...weather,
  ages: { ...weather.ages, ...metarAge(weather.metar?.observedAt ?? null, now) },
});
