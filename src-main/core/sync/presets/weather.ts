/**
 * Reads METAR and TAF of the world from the two cache files of the Aviation Weather Center of the United States, or of a server with such
 * files. Promise: a file is requested at most every ten minutes, and only if it changed; a web page in its place is not stored; the stored
 * reports of one stay where the other fails.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '#contract/sync/sources.ts';
import { stepOf } from '#core/progress.ts';
import { isWeatherFile } from '#core/weather/is-weather-file.ts';
import { bounded } from '../fetch/content.ts';
import { download, type Validators } from '../fetch/download.ts';
import { openPart } from '../fetch/part.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import { openMeter, type Bounds, type Meter } from '../run-bounds.ts';
import { withoutWebPage } from './answers.ts';
import { MOST_KEPT, shapeChanged } from './changed-form.ts';
import { presets } from './presets.ts';
import { refuseRecent, readNote, writeNote, type LastFetch } from './last-fetch.ts';

export const weatherFiles = ['metars.cache.csv.gz', 'tafs.cache.xml.gz'] as const;
type FileName = (typeof weatherFiles)[number];
/** Both have less than 2 MB as they are sent, and 20 MB unpacked. */
const bounds: Bounds = { megabytes: 40, hours: 1 };

type Known = LastFetch & { files: Partial<Record<FileName, Validators>>; dataDate: string | null };

/** Throws `Unreachable` when there is no answer, or a web page instead of a file, and `shapeChanged` for a file without reports. */
export async function fetchWeather({ address }: Source, tools: FetchTools): Promise<Fetched> {
  const { folder, clock } = tools;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readNote<Known>(folder);
  if (before) refuseRecent(before, clock(), { address, minutes: presets.weather.leastMinutes });
  const meter = openMeter(address, bounds);
  const note: Known = { files: { ...before?.files }, dataDate: before?.dataDate ?? null, askedAt: clock().toISOString() };
  let isNew = false;
  for (const name of weatherFiles) {
    const came = await take(name, new URL(name, address).href, { validators: note.files[name], meter, tools });
    // It is written after each file: the other may fail, and this one is then not fetched again.
    if (came) {
      note.files[name] = came.validators;
      note.dataDate = newest(note.dataDate, came.validators.lastModified);
      isNew ||= came.added > 0;
    }
    writeNote(folder, note);
  }
  return { isNew, dataDate: note.dataDate };
}

/** The later of both; `date` is of an answer (RFC 9110, 8.8.2). */
function newest(before: string | null, date: string | null): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) || (before !== null && Date.parse(before) >= time) ? before : new Date(time).toISOString();
}

type Taking = { validators: Validators | undefined; meter: Meter; tools: FetchTools };

/** Undefined where it is as before. */
async function take(
  name: FileName,
  address: string,
  { validators, meter, tools }: Taking,
): Promise<{ validators: Validators; added: number } | undefined> {
  const { folder, clock, signal, progress, hearTime, storeWeather } = tools;
  const part = openPart(join(folder, name));
  const step = (done: number, total: number | null) => progress(stepOf('downloadingFile', { file: name, done, total }));
  const asking = { signal, hearTime, before: validators, clock, meter, progress: step };
  try {
    const downloaded = await download(address, part, asking);
    if (!downloaded) return undefined;
    const pieces: Buffer[] = [];
    for await (const piece of withoutWebPage(bounded(part.unpack(downloaded.info), address), address)) pieces.push(piece);
    const content = Buffer.concat(pieces);
    const { read, added } = isWeatherFile(content.subarray(0, MOST_KEPT))
      ? await storeWeather([content], { isDryRun: false })
      : { read: 0, added: 0 };
    if (read === 0) throw shapeChanged(address, 'raw_text', content.toString('utf8', 0, MOST_KEPT));
    const { etag, lastModified } = downloaded.info;
    return { validators: { etag, lastModified }, added };
  } finally {
    await part.remove();
  }
}
