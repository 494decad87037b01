/**
 * Reads packs and backups. Such a file is untrusted, so it is limited: entries are counted, sizes are compared with the signed manifest
 * before and while unpacking, and names in it are only compared, never used as paths. Nothing is written before the signature and the
 * signer were checked.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { refuseIrregular } from '../platform/regular-file.ts';
import { entryPieces } from '../platform/archives/compressed.ts';
import { Refusal, invalidBecause } from '../refusal.ts';
import { parsedJson } from '../text/json.ts';
import { unwritable } from './unwritable.ts';
import type { Listed } from './manifest.ts';
import { hasShape } from './shape.ts';
import { isSignedBy, signatureShape, type Signature } from './signing-key.ts';
import { MANIFEST, SIGNATURE } from './write-container.ts';
import { reason } from '../reasons/reason.ts';

/** A file of Aeroshelf has far fewer entries. */
const MOST_ENTRIES = 20;
/** Most bytes of manifest and signature, which are read before the signer is known. */
const MOST_HEAD_BYTES = 100_000;

/** Opens a file whose manifest is signed. Throws a Refusal for one that is not such a file, or whose signature does not match its manifest. */
export async function openContainer(path: string, file: string) {
  const damaged = (error: string) => invalidBecause(reason('notPackedByAeroshelf', { file, error }));
  const refuse = (error: unknown): never => {
    throw error instanceof Refusal ? error : damaged((error as Error).message);
  };
  const zip = await openRegular(path).catch(refuse);
  try {
    const entries = await entriesOf(zip).catch(refuse);

    async function* read(name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (!entry) throw damaged(`no ${name}`);
      try {
        yield* entryPieces(zip, entry);
      } catch {
        throw invalidBecause(reason('signatureInvalid', { file }));
      }
    }
    const head = async (name: string) => {
      const bytes = entries.get(name)?.uncompressedSize;
      if (bytes === undefined) throw damaged(`no ${name}`);
      if (bytes > MOST_HEAD_BYTES) throw damaged(`${name} is too large`);
      return buffer(read(name));
    };
    const manifest = await head(MANIFEST);
    const signature = signatureOf(await head(SIGNATURE));
    if (!signature || !isSignedBy(signature, manifest)) throw invalidBecause(reason('signatureInvalid', { file }));

    async function* pieces({ name, bytes, sha256 }: Listed): AsyncGenerator<Buffer> {
      const digest = createHash('sha256');
      let length = 0;
      for await (const piece of read(name)) {
        digest.update(piece);
        length += piece.length;
        yield piece;
      }
      if (length !== bytes || digest.digest('hex') !== sha256) {
        throw invalidBecause(reason('signatureInvalid', { file }));
      }
    }

    return {
      /** These are exactly the signed bytes. */
      manifest,
      /** The key that signed has this fingerprint. */
      signer: signature.fingerprint,
      /** Throws a Refusal unless the file has exactly these entries, each of the given size and within its limit (bytes). */
      holdsExactly(expected: readonly Listed[], bounds: Readonly<Record<string, number>>): void {
        const names = new Set([MANIFEST, SIGNATURE, ...Object.keys(bounds)]);
        const besides =
          [...entries.keys()].find((name) => !names.has(name)) ?? expected.find(({ name }) => bounds[name] === undefined)?.name;
        if (besides !== undefined) throw damaged(`${besides} does not belong there`);
        for (const [name, most] of Object.entries(bounds)) {
          const matching = expected.filter((entry) => entry.name === name);
          const bytes = entries.get(name)?.uncompressedSize;
          if (matching.length !== 1 || bytes === undefined) throw damaged(`no ${name}`);
          if (matching[0]?.bytes !== bytes) throw invalidBecause(reason('signatureInvalid', { file }));
          if (bytes > most) throw damaged(`${name} is too large`);
        }
      },
      /** The pieces of an entry; throws a Refusal at the end if they do not match the manifest. */
      pieces,
      /** Writes an entry to a new file readable only by its owner, and flushes it to the disk. */
      async extract(entry: Listed, to: string): Promise<void> {
        try {
          // It is there before anything is read: a stream that creates it by itself may do so after the caller has deleted what a refusal left.
          const created = await open(to, 'wx', 0o600);
          await pipeline(pieces(entry), created.createWriteStream({ flush: true }));
        } catch (error) {
          throw unwritable(to, error);
        }
      },
      close: (): void => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export type Container = Awaited<ReturnType<typeof openContainer>>;

async function openRegular(path: string): Promise<ZipFile> {
  await refuseIrregular(path);
  return openPromise(path, { autoClose: false });
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName) || entries.size === MOST_ENTRIES) throw new Error(`${entry.fileName} does not belong there`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function signatureOf(bytes: Buffer): Signature | undefined {
  const value = parsedJson(bytes.toString('utf8'));
  return hasShape(value, signatureShape) ? (value as Signature) : undefined;
}
