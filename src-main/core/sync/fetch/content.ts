/**
 * Content may become a file of a snapshot. Promise: a web page, a table with other columns, part of a file or an archive that unpacks
 * without end does not.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { csvReader } from '#core/reference/sources/csv/csv.ts';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import { reason } from '#core/reasons/reason.ts';

/** Largest file in bytes, compressed or not; today's largest has 13 MB uncompressed. */
export const MOST_BYTES = 200_000_000;
/** The header line must end within this many bytes. */
const HEADER_BYTES = 65_536;
/** A new file must have at least this share of the previous one's size. */
const LEAST_SHARE = 0.5;
/** HTML or XML, after the byte order mark that some programs write. */
const page = /^(\u00ef\u00bb\u00bf)?\s*</;

type Expected = {
  /** Messages call the file or address by this name. */
  name: string;
  columns: readonly string[];
  /** The file that it replaces has this many bytes. */
  bytesBefore: number | undefined;
  signal: AbortSignal;
};

type Written = { bytes: number; sha256: string };

/** Throws a Refusal once there are more than `MOST_BYTES`. */
export async function* bounded<Piece extends Uint8Array>(pieces: AsyncIterable<Piece>, name: string): AsyncGenerator<Piece> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw datasetRefused(reason('fileTooLarge', { file: name, mostMb: MOST_BYTES / 1e6 }));
    yield piece;
  }
}

/** Writes a file that does not exist, flushed to the disk. Throws a Refusal when it is not what is expected; the file must not be used then. */
export async function writeExpected(target: string, pieces: AsyncIterable<Uint8Array>, expected: Expected): Promise<Written> {
  const { name, signal } = expected;
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  const handle = await open(target, 'wx', 0o600);
  try {
    for await (const piece of bounded(pieces, name)) {
      signal.throwIfAborted();
      bytes += piece.length;
      if (head.length < HEADER_BYTES) head = Buffer.concat([head, piece]);
      hash.update(piece);
      await handle.appendFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  refuseOther(head, bytes, expected);
  return { bytes, sha256: hash.digest('hex') };
}

function refuseOther(head: Buffer, bytes: number, { name, columns, bytesBefore = 0 }: Expected): void {
  if (bytes === 0) throw datasetRefused(reason('fileEmpty', { file: name }));
  if (page.test(head.toString('latin1'))) throw datasetRefused(reason('fileIsWebPage', { file: name }));
  const header = headerOf(head, name);
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw datasetRefused(reason('columnsMissing', { file: name, columns: missing.join(', ') }));
  if (bytes < bytesBefore * LEAST_SHARE) throw datasetRefused(reason('fileShrunk', { file: name, bytes, before: bytesBefore }));
}

function headerOf(head: Buffer, name: string): string[] {
  const end = head.indexOf('\n');
  const names: string[] = [];
  const reader = csvReader(name, ({ width, field }) => {
    for (let index = 0; index < width; index++) names.push(field(index));
  });
  reader.read(head.subarray(0, end === -1 ? HEADER_BYTES : end + 1));
  reader.end();
  return names;
}
