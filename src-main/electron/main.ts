/**
 * This is Electron's entry, which runs a command or opens the window. Nothing here waits until Electron is ready: a top-level await of
 * `app.whenReady()` in an ES module is a deadlock. What is awaited here, Electron awaits before it starts Chromium.
 */
import { enableCompileCache } from 'node:module';
import { app } from 'electron';
import { commandIn } from './options.ts';

const words = process.argv.slice(app.isPackaged ? 1 : 2);
const command = commandIn(words);
if (command !== undefined) await runCommand(command);
else (await import('./start/open-program.ts')).openProgram(words);

/**
 * The command line of an installed program, which has no Node of its own to run it. Promise: the same commands, standard streams and exit codes as
 * `aeroshelf` under Node; no window, no lock, nothing of Chromium. Electron starts Chromium once its entry is loaded, and the entry waits for this. Ends the process
 * with the command's exit code.
 */
async function runCommand(words: readonly string[]): Promise<void> {
  app.dock?.hide();
  // Electron would show it in a box.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    app.exit(1);
  });
  enableCompileCache();
  const { run } = await import('#headless/program.ts');
  const code = await run(words);
  // An exit would cut off the last output where writing does not wait, as to a pipe on Windows.
  await Promise.all([written(process.stdout), written(process.stderr)]);
  app.exit(code);
}

function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}
