/**
 * Checks of a pack before anything of it is imported. Promise: they are made in this order and nothing changes before the last one: signed
 * content, a signer that the user trusts, a known format, all entries and no others, their digests, a sound reference
 * database, readable NOTAMs.
 */
import { rmSync } from 'node:fs';
import { transferRefused } from './transfer-refused.ts';
import { faultInReference } from './check-reference.ts';
import { readManifest, type Listed, type Manifest } from './manifest.ts';
import { readLine, type Line } from './notam-line.ts';
import { NOTAMS, REFERENCE } from './pack.ts';
import { openContainer, type Container } from './read-container.ts';
import { reason } from '../reasons/reason.ts';

/** Most bytes of an unpacked entry. The full set has 110 MB; 100,000 NOTAMs have 300. */
const bounds = { [REFERENCE]: 2_000_000_000, [NOTAMS]: 4_000_000_000 };
/** Longer than any NOTAM that an import accepts. */
const LONGEST_LINE = 20_000_000;

export type Trust = {
  /** Fingerprint of this installation's own key. */
  own: string;
  /** Fingerprints that the user already trusts. */
  trusted: readonly string[];
  /** The fingerprint that the user gives now. */
  trust?: string | undefined;
};

export type CheckedPack = {
  manifest: Manifest<'pack'>;
  signer: string;
  /** The NOTAMs again, and what goes with them. */
  lines(): AsyncGenerator<Line>;
  close(): void;
};

/**
 * Checks a pack and writes its reference database to `build`, which must not exist. `file` names the pack for people. Throws a Refusal with the
 * first fault found, and leaves no file then.
 */
export async function checkPack({
  path,
  file,
  build,
  trust,
}: {
  path: string;
  file: string;
  build: string;
  trust: Trust;
}): Promise<CheckedPack> {
  const container = await openContainer(path, file);
  try {
    const { signer } = container;
    checkSigner(signer, trust, file);
    const manifest = readManifest(container.manifest, 'pack', file);
    container.holdsExactly(manifest.entries, bounds);
    const [reference, notams] = [entryOf(manifest, REFERENCE), entryOf(manifest, NOTAMS)];
    await container.extract(reference, build);
    const fault = faultInReference(build, manifest.dataset, file);
    if (fault) throw transferRefused(fault);
    let notices = 0;
    for await (const line of linesOf(container, notams, file)) notices += Number('notice' in line);
    if (notices !== manifest.notams.count) {
      throw transferRefused(reason('packNotamCountOther', { file, count: notices, expected: manifest.notams.count }));
    }
    return { manifest, signer, lines: () => linesOf(container, notams, file), close: () => container.close() };
  } catch (error) {
    container.close();
    rmSync(build, { force: true });
    throw error;
  }
}

function checkSigner(signer: string, { own, trusted, trust }: Trust, file: string): void {
  if (signer === own || trusted.includes(signer) || signer === trust) return;
  if (trust !== undefined) throw transferRefused(reason('signerOther', { file, fingerprint: signer, expected: trust }));
  throw transferRefused(reason('signerUnknown', { file, fingerprint: signer }));
}

const entryOf = (manifest: Manifest<'pack'>, name: string): Listed => {
  const entry = manifest.entries.find((one) => one.name === name);
  if (!entry) throw new Error(`${name} was checked and is absent`);
  return entry;
};

async function* linesOf(container: Container, entry: Listed, file: string): AsyncGenerator<Line> {
  let at = 0;
  const read = (text: string): Line => {
    at++;
    const line = readLine(text);
    if (!line) throw transferRefused(reason('packLineInvalid', { file, line: at }));
    return line;
  };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of container.pieces(entry)) {
    const texts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield read(text);
    if (rest.length > LONGEST_LINE) throw transferRefused(reason('packLineTooLong', { file, line: at + 1 }));
  }
  if (rest !== '') yield read(rest);
}
