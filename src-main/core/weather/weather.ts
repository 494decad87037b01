/** METAR and TAF: decoded, stored, listed and deleted. */
import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { DecodedReports } from '#contract/weather/report.ts';
import type { ForecastAt, ListedWeather, StationHistory, StationWeather, WeatherImport } from '#contract/weather/station.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { readMoment } from '#domain/time.ts';
import { compileBbox } from '../geo/place.ts';
import type { By } from '../platform/task-queue.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';
import type { FilesApart } from '../user-files/apart.ts';
import type { Reports } from './reports.ts';
import type { ReadHead } from './split-text.ts';
import { openWeatherStore, type Position, type StationPlace } from './store.ts';

export type Weather = {
  /** Stores nothing. The text is sent; rejects with `invalidRequest` where no report of it is read, or for an unreadable time. */
  decode(send: () => Promise<Uint8Array>, about: { by: By; at?: string | undefined }): Promise<DecodedReports>;
  /** Rejects likewise, but not for a text without a report that is part of another file. Other requests are answered meanwhile. */
  import(send: () => Promise<Uint8Array>, about: { isDryRun: boolean; at?: string | undefined; isPart?: boolean }): Promise<WeatherImport>;
  /** What its TAF says for a moment is added where that is given. Decoded as they are taken. In the order of the stations named, nearest first where near is given, else by station. Throws `invalidRequest` for an unreadable place. */
  list(query: Asked, slice: Slice): { items: Iterable<ListedWeather>; totalCount: number };
  /** Finds an airport by its id; null where it has no code that a station could have. */
  of(airportId: string): StationWeather | null;
  /** Undefined where nothing is stored for it and no aerodrome has this code. */
  station(station: string): StationHistory | undefined;
  /** Undefined likewise. Throws `invalidRequest` for an unreadable time. */
  at(station: string, times: { at?: string | undefined; to?: string | undefined }): ForecastAt | undefined;
  /** METAR of the last 24 hours, the newest first; undefined for an airport that is not known. */
  ofAirport(identifier: string): string[] | undefined;
  /** Answers how many reports. */
  clear(): number;
};
type Asked = { stations?: string | undefined; near?: string | undefined; bbox?: string | undefined; at?: string | undefined };
type Slice = { limit: number; offset: number };
type Parts = {
  db: Database;
  reports: Reports;
  files: FilesApart;
  clock: () => Date;
  mayDelete(): boolean;
  first<T>(write: () => T): T;
};

const MOST_STATIONS = 300;
const MOST_RADIUS = 500;

export function openWeather({ db, reports, files, clock, mayDelete, first }: Parts): Weather {
  const store = openWeatherStore(db);

  const momentOf = (name: string, text: string | undefined): number => {
    const now = clock().getTime();
    const moment = text === undefined ? now : readMoment(text, now);
    if (moment === undefined) throw new Refusal('invalidRequest', { details: [`${name}: not a time: ${text}`] });
    return moment;
  };

  function placesNamed(stations: string): StationPlace[] {
    const named = stations.split(/[\s,]+/).filter(Boolean);
    if (named.length > MOST_STATIONS)
      throw new Refusal('invalidRequest', { details: [`stations: at most ${MOST_STATIONS}; ask for more by several requests`] });
    return named.flatMap((one) => reports.placeOf(one) ?? []);
  }

  return {
    async decode(send, { by, at }) {
      return refuseUnread(await files.document('weather', send, by, { near: momentOf('at', at) }));
    },

    async import(send, { isDryRun, at, isPart = false }) {
      const read = await files.document('weatherHeads', send, 'user', { near: momentOf('at', at) });
      const { batches, refused, refusedCount } = read;
      if (!isPart) refuseUnread({ items: batches, refused, refusedCount });
      const stations = new Map<string, Position | undefined>();
      const positionOf = (station: string): Position | undefined => {
        if (!stations.has(station)) stations.set(station, reports.aerodromeOf(station));
        return stations.get(station);
      };
      const before = new Set<string>();
      const done = { read: 0, added: 0, dateUnclear: 0, stations: new Set<string>() };
      for (const batch of batches) {
        const heads = JSON.parse(batch) as ReadHead[];
        done.read += heads.length;
        for (const { station, observedAt, issuedAt, isNil } of heads) {
          done.stations.add(station);
          if (observedAt === null && issuedAt === null && !isNil) done.dateUnclear++;
        }
        if (isDryRun) {
          const fresh = heads.filter(({ id }) => !before.has(id) && !store.isStored(id));
          for (const { id } of fresh) before.add(id);
          done.added = before.size;
        } else done.added += first(() => store.add(heads, { now: clock(), positionOf }));
        // Others have their turn.
        await setImmediate();
      }
      if (!isDryRun && mayDelete()) await store.removeOld(clock(), first);
      return { isDryRun, ...done, unchanged: done.read - done.added, stations: done.stations.size, refused, refusedCount };
    },

    list({ stations, near: around, bbox, at }, { limit, offset }) {
      if (around !== undefined && bbox !== undefined)
        throw new Refusal('invalidRequest', { details: ['bbox: not together with near; one place is enough'] });
      const moment = at === undefined ? undefined : momentOf('at', at);
      const near = around === undefined ? undefined : nearOf(around);
      const named = stations === undefined ? undefined : placesNamed(stations);
      const away = ({ latitude, longitude }: StationPlace): number =>
        near && latitude !== null && longitude !== null ? distanceBetween(near.centre, { latitude, longitude }) : Infinity;
      const placed = near
        ? store
            .stationsNear(near.centre, near.radiusNm)
            .map((place) => ({ place, nm: away(place) }))
            .sort((a, b) => a.nm - b.nm)
            .map(({ place }) => place)
        : bbox === undefined
          ? undefined
          : store.stationsIn(compileBbox(bbox, { latitude: 'latitude', longitude: 'longitude' }));
      const isNamed = named && new Set(named.map(({ station }) => station));
      const places = placed && isNamed ? placed.filter(({ station }) => isNamed.has(station)) : (placed ?? named);
      // Without any of them only the page is looked up.
      const all: readonly (string | StationPlace)[] = places ?? store.stations();
      const items = Iterator.from(all.slice(offset, offset + limit))
        .map((one) => (typeof one === 'string' ? store.place(one) : one))
        .filter((place) => place !== undefined)
        .map((place): ListedWeather => {
          const weather = reports.of(place, near?.centre);
          return moment === undefined ? weather : { ...weather, forecast: reports.forecast(place.station, { at: moment, to: moment }) };
        });
      return { items, totalCount: all.length };
    },

    of: reports.ofAirportId,
    station: reports.history,

    at(named, times) {
      const place = reports.placeOf(named);
      if (!place) return undefined;
      const at = momentOf('at', times.at);
      const to = times.to === undefined ? at : momentOf('to', times.to);
      if (to < at) throw new Refusal('invalidRequest', { details: ['to: is before at'] });
      return reports.forecast(place.station, { at, to });
    },

    ofAirport: reports.ofAirport,

    clear: () => first(store.clear),
  };
}

/** `latitude,longitude,radius`, in nautical miles. */
function nearOf(text: string): { centre: LatLon; radiusNm: number } {
  const [latitude = Number.NaN, longitude = Number.NaN, radiusNm = Number.NaN, ...others] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusNm > 0 && radiusNm <= MOST_RADIUS && others.length === 0;
  if (!isPlace)
    throw new Refusal('invalidRequest', {
      details: [`near: must be latitude,longitude,radius with a radius up to ${MOST_RADIUS} NM: ${text.slice(0, 60)}`],
    });
  return { centre: { latitude, longitude }, radiusNm };
}

/** Reasons of one refusal. */
const MOST_REASONS = 10;

/** Throws `invalidRequest` where there is no report, and says what there is instead. */
export function refuseUnread<Read extends Omit<DecodedReports, 'items'> & { items: readonly unknown[] }>(read: Read): Read {
  if (read.items.length > 0) return read;
  const reasons = read.refused.slice(0, MOST_REASONS).map((refused) => refused.reason);
  throw new Refusal('invalidRequest', { reasons: reasons.length > 0 ? reasons : [reason('nothingInFile', {})] });
}
