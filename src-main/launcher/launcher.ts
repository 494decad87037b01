/**
 * `npm start`: opens the window where possible, else runs the same program without it and says why in one line. Knows Electron only as a
 * file to start.
 */
import { fileURLToPath } from 'node:url';
import { here, noDisplay, noSandbox } from './display.ts';
import { findElectron } from './find-electron.ts';
import { installElectron } from './install-electron.ts';
import { openElectron } from './open-electron.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--headless');
const say = (line: string) => void process.stderr.write(`${line}\n`);

// A program started from a shell by hand may outlive the shell on purpose.
if (process.env['npm_lifecycle_event'] === 'start') endWithParent();

const electron = await runtime();
if (typeof electron === 'string') {
  process.exitCode = await openElectron(electron, root, wanted);
} else {
  say(`${electron.why}, so Aeroshelf runs without its window; a browser shows the same: the link below signs it in.`);
  process.argv.splice(2, Infinity, 'serve', ...wanted);
  await import('#headless/main.ts');
}

/** The executable, or why it can't be used. */
async function runtime(): Promise<string | { why: string }> {
  if (words.includes('--headless')) return { why: '--headless was asked for' };
  const blind = noDisplay(here);
  if (blind !== undefined) return { why: blind };
  const executable = findElectron(root) ?? (await fetched());
  if (typeof executable !== 'string') return executable;
  const unsafe = noSandbox(here, executable);
  return unsafe === undefined ? executable : { why: unsafe };
}

async function fetched(): Promise<string | { why: string }> {
  if (process.env['ELECTRON_SKIP_BINARY_DOWNLOAD'])
    return { why: "Electron's runtime is not here and ELECTRON_SKIP_BINARY_DOWNLOAD is set" };
  say("Fetching Electron's runtime, once …");
  const failed = await installElectron({ root, tell: progress });
  if (process.stderr.isTTY) say('');
  return findElectron(root) ?? { why: `Electron's runtime could not be fetched (${failed ?? 'it is still not there'})` };
}

/** A terminal shows it on one line; a log would get a line for every update, and so gets none. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r  ${text}   `);
}

/**
 * Ends this process as SIGTERM does when the one that started it is gone. npm passes a signal to the shell between it and us, which dies
 * without passing it on; the server would run on unseen and keep the data folder. Windows knows no new parents, and ends the whole tree.
 */
function endWithParent(): void {
  const parent = process.ppid;
  if (process.platform === 'win32' || parent === 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
