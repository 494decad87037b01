/**
 * The bulletin of the United Kingdom as one file of XML, which its air navigation service publishes without a key: all NOTAMs that are in force or begin within a
 * week. Promise: the file is asked for at most every 20 minutes, and only if it changed; a web page in its place is not stored; what it lacks is marked as no longer
 * listed.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Source } from '#contract/sync/sources.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { stepOf } from '#core/progress.ts';
import { download, type Validators } from '../fetch/download.ts';
import { openPart, type Part, type PartInfo } from '../fetch/part.ts';
import { usualWaits } from '../fetch/request.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import { openMeter, type Bounds } from '../run-bounds.ts';
import { userAgent } from '../user-agent.ts';
import { refuseWebPage, shapeChanged } from './answers.ts';
import { presets } from './presets.ts';

const FILE = 'PIB.xml';
const KNOWN = 'uk-pib.json';
const MS_A_MINUTE = 60_000;
/** Today's has 2 MB. */
const bounds: Bounds = { megabytes: 60, hours: 1 };

/** `askedAt`: the last answer. ISO 8601 UTC. */
type Known = Validators & { askedAt: string; sha256: string; issuedAt: string | null };

/** Throws `Unreachable` when there is no answer, or a web page instead of the file, and `shapeChanged` for a file of another form. */
export async function fetchUkPib(source: Source, tools: FetchTools): Promise<Fetched> {
  const { folder, clock, signal, progress, hearTime } = tools;
  const { address } = source;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = await readKnown(folder);
  if (known && isRecent(known, clock())) return { isNew: false, dataDate: known.issuedAt };
  const meter = openMeter(address, bounds);
  const part = openPart(join(folder, FILE));
  const asking = { userAgent, waits: usualWaits, signal, hearTime };
  const step = (done: number, total: number | null) => progress(stepOf('downloadingFile', { file: FILE, done, total }));
  const downloaded = await download(address, part, { ...asking, before: known, clock, meter, progress: step });
  const askedAt = clock().toISOString();
  if (!downloaded) {
    if (known) await writeKnown(folder, { ...known, askedAt });
    return { isNew: false, dataDate: known?.issuedAt ?? null };
  }
  try {
    const { etag, lastModified } = downloaded.info;
    return await take(source, { part, info: downloaded.info, known, asked: { etag, lastModified, askedAt } }, tools);
  } finally {
    await part.remove();
  }
}

type Arrived = { part: Part; info: PartInfo; known: Known | undefined; asked: Validators & { askedAt: string } };

async function take({ id, name, address }: Source, { part, info, known, asked }: Arrived, tools: FetchTools): Promise<Fetched> {
  const { folder, signal, notamIntake, sourceClaims } = tools;
  const path = unfinished(join(folder, `new-${FILE}`));
  try {
    const sha256 = await unpack(part, info, { path, address, signal });
    if (known?.sha256 === sha256) {
      await writeKnown(folder, { ...known, ...asked });
      return { isNew: false, dataDate: known.issuedAt };
    }
    const claim = { by: { id, name }, claims: [], lists: { source: 'EAD', omitsTriggers: true } };
    const { report } = await notamIntake.files([{ path, name: FILE }], { signal, claim });
    if (report.read === 0 || report.importId === null) throw shapeChanged(address, 'Pib/FIRSection/…/Notam');
    if (!sourceClaims.isMadeBy(report.importId)) throw shapeChanged(address, 'Pib/AreaPIBHeader');
    await writeKnown(folder, { ...asked, sha256, issuedAt: report.issuedAt });
    return { isNew: report.added + report.changed > 0, dataDate: report.issuedAt };
  } finally {
    await rm(path, { force: true });
  }
}

const isRecent = ({ askedAt }: Known, now: Date): boolean => {
  const age = now.getTime() - Date.parse(askedAt);
  return age >= 0 && age < presets.ukPib.leastMinutes * MS_A_MINUTE;
};

/** The digest of its content, which is in the file at `path` then. */
async function unpack(part: Part, info: PartInfo, to: { path: string; address: string; signal: AbortSignal }): Promise<string> {
  const { path, address, signal } = to;
  const hash = createHash('sha256');
  async function* looked(pieces: AsyncIterable<Buffer>) {
    let isFirst = true;
    for await (const piece of pieces) {
      if (isFirst) refuseWebPage(piece, address);
      isFirst = false;
      hash.update(piece);
      yield piece;
    }
  }
  await pipeline(looked(part.unpack(info)), createWriteStream(path, { mode: 0o600 }), { signal });
  return hash.digest('hex');
}

/** An unreadable note counts as absent: the file is then fetched again, which changes nothing that is stored. */
async function readKnown(folder: string): Promise<Known | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, KNOWN), 'utf8')) as Known;
  } catch {
    return undefined;
  }
}

async function writeKnown(folder: string, known: Known): Promise<void> {
  const path = join(folder, KNOWN);
  await writeFile(unfinished(path), JSON.stringify(known), { mode: 0o600 });
  await rename(unfinished(path), path);
}
