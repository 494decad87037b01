/**
 * Declares the commands, their arguments and exit codes: 0 done, 1 refused with a sentence on standard error, 2 wrong usage, 3 no source
 * reachable (`sync`). Over 400 lines because it is one list: each command with its options and its help.
 */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { installation } from '#core/platform/installation.ts';
import { fetchedKinds } from '#contract/sync/source-kinds.ts';
import { Refusal } from '#core/refusal.ts';
import { isAcceptable } from '#core/reasons/reason.ts';
import { refusalOfSystem } from '#core/reasons/system-faults.ts';
import { asking } from './api.ts';
import { addRouteCommands } from './route/commands.ts';
import { outliveClosedPipes, say, write } from './terminal.ts';
import { languages, type Language } from '#contract/language.ts';
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

/** `done` gets the exit code of the command that ran. */
export function program(done: (code: number) => void): Command {
  const runs = runsWith(done);
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

  root
    .command('serve')
    .description('serve the API on 127.0.0.1 until SIGTERM or SIGINT')
    .option('--port <n>', 'port; 0 picks a free one (default: 4127, or the next free one)', toPort)
    .option('--sync', 'fetch from the sources by their schedules')
    .option('--offline', 'make no request to other machines, whatever the settings say')
    .option('--no-open', 'print the one-time link that signs a browser in, and do not open it')
    .option('--no-link', 'make no one-time link')
    .action(runs(async () => (await import('./serve.ts')).serve));

  root
    .command('link')
    .description('print a link into the running server that signs a browser in as the owner: once, within 60 seconds')
    .option('--no-open', 'print it, and do not open it')
    .action(runs(async () => (await import('./link/link.ts')).link));

  root
    .command('get <path>')
    .description('print the answer to a path such as /airports?limit=5, without opening a port')
    .addOption(new Option('--key <key>', 'API key; arguments can be read by other processes, the variable cannot').env('AEROSHELF_API_KEY'))
    .action(runs(async () => (await import('./get.ts')).get));

  root
    .command('import <source>')
    .description('build a new dataset from a folder or ZIP with the six OurAirports files, or from their public addresses: "ourairports"')
    .option('--date <date>', 'date of the content, such as 2026-08-22: the files carry none, and without it their age is unknown')
    .addOption(acceptLoss())
    .action(runs(async () => (await import('./import.ts')).importDataset));

  root
    .command('openapi')
    .description('print the OpenAPI document')
    .action(runs(async () => (await import('./get.ts')).printOpenApi));

  root
    .command('mcp')
    .description('answer an assistant (Model Context Protocol, standard input and output); reads only')
    .addOption(new Option('--key <key>', 'API key; arguments can be read by other processes, the variable cannot').env('AEROSHELF_API_KEY'))
    .action(runs(async () => (await import('./assistant/mcp.ts')).mcp));

  addRouteCommands(root, runs);
  addDataCommands(root, runs);
  addSyncCommands(root, runs);
  addTransferCommands(root, runs);
  addUserCommands(root, runs);
  addKeyCommands(root, runs);
  addOriginCommands(root, runs);
  addNotamCommands(root, runs);
  addWeatherCommands(root, runs);
  addAirlineCommands(root, runs);
  return root;
}

function addAirlineCommands(root: Command, runs: Runs): void {
  const airlines = root.command('airlines').description('airlines, which give the telephony of item 7; none are bundled');
  airlines
    .command('import <file>')
    .description('store the airlines of a CSV file, whose columns have the names of the API: name, icaoCode, iataCode, callsign and others')
    .action(runs(asking(async () => (await import('./airlines.ts')).importAirlines)));
}

/**
 * It makes the action of a command: its work gets the arguments and, as the last one, its options with those of the commands above it, and
 * resolves with the exit code, 0 where it gives none. The work is loaded when it runs, so that listing users does not load a web server.
 */
const runsWith =
  (done: (code: number) => void) =>
  (load: () => Promise<(...given: never[]) => Promise<number | void>>) =>
  async (...given: unknown[]): Promise<void> => {
    const [, command] = given.splice(-2) as [object, Command];
    const work = (await load()) as (...given: unknown[]) => Promise<number | void>;
    done((await work(...given, command.optsWithGlobals())) ?? 0);
  };

export type Runs = ReturnType<typeof runsWith>;

export type Accepting = { acceptLoss?: boolean };
const acceptLoss = () =>
  new Option('--accept-loss', 'accept a dataset that has less than the one in use, or differs from it more than an edition does');
const leave = () => new Option('--accept-loss', 'accept that the next dataset is without the rows that the one in use has from it');

function addDataCommands(root: Command, runs: Runs): void {
  const data = root.command('data').description('datasets: the one in use and the earlier ones kept');
  data
    .command('versions')
    .description('print a line for each: in use or kept, revision, source, date, when it was imported, airports, size')
    .action(runs(asking(async () => (await import('./data.ts')).listVersions)));
  data
    .command('diff [from] [to]')
    .description(
      'print how two differ: counts, and the first hundred airports field by field (default: the previous one and the one in use)',
    )
    .action(runs(asking(async () => (await import('./data.ts')).difference)));
  data
    .command('rollback [revision]')
    .description('switch back to a kept dataset (default: the previous one); automatic sync will not undo it')
    .action(runs(asking(async () => (await import('./data.ts')).rollBack)));
  data
    .command('check')
    .description('read the whole dataset in use and state.sqlite, and print what is wrong with it; exits 1 if problems are found')
    .action(runs(asking(async () => (await import('./data.ts')).check)));
  data
    .command('status')
    .description('print what is in use, how old it is, what is kept, and the space on the disk')
    .action(runs(asking(async () => (await import('./data.ts')).status)));
  data
    .command('confirm-clock')
    .description("confirm that this machine's clock is right, after it moved further than expected")
    .action(runs(asking(async () => (await import('./data.ts')).confirmClock)));
  data
    .command('conflicts')
    .description('print a line for each place where two sources contradict each other: code, name, kind, both values')
    .action(runs(asking(async () => (await import('./data.ts')).listConflicts)));
}

function addSyncCommands(root: Command, runs: Runs): void {
  root
    .command('sync [source]')
    .description(
      'fetch what is new from one source, by id, name or kind, or from all; exits 0, 1 if something was refused, 3 if no source was reachable',
    )
    .option('--offline', 'make no request to other machines; look at folders and files only')
    .addOption(acceptLoss())
    .action(runs(async () => (await import('./sync.ts')).sync));

  root
    .command('ready [words...]')
    .description(
      'fetch the NOTAMs that a route, or your favourites and stored routes, lack, and say what is whole; exits 0, 1 if anything is lacking',
    )
    .option('--alternates <codes>', 'alternate aerodromes, as EDDN,EDMA', toCodes)
    .option('--no-fetch', 'fetch nothing, and only say what is whole')
    .action(runs(async () => (await import('./sync.ts')).ready));

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
    .action(runs(asking(async () => (await import('./sources.ts')).listSources)));
  sources
    .command('presets')
    .description('print a line for each public service that can be added: kind, publisher, address, requests a day, terms')
    .action(runs(asking(async () => (await import('./sources.ts')).listPresets)));
  sources
    .command('test <source>')
    .description('make one request to a source, by id, name or kind, and say what came; nothing is stored')
    .action(runs(asking(async () => (await import('./sources.ts')).testSource)));
  sources
    .command('places')
    .description('choose what is fetched by place, and print a line for each: code, why, name, NOTAMs, bytes, last list, next attempt')
    .option('--whole', 'load a source as a whole where it can be, unless aerodromes are named for it')
    .option('--no-whole', 'ask such a source for these places alone')
    .option('--favourites', 'your favourites')
    .option('--no-favourites', 'without them')
    .option('--routes', 'aerodromes and alternates of your stored routes')
    .option('--no-routes', 'without them')
    .option('--corridor <nm>', 'aerodromes within so many nautical miles of these routes as well; or "none"', toCorridor)
    .option('--areas <codes>', 'countries, regions and aerodromes, as CH,EDGG,LFMN; or "none"', toAreas)
    .action(runs(asking(async () => (await import('./places.ts')).places)));
  sources
    .command('answer <source>')
    .description('print the last answer of a source that could not be read, because its form had changed; exits 1 if none is kept')
    .action(runs(asking(async () => (await import('./sources.ts')).printAnswer)));
  words(
    sources
      .command('add')
      .addArgument(new Argument('<kind>', 'what it is').choices(fetchedKinds))
      .argument('[address]', 'base URL, or absolute path of a folder or file; none for a preset')
      .description('add a source and print its id'),
  ).action(runs(async () => (await import('./sources.ts')).addSource));
  words(sources.command('set <source>').description('change a source, by id, name or kind'))
    .option('--on', 'fetch from it and use its values')
    .addOption(new Option('--off', 'neither fetch from it nor use its values').conflicts('on'))
    .addOption(leave())
    .action(runs(async () => (await import('./sources.ts')).changeSource));
  sources
    .command('remove <source>')
    .description('remove a source and its downloads; NOTAMs and the dataset in use stay, and the next dataset is without its rows')
    .addOption(leave())
    .action(runs(asking(async () => (await import('./sources.ts')).removeSource)));
}

function toHours(text: string): number | 'never' {
  if (text === 'never') return text;
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 8760)
    throw new InvalidArgumentError('This is a whole number of hours from 1 to 8760, or never.');
  return Number(text);
}

const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

function toCodes(text: string): string[] {
  const codes = codesIn(text);
  if (codes.every((code) => /^[A-Z]{4}$/.test(code))) return codes;
  throw new InvalidArgumentError('Codes of four letters, a comma between two, as EDGG,EDMM.');
}

function toAreas(text: string): string[] {
  if (text === 'none') return [];
  const areas = codesIn(text);
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

function addTransferCommands(root: Command, runs: Runs): void {
  root
    .command('pack <file>')
    .description('write dataset and NOTAMs into one signed file for another machine')
    .option('--force', 'overwrite an existing file')
    .action(runs(async () => (await import('./pack.ts')).pack));
  root
    .command('unpack <file>')
    .description('verify a pack and import it; newer data is kept; not while a server is running')
    .option('--trust <fingerprint>', 'trust the installation that signs with this key, from now on')
    .option('--force', 'use its dataset even if the one in use is as new or newer')
    .addOption(acceptLoss())
    .action(runs(async () => (await import('./pack.ts')).unpack));
  root
    .command('backup <file>')
    .description('write everything the user owns into one file')
    .option('--force', 'overwrite an existing file')
    .action(runs(async () => (await import('./backup.ts')).backUp));
  root
    .command('restore [file]')
    .option('--last', 'restore the newest automatic backup, made once a day, instead of a file')
    .addOption(new Option('--fresh', 'start without users, keys, notes and NOTAMs').conflicts('last'))
    .description('restore a backup; the current content of the data folder is kept next to it; not while a server is running')
    .action(runs(async () => (await import('./backup.ts')).restore));
}

function addUserCommands(root: Command, runs: Runs): void {
  const users = root.command('users').description('who may log in');
  users
    .command('add <name>')
    .description('add a user; the password is the first line of standard input')
    .requiredOption('--email <email>', 'e-mail address')
    .action(runs(async () => (await import('./users.ts')).addUser));
  users
    .command('list')
    .description('print name, e-mail address, id and role of every user')
    .action(runs(asking(async () => (await import('./users.ts')).listUsers)));
  users
    .command('password <name>')
    .description("set a password, the first line of standard input, and end the user's sessions")
    .action(runs(async () => (await import('./users.ts')).changePassword));
  users
    .command('role')
    .addArgument(new Argument('<name>', 'name or e-mail address'))
    .addArgument(new Argument('<role>', 'what the user may do').choices(['owner', 'user']))
    .description('make a user an owner, who alone manages backups, packs, approved web pages and other users, or an ordinary user again')
    .action(runs(asking(async () => (await import('./users.ts')).changeRole)));
  users
    .command('remove <name>')
    .description('remove a user with keys and sessions')
    .action(runs(asking(async () => (await import('./users.ts')).removeUser)));
}

function addKeyCommands(root: Command, runs: Runs): void {
  const keys = root.command('keys').description('API keys');
  keys
    .command('add <user>')
    .description('print a new key, which cannot be shown again')
    .option('--name <label>', 'what the key is for')
    .option('--read-only', 'a key that may only read')
    .action(runs(asking(async () => (await import('./users.ts')).addKey)));
  keys
    .command('list')
    .description('print id, user, label, times and rights of every key, never the key')
    .action(runs(asking(async () => (await import('./users.ts')).listKeys)));
  keys
    .command('revoke <id>')
    .description('revoke the key with this id')
    .action(runs(asking(async () => (await import('./users.ts')).revokeKey)));
}

function addOriginCommands(root: Command, runs: Runs): void {
  const origins = root.command('origins').description('web pages that may use this server');
  origins
    .command('list')
    .description('print the approved origins')
    .action(runs(asking(async () => (await import('./users.ts')).listOrigins)));
  origins
    .command('approve <origin>')
    .description('let pages of an origin such as https://planner.example use this server')
    .action(runs(asking(async () => (await import('./users.ts')).approveOrigin)));
  origins
    .command('withdraw <origin>')
    .description('refuse pages of this origin again')
    .action(runs(asking(async () => (await import('./users.ts')).withdrawOrigin)));
}

function addNotamCommands(root: Command, runs: Runs): void {
  const notams = root.command('notams').description('NOTAMs: import, list, show and decode');
  notams
    .command('import <file...>')
    .description('import files, in any known format; - is standard input')
    .option('--dry-run', 'show what would be imported')
    .option('--as-text', 'store a text as one NOTAM in which nothing marks one')
    .action(runs(async () => (await import('./notams.ts')).importNotams));
  notams
    .command('list')
    .description('print a line for each: place, number, start, end (UTC), status, severity, plain words')
    .option('--place <code>', 'any code of an aerodrome')
    .option('--status <status>', 'future, active, overdue, expired, cancelled or replaced')
    .addOption(new Option('--filter <json>', 'a filter as the API takes it, instead of place and status').conflicts(['place', 'status']))
    .option('--limit <n>', 'NOTAMs at most', toCount)
    .action(runs(asking(async () => (await import('./notams.ts')).listNotams)));
  notams
    .command('show <notam>')
    .description('print one by id or number, as published and in plain words')
    .action(runs(asking(async () => (await import('./notams.ts')).showNotam)));
  notams
    .command('decode')
    .description('read NOTAMs from standard input and print a JSON line for each, without touching stored data')
    .action(runs(async () => (await import('./notams.ts')).decodeNotams));
  notams
    .command('retention [days]')
    .description('print or set how many days a NOTAM is kept after it is over, or "forever"; a running server deletes them then')
    .action(runs(async () => (await import('./notams.ts')).retention));
  notams
    .command('imports')
    .description('list the imports, the newest first, and whether each can be undone')
    .action(runs(asking(async () => (await import('./notam-imports.ts')).listImports)));
  notams
    .command('undo')
    .option('--import <id>', 'the number of the import (default: the newest that can be undone)', toCount)
    .description('undo an import as one: remove what it added, put back what it changed or ended')
    .action(runs(asking(async () => (await import('./notam-imports.ts')).undo)));
  notams
    .command('delete <notam>')
    .option('--why <words>', 'why, kept with the deleted NOTAM')
    .description('delete one NOTAM, by id or number, which can be restored for 30 days; what it had replaced or cancelled holds again')
    .action(runs(asking(async () => (await import('./notam-imports.ts')).deleteNotam)));
  notams
    .command('deleted')
    .description('list what was deleted in the last 30 days: when, why and by whom')
    .action(runs(asking(async () => (await import('./notam-imports.ts')).listDeleted)));
  notams
    .command('restore')
    .addOption(new Option('--reason <reason>', 'only what was deleted for this reason').choices(['age', 'undo', 'user']))
    .option('--id <id>', 'only the NOTAM with this id')
    .description('store the NOTAMs again that were deleted in the last 30 days')
    .action(runs(asking(async () => (await import('./notam-imports.ts')).restore)));
}

function addWeatherCommands(root: Command, runs: Runs): void {
  // An option that its commands have too is read as its own.
  const weather = root
    .command('weather')
    .description('METAR and TAF: of stations, or of any code of an aerodrome, with their age')
    .argument('<stations...>', 'codes')
    .option('--decode', 'print them in words as well')
    .option('--at <time>', 'what the TAF says for a time, such as 0940Z or 221200')
    .option('--to <time>', 'end of an interval, for the worst of it')
    .option('--json', 'print what GET /weather/{station} or GET /weather/{station}/at answers, a line for each')
    .action(runs(asking(async () => (await import('./weather.ts')).showWeather)));
  weather
    .command('decode <file>')
    .description('read METAR and TAF of a file, - for standard input, and print them decoded, without touching stored data')
    .option('--json', 'print what POST /weather/decode answers')
    .action(runs(async () => (await import('./weather.ts')).decodeWeather));
  weather
    .command('import <file>')
    .description('store METAR and TAF of a file, - for standard input: text, CSV, XML or JSON, also gzip')
    .option('--dry-run', 'show what would be stored')
    .option('--at <time>', 'about when the reports are of (default: now); their days have no month')
    .action(runs(asking(async () => (await import('./weather.ts')).importWeather)));
  weather
    .command('clear')
    .description('delete every METAR and TAF')
    .action(runs(asking(async () => (await import('./weather.ts')).clearWeather)));
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
