/** It finds where Electron's runtime is. Its package is never imported: under Node that starts a download and throws. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the executable, undefined when it is not there. `root` is the project's folder. */
export function findElectron(root: string, env: Environment = process.env): string | undefined {
  const found = env['ELECTRON_EXEC_PATH'] || inPackage(join(root, 'node_modules', 'electron'), env['ELECTRON_OVERRIDE_DIST_PATH']);
  return found !== undefined && existsSync(found) ? found : undefined;
}

function inPackage(folder: string, elsewhere: string | undefined): string | undefined {
  const executable = textOf(join(folder, 'path.txt'));
  if (elsewhere) return join(elsewhere, executable ?? 'electron');
  return executable === undefined ? undefined : join(folder, 'dist', executable);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
