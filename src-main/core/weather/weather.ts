/** METAR and TAF are decoded, stored, listed and deleted here. */
import type { Database } from 'better-sqlite3';
import type { Reason } from '#contract/problems/reasons.ts';
import type { DecodedReports } from '#contract/weather/report.ts';
import type { ForecastAt, ListedWeather, WeatherImport } from '#contract/weather/station.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { readMoment } from '#domain/time.ts';
import { isSorted } from '../filter/sort.ts';
import type { ListQuery, Slice } from '../paging.ts';
import type { By } from '../platform/task-queue.ts';
import { reason } from '../reasons/reason.ts';
import { invalid, invalidBecause } from '../refusal.ts';
import type { FilesApart } from '../user-files/file-processes.ts';
import type { Reports } from './reports.ts';
import type { ReadHead } from './split-text.ts';
import { openStationList, type StationListParts } from './station-list.ts';
import { openWeatherStore, type StationPlace } from './store.ts';
import { turn } from '../platform/slices.ts';

/** Stores what was sent with other things, or fetched: a file in which nothing is read is counted, not refused. */
export type StoreWeather = (contents: readonly Uint8Array[], about: { isDryRun: boolean }) => Promise<WeatherImport>;
type Asked = ListQuery & { stations?: string; at?: string };
/** `at(index)`: undefined for one that has gone by now. */
type StationListing = {
  count: number;
  at(index: number): StationPlace | undefined;
  from: LatLon | undefined;
  moment: number | undefined;
};
type Parts = {
  db: Database;
  reports: Reports;
  files: FilesApart;
  clock: () => Date;
  mayDelete(): boolean;
  first<T>(write: () => T): T;
  /** The reports stored are others. */
  onChange(): void;
  mostBytes?: number;
} & Omit<StationListParts, 'store'>;

const MOST_STATIONS = 300;
/** Refused reports in one answer. */
const MOST_REFUSED = 100;

export function openWeather({ db, reports, files, clock, mayDelete, first, onChange, mostBytes, ...help }: Parts) {
  const store = openWeatherStore(db, mostBytes);
  let removedForRoom = 0;
  const stationList = openStationList({ db, store, clock, ...help });

  const momentOf = (name: string, text: string | undefined): number => {
    const now = clock().getTime();
    const moment = text === undefined ? now : readMoment(text, now);
    if (moment === undefined) throw invalid(`${name}: not a time; write 2026-11-22T08:00Z, 221200 or 0800Z`);
    return moment;
  };

  function placesNamed(stations: string): StationPlace[] {
    const named = stations.split(/[\s,]+/).filter(Boolean);
    if (named.length > MOST_STATIONS) throw invalid(`stations: at most ${MOST_STATIONS}; ask for more by several requests`);
    return named.map((one) => reports.placeOf(one) ?? { station: one.toUpperCase(), latitude: null, longitude: null });
  }

  /** What is stored already is not decoded again, and each batch is decoded in the time of one file. */
  async function addDecoded(heads: readonly ReadHead[]): Promise<number> {
    const decodedHeads = await files.document('weatherSaid', () => Promise.resolve(Buffer.from(JSON.stringify(heads))), 'user');
    const decoded = heads.map((head, index) => ({ ...head, ...(decodedHeads[index] ?? { said: null, packed: null }) }));
    return first(() => store.add(decoded, { now: clock(), positionOf: reports.aerodromeOf }));
  }

  return {
    /** Stores nothing. The text is sent; rejects with `invalidRequest` where no report of it is read, or for an unreadable time. */
    async decode(send: () => Promise<Uint8Array>, { by, at }: { by: By; at?: string | undefined }): Promise<DecodedReports> {
      return refuseUnread(await files.document('weather', send, by, { near: momentOf('at', at) }));
    },

    /**
     * The files are sent. Rejects as above, but not for a file without a report that came with others. Other requests are answered
     * meanwhile.
     */
    async import(
      sends: readonly (() => Promise<Uint8Array>)[],
      { isDryRun, at, isPart = false }: { isDryRun: boolean; at?: string | undefined; isPart?: boolean },
    ): Promise<WeatherImport> {
      const near = momentOf('at', at);
      const batches: string[] = [];
      const refused: DecodedReports['refused'] = [];
      let refusedCount = 0;
      for (const send of sends) {
        const read = await files.document('weatherHeads', send, 'user', { near });
        batches.push(...read.batches);
        refused.push(...read.refused.slice(0, MOST_REFUSED - refused.length));
        refusedCount += read.refusedCount;
      }
      if (!isPart) refuseUnread({ items: batches, refused, refusedCount });
      const before = new Set<string>();
      const done = { read: 0, added: 0, dateUnclear: 0, stations: new Set<string>() };
      for (const batch of batches) {
        const heads = JSON.parse(batch) as ReadHead[];
        done.read += heads.length;
        for (const { station, observedAt, issuedAt, isNil } of heads) {
          done.stations.add(station);
          if (observedAt === null && issuedAt === null && !isNil) done.dateUnclear++;
        }
        const fresh = heads.filter(({ id }) => !before.has(id) && !store.isStored(id));
        if (isDryRun) {
          for (const { id } of fresh) before.add(id);
          done.added = before.size;
        } else if (fresh.length > 0) done.added += await addDecoded(fresh);
        // Others have their turn.
        await turn();
      }
      if (!isDryRun && mayDelete()) removedForRoom = (await store.removeOld(clock(), first)).bySize;
      if (!isDryRun && done.added > 0) onChange();
      return { isDryRun, ...done, unchanged: done.read - done.added, stations: done.stations.size, refused, refusedCount };
    },

    /**
     * The stations of a query: in the order of those named, along a route, nearest first where near is given, else by station. Rejects with `invalidRequest` for what
     * cannot be read, and as `Airports.listing`.
     */
    async listing({ stations, at, ...query }: Asked): Promise<StationListing> {
      const moment = at === undefined ? undefined : momentOf('at', at);
      const named = stations === undefined ? undefined : placesNamed(stations);
      if (named && isPlain(query)) return { count: named.length, at: (index) => named[index], from: undefined, moment };
      const { rows, from } = await stationList(
        query,
        named?.map(({ station }) => station),
      );
      return { count: rows.length, at: (index) => store.placeOfRow(rows[index] ?? 0), from, moment };
    },

    /** Decodes reports as they are listed; adds what the TAF of each says for `moment`. */
    *list({ count, at, from, moment }: StationListing, { limit, offset }: Slice): Iterable<ListedWeather> {
      for (let index = offset; index < Math.min(count, offset + limit); index++) {
        const place = at(index);
        if (!place) continue;
        const weather = reports.of(place, from);
        yield moment === undefined ? weather : { ...weather, forecast: reports.forecast(place.station, { at: moment, to: moment }) };
      }
    },

    of: reports.ofAirportId,
    station: reports.history,

    /** Undefined as `station`. Throws `invalidRequest` for an unreadable time. */
    at(named: string, times: { at?: string | undefined; to?: string | undefined }): ForecastAt | undefined {
      const place = reports.placeOf(named);
      if (!place) return undefined;
      const at = momentOf('at', times.at);
      const to = times.to === undefined ? at : momentOf('to', times.to);
      if (to < at) throw invalid('to: is before at');
      return reports.forecast(place.station, { at, to });
    },

    ofAirport: reports.ofAirport,

    /** Answers how many reports. */
    clear(): number {
      const deleted = first(store.clear);
      removedForRoom = 0;
      if (deleted > 0) onChange();
      return deleted;
    },

    /** Says that the last import had no room for all that is kept by age. */
    problem: (): Reason | undefined =>
      removedForRoom === 0 ? undefined : reason('weatherRemovedForRoom', { removed: removedForRoom, mostMb: store.mostBytes / 1e6 }),
    /** Changes with every import and deletion: when something came last. */
    importedAt: store.importedAt,
  };
}

/** The query selects stations by name alone. */
const isPlain = (query: ListQuery): boolean =>
  !isSorted(query) && [query.filter, query.near, query.bbox, query.route].every((value) => value === undefined);

/** One refusal has at most this many reasons. */
const MOST_REASONS = 10;

/** Throws `invalidRequest` where there is no report, and says what there is instead. */
export function refuseUnread<Read extends Omit<DecodedReports, 'items'> & { items: readonly unknown[] }>(read: Read): Read {
  if (read.items.length > 0) return read;
  const reasons = read.refused.slice(0, MOST_REASONS).map((refused) => refused.reason);
  throw invalidBecause(...(reasons.length > 0 ? reasons : [reason('nothingInFile', {})]));
}
