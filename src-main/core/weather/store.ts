/**
 * METAR and TAF in state.sqlite. Promise: every METAR is kept for 36 hours and the last one of a station for 30 days, every TAF until 24 hours after its validity, and all
 * of them together below a number, beyond which the oldest go.
 */
import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Condition } from '../filter/condition.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { isWithin } from '#domain/rough-distance.ts';
import type { ReadHead } from './split-text.ts';

export type StoredReport = { id: string; kind: 'METAR' | 'SPECI' | 'TAF'; station: string; at: string | null; raw: string; near: string };
export type Position = { latitude: number | null; longitude: number | null };
type Ages = Record<'metar' | 'last' | 'taf', string>;
export type StationPlace = { station: string; latitude: number | null; longitude: number | null };

const HOUR = 3_600_000;
const METAR_KEPT = 36 * HOUR;
const LAST_METAR_KEPT = 30 * 24 * HOUR;
const TAF_KEPT = 24 * HOUR;
/** A report takes up to 500 bytes with its indexes: 200 MB. */
const MOST_REPORTS = 400_000;
/** Reports that are looked at, or deleted, in one piece of work. */
const LOOKED_AT = 200;
/** Of one station, which issues one every few hours and keeps each for some two days. */
const MOST_TAFS = 40;
/** Greater than every moment as it is stored. */
const AFTER_ALL = '9999';
const DEGREE_NM = 60;

export function openWeatherStore(db: Database, mostReports = MOST_REPORTS) {
  const insert = db.prepare(`
    INSERT INTO weather_reports (id, kind, station, at, valid_to, raw, near, latitude, longitude, imported_at)
    VALUES (@id, @kind, @station, @at, @validTo, @raw, @near, @latitude, @longitude, @importedAt)
    ON CONFLICT (id) DO NOTHING`);
  const columns = 'id, kind, station, at, raw, near';
  const latestMetar = db.prepare<[string, string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind IN ('METAR', 'SPECI') AND at <= ?
     ORDER BY at DESC, row DESC LIMIT 1`);
  const tafs = db.prepare<[string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind = 'TAF' AND at IS NOT NULL
     ORDER BY at DESC, row DESC LIMIT ${MOST_TAFS}`);
  const metarsSince = db.prepare<[string, string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind IN ('METAR', 'SPECI') AND at >= ?
     ORDER BY at DESC, row DESC LIMIT 200`);
  const place = db.prepare<[string], StationPlace>(`
    SELECT station, latitude, longitude FROM weather_reports
     WHERE station = ? ORDER BY latitude IS NULL, row DESC LIMIT 1`);
  const band = db.prepare<[number, number], StationPlace>(`
    SELECT DISTINCT station, latitude, longitude FROM weather_reports INDEXED BY weather_reports_by_latitude
     WHERE latitude BETWEEN ? AND ?`);
  // A look-up for each station: reading every report to group them would hold others up.
  const stations = db
    .prepare<[], string>(
      `
    WITH RECURSIVE stations (station) AS (
      SELECT min(station) FROM weather_reports
      UNION ALL
      SELECT (SELECT min(r.station) FROM weather_reports r WHERE r.station > s.station) FROM stations s WHERE s.station IS NOT NULL
    )
    SELECT station FROM stations WHERE station IS NOT NULL`,
    )
    .pluck();
  // A part at a time, because most of what is old is kept: looking through all of it would hold others up.
  const nextOld = db.prepare<[string, string, number], { row: number; at: string }>(`
    SELECT row, at FROM weather_reports
     WHERE at < ? AND (at, row) > (?, ?)
     ORDER BY at, row LIMIT ${LOOKED_AT}`);
  const nextUndated = db.prepare<[number], { row: number; at: null }>(`
    SELECT row, at FROM weather_reports WHERE at IS NULL AND row > ? ORDER BY row LIMIT ${LOOKED_AT}`);
  const removeOld = db.prepare<[Ages & { rows: string }]>(`
    DELETE FROM weather_reports WHERE row IN (
      SELECT r.row FROM weather_reports r
       WHERE r.row IN (SELECT value FROM json_each(@rows))
         AND CASE r.kind
               WHEN 'TAF' THEN coalesce(r.valid_to, r.near) < @taf
               ELSE coalesce(r.at, r.near) < @last
                    OR (coalesce(r.at, r.near) < @metar
                        AND EXISTS (SELECT 1 FROM weather_reports newer
                                     WHERE newer.station = r.station AND newer.kind IN ('METAR', 'SPECI') AND newer.at > coalesce(r.at, '')))
             END)`);
  const count = db.prepare<[], number>('SELECT count(*) FROM weather_reports').pluck();
  const removeOldest = db.prepare<[number]>(`
    DELETE FROM weather_reports WHERE row IN (SELECT row FROM weather_reports ORDER BY at, row LIMIT ?)`);
  const newest = db.prepare<[], string>('SELECT imported_at FROM weather_reports ORDER BY row DESC LIMIT 1').pluck();
  const has = db.prepare<[string], number>('SELECT 1 FROM weather_reports WHERE id = ?').pluck();

  return {
    /** One transaction, of some dozens. Answers how many were not stored before. */
    add(heads: readonly ReadHead[], { now, positionOf }: { now: Date; positionOf(station: string): Position | undefined }): number {
      const put = (): number =>
        heads.reduce((added, { id, kind, station, observedAt, issuedAt, validTo, raw, near, position }) => {
          const at = position ?? positionOf(station);
          const about = { id, kind, station, at: observedAt ?? issuedAt, validTo, raw, near: new Date(near).toISOString() };
          const place = { latitude: at?.latitude ?? null, longitude: at?.longitude ?? null };
          return added + insert.run({ ...about, ...place, importedAt: now.toISOString() }).changes;
        }, 0);
      return db.transaction(put).immediate();
    },

    isStored: (id: string): boolean => has.get(id) === 1,

    /** Yields between parts, so that others are answered. Answers how many went, by age and for their number. */
    async removeOld(now: Date, first: <T>(write: () => T) => T): Promise<{ byAge: number; byNumber: number }> {
      const before = (kept: number): string => new Date(now.getTime() - kept).toISOString();
      const ages = { metar: before(METAR_KEPT), last: before(LAST_METAR_KEPT), taf: before(TAF_KEPT) };
      const gone = { byAge: 0, byNumber: 0 };
      const removed = async (rows: readonly { row: number }[]): Promise<void> => {
        const listed = JSON.stringify(rows.map(({ row }) => row));
        gone.byAge += first(() => removeOld.run({ ...ages, rows: listed }).changes);
        await setImmediate();
      };
      for (let rows = nextOld.all(ages.taf, '', 0); rows.length > 0;) {
        await removed(rows);
        const { at, row } = rows.at(-1) ?? { at: '', row: 0 };
        rows = nextOld.all(ages.taf, at, row);
      }
      for (let rows = nextUndated.all(0); rows.length > 0; rows = nextUndated.all(rows.at(-1)?.row ?? 0)) await removed(rows);
      for (let left = (count.get() ?? 0) - mostReports; left > 0; left -= LOOKED_AT) {
        gone.byNumber += first(() => removeOldest.run(Math.min(left, LOOKED_AT)).changes);
        await setImmediate();
      }
      return gone;
    },

    /** The newest one observed until then; without a moment the newest of all. */
    metar: (station: string, until?: number): StoredReport | undefined =>
      latestMetar.get(station, until === undefined ? AFTER_ALL : new Date(until).toISOString()),
    /** The newest first. */
    tafs: (station: string): StoredReport[] => tafs.all(station),
    metarsSince: (station: string, since: Date): StoredReport[] => metarsSince.all(station, since.toISOString()),
    /** Undefined for a station of which nothing is stored. */
    place: (station: string): StationPlace | undefined => place.get(station),
    /** In the order of the alphabet. */
    stations: (): string[] => stations.all(),
    /** In no order. */
    stationsNear(centre: LatLon, radiusNm: number): StationPlace[] {
      const reach = radiusNm / DEGREE_NM + 0.1;
      const found = new Map<string, StationPlace>();
      for (const one of band.all(centre.latitude - reach, centre.latitude + reach)) {
        const { station, latitude, longitude } = one;
        if (latitude !== null && longitude !== null && !found.has(station) && isWithin(centre, { latitude, longitude }, radiusNm))
          found.set(station, one);
      }
      return [...found.values()];
    },
    /** In the order of the alphabet; `box` is of the columns latitude and longitude. */
    stationsIn({ where, params }: Condition): StationPlace[] {
      const inBox = db.prepare<unknown[], StationPlace>(
        `SELECT station, latitude, longitude FROM weather_reports INDEXED BY weather_reports_by_latitude WHERE ${where} GROUP BY station ORDER BY station`,
      );
      return inBox.all(...params);
    },
    importedAt: (): string | null => newest.get() ?? null,
    /** Answers how many. */
    clear: (): number => db.prepare('DELETE FROM weather_reports').run().changes,
  };
}
