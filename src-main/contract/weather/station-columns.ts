/** The METAR of a station makes one row: the columns of tables, which filters and sorts name as well. */
import type { DecodedReport, Visibility, Weather, Wind } from './report.ts';

/** A METAR and a TAF both give these. */
export type ForecastSaid = Pick<DecodedReport, 'ceilingFt'> & {
  wind: Pick<Wind, 'direction' | 'speedKt' | 'gustKt'> | null;
  visibility: Pick<Visibility, 'metres'> | null;
  weather: readonly Pick<Weather, 'token'>[];
};
type Column<Said> = { kind: 'text' | 'number'; read: (decoded: Said) => string | number | null | undefined };
const number = <Said>(read: Column<Said>['read']): Column<Said> => ({ kind: 'number', read });

/** The order is that of the columns of a TAF in tables. */
export const forecastStationColumns = {
  windDirection: number(({ wind }) => wind?.direction),
  windSpeedKt: number(({ wind }) => wind?.speedKt),
  windGustKt: number(({ wind }) => wind?.gustKt),
  visibilityMetres: number(({ visibility }) => visibility?.metres),
  ceilingFt: number(({ ceilingFt }) => ceilingFt),
  weather: { kind: 'text', read: ({ weather }) => weather.map(({ token }) => token).join(' ') },
} satisfies Record<string, Column<ForecastSaid>>;

const { weather, ...figures } = forecastStationColumns;

export const stationColumns = {
  ...figures,
  temperatureC: number(({ temperatureC }) => temperatureC),
  dewPointC: number(({ dewPointC }) => dewPointC),
  qnhHpa: number(({ qnhHpa }) => qnhHpa),
  weather,
} satisfies Record<string, Column<DecodedReport>>;
