import { spawn } from 'node:child_process';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs Electron on the project in `root` and returns its exit code, 1 when a signal ended it. In a group of its own, so that Ctrl+C reaches
 * it once, from here: at a second signal Electron exits without finishing its writes. ELECTRON_RUN_AS_NODE, which the
 * terminals of some editors set, would make it a plain Node.
 */
export function openElectron(executable: string, root: string, words: readonly string[]): Promise<number> {
  const { ELECTRON_RUN_AS_NODE: _set, ...env } = process.env;
  const child = spawn(executable, [root, ...words], { env, stdio: 'inherit', detached: process.platform !== 'win32' });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const forwarded of FORWARDED) process.off(forwarded, forward);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
