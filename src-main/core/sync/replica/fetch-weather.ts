/**
 * Fetches METAR and TAF of another Aeroshelf: the newest of each of its stations, when something came there since the last run. Promise:
 * reports come as published and with their own times, so that none is younger here than there; a run that ends early is continued behind
 * the last station stored.
 */
import type { ListedWeather } from '#contract/weather/station.ts';
import { stepOf, type Progress } from '#core/progress.ts';
import type { StoreWeather } from '#core/weather/weather.ts';
import { readNote, writeNote } from '../presets/last-fetch.ts';
import { NO_LIST, type Remote } from './remote.ts';

type Options = { folder: string; base: string; remote: Remote; storeWeather: StoreWeather; clock: () => Date; progress: Progress };

/** `importedAt`: of the last run that was whole; `under` and `after`: of one that was not, what it is of, and its last station. */
type Known = { askedAt: string; base: string; importedAt: string | null; under: string | null; after: string };

/** Stations of one page, the most that the API returns, and pages that are stored at once. */
const [PAGE, PAGES] = [50, 10];

/** Two requests when nothing has changed. A server that has no weather costs one. */
export async function fetchWeatherOfServer({ folder, base, remote, storeWeather, clock, progress }: Options): Promise<void> {
  const before = await readNote<Known>(folder);
  const progressBefore = before?.base === base ? before : { importedAt: null, under: null, after: '' };
  const first = stationsOf(await remote.get('/weather', { limit: 1 }, NO_LIST));
  const [station] = first?.items ?? [];
  if (!station) return;
  const { body } = await remote.get(`/weather/${encodeURIComponent(station.station)}`, {}, NO_LIST);
  const importedAt = textOf((body as { importedAt?: unknown } | undefined)?.importedAt);
  if (importedAt === null || importedAt === progressBefore.importedAt) return;
  const note: Known = { ...progressBefore, base, askedAt: clock().toISOString(), under: progressBefore.under ?? importedAt };
  const found: Station[] = [];
  const storeFound = async (): Promise<void> => {
    const last = found.at(-1);
    if (!last) return;
    await storeWeather([Buffer.from(JSON.stringify(found.splice(0).flatMap(reportsOf)))], { isDryRun: false });
    note.after = last.station;
    writeNote(folder, note);
  };
  for (let done = 0, left = 1; left > 0;) {
    const after = found.at(-1)?.station ?? note.after;
    const filter = JSON.stringify({ station: { gt: after } });
    const page = stationsOf(await remote.get('/weather', { filter, sort: 'station', limit: PAGE }, NO_LIST));
    if (!page) return;
    // A server that does not filter would send the same page for ever.
    const items = page.items.filter((one) => one.station > after);
    found.push(...items);
    done += items.length;
    left = items.length === 0 ? 0 : page.totalCount - items.length;
    progress(stepOf('fetchingWeather', { done, total: done + left }));
    if (left === 0 || found.length >= PAGE * PAGES) await storeFound();
  }
  writeNote(folder, { ...note, importedAt: note.under, under: null, after: '' });
}

type Station = Pick<ListedWeather, 'station'> & Partial<ListedWeather>;

/** Undefined where it is no list of stations. */
function stationsOf({ status, body }: { status: number; body: unknown }): { items: Station[]; totalCount: number } | undefined {
  const { items, totalCount } = (body ?? {}) as { items?: unknown; totalCount?: unknown };
  if (status !== 200 || !Array.isArray(items)) return undefined;
  const stations = items.filter((item): item is Station => typeof (item as Partial<Station> | null)?.station === 'string');
  return { items: stations, totalCount: Number(totalCount) || stations.length };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The reader of files takes a list of this form. A report without a time is left out: another day could fit it here. */
function reportsOf({ metar, taf, latitude, longitude }: Station): object[] {
  const [observed, issued] = [textOf(metar?.observedAt), textOf(taf?.issuedAt)];
  return [
    ...(metar && observed !== null ? [{ rawOb: metar.raw, obsTime: Date.parse(observed) / 1000, lat: latitude, lon: longitude }] : []),
    ...(taf && issued !== null ? [{ rawTAF: taf.raw, issueTime: issued, lat: latitude, lon: longitude }] : []),
  ];
}
