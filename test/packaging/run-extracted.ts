/** Starting what was packed, away from the project: whatever it lacks, no folder above it lends. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { clockEnvironment } from '../helpers/clock.ts';
import { extract } from './asar.ts';
import { nameOf, type Target } from './targets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = ['/health', '/airports?limit=2', '/search?query=geneva', '/countries/CH', '/notams', '/ui/', '/ui/licences.json', '/docs'];

/** Commands that documents and refusals name, each with the exit code of one that has done its work; there is no backup and no import yet. */
const commands = { '--version': 0, 'get /airports?limit=1': 0, 'briefing LSGG-LSZH': 1, 'notams decode': 1, 'restore --last': 1, mcp: 0 };
const asElectron = new URL('../fakes/as-electron.ts', import.meta.url).href;

/** Statuses of the answers by path, how many airports there are, and what is wrong with Electron's entry as a command line. */
export type Answers = { statuses: Record<string, number>; airports: number; wrongCommands: string[] };

/**
 * Extracts the archive and asks its headless program, run by this Node. Where it was packed for another machine, this one's prebuild is
 * laid next to it: everything but that library is then shown to work. Throws an Error with what the program said when it does not start.
 */
export async function runExtracted(archive: string, { system, processor }: Target): Promise<Answers> {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-extracted-'));
  try {
    const program = join(folder, 'program');
    extract(archive, program);
    if (system !== process.platform || processor !== process.arch) {
      const library = join('node_modules', 'better-sqlite3', 'prebuilds', `${process.platform}-${process.arch}.node`);
      cpSync(join(root, library), join(program, library));
    }
    const answers = await ask(program, join(folder, 'data'));
    return { ...answers, wrongCommands: wrongCommands(program, join(folder, 'data')) };
  } catch (error) {
    throw new Error(`The program packed for ${nameOf({ system, processor })} does not work: ${(error as Error).message}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Electron itself is the fake: all that it would load is of the package. */
function wrongCommands(program: string, dataDir: string): string[] {
  const entry = join(program, (JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { main: string }).main);
  return Object.entries(commands).flatMap(([command, wanted]) => {
    const words = ['--import', asElectron, entry, '--data-dir', dataDir, ...command.split(' ')];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: program,
      env: clockEnvironment,
      input: '',
      encoding: 'utf8',
    });
    const isSilent = stdout === '' && stderr === '' && command !== 'mcp';
    return status === wanted && !isSilent ? [] : [`"${command}" ends with ${status}: ${stdout}${stderr}`];
  });
}

async function ask(program: string, dataDir: string): Promise<Omit<Answers, 'wrongCommands'>> {
  const entry = join(program, 'out', 'main', 'headless.js');
  const child = spawn(process.execPath, [entry, '--data-dir', dataDir, 'serve', '--port', '0'], { cwd: program, env: clockEnvironment });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (line) => resolve((JSON.parse(line) as { url: string }).url));
      child.once('close', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
    });
    const answers = await Promise.all(asked.map(async (path) => [path, (await fetch(`${url}${path}`)).status] as const));
    const { totalCount } = (await (await fetch(`${url}/airports?limit=1`)).json()) as { totalCount: number };
    return { statuses: Object.fromEntries(answers), airports: totalCount };
  } finally {
    child.kill();
    await ended;
  }
}
