/** How each kind of source is fetched: one row a kind. */
import type { FetchedKind, Source } from '#contract/sync/sources.ts';
import { installation } from '../platform/installation.ts';
import type { NotamIntake } from '../notams/import/intake.ts';
import { fetchList } from './fetch/list.ts';
import type { FetchedSet } from './fetch/next-set.ts';
import type { HearTime } from './fetch/request.ts';
import { fetchCsvFiles, copyCsvFiles } from './fetch/csv-files.ts';
import { takeNotamFiles } from './notam-files.ts';
import { fetchApi } from './replica/fetch-api.ts';
import type { Progress } from '../progress.ts';

export type FetchTools = {
  /** Absolute path of this source's folder. */
  folder: string;
  apiKey: string | null;
  notamIntake: NotamIntake;
  clock: () => Date;
  signal: AbortSignal;
  progress: Progress;
  hearTime: HearTime;
};

export type Fetched = {
  /** Whether it changed since the last time. */
  isNew: boolean;
  /** Date of the data at the source, ISO 8601 UTC; null when unknown. */
  dataDate: string | null;
  /** Why the rest of the source could not be fetched; the above is valid without it. */
  failure?: unknown;
};

/** User-Agent of Aeroshelf's requests: nothing about the machine or its user. */
const userAgent = `Aeroshelf/${installation.version}`;

/** Each throws `Unreachable` when there is no answer, and a Refusal when the content is not usable. */
export const fetchers: Record<FetchedKind, (source: Source, tools: FetchTools) => Promise<Fetched>> = {
  ourairports: async ({ address }, tools) => fetchedOf(await fetchCsvFiles({ base: address, userAgent, ...tools })),
  files: async ({ address }, tools) => fetchedOf(await copyCsvFiles({ from: address, ...tools })),
  airportList: async ({ address }, tools) => fetchedOf(await fetchList({ address, userAgent, ...tools })),
  api: fetchApi,
  notams: ({ address }, tools) => takeNotamFiles(address, tools),
};

const fetchedOf = ({ changed, date }: FetchedSet): Fetched => ({ isNew: changed.length > 0, dataDate: date });
