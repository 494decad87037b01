/**
 * Reads the METAR and TAF that are stored, each decoded on request and with its age. Every part of the program gets the weather from here.
 */
import type { Database } from 'better-sqlite3';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { Report } from '#contract/weather/report.ts';
import { NEAREST_NM } from '#contract/weather/air.ts';
import type { ForecastAt, StationHistory, StationReason, StationWeather } from '#contract/weather/station.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { AHEAD_MS, metarAge } from '#domain/weather/report-age.ts';
import { densityAltitude, pressureAltitude } from '#domain/standard-atmosphere.ts';
import type { Airports } from '../airports/airports.ts';
import { decodeReport } from './decode.ts';
import { categoryOf } from './station-values.ts';
import { unpackReport } from './stored-report.ts';
import { openWeatherStore, type StationPlace, type StoredReport } from './store.ts';
import { forecastAt } from './taf-at.ts';

type Airport = Pick<AirportWithParts, 'id' | 'elevation' | 'latitude' | 'longitude'> & { codes: string[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_NEAREST = 3;

export function openReports({ db, airports, clock }: { db: Database; airports: Airports; clock: () => Date }) {
  const store = openWeatherStore(db);

  /** Finds an airport by its id, else by any of its codes. */
  const airportOf = (identifier: string): Airport | undefined => {
    const answer = airports.get(identifier);
    if (!answer) return undefined;
    const { id, elevation, latitude, longitude, icaoCode, localCode } = JSON.parse(answer.body.toString()) as AirportWithParts;
    const codes = [...new Set([icaoCode, localCode, ...airports.notamPlaces(id)])].filter((code) => code !== null);
    return { id, elevation, latitude, longitude, codes };
  };

  const aerodromeOf = (station: string): Airport | undefined => {
    const airport = airportOf(station);
    return airport?.codes.includes(station) === true ? airport : undefined;
  };

  function reportOf(stored: StoredReport | undefined): Report | null {
    if (!stored) return null;
    const { raw, near, kind, decoded: packed } = stored;
    const report = (packed && unpackReport(packed, raw)) ?? decodeReport(raw, Date.parse(near), kind);
    return typeof report === 'string' ? null : report;
  }

  /**
   * The newest TAF that is in force at a moment: one that begins later does not end it, and NIL says that none was issued, which takes nothing back. Where none is, the
   * next one, else the newest. `amendedSince` is when a newer one than it was issued.
   */
  function tafAt(station: string, moment: number, newest = store.newest(station)): { taf: Report | null; amendedSince: string | null } {
    const find = (among: readonly StoredReport[], is: (taf: Report) => boolean): Report | undefined => {
      for (const one of among) {
        const taf = reportOf(one);
        if (taf && !taf.isNil && is(taf)) return taf;
      }
      return undefined;
    };
    const isOver = ({ validTo }: Report): boolean => validTo !== null && Date.parse(validTo) <= moment;
    const isInForce = (one: Report): boolean => !isOver(one) && (one.validFrom === null || Date.parse(one.validFrom) <= moment);
    const few = newest.filter(({ kind }) => kind === 'TAF');
    const inForce = find(few, isInForce);
    const stored = inForce ? few : store.tafs(station);
    const last = reportOf(stored[0]);
    const taf = inForce ?? find(stored, isInForce) ?? find(stored, (one) => !isOver(one)) ?? last;
    return { taf, amendedSince: taf?.id === last?.id ? null : (last?.issuedAt ?? null) };
  }

  function of(place: StationPlace, from?: LatLon): StationWeather {
    const { station, latitude, longitude } = place;
    const now = clock().getTime();
    const newest = store.newest(station);
    const newestMetar = newest.find(({ kind }) => kind !== 'TAF');
    const isAhead = newestMetar !== undefined && Date.parse(newestMetar.at ?? '') > now + AHEAD_MS;
    const before = isAhead ? store.metar(station, now + AHEAD_MS) : undefined;
    const metar = reportOf(before ?? newestMetar);
    const { taf, amendedSince } = tafAt(station, now, newest);
    const airport = aerodromeOf(station);
    const metarAhead = before ? (newestMetar?.at ?? null) : null;
    const ages = { ...metarAge(metar?.observedAt ?? null, now), metarAhead, taf: tafAge(taf, now), amendedSince };
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
      ...conclusions({ metar, taf, ages, elevation: airport?.elevation ?? null, why: () => whyNothing(station, airport) }),
    };
  }

  const whyNothing = (station: string, airport: Airport | undefined): StationReason =>
    store.place(station) ? 'dateUnclear' : airport ? 'nothingStored' : 'stationUnknown';

  const codeOf = (airport: Airport | undefined): string | undefined => airport?.codes.find((one) => store.place(one) !== undefined);

  function placeOf(named: string): StationPlace | undefined {
    const station = named.trim().toUpperCase();
    const stored = store.place(station);
    if (stored) return stored;
    const airport = airportOf(station);
    const code = codeOf(airport);
    if (code !== undefined) return store.place(code);
    const first = airport?.codes[0];
    return airport && first !== undefined ? { station: first, latitude: airport.latitude, longitude: airport.longitude } : undefined;
  }

  const metarsOfDay = (station: string) => store.metarsSince(station, new Date(clock().getTime() - DAY));

  const isUsed = ({ ages: { metar } }: StationWeather): boolean => metar === 'fresh' || metar === 'old';

  /** Decodes no more than it has to, the nearest first. */
  function nearestTo({ station, latitude, longitude }: StationPlace): StationHistory['nearest'] {
    if (latitude === null || longitude === null) return [];
    const centre = { latitude, longitude };
    return store
      .stationsNear(centre, NEAREST_NM)
      .filter((one) => one.station !== station)
      .values()
      .map((one) => of(one, centre))
      .filter(isUsed)
      .take(MOST_NEAREST)
      .map(({ station: code, aerodromeId, distanceNm, ages: { metar, metarMinutes } }) => ({
        station: code,
        aerodromeId,
        distanceNm: distanceNm ?? 0,
        metar,
        metarMinutes,
      }))
      .toArray();
  }

  return {
    /** It gives the newest of a station; `from` is where its distance counts from. */
    of,
    /** Finds an airport by any of its codes, or a station; undefined where nothing is stored for it and no aerodrome has this code. */
    placeOf,
    /** Finds an airport by its id; null where it has no code that a station could have. */
    ofAirportId(id: string): StationWeather | null {
      const place = placeOf(id);
      return place ? of(place) : null;
    },
    /** A station is an aerodrome where that has its code, and no other that some code of is the same. */
    aerodromeOf,
    /** The station of an airport with this id or code that reports are stored of; undefined where there is none. */
    stationOf: (identifier: string): string | undefined => codeOf(airportOf(identifier)),

    /** It is undefined in the same case. */
    history(named: string): StationHistory | undefined {
      const place = placeOf(named);
      if (!place) return undefined;
      const metars = metarsOfDay(place.station).map(({ raw, at }) => ({ raw, observedAt: at }));
      const weather = of(place);
      const undated = store.undated(place.station);
      return { ...weather, metars, undated, nearest: isUsed(weather) ? [] : nearestTo(place), importedAt: store.importedAt() };
    },

    /** The last METAR observed until a moment that is not to come by the clock, and what TAF says at `moment`; milliseconds since 1970. */
    metarUntil: (station: string, moment: number): Report | null =>
      reportOf(store.metar(station, Math.min(moment, clock().getTime()) + AHEAD_MS)),

    forecast(station: string, times: { at: number; to: number }): ForecastAt {
      const { taf, amendedSince } = tafAt(station, times.at);
      return { ...forecastAt(taf ?? undefined, station, times), amendedSince };
    },

    /** METAR of the last 24 hours, the newest first; undefined for an airport that is not known. */
    ofAirport(identifier: string): string[] | undefined {
      const airport = airportOf(identifier);
      if (!airport) return undefined;
      const code = codeOf(airport);
      return code === undefined ? [] : metarsOfDay(code).map(({ raw }) => raw);
    },
  };
}

export type Reports = ReturnType<typeof openReports>;

function tafAge(taf: Report | null, now: number): StationWeather['ages']['taf'] {
  if (!taf || taf.validFrom === null || taf.validTo === null) return 'none';
  if (taf.issuedAt !== null && Date.parse(taf.issuedAt) > now + AHEAD_MS) return 'clockDoubt';
  if (now < Date.parse(taf.validFrom)) return 'notYetValid';
  return now < Date.parse(taf.validTo) ? 'valid' : 'over';
}

type Concluded = Pick<StationWeather, 'metar' | 'taf' | 'ages'> & { elevation: number | null; why: () => StationReason };

/** `why` there is nothing. */
function conclusions({ metar, taf, ages, elevation, why }: Concluded) {
  const reasons: StationReason[] = [];
  if (!metar && !taf) reasons.push(why());
  else if (!metar) reasons.push('noMetar');
  else if (!taf) reasons.push('noTaf');
  if (ages.metar === 'tooOld') reasons.push('metarTooOld');
  if (ages.metar === 'clockDoubt' || ages.metarAhead !== null || ages.taf === 'clockDoubt') reasons.push('clockDoubt');
  const decoded = ages.metar === 'fresh' || ages.metar === 'old' ? metar?.decoded : undefined;
  const categoryRule = 'FAA AIM 7-1-7' as const;
  if (!decoded) return { category: null, categoryRule, pressureAltitudeFt: null, densityAltitudeFt: null, reasons };
  const { ceiling, visibility, qnhHpa, temperatureC } = decoded;
  if (ceiling !== 'measured' && ceiling !== 'none') reasons.push('ceilingUnknown');
  if (visibility === null) reasons.push('visibilityUnknown');
  if (elevation === null) reasons.push('noElevation');
  if (qnhHpa === null) reasons.push('noQnh');
  if (temperatureC === null) reasons.push('noTemperature');
  const isPlaced = elevation !== null && qnhHpa !== null;
  return {
    category: categoryOf(decoded),
    categoryRule,
    pressureAltitudeFt: isPlaced ? Math.round(pressureAltitude(elevation, qnhHpa)) : null,
    densityAltitudeFt: isPlaced && temperatureC !== null ? Math.round(densityAltitude(elevation, qnhHpa, temperatureC)) : null,
    reasons,
  };
}
