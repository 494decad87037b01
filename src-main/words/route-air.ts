/**
 * A route took from reports of weather the pressure that its flight levels are altitudes by, and the temperature of its Mach numbers, each
 * with station and age.
 */
import type { RouteLeg } from '#contract/route/legs.ts';
import type { QnhReport, TemperatureReport } from '#contract/weather/air.ts';
import type { weatherWords } from './en/weather.ts';
import { whole } from './leg-figures.ts';
import type { Same } from './same.ts';

type Says = Same<typeof weatherWords>;
type Route = { legs: readonly Pick<RouteLeg, 'qnh'>[]; air: TemperatureReport | null };

/** There is one sentence each; none where nothing was taken. */
export function routeAirLines({ legs, air }: Route, says: Says): string[] {
  const used = legs.flatMap(({ qnh }) => qnh ?? []);
  return [
    ...qnhLines(used, says),
    ...(air === null
      ? []
      : [
          says.temperatureFrom(
            says.stationAged(air.station, air.minutes),
            whole(air.temperatureC),
            air.pressureAltitudeFt,
            `${air.isaDeviationC < 0 ? '' : '+'}${whole(air.isaDeviationC)}`,
          ),
        ]),
  ];
}

/** Names each station once, in the order given, because many heights share one. */
export function qnhLines(reports: readonly QnhReport[], says: Says): string[] {
  const texts = new Map(
    reports.map(({ station, minutes, qnhHpa }) => [station, `${says.qnh(qnhHpa)} ${says.stationAged(station, minutes)}`]),
  );
  return texts.size === 0 ? [] : [says.levelsByQnh([...texts.values()].join(', '))];
}
