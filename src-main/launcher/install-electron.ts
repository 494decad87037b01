/** Electron's own installer fetches its runtime, for it verifies it against the checksums in its package. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest time without any progress. The installer itself would wait for minutes. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 500;

type Installing = {
  root: string;
  tell(progress: string): void;
  patienceMs?: number;
};

/**
 * Runs the installer. Undefined when it succeeded, else a sentence that says why not. The installer's temporary files get a folder
 * of their own: growth there or in the runtime's folder is the one sign of a connection that holds for mirrors and proxies too.
 */
export async function installElectron({ root, tell, patienceMs = PATIENCE_MS }: Installing): Promise<string | undefined> {
  const folder = join(root, 'node_modules', 'electron');
  const installer = join(folder, 'install.js');
  if (!existsSync(installer)) return 'the package electron is not installed';
  const scratch = mkdtempSync(join(tmpdir(), 'aeroshelf-electron-'));
  const child = spawn(process.execPath, [installer], {
    env: { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch, ELECTRON_GET_NO_PROGRESS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let verdict: { failed: string | undefined } | undefined;
  const ended = outcome(child).then((failed) => (verdict = { failed }));

  try {
    let grown = { bytes: 0, at: performance.now() };
    for (;;) {
      await pause(LOOK_EVERY_MS);
      if (verdict) return verdict.failed;
      const bytes = bytesIn(scratch);
      const unpacking = existsSync(join(folder, 'dist'));
      if (bytes !== grown.bytes || unpacking) {
        grown = { bytes, at: performance.now() };
        tell(unpacking ? 'unpacking' : `${Math.round(bytes / 1_000_000)} MB`);
      } else if (performance.now() - grown.at > patienceMs) {
        child.kill();
        await ended;
        return `nothing came within ${patienceMs / 1000} s`;
      }
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** It resolves when the installer ended: undefined on success, else its output. */
function outcome(installer: ChildProcess): Promise<string | undefined> {
  let output = '';
  installer.stderr?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, 2000)));
  return new Promise((resolve) => {
    installer.on('error', (error) => resolve(`its installer did not start: ${error.message}`));
    installer.on('close', (code) => resolve(code === 0 ? undefined : `its installer failed: ${output.trim().split('\n')[0]}`));
  });
}

/** A file that vanishes meanwhile counts as empty. */
function bytesIn(folder: string): number {
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const about = statSync(join(folder, name), { throwIfNoEntry: false });
    if (about?.isFile()) bytes += about.size;
  }
  return bytes;
}
