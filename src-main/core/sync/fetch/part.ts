/**
 * A download under way has its bytes as they were sent in `<name>.part`, and their description in `<name>.part.json`. Promise: bytes are
 * reused only as far as they were flushed to the disk, so that neither a kill nor a power failure leaves a gap in them.
 */
import { createReadStream } from 'node:fs';
import { open, readFile, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { writeWhole } from '#core/platform/data-folder.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { parsedJson } from '#core/text/json.ts';

/** A download that breaks off fetches no more than the bytes since the last flush again. */
const FLUSH_EVERY = 1_000_000;

export type PartInfo = {
  address: string;
  etag: string | null;
  /** It is stored as the server wrote it. */
  lastModified: string | null;
  /** Validator proving that the rest belongs to the same bytes (If-Range); null: there is none. */
  validator: string | null;
  encoding: 'gzip' | 'identity';
  /** Bytes of the whole file as sent; null: the server does not say. */
  total: number | null;
  /** This many bytes were flushed to the disk. */
  flushed: number;
  isWhole: boolean;
  /** Last modification, ISO 8601 UTC; decides only how long it is kept. */
  triedAt: string;
};

/** These paths belong to the part of this file. */
export const partPaths = (path: string) => ({ bytes: unfinished(path), info: `${unfinished(path)}.json` });

export function openPart(path: string) {
  const { bytes, info: infoPath } = partPaths(path);

  // It is not flushed itself: if it is lost or empty, the download merely starts over.
  const write = (info: PartInfo) => writeWhole(infoPath, JSON.stringify(info));

  return {
    /** Undefined: there is none that could be resumed. */
    async read(): Promise<PartInfo | undefined> {
      const info = parsePartInfo(await readFile(infoPath, 'utf8').catch(() => ''));
      const { size } = (await stat(bytes).catch(() => undefined)) ?? { size: -1 };
      return info && size >= info.flushed ? info : undefined;
    },
    /** Appends pieces after the first `info.flushed` bytes; `grown` is called with the bytes there are. What arrived before a failure is kept. */
    async add(begun: PartInfo, pieces: AsyncIterable<Uint8Array>, grown: (bytes: number) => void): Promise<PartInfo> {
      if (begun.flushed > 0) await truncate(bytes, begun.flushed);
      await using handle = await open(bytes, begun.flushed > 0 ? 'a' : 'w', 0o600);
      return await append(handle, begun, pieces, { write, grown });
    },
    /** The content, decompressed. Throws zlib's errors (`Z_…`) if it is damaged. */
    unpack({ encoding }: PartInfo): AsyncIterable<Buffer> {
      const packed = createReadStream(bytes);
      // The reader gets the failure too.
      return encoding === 'gzip' ? pipeline(packed, createGunzip(), () => undefined) : packed;
    },
    async remove(): Promise<void> {
      for (const path of [infoPath, unfinished(infoPath), bytes]) await rm(path, { force: true });
    },
  };
}

export type Part = ReturnType<typeof openPart>;

async function append(
  handle: FileHandle,
  begun: PartInfo,
  pieces: AsyncIterable<Uint8Array>,
  { write, grown }: { write: (info: PartInfo) => void; grown: (bytes: number) => void },
): Promise<PartInfo> {
  let info = begun;
  let size = begun.flushed;
  const flush = async (isWhole: boolean) => {
    await handle.sync();
    write((info = { ...info, flushed: size, isWhole }));
  };
  write(info);
  try {
    for await (const piece of pieces) {
      await handle.appendFile(piece);
      size += piece.length;
      grown(size);
      if (size - info.flushed >= FLUSH_EVERY) await flush(false);
    }
  } catch (error) {
    // The interruption is the error to report; if the disk is full by now, only these bytes are lost.
    await flush(false).catch(() => undefined);
    throw error;
  }
  await flush(info.total === null || size === info.total);
  return info;
}

/** Any other text gives undefined. */
export function parsePartInfo(text: string): PartInfo | undefined {
  const info = parsedJson(text) as Partial<PartInfo> | null | undefined;
  return Number.isSafeInteger(info?.flushed) && typeof info?.address === 'string' ? (info as PartInfo) : undefined;
}
