/**
 * Reads QNH and temperature from the newest METAR of stations, without decoding a report again. Promise: no report counts that is more than
 * 3 hours away from now or from the moment in question, and each comes with its station, age and distance.
 */
import type { Database } from 'better-sqlite3';
import { NEAREST_NM, type QnhReport } from '#contract/weather/air.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { AHEAD_MS, OLD_MS, metarAge } from '#domain/weather/report-age.ts';
import { compileNear } from '../geo/place.ts';
import { stationPosition } from './store.ts';

type Observed = { station: string; observedAt: string };

const valueOf = (name: 'qnhHpa' | 'temperatureC'): string => `s.said ->> '${name}'`;
const times = 's.observed_at BETWEEN ? AND ?';

export function openStationAir(db: Database, clock: () => Date) {
  const ofStation = db.prepare<unknown[], Observed & { temperatureC: number; qnhHpa: number }>(`
    SELECT s.station, s.observed_at AS observedAt, ${valueOf('temperatureC')} AS temperatureC, ${valueOf('qnhHpa')} AS qnhHpa
      FROM weather_stations s
     WHERE s.station = ? AND ${times} AND ${valueOf('temperatureC')} IS NOT NULL AND ${valueOf('qnhHpa')} IS NOT NULL`);

  /** Undefined where none can count both now and then. */
  function timesOf(moment: number): [string, string] | undefined {
    const now = clock().getTime();
    const [from, to] = [Math.max(now, moment) - OLD_MS, Math.min(now, moment + OLD_MS) + AHEAD_MS];
    return from > to ? undefined : [new Date(from).toISOString(), new Date(to).toISOString()];
  }

  const minutesOf = (observedAt: string): number => metarAge(observedAt, clock().getTime()).metarMinutes ?? 0;

  return {
    /** Returns the QNH of the nearest station that reports one, within 60 NM; `moment` in milliseconds since 1970. */
    qnhNear(position: LatLon, moment: number): QnhReport | undefined {
      const between = timesOf(moment);
      if (!between) return undefined;
      const near = compileNear(`${position.latitude},${position.longitude},${NEAREST_NM}`, stationPosition);
      const found = db
        .prepare<unknown[], Observed & LatLon & { qnhHpa: number }>(
          `SELECT s.station, s.observed_at AS observedAt, s.latitude, s.longitude, ${valueOf('qnhHpa')} AS qnhHpa
             FROM weather_stations s
            WHERE ${near.where} AND ${times} AND ${valueOf('qnhHpa')} IS NOT NULL
            ORDER BY ${near.distance.where}, s.station LIMIT 1`,
        )
        .get(...near.params, ...between, ...near.distance.params);
      if (!found) return undefined;
      const { station, observedAt, qnhHpa } = found;
      const distanceNm = Math.ceil(distanceBetween(position, found) * 10) / 10;
      return { station, observedAt, minutes: minutesOf(observedAt), qnhHpa, distanceNm };
    },
    /** Undefined where the newest METAR of a station does not count or lacks one of both. */
    temperatureAt(station: string, moment: number): (Observed & { minutes: number; temperatureC: number; qnhHpa: number }) | undefined {
      const between = timesOf(moment);
      const found = between && ofStation.get(station, ...between);
      return found && { ...found, minutes: minutesOf(found.observedAt) };
    },
  };
}

export type StationAir = ReturnType<typeof openStationAir>;
