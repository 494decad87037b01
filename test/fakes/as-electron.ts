/**
 * Loaded first (`--import`) by a process of Node that is to run the program's Electron entry: the package `electron` is the fake, there is no Node to
 * fork, for the fuse is off, and `app.exit` ends the process. What was called of Electron is written into the file that AEROSHELF_TEST_CALLS names.
 */
import childProcess from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const fake = new URL('electron.ts', import.meta.url).href;

if (isMainThread) {
  registerHooks({
    resolve: (name, context, next) => (name === 'electron' ? { url: fake, shortCircuit: true } : next(name, context)),
  });
  Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: '45.4.1' } });
  childProcess.fork = () => {
    throw new Error('Electron has no Node to fork: the fuse for it is off.');
  };
  syncBuiltinESMExports();

  const { app, calls } = await import('./electron.ts');
  app.exit = (code) => process.exit(code as number | undefined);
  const file = process.env['AEROSHELF_TEST_CALLS'];
  if (file !== undefined) process.on('exit', () => writeFileSync(file, JSON.stringify(calls.map(({ name }) => name))));
}
