/** Which stations a list of weather has: by filter, place, route and name, in its order. */
import type { Database } from 'better-sqlite3';
import type { LatLon } from '#domain/lat-lon.ts';
import { AHEAD_MS, OLD_MS } from '#domain/weather/report-age.ts';
import { isHeldAlone } from '../database/state-log.ts';
import { checkFilter } from '../filter/check.ts';
import { compileTree, parseFilter } from '../filter/compile.ts';
import { joined } from '../filter/condition.ts';
import { compileSort, isSorted } from '../filter/sort.ts';
import { compilePositionsAlong } from '../geo/corridor.ts';
import { compileBbox, compileNear } from '../geo/place.ts';
import type { Apart } from '../listing/listing-thread.ts';
import { isCheap, matchingRows } from '../listing/matching-rows.ts';
import type { ListQuery } from '../paging.ts';
import type { CountryCodes } from '../reference/store/airport-codes.ts';
import type { AlongRoute } from '../route/along.ts';
import { stationResource } from './station-values.ts';
import { stationPosition, type WeatherStore } from './store.ts';

export type StationListParts = {
  db: Database;
  store: WeatherStore;
  clock: () => Date;
  apart: Apart;
  alongRoute: AlongRoute;
  codesOfCountry: (country: string) => CountryCodes;
};

const TABLE = 'weather_stations s';

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
    const resource = stationResource(counts, codesOf);
    const corridor = alongRoute(query);
    const tree = query.filter === undefined ? undefined : checkFilter(parseFilter(query.filter), resource, now);
    const filter = tree && compileTree(tree, now);
    const near = query.near === undefined ? undefined : compileNear(query.near, stationPosition);
    const bbox = query.bbox === undefined ? undefined : compileBbox(query.bbox, stationPosition);
    const along = corridor && compilePositionsAlong(corridor, 'weather_stations', 's.row', stationPosition);
    const ofNamed = named && { where: 's.station IN (SELECT value FROM json_each(?))', params: [JSON.stringify(named)] };
    const { where, params } = joined(
      'AND',
      [ofNamed, near, bbox, along, filter].filter((condition) => condition !== undefined),
    );
    const places = [ofNamed, near?.box, bbox, along?.indexed].filter((condition) => condition !== undefined);
    const first = isSorted(query) ? undefined : (along?.along ?? near?.distance);
    const { orderBy } = compileSort(query, resource);
    const wanted = { where, params: [...params, ...(first?.params ?? [])], orderBy: first ? `${first.where}, ${orderBy}` : orderBy };
    const cost = {
      compared: filter?.params.length ?? 0,
      rows: store.countStations(),
      indexed: places.length === 0 ? undefined : joined('AND', places),
    };
    const isHere = (!filter && !along) || isHeldAlone(db) || isCheap(db, TABLE, cost);
    const rows = isHere ? matchingRows(db, TABLE, wanted) : await apart.rows({ path: db.name, table: TABLE, query: wanted });
    return { rows: rows ?? new Uint32Array(), from: near?.circle };
  };
}
