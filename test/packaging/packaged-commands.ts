/** Commands of a packaged program, run as a terminal, a script or an assistant runs them, while its window is open. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 60_000;
const RUNS = 5;
/** How much longer than Node's the time of a command may be. */
const MOST_TIMES = 1.5;

const opening = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'smoke', version: '1' } },
};
const aList = ['get', '/airports?limit=1'];

type Wanted = { words: string[]; code: number; says: RegExp; input?: string };
const wanted: readonly Wanted[] = [
  { words: ['--version'], code: 0, says: /^\d+\.\d+\.\d+\r?\n$/ },
  { words: aList, code: 0, says: /^\{"count":1,"totalCount":/ },
  // Nothing was imported yet, which its exit code says.
  { words: ['briefing', 'LSGG-LSZH'], code: 1, says: /^BRIEFING LSGG TO LSZH/ },
  // The window has the folder.
  { words: ['restore', '--last'], code: 1, says: /in use by process \d+/ },
  { words: ['mcp'], code: 0, says: /^\{.*"serverInfo":\{"name":"aeroshelf"/, input: `${JSON.stringify(opening)}\n` },
  { words: ['fly'], code: 2, says: /unknown command 'fly'/ },
];

/** Throws an Error that names the first command which does not do what it does under Node, and prints how long one takes compared with Node. */
export async function tryCommands(executable: string, dataDir: string): Promise<void> {
  const env = { ...process.env, AEROSHELF_DATA_DIR: dataDir, LC_ALL: 'C' };
  const terminal = join(dirname(executable), 'bin', 'aeroshelf.cmd');
  const programs = [executable, ...(existsSync(terminal) ? [terminal] : [])];
  for (const program of programs) {
    for (const { words, code, says, input = '' } of wanted) {
      const seen = await run(program, words, env, input);
      if (seen.code !== code || !says.test(seen.said))
        throw new Error(`"${program} ${words.join(' ')}" ends with ${seen.code}, not ${code}, and says: ${seen.said}`);
    }
  }
  const headless = fileURLToPath(new URL('../../out/main/headless.js', import.meta.url));
  const times = (await best(executable, aList, env)) / (await best(process.execPath, [headless, ...aList], env));
  console.log(`${times > MOST_TIMES ? '::warning::' : ''}"${aList.join(' ')}" takes ${times.toFixed(2)} times as long as under Node.`);
}

async function run(program: string, words: string[], env: NodeJS.ProcessEnv, input: string) {
  const isScript = program.endsWith('.cmd');
  const child = isScript
    ? spawn(`"${program}" ${words.map((word) => `"${word}"`).join(' ')}`, { env, shell: true, timeout: PATIENCE_MS })
    : spawn(program, words, { env, timeout: PATIENCE_MS });
  child.stdin.on('error', () => undefined);
  child.stdin.write(input);
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // An assistant reads the answer before it closes its end.
  if (input === '') child.stdin.end();
  else child.stdout.once('data', () => child.stdin.end());
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: out === '' ? errors : out };
}

async function best(program: string, words: string[], env: NodeJS.ProcessEnv): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < RUNS; count += 1) {
    const begun = performance.now();
    await run(program, words, env, '');
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}
