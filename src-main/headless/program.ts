/**
 * The commands, their arguments and exit codes: 0 done, 1 refused with a sentence on standard error, 2 wrong usage, 3 no source reachable (`sync`).
 * Over 400 lines because it is one list: each command with its options and its help.
 */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { installation } from '#core/platform/installation.ts';
import type { FetchedKind } from '#contract/sync/sources.ts';
import { Refusal } from '#core/refusal.ts';
import { isAcceptable } from '#core/reasons/reason.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import { addRouteCommands } from './route/commands.ts';
import type { ServeOptions } from './serve.ts';
import type { PlaceWords } from './places.ts';
import type { SourceWords } from './sources.ts';
import { outliveClosedPipes, say, write } from './terminal.ts';
import { languages, type Language } from '#contract/language.ts';
import type { CoreOptions } from './with-core.ts';
import { languageOf, speak, words as spoken } from './words.ts';

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
    const refusal = error instanceof Refusal ? error : refusalOfSystem(error);
    if (refusal) {
      const isLoss = refusal.reasons?.some(isAcceptable) ?? false;
      say([...spoken.refusal(refusal), ...(isLoss ? [spoken.lossOption] : [])].join('\n'));
    } else say(defectSentence(error));
    return REFUSED;
  }
}

/** A stack trace helps only the one who mends the defect; AEROSHELF_TRACE=1 prints it. */
function defectSentence(error: unknown): string {
  const { stack, message = String(error) } = error as Partial<Error>;
  return process.env['AEROSHELF_TRACE'] === '1'
    ? `Aeroshelf failed: ${stack ?? message}`
    : `Aeroshelf failed: ${message}. This is a defect: try again, and report it with what AEROSHELF_TRACE=1 prints.`;
}

/** What a command needs is loaded when it runs, so that listing users does not load a web server. */
export function program(done: Done): Command {
  const root = new Command('aeroshelf')
    .description('An offline aviation reference service on your own machine.')
    .version(installation.version)
    .option('--data-dir <dir>', 'data folder; otherwise AEROSHELF_DATA_DIR, otherwise the folder of the platform for application data')
    .addOption(
      new Option(
        '--language <code>',
        'language of what people read; otherwise that of LC_ALL, LC_MESSAGES or LANG, otherwise English',
      ).choices(languages),
    )
    .configureHelp({ showGlobalOptions: true })
    .hook('preAction', (command) => speak(languageOf(command.opts<{ language?: Language }>().language, process.env)))
    .configureOutput({ writeErr: write })
    .exitOverride();
  const global = () => root.opts<CoreOptions>();

  root
    .command('serve')
    .description('serve the API on 127.0.0.1 until SIGTERM or SIGINT')
    .option('--port <n>', 'port; 0 picks a free one (default: 4127, or the next free one)', toPort)
    .option('--sync', 'fetch from the sources by their schedules')
    .option('--offline', 'make no request to other machines, whatever the settings say')
    .option('--no-open', 'print the one-time link that signs a browser in, and do not open it')
    .option('--no-link', 'make no one-time link')
    .action(async (options: ServeOptions) => {
      done(await (await import('./serve.ts')).serve({ ...global(), ...options }));
    });

  root
    .command('link')
    .description('print a link into the running server that signs a browser in as the owner: once, within 60 seconds')
    .option('--no-open', 'print it, and do not open it')
    .action(async (options: { open?: boolean }) => done(await (await import('./link/link.ts')).link({ ...global(), ...options })));

  root
    .command('get <path>')
    .description('print the answer to a path such as /airports?limit=5, without opening a port')
    .addOption(new Option('--key <key>', 'API key; arguments can be read by other processes, the variable cannot').env('AEROSHELF_API_KEY'))
    .action(async (path: string, options: { key?: string }) =>
      done(await (await import('./get.ts')).get(path, { ...global(), ...options })),
    );

  root
    .command('import <source>')
    .description('build a new dataset from a folder or ZIP with the six OurAirports files, or from their public addresses: "ourairports"')
    .option('--date <date>', 'date of the content, such as 2026-08-22: the files carry none, and without it their age is unknown')
    .addOption(acceptLoss())
    .addOption(force())
    .action(async (source: string, options: { date?: string } & Accepting) =>
      done(await (await import('./import.ts')).importDataset(source, { ...global(), ...options })),
    );

  root
    .command('openapi')
    .description('print the OpenAPI document')
    .action(async () => done(await (await import('./get.ts')).printOpenApi()));

  root
    .command('mcp')
    .description('answer an assistant (Model Context Protocol, standard input and output); reads only')
    .addOption(new Option('--key <key>', 'API key; arguments can be read by other processes, the variable cannot').env('AEROSHELF_API_KEY'))
    .action(async (options: { key?: string }) => done(await (await import('./assistant/mcp.ts')).mcp({ ...global(), ...options })));

  addRouteCommands(root, done);
  addDataCommands(root, done);
  addSyncCommands(root, done);
  addTransferCommands(root, done);
  addUserCommands(root, done);
  addKeyCommands(root, done);
  addOriginCommands(root, done);
  addNotamCommands(root, done);
  addWeatherCommands(root, done);
  addAirlineCommands(root, done);
  return root;
}

function addAirlineCommands(root: Command, done: Done): void {
  const airlines = root.command('airlines').description('airlines, which give the telephony of item 7; none are bundled');
  airlines
    .command('import <file>')
    .description('store the airlines of a CSV file, whose columns have the names of the API: name, icaoCode, iataCode, callsign and others')
    .action(async (file: string) => done(await (await import('./airlines.ts')).importAirlines(file, root.opts<CoreOptions>())));
}

type Done = (code: number) => void;

export type Accepting = { acceptLoss?: boolean; force?: boolean };
const acceptLoss = () =>
  new Option('--accept-loss', 'accept a dataset that has less than the one in use, or differs from it more than an edition does');
const leave = () => new Option('--accept-loss', 'accept that the next dataset is without the rows that the one in use has from it');
const force = () => new Option('--force', 'former name of --accept-loss');

function addDataCommands(root: Command, done: Done): void {
  const data = root.command('data').description('datasets: the one in use and the earlier ones kept');
  const global = () => root.opts<CoreOptions>();
  data
    .command('versions')
    .description('print a line for each: in use or kept, revision, source, date, when it was imported, airports, size')
    .action(async () => done(await (await import('./data.ts')).listVersions(global())));
  data
    .command('diff [from] [to]')
    .description(
      'print how two differ: counts, and the first hundred airports field by field (default: the previous one and the one in use)',
    )
    .action(async (from: string | undefined, to: string | undefined) =>
      done(await (await import('./data.ts')).difference(from, to, global())),
    );
  data
    .command('rollback [revision]')
    .description('switch back to a kept dataset (default: the previous one); automatic sync will not undo it')
    .action(async (revision: string | undefined) => done(await (await import('./data.ts')).rollBack(revision, global())));
  data
    .command('check')
    .description('read the whole dataset in use and state.sqlite, and print what is wrong with it; exits 1 if problems are found')
    .action(async () => done(await (await import('./data.ts')).check(global())));
  data
    .command('status')
    .description('print what is in use, how old it is, what is kept, and the space on the disk')
    .action(async () => done(await (await import('./data.ts')).status(global())));
  data
    .command('confirm-clock')
    .description("confirm that this machine's clock is right, after it moved further than expected")
    .action(async () => done(await (await import('./data.ts')).confirmClock(global())));
  data
    .command('conflicts')
    .description('print a line for each place where two sources contradict each other: code, name, kind, both values')
    .action(async () => done(await (await import('./data.ts')).listConflicts(global())));
}

function addSyncCommands(root: Command, done: Done): void {
  const global = () => root.opts<CoreOptions>();
  root
    .command('sync [source]')
    .description(
      'fetch what is new from one source, by id or name, or from all; exits 0, 1 if something was refused, 3 if no source was reachable',
    )
    .option('--offline', 'make no request to other machines; look at folders and files only')
    .addOption(acceptLoss())
    .addOption(force())
    .action(async (source: string | undefined, options: { offline?: boolean } & Accepting) =>
      done(await (await import('./sync.ts')).sync(source, { ...global(), ...options })),
    );

  root
    .command('ready [words...]')
    .description(
      'fetch the NOTAMs that a route, or your favourites and stored routes, lack, and say what is whole; exits 0, 1 if anything is lacking',
    )
    .option('--alternates <codes>', 'alternate aerodromes, as EDDN,EDMA', toCodes)
    .option('--no-fetch', 'only say it')
    .action(async (words: string[], options: { alternates?: string[]; fetch?: boolean }) =>
      done(await (await import('./sync.ts')).ready(words.join(' '), { ...global(), ...options })),
    );

  const sources = root.command('sources').description('where data comes from');
  const words = (command: Command) =>
    command
      .option('--name <label>', 'label for people')
      .option('--every <hours>', 'hours between two fetches, or "never": only on request', toHours)
      .option('--rank <n>', 'precedence: the lower one wins where two sources differ', toRank)
      .option('--complete-for <codes>', 'regions and aerodromes of which it holds all NOTAMs, as EDGG,EDMM', toCodes)
      .option('--key-from-stdin', 'the key for its server is the first line of standard input')
      .option(
        '--client-id <id>',
        'id that its publisher gave you; the secret is AEROSHELF_CLIENT_SECRET or the first line of standard input, never an argument',
      );
  sources
    .command('list')
    .description('print a line for each: id, kind, name, address, rank, state, date, age, next attempt')
    .action(async () => done(await (await import('./sources.ts')).listSources(global())));
  sources
    .command('presets')
    .description('print a line for each public service that can be added: kind, publisher, address, requests a day, terms')
    .action(async () => done(await (await import('./sources.ts')).listPresets(global())));
  sources
    .command('test <source>')
    .description('make one request to a source, by id or name, and say what came; nothing is stored')
    .action(async (source: string) => done(await (await import('./sources.ts')).testSource(source, global())));
  sources
    .command('places')
    .description('choose what is fetched by place, and print a line for each: code, why, name, NOTAMs, bytes, last list, next attempt')
    .option('--whole', 'load a source whole that can be, unless aerodromes are named for it')
    .option('--no-whole', 'ask it for the places alone')
    .option('--favourites', 'your favourites')
    .option('--no-favourites', 'without them')
    .option('--routes', 'aerodromes and alternates of your stored routes')
    .option('--no-routes', 'without them')
    .option('--corridor <nm>', 'aerodromes within so many nautical miles of these routes as well; or "none"', toCorridor)
    .option('--areas <codes>', 'countries, regions and aerodromes, as CH,EDGG,LFMN; or "none"', toAreas)
    .action(async (options: PlaceWords) => done(await (await import('./places.ts')).places({ ...global(), ...options })));
  sources
    .command('answer <source>')
    .description('print what a source answered when it last had another form than is known; exits 1 if none is kept')
    .action(async (source: string) => done(await (await import('./sources.ts')).printAnswer(source, global())));
  words(
    sources
      .command('add')
      .addArgument(new Argument('<kind>', 'what it is').choices(kinds))
      .argument('[address]', 'base URL, or absolute path of a folder or file; none for a preset')
      .description('add a source and print its id'),
  ).action(async (kind: FetchedKind, address: string | undefined, options: SourceWords) =>
    done(await (await import('./sources.ts')).addSource(kind, address, { ...global(), ...options })),
  );
  words(sources.command('set <source>').description('change a source, by id or name'))
    .option('--on', 'fetch from it and use its values')
    .addOption(new Option('--off', 'neither fetch from it nor use its values').conflicts('on'))
    .addOption(leave())
    .action(async (source: string, options: SourceWords & Accepting) =>
      done(await (await import('./sources.ts')).changeSource(source, { ...global(), ...options })),
    );
  sources
    .command('remove <source>')
    .description('remove a source and its downloads; NOTAMs and the dataset in use stay, and the next dataset is without its rows')
    .addOption(leave())
    .action(async (source: string, options: Accepting) =>
      done(await (await import('./sources.ts')).removeSource(source, { ...global(), ...options })),
    );
}

const kinds: readonly FetchedKind[] = [
  'ourairports',
  'api',
  'files',
  'airportList',
  'notams',
  'ukPib',
  'navCanada',
  'faaNms',
  'faaNotamApi',
  'weather',
];

function toHours(text: string): number | 'never' {
  if (text === 'never') return text;
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 8760)
    throw new InvalidArgumentError('This is a whole number of hours from 1 to 8760, or never.');
  return Number(text);
}

function toCodes(text: string): string[] {
  const codes = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (codes.every((code) => /^[A-Z]{4}$/.test(code))) return codes;
  throw new InvalidArgumentError('Codes of four letters, a comma between two, as EDGG,EDMM.');
}

function toAreas(text: string): string[] {
  if (text === 'none') return [];
  const areas = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (areas.every((area) => /^(?:[A-Z]{2}|[A-Z]{4})$/.test(area))) return areas;
  throw new InvalidArgumentError('Codes of two letters for countries and of four for regions and aerodromes, as CH,EDGG,LFMN, or none.');
}

function toCorridor(text: string): number | null {
  if (text === 'none') return null;
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new InvalidArgumentError('This is a whole number of nautical miles from 1 to 100, or none.');
}

function toRank(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) > 1000) throw new InvalidArgumentError('A rank is a whole number from 0 to 1000.');
  return Number(text);
}

function addTransferCommands(root: Command, done: Done): void {
  const global = () => root.opts<CoreOptions>();
  root
    .command('pack <file>')
    .description('write dataset and NOTAMs into one signed file for another machine')
    .option('--force', 'overwrite an existing file')
    .action(async (file: string, options: { force?: boolean }) =>
      done(await (await import('./pack.ts')).pack(file, { ...global(), ...options })),
    );
  root
    .command('unpack <file>')
    .description('verify a pack and import it; newer data is kept; not while a server is running')
    .option('--trust <fingerprint>', 'trust the installation that signs with this key, from now on')
    .option('--force', 'use its dataset even if the one in use is as new or newer')
    .addOption(acceptLoss())
    .action(async (file: string, options: { trust?: string } & Accepting) =>
      done(await (await import('./pack.ts')).unpack(file, { ...global(), ...options })),
    );
  root
    .command('backup <file>')
    .description('write everything the user owns into one file')
    .option('--force', 'overwrite an existing file')
    .action(async (file: string, options: { force?: boolean }) =>
      done(await (await import('./backup.ts')).backUp(file, { ...global(), ...options })),
    );
  root
    .command('restore [file]')
    .option('--last', 'restore the newest automatic backup, made once a day, instead of a file')
    .addOption(new Option('--fresh', 'start without users, keys, notes and NOTAMs').conflicts('last'))
    .description('restore a backup; the current content of the data folder is kept next to it; not while a server is running')
    .action(async (file: string | undefined, options: { last?: boolean; fresh?: boolean }) =>
      done(await (await import('./backup.ts')).restore(file, { ...global(), ...options })),
    );
}

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
    .description('print name, e-mail address, id and role of every user')
    .action(async () => done(await (await import('./users.ts')).listUsers(global())));
  users
    .command('password <name>')
    .description("set a password, the first line of standard input, and end the user's sessions")
    .action(async (name: string) => done(await (await import('./users.ts')).changePassword(name, global())));
  users
    .command('role')
    .addArgument(new Argument('<name>', 'name or e-mail address'))
    .addArgument(new Argument('<role>', 'what the user may do').choices(['owner', 'user']))
    .description('make a user an owner, who alone may use backups, packs, approved web pages and other users, or an ordinary user again')
    .action(async (name: string, role: 'owner' | 'user') => done(await (await import('./users.ts')).changeRole(name, role, global())));
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
    .description('print a new key, which cannot be shown again')
    .option('--name <label>', 'what the key is for')
    .option('--read-only', 'a key that may only read')
    .action(async (user: string, options: { name?: string; readOnly?: boolean }) =>
      done(await (await import('./users.ts')).addKey(user, { ...global(), ...options })),
    );
  keys
    .command('list')
    .description('print id, user, label, times and rights of every key, never the key')
    .action(async () => done(await (await import('./users.ts')).listKeys(global())));
  keys
    .command('revoke <id>')
    .description('revoke the key with this id')
    .action(async (id: string) => done(await (await import('./users.ts')).revokeKey(id, global())));
}

function addOriginCommands(root: Command, done: Done): void {
  const origins = root.command('origins').description('web pages that may use this server');
  const global = () => root.opts<CoreOptions>();
  origins
    .command('list')
    .description('print the approved origins')
    .action(async () => done(await (await import('./users.ts')).listOrigins(global())));
  origins
    .command('approve <origin>')
    .description('let pages of an origin such as https://planner.example use this server')
    .action(async (origin: string) => done(await (await import('./users.ts')).approveOrigin(origin, global())));
  origins
    .command('withdraw <origin>')
    .description('refuse pages of this origin again')
    .action(async (origin: string) => done(await (await import('./users.ts')).withdrawOrigin(origin, global())));
}

function addNotamCommands(root: Command, done: Done): void {
  const notams = root.command('notams').description('NOTAMs: import, list, show and decode');
  const global = () => root.opts<CoreOptions>();
  notams
    .command('import <file...>')
    .description('import files, in any known format; - is standard input')
    .option('--dry-run', 'show what would be imported')
    .option('--as-text', 'store a text as one NOTAM in which nothing marks one')
    .action(async (files: string[], options: { dryRun?: boolean; asText?: boolean }) =>
      done(await (await import('./notams.ts')).importNotams(files, { ...global(), ...options })),
    );
  notams
    .command('list')
    .description('print a line for each: place, number, start, end (UTC), status, severity, plain words')
    .option('--place <code>', 'any code of an aerodrome')
    .option('--status <status>', 'future, active, overdue, expired, cancelled or replaced')
    .option('--filter <json>', 'a filter as the API takes it, instead of place and status')
    .option('--limit <n>', 'NOTAMs at most', toCount)
    .action(async (options: { place?: string; status?: string; filter?: string; limit?: number }) =>
      done(await (await import('./notams.ts')).listNotams({ ...global(), ...options })),
    );
  notams
    .command('show <notam>')
    .description('print one by id or number, as published and in plain words')
    .action(async (notam: string) => done(await (await import('./notams.ts')).showNotam(notam, global())));
  notams
    .command('decode')
    .description('read NOTAMs from standard input and print a JSON line for each, without touching stored data')
    .action(async () => done(await (await import('./notams.ts')).decodeNotams(global())));
  notams
    .command('retention [days]')
    .description('print or set how many days a NOTAM is kept after it is over, or "forever"; a running server deletes them then')
    .action(async (days: string | undefined) => done(await (await import('./notams.ts')).retention(days, global())));
  notams
    .command('imports')
    .description('list the imports, the newest first, and whether each can be undone')
    .action(async () => done(await (await import('./notam-imports.ts')).listImports(global())));
  notams
    .command('undo')
    .option('--import <id>', 'the number of the import (default: the newest that can be undone)', toCount)
    .description('undo an import as one: remove what it added, put back what it changed or ended')
    .action(async (options: { import?: number }) => done(await (await import('./notam-imports.ts')).undo({ ...global(), ...options })));
  notams
    .command('delete <id>')
    .option('--why <words>', 'why, kept with the deleted NOTAM')
    .description('delete one NOTAM, which can be restored for 30 days; what it had replaced or cancelled holds again')
    .action(async (id: string, options: { why?: string }) =>
      done(await (await import('./notam-imports.ts')).deleteNotam(id, { ...global(), ...options })),
    );
  notams
    .command('deleted')
    .description('list what was deleted in the last 30 days: when, why and by whom')
    .action(async () => done(await (await import('./notam-imports.ts')).listDeleted(global())));
  notams
    .command('restore')
    .addOption(new Option('--reason <reason>', 'only what was deleted for this reason').choices(['age', 'undo', 'user']))
    .option('--id <id>', 'only the NOTAM with this id')
    .description('store the NOTAMs again that were deleted in the last 30 days')
    .action(async (options: { reason?: 'age' | 'undo' | 'user'; id?: string }) =>
      done(await (await import('./notam-imports.ts')).restore({ ...global(), ...options })),
    );
}

function addWeatherCommands(root: Command, done: Done): void {
  const global = () => root.opts<CoreOptions>();
  // An option that its commands have too is read as its own.
  const weather = root
    .command('weather')
    .description('METAR and TAF: of stations, or of any code of an aerodrome, with their age')
    .argument('[stations...]', 'codes')
    .option('--decode', 'print them in words as well')
    .option('--at <time>', 'what the TAF says for a time, such as 0940Z or 221200')
    .option('--to <time>', 'end of an interval, for the worst of it')
    .option('--json', 'print what GET /weather/{station} or GET /weather/{station}/at answers, a line for each')
    .action(async (stations: string[], options: { decode?: boolean; at?: string; to?: string; json?: boolean }) =>
      done(await (await import('./weather.ts')).showWeather(stations, { ...global(), ...options })),
    );
  weather
    .command('decode <file>')
    .description('read METAR and TAF of a file, - for standard input, and print them decoded, without touching stored data')
    .option('--json', 'print what POST /weather/decode answers')
    .action(async (file: string, _own: object, { parent }: Command) =>
      done(await (await import('./weather.ts')).decodeWeather(file, parent?.opts<{ json?: boolean }>() ?? {})),
    );
  weather
    .command('import <file>')
    .description('store METAR and TAF of a file, - for standard input: text, CSV, XML or JSON, also gzip')
    .option('--dry-run', 'show what would be stored')
    .option('--at <time>', 'about when the reports are of (default: now); their days have no month')
    .action(async (file: string, { dryRun }: { dryRun?: boolean }, { parent }: Command) => {
      const { at } = parent?.opts<{ at?: string }>() ?? {};
      const options = { ...global(), ...(dryRun !== undefined && { dryRun }), ...(at !== undefined && { at }) };
      done(await (await import('./weather.ts')).importWeather(file, options));
    });
  weather
    .command('clear')
    .description('delete every METAR and TAF')
    .action(async () => done(await (await import('./weather.ts')).clearWeather(global())));
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
