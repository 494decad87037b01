/**
 * Stores METAR and TAF in state.sqlite. Promise: every METAR is stored for 36 hours and the last one of a station for 30 days, every TAF
 * until 24 hours after its validity, and all of them together below a size, beyond which the oldest go.
 */
import type { Database } from 'better-sqlite3';
import { MOST_LETTERS } from '#contract/weather/report.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { AHEAD_MS } from '#domain/weather/report-age.ts';
import { compileNear } from '../geo/place.ts';
import type { ReadHead } from './split-text.ts';
import { MOST_PACKED, type SaidReport } from './stored-report.ts';
import { turn } from '../platform/slices.ts';

export type StoredReport = {
  id: string;
  kind: 'METAR' | 'SPECI' | 'TAF';
  station: string;
  at: string | null;
  raw: string;
  near: string;
  decoded: Buffer | null;
};
type Position = { latitude: number | null; longitude: number | null };
type Removed = { station: string; bytes: number };
type Ages = Record<'metar' | 'last' | 'taf', string>;
export type StationPlace = { station: string; latitude: number | null; longitude: number | null };

const HOUR = 3_600_000;
const METAR_KEPT = 36 * HOUR;
const LAST_METAR_KEPT = 30 * 24 * HOUR;
const TAF_KEPT = 24 * HOUR;
const MOST_BYTES = 200_000_000;
/** Bytes of a row without its text, with its indexes, its station and what is empty between rows; measured over 50,000. */
const BYTES_OF_ROW = 440;
const bytesOf = `octet_length(raw) + coalesce(octet_length(decoded), 0) + ${BYTES_OF_ROW}`;
/** The sizes of this many reports are added in one piece of work. */
const ADDED_UP = 20_000;
/** A letter takes at most four bytes. */
const MOST_OF_ONE = 4 * MOST_LETTERS + MOST_PACKED + BYTES_OF_ROW;
/** Reports that are looked at, or deleted, in one piece of work. */
const LOOKED_AT = 200;
/** Most TAFs of one station, which issues one every few hours; each is kept for some two days. */
const MOST_TAFS = 40;

/** Conditions of places need its columns. */
export const stationPosition = { latitude: 's.latitude', longitude: 's.longitude' };

export function openWeatherStore(db: Database, mostBytes = MOST_BYTES) {
  const insert = db.prepare(`
    INSERT INTO weather_reports (id, kind, station, at, valid_to, raw, near, decoded, imported_at)
    VALUES (@id, @kind, @station, @at, @validTo, @raw, @near, @decoded, @importedAt)
    ON CONFLICT (id) DO NOTHING`);
  // The newest of a kind keeps its decoded form, and so does the one before it, which is in force while the newest TAF has not begun.
  const forgetDecoded = db.prepare<[{ station: string; kinds: string }]>(`
    UPDATE weather_reports SET decoded = NULL
     WHERE station = @station AND decoded IS NOT NULL AND instr(@kinds, kind) > 0
       AND at < (SELECT at FROM weather_reports
                  WHERE station = @station AND decoded IS NOT NULL AND instr(@kinds, kind) > 0
                  ORDER BY at DESC LIMIT 1 OFFSET 1)`);
  // One that is ahead of the clock counts where there is no other.
  const isNewer = `(excluded.observed_at <= @latest, excluded.observed_at) >= (coalesce(observed_at, '~') <= @latest, coalesce(observed_at, ''))`;
  const putStation = db.prepare(`
    INSERT INTO weather_stations (station, latitude, longitude, observed_at, said)
    VALUES (@station, @latitude, @longitude, @observedAt, @said)
    ON CONFLICT (station) DO UPDATE SET
      latitude = coalesce(excluded.latitude, latitude),
      longitude = coalesce(excluded.longitude, longitude),
      said = iif(${isNewer}, excluded.said, said),
      observed_at = iif(${isNewer}, excluded.observed_at, observed_at)`);
  const columns = 'id, kind, station, at, raw, near, decoded';
  const latestMetar = db.prepare<[string, string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind IN ('METAR', 'SPECI') AND at <= ?
     ORDER BY at DESC, row DESC LIMIT 1`);
  // Sorted by `newest`: SQLite takes twice the time for this with an order, and a page of stations asks for each.
  const keptDecoded = db.prepare<[string], StoredReport & { row: number; at: string }>(`
    SELECT row, ${columns} FROM weather_reports
     WHERE station = ? AND decoded IS NOT NULL`);
  const tafs = db.prepare<[string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind = 'TAF' AND at IS NOT NULL
     ORDER BY at DESC, row DESC LIMIT ${MOST_TAFS}`);
  const metarsSince = db.prepare<[string, string], StoredReport>(`
    SELECT ${columns} FROM weather_reports
     WHERE station = ? AND kind IN ('METAR', 'SPECI') AND at >= ?
     ORDER BY at DESC, row DESC LIMIT 200`);
  const undated = db
    .prepare<[string], string>('SELECT raw FROM weather_reports WHERE station = ? AND at IS NULL ORDER BY row DESC LIMIT 10')
    .pluck();
  const place = db.prepare<[string], StationPlace>('SELECT station, latitude, longitude FROM weather_stations WHERE station = ?');
  const placeOfRow = db.prepare<[number], StationPlace>('SELECT station, latitude, longitude FROM weather_stations WHERE row = ?');
  const countStations = db.prepare<[], number>('SELECT count(*) FROM weather_stations').pluck();
  const stations = db.prepare<[], string>('SELECT station FROM weather_stations').pluck();
  // The newest report of a station is deleted last, and its station with it.
  const forgetStation = db.prepare<[string]>(`
    DELETE FROM weather_stations AS s
     WHERE s.station = ? AND NOT EXISTS (SELECT 1 FROM weather_reports r WHERE r.station = s.station)`);
  const forgetMetar = db.prepare<[string]>(`
    UPDATE weather_stations AS s SET observed_at = NULL, said = '{}'
     WHERE s.station = ? AND NOT EXISTS (SELECT 1 FROM weather_reports r
                                          WHERE r.station = s.station AND r.kind IN ('METAR', 'SPECI') AND r.at IS NOT NULL)`);
  // A part at a time, because most of what is old is kept: looking through all of it would hold others up.
  const nextOld = db.prepare<[string, string, number], { row: number; at: string }>(`
    SELECT row, at FROM weather_reports
     WHERE at < ? AND (at, row) > (?, ?)
     ORDER BY at, row LIMIT ${LOOKED_AT}`);
  const nextUndated = db.prepare<[number], { row: number; at: null }>(`
    SELECT row, at FROM weather_reports WHERE at IS NULL AND row > ? ORDER BY row LIMIT ${LOOKED_AT}`);
  const removeOld = db.prepare<[Ages & { rows: string }], Removed>(
    `
    DELETE FROM weather_reports WHERE row IN (
      SELECT r.row FROM weather_reports r
       WHERE r.row IN (SELECT value FROM json_each(@rows))
         AND CASE r.kind
               WHEN 'TAF' THEN coalesce(r.valid_to, r.near) < @taf
               ELSE coalesce(r.at, r.near) < @last
                    OR (coalesce(r.at, r.near) < @metar
                        AND EXISTS (SELECT 1 FROM weather_reports newer
                                     WHERE newer.station = r.station AND newer.kind IN ('METAR', 'SPECI') AND newer.at > coalesce(r.at, '')))
             END)
    RETURNING station, ${bytesOf} AS bytes`,
  );
  const removeOldest = db.prepare<[number], Removed>(
    `DELETE FROM weather_reports WHERE row IN (SELECT row FROM weather_reports ORDER BY at, row LIMIT ?) RETURNING station, ${bytesOf} AS bytes`,
  );
  const sizeAfter = db.prepare<[number], { last: number | null; bytes: number | null }>(
    `SELECT max(row) AS last, sum(bytes) AS bytes
       FROM (SELECT row, ${bytesOf} AS bytes FROM weather_reports WHERE row > ? ORDER BY row LIMIT ${ADDED_UP})`,
  );
  const newest = db.prepare<[], string>('SELECT imported_at FROM weather_reports ORDER BY row DESC LIMIT 1').pluck();
  const has = db.prepare<[string], number>('SELECT 1 FROM weather_reports WHERE id = ?').pluck();

  const removed = db.transaction((remove: () => Removed[]): Removed[] => {
    const gone = remove();
    for (const station of new Set(gone.map((one) => one.station))) {
      forgetMetar.run(station);
      forgetStation.run(station);
    }
    return gone;
  });

  /** What all reports take, added up in pieces, so that others are answered. */
  async function size(): Promise<number> {
    let bytes = 0;
    for (let row = 0; ;) {
      const piece = sizeAfter.get(row);
      if (piece === undefined || piece.last === null) return bytes;
      bytes += piece.bytes ?? 0;
      row = piece.last;
      await turn();
    }
  }

  return {
    mostBytes,

    /** One transaction, of some dozens. Answers how many were not stored before. */
    add(
      heads: readonly (ReadHead & SaidReport)[],
      { now, positionOf }: { now: Date; positionOf(station: string): Position | undefined },
    ): number {
      const latest = new Date(now.getTime() + AHEAD_MS).toISOString();
      const put = (): number =>
        heads.reduce((added, { id, kind, station, observedAt, issuedAt, validTo, raw, near, position, said, packed }) => {
          const at = observedAt ?? issuedAt;
          const decoded = at === null ? null : Buffer.from(packed ?? '', 'base64');
          const about = { id, kind, station, at, validTo, raw, near: new Date(near).toISOString(), decoded };
          const { changes } = insert.run({ ...about, importedAt: now.toISOString() });
          if (changes === 0) return added;
          forgetDecoded.run({ station, kinds: kind === 'TAF' ? kind : 'METAR SPECI' });
          const { latitude = null, longitude = null } = position ?? positionOf(station) ?? {};
          putStation.run({ station, latitude, longitude, observedAt, said: said ?? '{}', latest });
          return added + changes;
        }, 0);
      return db.transaction(put).immediate();
    },

    isStored: (id: string): boolean => has.get(id) === 1,

    /** Yields between parts, so that others are answered. Answers how many went, by age and for their size. */
    async removeOld(now: Date, first: <T>(write: () => T) => T): Promise<{ byAge: number; bySize: number }> {
      const before = (keptMs: number): string => new Date(now.getTime() - keptMs).toISOString();
      const ages = { metar: before(METAR_KEPT), last: before(LAST_METAR_KEPT), taf: before(TAF_KEPT) };
      const gone = { byAge: 0, bySize: 0 };
      const look = async (rows: readonly { row: number }[]): Promise<void> => {
        const listed = JSON.stringify(rows.map(({ row }) => row));
        gone.byAge += first(() => removed(() => removeOld.all({ ...ages, rows: listed }))).length;
        await turn();
      };
      for (let rows = nextOld.all(ages.taf, '', 0); rows.length > 0;) {
        await look(rows);
        const { at, row } = rows.at(-1) ?? { at: '', row: 0 };
        rows = nextOld.all(ages.taf, at, row);
      }
      for (let rows = nextUndated.all(0); rows.length > 0; rows = nextUndated.all(rows.at(-1)?.row ?? 0)) await look(rows);
      for (let over = (await size()) - mostBytes; over > 0;) {
        // No report takes more than the longest, so that none goes that has room.
        const went = first(() => removed(() => removeOldest.all(Math.min(LOOKED_AT, Math.ceil(over / MOST_OF_ONE)))));
        if (went.length === 0) break;
        gone.bySize += went.length;
        over -= went.reduce((sum, { bytes }) => sum + bytes, 0);
        await turn();
      }
      return gone;
    },

    /** The one or two newest METAR and TAF, the newest first; no TAF once those have gone by age. */
    newest: (station: string): StoredReport[] =>
      keptDecoded.all(station).sort((a, b) => (a.at === b.at ? b.row - a.row : a.at < b.at ? 1 : -1)),
    /** It is the newest one observed until then. */
    metar: (station: string, until: number): StoredReport | undefined => latestMetar.get(station, new Date(until).toISOString()),
    /** The newest is first. */
    tafs: (station: string): StoredReport[] => tafs.all(station),
    metarsSince: (station: string, since: Date): StoredReport[] => metarsSince.all(station, since.toISOString()),
    /** Gives the texts as published, the last one stored first. */
    undated: (station: string): string[] => undated.all(station),
    /** Undefined for a station for which nothing is stored. */
    place: (station: string): StationPlace | undefined => place.get(station),
    /** Undefined where it has gone by now. */
    placeOfRow: (row: number): StationPlace | undefined => placeOfRow.get(row),
    stations: (): string[] => stations.all(),
    countStations: (): number => countStations.get() ?? 0,
    /** The nearest is first. */
    stationsNear({ latitude, longitude }: LatLon, radiusNm: number): StationPlace[] {
      const near = compileNear(`${latitude},${longitude},${radiusNm}`, stationPosition);
      return db
        .prepare<unknown[], StationPlace>(
          `SELECT s.station, s.latitude, s.longitude FROM weather_stations s WHERE ${near.where} ORDER BY ${near.distance.where}`,
        )
        .all(...near.params, ...near.distance.params);
    },
    importedAt: (): string | null => newest.get() ?? null,
    /** Answers how many. */
    clear: db.transaction((): number => {
      db.prepare('DELETE FROM weather_stations').run();
      return db.prepare('DELETE FROM weather_reports').run().changes;
    }),
  };
}

export type WeatherStore = ReturnType<typeof openWeatherStore>;
