/** METAR and TAF: decoded, stored, and shown with their age. */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { DecodedReports, Report } from '#contract/weather/report.ts';
import type { ForecastAt, StationHistory, StationReason, StationWeather, WeatherImport } from '#contract/weather/station.ts';
import { flightCategory } from '#domain/flight-category.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { densityAltitude, pressureAltitude } from '#domain/standard-atmosphere.ts';
import { readMoment } from '#domain/time.ts';
import type { By } from '../platform/task-queue.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';
import type { FilesApart } from '../user-files/apart.ts';
import { decodeReport } from './decode.ts';
import { openWeatherStore, type StationPlace, type StoredReport } from './store.ts';
import { forecastAt } from './taf-at.ts';

export type Weather = {
  /** Stores nothing. The text is sent; rejects with `invalidRequest` where no report of it is read, or for an unreadable time. */
  decode(send: () => Promise<Uint8Array>, about: { by: By; at?: string | undefined }): Promise<DecodedReports>;
  /** Rejects likewise. Other requests are answered meanwhile. */
  import(send: () => Promise<Uint8Array>, about: { isDryRun: boolean; at?: string | undefined }): Promise<WeatherImport>;
  /** In the order of the stations named, nearest first where near is given, else by station. Throws `invalidRequest` for an unreadable place. */
  list(query: { stations?: string | undefined; near?: string | undefined }, slice: Slice): { items: StationWeather[]; totalCount: number };
  /** Undefined where nothing is stored for it and no aerodrome has this code. */
  station(station: string): StationHistory | undefined;
  /** Undefined likewise. Throws `invalidRequest` for an unreadable time. */
  at(station: string, times: { at?: string | undefined; to?: string | undefined }): ForecastAt | undefined;
  /** METAR of the last 24 hours, the newest first; undefined for an airport that is not known. */
  ofAirport(identifier: string): string[] | undefined;
  /** Answers how many reports. */
  clear(): number;
};
type Slice = { limit: number; offset: number };
type Airport = Pick<AirportWithParts, 'id' | 'elevation' | 'latitude' | 'longitude'> & { codes: string[] };
type Parts = {
  db: Database;
  files: FilesApart;
  clock: () => Date;
  /** By any of its codes. */
  airportOf(identifier: string): Airport | undefined;
  mayDelete(): boolean;
  first<T>(write: () => T): T;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FRESH = 75;
const OLD = 180;
/** Minutes by which two clocks may differ. */
const AHEAD = 10;
const REMEMBERED = 2_000;
const MOST_STATIONS = 300;
const MOST_RADIUS = 500;

export function openWeather({ db, files, clock, airportOf, mayDelete, first }: Parts): Weather {
  const store = openWeatherStore(db);
  const decoded = new LRUCache<string, Report>({ max: REMEMBERED });

  const momentOf = (name: string, text: string | undefined): number => {
    const now = clock().getTime();
    const moment = text === undefined ? now : readMoment(text, now);
    if (moment === undefined) throw new Refusal('invalidRequest', { details: [`${name}: not a time: ${text}`] });
    return moment;
  };

  /** A station is an aerodrome where that has its code, and no other that some code of is the same. */
  const aerodromeOf = (station: string): Airport | undefined => {
    const airport = airportOf(station);
    return airport?.codes.includes(station) === true ? airport : undefined;
  };

  function reportOf(stored: StoredReport | undefined): Report | null {
    if (!stored) return null;
    const known = decoded.get(stored.id);
    if (known) return known;
    const report = decodeReport(stored.raw, Date.parse(stored.near), stored.kind);
    if (typeof report === 'string') return null;
    decoded.set(stored.id, report);
    return report;
  }

  function weatherOf(place: StationPlace, from?: LatLon): StationWeather {
    const { station, latitude, longitude } = place;
    const metar = reportOf(store.metar(station));
    const taf = reportOf(store.taf(station));
    const airport = aerodromeOf(station);
    const now = clock().getTime();
    const ages = { ...metarAge(metar, now), taf: tafAge(taf, now) };
    const distance = from && latitude !== null && longitude !== null ? distanceBetween(from, { latitude, longitude }) : null;
    return {
      station,
      aerodromeId: airport?.id ?? null,
      latitude,
      longitude,
      distanceNm: distance === null ? null : Math.ceil(distance * 10) / 10,
      metar,
      taf,
      ages,
      ...conclusions({ metar, taf, ages, elevation: airport?.elevation ?? null }),
    };
  }

  /** Stored ones, else an aerodrome that has this code. */
  function placeOf(named: string): StationPlace | undefined {
    const station = named.trim().toUpperCase();
    const stored = store.place(station);
    if (stored) return stored;
    const airport = airportOf(station);
    const code = airport?.codes.find((one) => store.place(one) !== undefined);
    if (code !== undefined) return store.place(code);
    return airport && { station: airport.codes[0] ?? station, latitude: airport.latitude, longitude: airport.longitude };
  }

  function history(named: string): StationHistory | undefined {
    const place = placeOf(named);
    if (!place) return undefined;
    const since = new Date(clock().getTime() - DAY);
    const metars = store.metarsSince(place.station, since).map(({ raw, at }) => ({ raw, observedAt: at }));
    return { ...weatherOf(place), metars, importedAt: store.importedAt() };
  }

  return {
    async decode(send, { by, at }) {
      return refuseUnread(await files.document('weather', send, by, { near: momentOf('at', at) }));
    },

    async import(send, { isDryRun, at }) {
      const read = await files.document('weatherHeads', send, 'user', { near: momentOf('at', at) });
      const { heads, refused, refusedCount } = read;
      refuseUnread({ items: heads, refused, refusedCount });
      const stored = new Set(heads.map(({ id }) => id));
      const unchanged = [...stored].filter((id) => store.isStored(id)).length;
      let added = stored.size - unchanged;
      if (!isDryRun) {
        const positionOf = aerodromeOf;
        added = await store.add(heads, { now: clock(), positionOf, first });
        if (mayDelete()) await store.removeOld(clock(), first);
      }
      return {
        isDryRun,
        read: heads.length,
        added,
        unchanged: heads.length - added,
        dateUnclear: heads.filter(({ observedAt, issuedAt, isNil }) => observedAt === null && issuedAt === null && !isNil).length,
        stations: new Set(heads.map(({ station }) => station)).size,
        refused,
        refusedCount,
      };
    },

    list({ stations, near: around }, { limit, offset }) {
      const of = around === undefined ? undefined : nearOf(around);
      const named = stations === undefined ? undefined : stations.split(/[\s,]+/).filter(Boolean);
      if (named && named.length > MOST_STATIONS)
        throw new Refusal('invalidRequest', { details: [`stations: at most ${MOST_STATIONS}; ask for more by several requests`] });
      if (!of) {
        const all = named ?? store.stations();
        const places = named ? named.flatMap((one) => placeOf(one) ?? []) : undefined;
        const page = places?.slice(offset, offset + limit) ?? all.slice(offset, offset + limit).flatMap((one) => store.place(one) ?? []);
        return { items: page.map((place) => weatherOf(place)), totalCount: places?.length ?? all.length };
      }
      const near = store.stationsNear(of.centre, of.radiusNm);
      const places = named ? named.flatMap((one) => near.find(({ station }) => station === placeOf(one)?.station) ?? []) : near;
      const away = new Map(
        places.map((place) => {
          const { latitude, longitude } = place;
          return [place, latitude === null || longitude === null ? Infinity : distanceBetween(of.centre, { latitude, longitude })];
        }),
      );
      places.sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
      return { items: places.slice(offset, offset + limit).map((place) => weatherOf(place, of.centre)), totalCount: places.length };
    },

    station: history,

    at(named, times) {
      const place = placeOf(named);
      if (!place) return undefined;
      const at = momentOf('at', times.at);
      const to = times.to === undefined ? at : momentOf('to', times.to);
      if (to < at) throw new Refusal('invalidRequest', { details: ['to: is before at'] });
      return forecastAt(reportOf(store.taf(place.station)) ?? undefined, place.station, { at, to });
    },

    ofAirport(identifier) {
      const airport = airportOf(identifier);
      if (!airport) return undefined;
      const since = new Date(clock().getTime() - DAY);
      const code = airport.codes.find((one) => store.place(one) !== undefined);
      return code === undefined ? [] : store.metarsSince(code, since).map(({ raw }) => raw);
    },

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

type MetarAge = Pick<StationWeather['ages'], 'metar' | 'metarMinutes'>;

function metarAge(metar: Report | null, now: number): MetarAge {
  if (!metar || metar.observedAt === null) return { metar: 'none', metarMinutes: null };
  const minutes = Math.ceil((now - Date.parse(metar.observedAt)) / MINUTE);
  const grade = minutes < -AHEAD ? 'clockDoubt' : minutes < FRESH ? 'fresh' : minutes <= OLD ? 'old' : 'tooOld';
  return { metar: grade, metarMinutes: minutes };
}

function tafAge(taf: Report | null, now: number): StationWeather['ages']['taf'] {
  if (!taf || taf.validFrom === null || taf.validTo === null) return 'none';
  if (taf.issuedAt !== null && Date.parse(taf.issuedAt) > now + AHEAD * MINUTE) return 'clockDoubt';
  if (now < Date.parse(taf.validFrom)) return 'notYetValid';
  return now < Date.parse(taf.validTo) ? 'valid' : 'over';
}

function conclusions({ metar, taf, ages, elevation }: Pick<StationWeather, 'metar' | 'taf' | 'ages'> & { elevation: number | null }) {
  const reasons: StationReason[] = [];
  if (!metar && !taf) reasons.push('nothingStored');
  else if (!metar) reasons.push('noMetar');
  else if (!taf) reasons.push('noTaf');
  if (ages.metar === 'tooOld') reasons.push('metarTooOld');
  if (ages.metar === 'clockDoubt' || ages.taf === 'clockDoubt') reasons.push('clockDoubt');
  const said = ages.metar === 'fresh' || ages.metar === 'old' ? metar?.decoded : undefined;
  if (!said) return { category: null, pressureAltitudeFt: null, densityAltitudeFt: null, reasons };
  const { ceiling, ceilingFt, visibility, qnhHpa, temperatureC } = said;
  const height = ceiling === 'measured' ? ceilingFt : ceiling === 'none' ? Infinity : null;
  if (height === null) reasons.push('ceilingUnknown');
  if (visibility === null) reasons.push('visibilityUnknown');
  if (elevation === null) reasons.push('noElevation');
  if (qnhHpa === null) reasons.push('noQnh');
  if (temperatureC === null) reasons.push('noTemperature');
  const isPlaced = elevation !== null && qnhHpa !== null;
  return {
    category: flightCategory(height, visibility?.metres ?? null),
    pressureAltitudeFt: isPlaced ? Math.round(pressureAltitude(elevation, qnhHpa)) : null,
    densityAltitudeFt: isPlaced && temperatureC !== null ? Math.round(densityAltitude(elevation, qnhHpa, temperatureC)) : null,
    reasons,
  };
}

/** Reasons of one refusal. */
const MOST_REASONS = 10;

/** Throws `invalidRequest` where there is no report, and says what there is instead. */
export function refuseUnread<Read extends Omit<DecodedReports, 'items'> & { items: readonly unknown[] }>(read: Read): Read {
  if (read.items.length > 0) return read;
  const reasons = read.refused.slice(0, MOST_REASONS).map((refused) => refused.reason);
  throw new Refusal('invalidRequest', { reasons: reasons.length > 0 ? reasons : [reason('nothingInFile', {})] });
}
