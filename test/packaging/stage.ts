/** Packing the built program as an installer would hold it, without Electron's runtime and without making an installer. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { build, type Configuration } from 'electron-builder';
import { configuration } from '../../resources/packaging/electron-builder.ts';
import { filesIn, type Packed } from './asar.ts';
import { placeholderElectron } from './placeholder-electron.ts';
import { placesOf, platforms, processors, type Target } from './targets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The character 1; an unset fuse is 0, and one that Electron has given up is r. */
const ON = 0x31;

export type Staged = {
  target: Target;
  /** It is app.asar itself. */
  archive: string;
  files: Packed[];
  fuses: Record<string, boolean>;
  /** Text that binds the archive to the program: of Info.plist on macOS, of the resources of the .exe on Windows, nothing on Linux. */
  integrity: string;
  /** Text of aeroshelf.cmd, which a terminal on Windows runs and waits for. */
  commandFile: string | undefined;
  /** The library lies next to the archive. */
  prebuild: Buffer | undefined;
};

/**
 * Packs out/ for a target and hands it to `look`; everything is removed afterwards. `change` makes another configuration of the project's,
 * for the proof that a wrong one is noticed.
 */
export async function staged<T>(
  target: Target,
  look: (staged: Staged) => T | Promise<T>,
  change: (config: Configuration) => Configuration = (config) => config,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-package-'));
  try {
    const electronDist = join(folder, 'electron');
    placeholderElectron(electronDist, target);
    const config = change(configuration({}));
    await build({
      projectDir: root,
      targets: platforms[target.system].createTarget('dir', processors[target.processor]),
      publish: 'never',
      config: { ...config, electronDist, directories: { ...config.directories, output: join(folder, 'dist') } },
    });
    return await look(await read(target, join(folder, 'dist')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(target: Target, output: string): Promise<Staged> {
  const { resources, executable } = placesOf(target);
  const archive = join(output, resources, 'app.asar');
  const files = filesIn(archive);
  const prebuild = files.find(({ path, isUnpacked }) => isUnpacked && path.endsWith('.node'));
  return {
    target,
    archive,
    files,
    fuses: await fusesOf(join(output, executable)),
    integrity: integrityIn(target, join(output, executable)),
    commandFile: textOf(join(output, dirname(executable), 'bin', 'aeroshelf.cmd')),
    prebuild: prebuild && readFileSync(join(`${archive}.unpacked`, prebuild.path)),
  };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

async function fusesOf(executable: string): Promise<Record<string, boolean>> {
  const wire = await getCurrentFuseWire(executable);
  if (wire.version !== FuseVersion.V1) throw new Error(`The fuses of ${executable} are of an unknown version.`);
  const names = Object.entries(FuseV1Options).filter((entry): entry is [string, FuseV1Options] => typeof entry[1] === 'number');
  return Object.fromEntries(names.map(([name, place]) => [name, Number(wire[place]) === ON]));
}

function integrityIn({ system }: Target, executable: string): string {
  if (system === 'linux') return '';
  return readFileSync(system === 'darwin' ? join(executable, 'Contents', 'Info.plist') : executable, 'latin1');
}
