/** What the METAR of a station says in one row: the columns of tables, which filters and sorts name as well. */
import type { DecodedReport } from './report.ts';

type Column = { kind: 'text' | 'number'; read: (decoded: DecodedReport) => string | number | null | undefined };
const number = (read: Column['read']): Column => ({ kind: 'number', read });

/** The order is that of the columns in tables. */
export const stationColumns = {
  windDirection: number(({ wind }) => wind?.direction),
  windSpeedKt: number(({ wind }) => wind?.speedKt),
  windGustKt: number(({ wind }) => wind?.gustKt),
  visibilityMetres: number(({ visibility }) => visibility?.metres),
  ceilingFt: number(({ ceilingFt }) => ceilingFt),
  temperatureC: number(({ temperatureC }) => temperatureC),
  dewPointC: number(({ dewPointC }) => dewPointC),
  qnhHpa: number(({ qnhHpa }) => qnhHpa),
  weather: { kind: 'text', read: ({ weather }) => weather.map(({ token }) => token).join(' ') },
} satisfies Record<string, Column>;
