/** Each kind of source has one row that says how it is fetched. */
import { join } from 'node:path';
import type { FetchedKind, Source } from '#contract/sync/sources.ts';
import { regularPieces } from '#core/platform/regular-file.ts';
import type { SourceFile } from '#core/reference/sources/csv/csv-file.ts';
import { openSource, csvNames, type CsvName } from '#core/reference/sources/files/files.ts';
import { airportFormat } from '#core/reference/sources/ourairports/airports.ts';
import { countryFormat, regionFormat } from '#core/reference/sources/ourairports/countries.ts';
import { frequencyFormat } from '#core/reference/sources/ourairports/frequencies.ts';
import { navaidFormat } from '#core/reference/sources/ourairports/navaids.ts';
import { runwayFormat } from '#core/reference/sources/ourairports/runways.ts';
import type { Airlines } from '../airlines/airlines.ts';
import type { SourceClaims } from '../notams/lifecycle/coverage.ts';
import type { NotamIntake } from '../notams/import/intake.ts';
import type { Progress } from '../progress.ts';
import type { StoreWeather } from '../weather/weather.ts';
import type { ClientCredentials } from './credentials/credentials.ts';
import { copyFiles, refuseAbsent } from './fetch/copy-files.ts';
import { fetchFiles, type WebOptions } from './fetch/fetch-files.ts';
import type { FetchedSet, SetOptions } from './fetch/next-set.ts';
import type { HearTime } from './fetch/request.ts';
import { takeNotamFiles } from './notam-files.ts';
import type { NmsTokens } from './presets/faa-nms/client.ts';
import { fetchFaaNms } from './presets/faa-nms/fetch.ts';
import { fetchFaaNotamApi } from './presets/faa-notam-api.ts';
import { fetchNavCanada } from './presets/nav-canada.ts';
import { fetchUkPib } from './presets/uk-pib.ts';
import { fetchWeather } from './presets/weather.ts';
import { fetchNotams } from './replica/fetch-notams.ts';
import { fetchWeatherOfServer } from './replica/fetch-weather.ts';
import { fetchAirlines, fetchReplica } from './replica/fetch-replica.ts';
import { openRemote } from './replica/remote.ts';
import { isWeb } from './source-address.ts';

/** Name of the list in its set, whatever it is called at its source. */
const NAME = 'airports.csv';

/** `address` is a URL or an absolute path. Throws `Unreachable` or a Refusal; the previous list stays then. */
export async function fetchList({ address, ...options }: WebOptions & { address: string }): Promise<FetchedSet> {
  if (isWeb(address)) return fetchFiles(address, [{ name: NAME, address, columns: listColumns }], options);
  await refuseAbsent(address);
  return copyFiles(address, [{ name: NAME, file: fileAt(address), columns: listColumns }], options);
}

const fileAt = (path: string): SourceFile => ({ name: path, pieces: () => regularPieces(path) });

/** Each source has these of the program. */
export type ProgramTools = {
  notamIntake: NotamIntake;
  sourceClaims: SourceClaims;
  airlines: Pick<Airlines, 'put'>;
  storeWeather: StoreWeather;
  /** Tells whether a source that can be is loaded whole where no place is named for it. */
  mayBeWhole: () => boolean;
  clock: () => Date;
  progress: Progress;
};

export type FetchTools = ProgramTools & {
  /** It is the absolute path of this source's folder. */
  folder: string;
  apiKey: string | null;
  /** Null is for a kind that needs none. */
  credentials: ClientCredentials | null;
  nmsTokens: NmsTokens;
  signal: AbortSignal;
  hearTime: HearTime;
};

export type Fetched = {
  /** It changed since the last time. */
  isNew: boolean;
  /** The date is that of the data at the source, ISO 8601 UTC; null when unknown. */
  dataDate: string | null;
  /** It says why the rest of the source could not be fetched; the above is valid without it. */
  failure?: unknown;
};

/** Each throws `Unreachable` when there is no answer, and a Refusal when the content is not usable. */
export const fetchers: Record<FetchedKind, (source: Source, tools: FetchTools) => Promise<Fetched>> = {
  ourairports: async ({ address }, tools) => fetchedOf(await fetchCsvFiles({ base: address, ...tools })),
  files: async ({ address }, tools) => fetchedOf(await copyCsvFiles({ from: address, ...tools })),
  airportList: async ({ address }, tools) => fetchedOf(await fetchList({ address, ...tools })),
  api: fetchApi,
  ukPib: fetchUkPib,
  navCanada: fetchNavCanada,
  faaNms: fetchFaaNms,
  faaNotamApi: fetchFaaNotamApi,
  weather: fetchWeather,
  notams: (source, tools) => takeNotamFiles(source.address, { by: source, completeFor: source.completeFor, ...tools }),
};

const fetchedOf = ({ changed, date }: FetchedSet): Fetched => ({ isNew: changed.length > 0, dataDate: date });

/** Fetches `<base><name>.csv`; `base` ends in a slash. Throws `Unreachable` or a Refusal; the previous set stays then. */
export function fetchCsvFiles({ base, ...options }: WebOptions & { base: string }): Promise<FetchedSet> {
  const files = csvNames.map((name) => {
    const file = `${name}.csv`;
    return { name: file, address: new URL(file, base).href, columns: csvColumns[name] };
  });
  return fetchFiles(base, files, options);
}

/**
 * Copies them from the folder or ZIP at the absolute path `from`. Throws `Unreachable` when it is not there, and a Refusal for one
 * that does not contain all six; the previous set stays then.
 */
export async function copyCsvFiles({ from, ...options }: SetOptions & { from: string }): Promise<FetchedSet> {
  await refuseAbsent(from);
  const source = await openSource(from, from);
  try {
    const files = csvNames.map((name) => ({ name: `${name}.csv`, file: source.files[name], columns: csvColumns[name] }));
    return await copyFiles(from, files, options);
  } finally {
    source.close();
  }
}

/** Throws `Unreachable` when it does not answer, a Refusal when it is not such a server or rejects the key; `failure`: only weather or NOTAMs failed. */
async function fetchApi(source: Source, tools: FetchTools): Promise<Fetched> {
  const { address: base, completeFor } = source;
  const { folder, apiKey, signal, progress, notamIntake: intake, sourceClaims, storeWeather, clock, hearTime } = tools;
  const remote = openRemote({ base, apiKey, signal, hearTime });
  const { isNew, date } = await fetchReplica({ path: join(folder, 'replica.sqlite'), base, remote, progress });
  const fetched = { isNew, dataDate: date };
  tools.airlines.put(await fetchAirlines(remote));
  const others = [
    () => fetchWeatherOfServer({ folder, base, remote, storeWeather, clock, progress }),
    // A page without a key has five NOTAMs: a walk would burden the server and never be complete.
    ...(apiKey === null
      ? []
      : [() => fetchNotams({ folder, base, by: source, completeFor, remote, intake, sourceClaims, signal, progress })]),
  ];
  const failures: unknown[] = [];
  for (const fetchOthers of others) {
    try {
      await fetchOthers();
    } catch (failure) {
      signal.throwIfAborted();
      failures.push(failure);
    }
  }
  // The airports are fetched and valid; without this result no set would be built from them.
  return failures.length === 0 ? fetched : { ...fetched, failure: failures[0] };
}

/** A file is identified by the columns that its reader requires. */
const needed = ({ columns, optional = [] }: { columns: readonly string[]; optional?: readonly string[] }): string[] =>
  columns.filter((column) => !optional.includes(column));

const csvColumns: Record<CsvName, readonly string[]> = {
  airports: needed(airportFormat(new Map())),
  runways: needed(runwayFormat(new Map())),
  'airport-frequencies': needed(frequencyFormat(new Map())),
  countries: needed(countryFormat),
  regions: needed(regionFormat),
  navaids: needed(navaidFormat),
};

/** The public service's airport list has at least these. */
const listColumns: readonly string[] = ['id', 'name', 'latitude', 'longitude', 'elevation'];
