/** The commands, their arguments and exit codes: 0 done, 1 refused with a sentence on standard error, 2 wrong usage. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { installation } from '#core/installation.ts';
import { Refusal, refusals } from '#core/refusal.ts';
import { outliveClosedPipes, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

const REFUSED = 1;
const WRONG_USAGE = 2;

/** Runs one command line, without node and script name, and returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  outliveClosedPipes();
  let code = 0;
  try {
    await program((result) => (code = result)).parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
    say(error instanceof Refusal ? sentenceOf(error) : `Aeroshelf failed: ${(error as Error).stack ?? String(error)}`);
    return REFUSED;
  }
}

/** What is particular to this refusal; the general sentence only where there is nothing else. */
function sentenceOf({ code, message, details = [] }: Refusal): string {
  const particular = message === refusals[code].sentence && details.length > 0 ? [] : [message];
  return [...particular, ...details.filter((detail) => !message.includes(detail))].join('\n');
}

/** What a command needs is loaded when it runs: listing users does not wait for a web server. */
export function program(done: Done): Command {
  const root = new Command('aeroshelf')
    .description('An offline aviation reference service on your own machine.')
    .version(installation.version)
    .option('--data-dir <dir>', 'data folder; otherwise AEROSHELF_DATA_DIR, otherwise the folder of the platform for application data')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  const global = () => root.opts<CoreOptions>();

  root
    .command('serve')
    .description('answer the API on 127.0.0.1 until SIGTERM or SIGINT')
    .option('--port <n>', 'port; 0 picks a free one (default: 4127, or the next free one)', toPort)
    .action(async (options: { port?: number }) => done(await (await import('./serve.ts')).serve({ ...global(), ...options })));

  root
    .command('get <path>')
    .description('print the answer to a path such as /airports?limit=5, without opening a port')
    .addOption(
      new Option('--key <key>', 'API key; arguments can be read by other processes, the variable can not').env('AEROSHELF_API_KEY'),
    )
    .action(async (path: string, options: { key?: string }) =>
      done(await (await import('./get.ts')).get(path, { ...global(), ...options })),
    );

  root
    .command('import <source>')
    .description('build a new dataset from a folder or ZIP with the six OurAirports files, or from their public addresses: "ourairports"')
    .action(async (source: string) => done(await (await import('./import.ts')).importDataset(source, global())));

  root
    .command('openapi')
    .description('print the OpenAPI document')
    .action(async () => done(await (await import('./openapi.ts')).printOpenApi()));

  addUserCommands(root, done);
  addKeyCommands(root, done);
  addOriginCommands(root, done);
  addNotamCommands(root, done);
  return root;
}

type Done = (code: number) => void;

function addUserCommands(root: Command, done: Done): void {
  const users = root.command('users').description('who may log in');
  const global = () => root.opts<CoreOptions>();
  users
    .command('add <name>')
    .description('add a user; the password is the first line of standard input')
    .requiredOption('--email <email>', 'e-mail address')
    .action(async (name: string, options: { email: string }) =>
      done(await (await import('./users.ts')).addUser(name, { ...global(), ...options })),
    );
  users
    .command('list')
    .description('print name, e-mail address and id of every user')
    .action(async () => done(await (await import('./users.ts')).listUsers(global())));
  users
    .command('password <name>')
    .description('set a password, the first line of standard input, and end the sessions of the user')
    .action(async (name: string) => done(await (await import('./users.ts')).changePassword(name, global())));
  users
    .command('remove <name>')
    .description('remove a user with keys and sessions')
    .action(async (name: string) => done(await (await import('./users.ts')).removeUser(name, global())));
}

function addKeyCommands(root: Command, done: Done): void {
  const keys = root.command('keys').description('API keys');
  const global = () => root.opts<CoreOptions>();
  keys
    .command('add <user>')
    .description('print a new key, which can not be shown again')
    .option('--name <label>', 'what the key is for')
    .action(async (user: string, options: { name?: string }) =>
      done(await (await import('./keys.ts')).addKey(user, { ...global(), ...options })),
    );
  keys
    .command('list')
    .description('print id, user, label and times of every key, never the key')
    .action(async () => done(await (await import('./keys.ts')).listKeys(global())));
  keys
    .command('revoke <id>')
    .description('revoke the key with this id')
    .action(async (id: string) => done(await (await import('./keys.ts')).revokeKey(id, global())));
}

function addOriginCommands(root: Command, done: Done): void {
  const origins = root.command('origins').description('web pages that may ask this server');
  const global = () => root.opts<CoreOptions>();
  origins
    .command('list')
    .description('print the approved origins')
    .action(async () => done(await (await import('./origins.ts')).listOrigins(global())));
  origins
    .command('approve <origin>')
    .description('let pages of an origin such as https://planner.example ask')
    .action(async (origin: string) => done(await (await import('./origins.ts')).approveOrigin(origin, global())));
  origins
    .command('withdraw <origin>')
    .description('refuse pages of this origin again')
    .action(async (origin: string) => done(await (await import('./origins.ts')).withdrawOrigin(origin, global())));
}

function addNotamCommands(root: Command, done: Done): void {
  const notams = root.command('notams').description('NOTAMs: files in, lists and texts out');
  const global = () => root.opts<CoreOptions>();
  notams
    .command('import <file...>')
    .description('take files in, in any known format; - is standard input')
    .option('--dry-run', 'only tell what would be stored')
    .action(async (files: string[], options: { dryRun?: boolean }) =>
      done(await (await import('./notams.ts')).importNotams(files, { ...global(), ...options })),
    );
  notams
    .command('list')
    .description('print a line for each: place, number, start, end (UTC), status, severity, plain words')
    .option('--place <code>', 'ICAO code of an aerodrome')
    .option('--status <status>', 'future, active, overdue, expired, cancelled or replaced')
    .option('--filter <json>', 'a filter as the API takes it, instead of place and status')
    .option('--limit <n>', 'notices at most', toCount)
    .action(async (options: { place?: string; status?: string; filter?: string; limit?: number }) =>
      done(await (await import('./notams.ts')).listNotams({ ...global(), ...options })),
    );
  notams
    .command('show <notam>')
    .description('print one by id or number, as published and in plain words')
    .action(async (notam: string) => done(await (await import('./notams.ts')).showNotam(notam, global())));
  notams
    .command('decode')
    .description('read notices from standard input and print a JSON line for each, without touching stored data')
    .action(async () => done(await (await import('./notams.ts')).decodeNotams(global())));
  notams
    .command('retention [days]')
    .description('print or set how many days a NOTAM is kept after it is over, or "ever"; setting it deletes at once')
    .action(async (days: string | undefined) => done(await (await import('./notams.ts')).retention(days, global())));
}

function toCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('This is a whole number from 1.');
  return Number(text);
}

function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
