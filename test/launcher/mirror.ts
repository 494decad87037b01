/** A mirror of Electron's releases on this machine, and a clone that lacks its runtime: Electron's own installer works on both as they are. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';
import { temporaryFolder } from '../helpers/dataset-files.ts';
import { serving } from '../helpers/listening.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(project, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
const executable = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform as string] ?? 'electron';
const archive = `electron-v${version}-${process.platform}-${process.arch}.zip`;

/** An archive of a runtime whose executable is this script. */
export async function runtimeZip(script: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(version), 'version');
  zip.addBuffer(Buffer.from(script), executable, { mode: 0o100_755 });
  zip.end();
  return buffer(zip.outputStream);
}

/** A folder with what the installer and the launcher need of the project, where the archive has the checksum of `zip`. */
export function cloneWithoutRuntime(zip: Buffer): string {
  const clone = temporaryFolder();
  const packages = join(clone, 'node_modules');
  mkdirSync(join(packages, 'electron'), { recursive: true });
  for (const name of ['@electron', '@electron-internal', 'better-sqlite3'])
    symlinkSync(join(project, 'node_modules', name), join(packages, name));
  for (const name of ['install.js', 'package.json']) cpSync(join(project, 'node_modules/electron', name), join(packages, 'electron', name));
  const checksum = createHash('sha256').update(zip).digest('hex');
  writeFileSync(join(packages, 'electron', 'checksums.json'), JSON.stringify({ [archive]: checksum }));
  return clone;
}

/** Answers the archive as `answer` does; the environment under which it is asked, with a cache of its own, and the addresses asked for. */
export async function mirror(answer: RequestListener): Promise<{ env: NodeJS.ProcessEnv; addresses: string[] }> {
  const addresses: string[] = [];
  const { address } = await serving((request, response) => {
    addresses.push(request.url ?? '');
    answer(request, response);
  });
  const cache = temporaryFolder();
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  return { env: { ELECTRON_MIRROR: address, electron_config_cache: cache, NO_PROXY: '127.0.0.1' }, addresses };
}

export const wantedAddress = `/v${version}/${archive}`;
