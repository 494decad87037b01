/**
 * `node test/packaging/start-packaged.ts EXECUTABLE`: starts a packaged program as a user would, with its window, asks its server, and runs commands meanwhile.
 * ELECTRON_RUN_AS_NODE asks it to be a plain Node and NODE_OPTIONS to load what does not exist: with the fuses set it
 * ignores both. For the release workflow, where there is an Electron.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryCommands } from './packaged-commands.ts';

const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 250;

const executable = process.argv[2];
if (executable === undefined) throw new Error('Name the packaged executable: node test/packaging/start-packaged.ts EXECUTABLE');

const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-packaged-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const child = spawn(executable, ['--data-dir', dataDir, '--port', String(port)], {
  env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require ${join(dataDir, 'nothing.cjs')}` },
  stdio: 'inherit',
});
let ended: string | undefined;
const closed = new Promise<void>((resolve) => {
  child.once('error', (error) => resolve(void (ended = error.message)));
  child.once('close', (code, signal) => resolve(void (ended = `it ended with ${code ?? signal}`)));
});

try {
  const health = await untilAnswered(`${url}/health`);
  const { totalCount } = (await (await fetch(`${url}/airports?limit=1`)).json()) as { totalCount: number };
  const window = await fetch(`${url}/ui/`);
  if (totalCount === 0 || !window.ok) throw new Error(`${totalCount} airports, and the window answers ${window.status}.`);
  console.log(`${executable} serves ${totalCount} airports: ${health}`);
  await tryCommands(resolve(executable), dataDir);
} catch (error) {
  console.error(`${executable} does not work: ${(error as Error).message}\n${logs()}`);
  process.exitCode = 1;
} finally {
  if (ended === undefined) child.kill();
  await Promise.race([closed, pause(PATIENCE_MS, undefined, { ref: false })]);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function untilAnswered(address: string): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (ended !== undefined) throw new Error(ended);
    if (performance.now() > deadline) throw new Error(`nothing answers at ${address} after ${PATIENCE_MS / 1000} s`);
    await pause(ASK_EVERY_MS);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** What the program has written of itself, for a runner that keeps nothing. */
function logs(): string {
  try {
    const folder = join(dataDir, 'logs');
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8').slice(-4000))
      .join('\n');
  } catch {
    return 'It has written no log.';
  }
}
