/**
 * Downloads one file into its part. Promise: bytes of two versions of a file are never mixed in one part. A file that is already stored is requested
 * again only if it changed (RFC 9110, 13.1), and an interrupted download resumes where it stopped (13.1.5 and 14).
 *
 * The part holds the bytes as they were sent, gzip or not, because ranges count those; the rest is requested in the same encoding.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import type { Meter } from '../run-bounds.ts';
import { Unreachable } from '../unreachable.ts';
import { MOST_BYTES } from './content.ts';
import type { Part, PartInfo } from './part.ts';
import { ask, type Answer, type Asking } from './request.ts';
import { reason } from '#core/reasons/reason.ts';

/** A server names the version of a file by them. */
export type Validators = { etag: string | null; lastModified: string | null };

type Downloaded = {
  info: PartInfo;
  /** The bytes are of more than one answer, so that they may not belong together. */
  isJoined: boolean;
};

type Options = Asking & {
  /** They are those of the stored version. */
  before: Validators | undefined;
  clock: () => Date;
  progress: (done: number, total: number | null) => void;
  /** It measures the whole run. */
  meter: Meter;
};

/** Undefined: the stored version is the newest. Throws as `ask` does, and a Refusal for an answer that can't be the file. */
export async function download(address: string, part: Part, options: Options): Promise<Downloaded | undefined> {
  const found = await part.read();
  const partInfo = found?.address === address ? found : undefined;
  const rest = partInfo && !partInfo.isWhole && partInfo.flushed > 0 && partInfo.validator !== null ? partInfo : undefined;
  const whole = partInfo?.isWhole ? partInfo : undefined;
  const stored = whole ?? options.before;
  const answer = await ask(address, rest ? askRest(rest) : askWhole(stored), options);
  const { status, headers } = answer;
  try {
    if (status === 200) return await fill(part, begin(address, headers), answer, options);
    if (status === 206 && rest && continues(headers, rest)) return await fill(part, { ...rest, total: totalOf(headers) }, answer, options);
    if (status === 304 && !rest && stored) return whole && { info: whole, isJoined: false };
  } finally {
    answer.discard();
  }
  if (!rest) throw datasetRefused(reason('answered', { address, status, statusText: null }));
  // The server has no rest for this part; without the part, the next request asks for the whole file.
  await part.remove();
  return download(address, part, options);
}

function askWhole(stored: Validators | undefined): Record<string, string> {
  return {
    'accept-encoding': 'gzip',
    ...(stored?.etag ? { 'if-none-match': stored.etag } : {}),
    ...(stored?.lastModified ? { 'if-modified-since': stored.lastModified } : {}),
  };
}

function askRest({ encoding, flushed, validator }: PartInfo): Record<string, string> {
  return { 'accept-encoding': encoding, range: `bytes=${flushed}-`, 'if-range': validator ?? '' };
}

function begin(address: string, headers: IncomingHttpHeaders): Omit<PartInfo, 'triedAt'> {
  const encoding = encodingOf(headers);
  if (!encoding) throw datasetRefused(reason('downloadDamaged', { address, error: `packed as ${headers['content-encoding']}` }));
  const length = headers['content-length'];
  return {
    address,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    validator: strongValidator(headers),
    encoding,
    total: length === undefined ? null : Number(length),
    flushed: 0,
    isWhole: false,
  };
}

async function fill(
  part: Part,
  begun: Omit<PartInfo, 'triedAt'>,
  answer: Answer,
  { progress, clock, meter }: Options,
): Promise<Downloaded> {
  const { address, total } = begun;
  const tooLarge = () => datasetRefused(reason('fileTooLarge', { file: address, mostMb: MOST_BYTES / 1e6 }));
  if ((total ?? 0) > MOST_BYTES) throw tooLarge();
  let before = begun.flushed;
  const info = await part.add({ ...begun, triedAt: clock().toISOString() }, answer.pieces, (bytes) => {
    if (bytes > MOST_BYTES) throw tooLarge();
    meter.add({ bytes: bytes - before });
    before = bytes;
    progress(bytes, total);
  });
  if (!info.isWhole) throw new Unreachable(reason('brokeOff', { address, error: `${info.flushed}/${total ?? '?'} bytes` }));
  return { info, isJoined: begun.flushed > 0 };
}

function encodingOf(headers: IncomingHttpHeaders): PartInfo['encoding'] | undefined {
  const written = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (written === 'identity' || written === '') return 'identity';
  return written === 'gzip' || written === 'x-gzip' ? 'gzip' : undefined;
}

/**
 * A weak ETag does not promise the same bytes. A Last-Modified does when it is at least a second older than the answer: in that second the
 * file could have changed twice (RFC 9110, 8.8.2.2).
 */
function strongValidator({ etag, date, 'last-modified': lastModified }: IncomingHttpHeaders): string | null {
  if (etag !== undefined && !etag.startsWith('W/')) return etag;
  return lastModified !== undefined && Date.parse(lastModified) + 1000 <= Date.parse(date ?? '') ? lastModified : null;
}

const rangeOf = (headers: IncomingHttpHeaders) => /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '');
const totalOf = (headers: IncomingHttpHeaders): number => Number(rangeOf(headers)?.[2]);

/** Some servers send a range of another version, encoding or offset than requested. */
function continues(headers: IncomingHttpHeaders, rest: PartInfo): boolean {
  const range = rangeOf(headers);
  return (
    range !== null &&
    Number(range[1]) === rest.flushed &&
    (rest.total === null || Number(range[2]) === rest.total) &&
    encodingOf(headers) === rest.encoding &&
    (headers.etag === undefined || rest.etag === null || headers.etag === rest.etag) &&
    (headers['last-modified'] === undefined || rest.lastModified === null || headers['last-modified'] === rest.lastModified)
  );
}
