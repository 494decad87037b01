/** Finds the stations of a list of weather by filter, place, route and name, in its order. */
import type { Database } from 'better-sqlite3';
import type { LatLon } from '#domain/lat-lon.ts';
import { AHEAD_MS, OLD_MS } from '#domain/weather/report-age.ts';
import { isHeldAlone } from '../database/state-log.ts';
import { compileList } from '../listing/compile-list.ts';
import type { Apart } from '../listing/listing-thread.ts';
import { isCheap, matchingRows } from '../listing/matching-rows.ts';
import type { ListQuery } from '../paging.ts';
import type { CountryCodes } from '../reference/store/airport-codes.ts';
import type { AlongRoute } from '../route/along.ts';
import { stationResource } from './station-values.ts';
import type { WeatherStore } from './store.ts';

export type StationListParts = {
  db: Database;
  store: WeatherStore;
  clock: () => Date;
  apart: Apart;
  alongRoute: AlongRoute;
  codesOfCountry: (country: string) => CountryCodes;
};

const TABLE = 'weather_stations';

export function openStationList({ db, store, clock, apart, alongRoute, codesOfCountry }: StationListParts) {
  /** The United States have some 30,000 codes, of which few are stations. */
  function codesOf(country: string): CountryCodes {
    const stations = new Set(store.stations());
    const { prefixes, ...codes } = codesOfCountry(country);
    const some = (of: readonly string[]): string[] => of.filter((code) => stations.has(code));
    return { prefixes, indicators: some(codes.indicators), others: some(codes.others) };
  }

  /** Row numbers, of the stations named where some are; `from`: what the order is by the distance of. */
  return async (query: ListQuery, named?: readonly string[]): Promise<{ rows: Uint32Array; from: LatLon | undefined }> => {
    const now = clock();
    const counts = { from: new Date(now.getTime() - OLD_MS).toISOString(), to: new Date(now.getTime() + AHEAD_MS).toISOString() };
    const among = named && { where: 's.station IN (SELECT value FROM json_each(?))', params: [JSON.stringify(named)] };
    const listed = { table: TABLE, resource: stationResource(counts, codesOf), isInRowOrder: false } as const;
    const { wanted, cost, near, isByPlaceAlone } = compileList(query, listed, { now, among, alongRoute });
    const isHere = isByPlaceAlone || isHeldAlone(db) || isCheap(db, TABLE, { ...cost, rows: store.countStations() });
    const rows = isHere ? matchingRows(db, TABLE, wanted) : await apart.rows({ path: db.name, table: TABLE, query: wanted });
    return { rows: rows ?? new Uint32Array(), from: near?.circle };
  };
}
