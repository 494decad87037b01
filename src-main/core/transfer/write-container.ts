/** Packs and backups are a ZIP that any unzip reads, with the manifest and its signature first. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, type PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Kind, Listed, Manifest } from './manifest.ts';
import type { SigningKey } from './signing-key.ts';

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'signature.json';

/** An entry to write: its bytes can be read twice and are the same both times. */
export type Part = { name: string; pieces(): Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

/** Computes the size and digest of a part, which the manifest before it needs. Yields to other work between two pieces. */
export async function listed({ name, pieces }: Part): Promise<Listed> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const piece of Readable.from(pieces())) {
    digest.update(piece as Uint8Array);
    bytes += (piece as Uint8Array).length;
  }
  return { name, bytes, sha256: digest.digest('hex') };
}

/** Writes the file and flushes it to the disk; readable only by its owner. */
export async function writeContainer<K extends Kind>(
  path: string,
  { manifest, key, parts }: { manifest: Manifest<K>; key: SigningKey; parts: readonly Part[] },
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  const about = { mtime: new Date(manifest.madeAt), mode: 0o100600 };
  const manifestBytes = jsonBytes(manifest);
  zip.addBuffer(manifestBytes, MANIFEST, about);
  zip.addBuffer(jsonBytes(key.sign(manifestBytes)), SIGNATURE, about);
  for (const part of parts) {
    const size = manifest.entries.find(({ name }) => name === part.name)?.bytes ?? 0;
    zip.addReadStreamLazy(part.name, { ...about, size }, (take) => {
      // The file failed meanwhile, and the part's source may be closed.
      if (output.destroyed) return take(new Error(`${path} is no longer written`), Readable.from([]));
      const stream = Readable.from(part.pieces(), { objectMode: false });
      stream.on('error', (error) => output.destroy(error));
      take(null, stream);
    });
  }
  zip.end();
  await pipeline(output, createWriteStream(path, { mode: 0o600, flush: true }));
}

const jsonBytes = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
