/** The real command line, as it is built: it starts in half the time that the sources take. */
import { fork, spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtOnce } from '../helpers/build.ts';
import { endWithTest } from '../helpers/end-with-test.ts';
import { isLong } from '../helpers/long.ts';
import { copyStarted, startedFolder as startedOnce } from '../helpers/started-folder.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const sources = fileURLToPath(new URL('../../src-main/headless/main.ts', import.meta.url));
export const built = join(await builtOnce(), 'main', 'headless.js');
const started = await startedOnce();

export type Outcome = { code: number | null; stdout: string; stderr: string };

type Options = {
  /** What standard input holds; it is closed afterwards unless `keepOpen`. */
  input?: string;
  keepOpen?: boolean;
  env?: Record<string, string>;
  /** Node itself gets these options. */
  node?: readonly string[];
  /** A program that starts it, and its words. */
  under?: readonly string[];
  /** Each module is loaded by itself, not the bundle. */
  isFromSources?: boolean;
  /** Electron's entry of the build, as an installed program runs it. */
  isInstalled?: boolean;
  /** It gets its own process, also where another would do. */
  isAlone?: boolean;
};

/** Words for Node that make it Electron's main process, as far as the fake goes. */
export const installed = ['--import', new URL('../fakes/as-electron.ts', import.meta.url).href, join(built, '..', 'main.js')] as const;

/** The same as an earlier start has left it, which a command opens in half the time. */
export function startedFolder(): string {
  const folder = temporaryFolder();
  if (started !== undefined) copyStarted(started, folder);
  return folder;
}

/** Far above what a command takes; ends one that hangs. */
const TIMEOUT_MS = 230_000;

function launch(
  words: readonly string[],
  { env = {}, node = [], under = [], isFromSources = false, isInstalled = false }: Options,
): ChildProcessWithoutNullStreams {
  const entry = isInstalled ? installed : [isFromSources ? sources : built];
  const [program = '', ...all] = [...under, process.execPath, ...node, ...entry, ...words];
  const child = spawn(program, all, {
    env: environment(env),
    timeout: TIMEOUT_MS,
  });
  // A command that never reads its input closes it.
  child.stdin.on('error', () => undefined);
  return child;
}

/** A process that is ended with the test. */
export function start(words: readonly string[], options: Options = {}): ChildProcessWithoutNullStreams {
  const child = launch(words, options);
  endWithTest(child);
  return child;
}

/**
 * The outcome of a command. Commands follow each other in one process (one-process.mjs); one that is run in another way, or while another runs, has a process of
 * its own, and in `npm run test:long` each has.
 */
export async function run(words: readonly string[], { isAlone = isLong, ...options }: Options = {}): Promise<Outcome> {
  const { input = '', env = {}, ...others } = options;
  const isOfNode = Object.keys(env).some((name) => /^NODE_|^AEROSHELF_TEST_/.test(name));
  return isAlone || isBusy || isOfNode || Object.keys(others).length > 0 ? runAlone(words, options) : runTogether(words, input, env);
}

let isBusy = false;
let together: Promise<ChildProcess> | undefined;

async function runTogether(words: readonly string[], input: string, env: Record<string, string>): Promise<Outcome> {
  isBusy = true;
  try {
    const child = await (together ??= startTogether());
    // While it waits it keeps nobody else waiting.
    const answered = answerOf(child) as Promise<{ outcome?: Outcome; fault?: string }>;
    child.send({ words, input, env: environment(env) });
    const { outcome, fault } = await answered;
    if (outcome === undefined) throw new Error(`aeroshelf ${words.join(' ')} failed: ${fault}`);
    return outcome;
  } finally {
    isBusy = false;
  }
}

async function startTogether(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('one-process.mjs', import.meta.url)), [pathToFileURL(built).href], {
    env: environment({}),
    execArgv: [],
  });
  await answerOf(child);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Its next message; rejects where it ends before, and is another one for the next command. */
function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => {
      together = undefined;
      reject(new Error(`The process of the commands ended with ${code}.`));
    };
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** English, whatever the terminal of these tests is set to, without a key, and with the data folder of the test file (own-folder.ts). */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { AEROSHELF_API_KEY: _key, ...inherited } = process.env;
  return { ...inherited, LC_ALL: 'C', ...env };
}

async function runAlone(words: readonly string[], options: Options): Promise<Outcome> {
  const child = launch(words, options);
  child.stdin.write(options.input ?? '');
  if (!options.keepOpen) child.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

/** A running server, once it has said that it is ready. */
export async function serve(
  dataDir: string,
  words: readonly string[] = ['--port', '0'],
  env: Record<string, string> = {},
  under: readonly string[] = [],
) {
  const child = start(['serve', '--data-dir', dataDir, ...words], { env, under });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const first = await Promise.race([
    once(child.stdout, 'data') as Promise<[Buffer]>,
    exited.then(([code]) => Promise.reject(new Error(`serve ended with ${code}: ${stderr}`))),
  ]);
  const firstOutput = first[0].toString();
  return {
    child,
    pid: child.pid ?? 0,
    firstOutput,
    url: (JSON.parse(firstOutput) as { url: string }).url,
    stderr: () => stderr,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
