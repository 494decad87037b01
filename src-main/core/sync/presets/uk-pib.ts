/**
 * Reads the bulletin of the United Kingdom, one file of XML, which its air navigation service publishes without a key: all NOTAMs that are
 * in force or begin within a week. Promise: the file is requested at most every 20 minutes, and only if it changed; a web page in its place
 * is not stored; what it lacks is marked as no longer listed.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Source } from '#contract/sync/sources.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { stepOf } from '#core/progress.ts';
import { bounded } from '../fetch/content.ts';
import { download, type Validators } from '../fetch/download.ts';
import { openPart, type Part, type PartInfo } from '../fetch/part.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import { openMeter, type Bounds } from '../run-bounds.ts';
import { withoutWebPage } from './answers.ts';
import { beginOf, shapeChanged } from './changed-form.ts';
import { presets } from './presets.ts';
import { refuseRecent, readNote, writeNote, type LastFetch } from './last-fetch.ts';

const FILE = 'PIB.xml';
/** Today's has 2 MB. */
const bounds: Bounds = { megabytes: 60, hours: 1 };

type Known = Validators & LastFetch & { sha256: string; issuedAt: string | null };

/** Throws `Unreachable` when there is no answer, or a web page instead of the file, and `shapeChanged` for a file of another form. */
export async function fetchUkPib(source: Source, tools: FetchTools): Promise<Fetched> {
  const { folder, clock, signal, progress, hearTime } = tools;
  const { address } = source;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const note = await readNote<Known>(folder);
  if (note) refuseRecent(note, clock(), { address, minutes: presets.ukPib.leastMinutes });
  const meter = openMeter(address, bounds);
  const part = openPart(join(folder, FILE));
  const asking = { signal, hearTime };
  const step = (done: number, total: number | null) => progress(stepOf('downloadingFile', { file: FILE, done, total }));
  const downloaded = await download(address, part, { ...asking, before: note, clock, meter, progress: step });
  const askedAt = clock().toISOString();
  if (!downloaded) {
    if (note) writeNote<Known>(folder, { ...note, askedAt });
    return { isNew: false, dataDate: note?.issuedAt ?? null };
  }
  try {
    const { etag, lastModified } = downloaded.info;
    return await take(source, { part, info: downloaded.info, before: note, now: { etag, lastModified, askedAt } }, tools);
  } finally {
    await part.remove();
  }
}

type Arrived = { part: Part; info: PartInfo; before: Known | undefined; now: Validators & LastFetch };

async function take({ id, name, address }: Source, { part, info, before, now }: Arrived, tools: FetchTools): Promise<Fetched> {
  const { folder, signal, notamIntake, sourceClaims } = tools;
  const path = unfinished(join(folder, `new-${FILE}`));
  try {
    const sha256 = await unpack(part, info, { path, address, signal });
    if (before?.sha256 === sha256) {
      writeNote<Known>(folder, { ...before, ...now });
      return { isNew: false, dataDate: before.issuedAt };
    }
    const claim = { by: { id, name }, claims: [], lists: { source: 'EAD', omitsTriggers: true } };
    const { report } = await notamIntake.files([{ path, name: FILE }], { signal, claim });
    if (report.read === 0 || report.importId === null) throw shapeChanged(address, 'Pib/FIRSection/…/Notam', await beginOf(path));
    if (!sourceClaims.isMadeBy(report.importId)) throw shapeChanged(address, 'Pib/AreaPIBHeader', await beginOf(path));
    writeNote<Known>(folder, { ...now, sha256, issuedAt: report.issuedAt });
    return { isNew: report.added + report.changed > 0, dataDate: report.issuedAt };
  } finally {
    await rm(path, { force: true });
  }
}

/** The digest of its content, which is in the file at `path` then. */
async function unpack(part: Part, info: PartInfo, to: { path: string; address: string; signal: AbortSignal }): Promise<string> {
  const { path, address, signal } = to;
  const hash = createHash('sha256');
  async function* hashed(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  }
  await pipeline(hashed(withoutWebPage(bounded(part.unpack(info), address), address)), createWriteStream(path, { mode: 0o600 }), {
    signal,
  });
  return hash.digest('hex');
}
