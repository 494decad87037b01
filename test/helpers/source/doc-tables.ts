/**
 * The tables of resources/docs that follow from the program: endpoints, errors, filter operators, settings, source kinds, commands, rooms.
 * A page marks where one belongs; `npm run generate` writes it there and the tests compare, so that a page can name nothing that is not.
 */
import type { Argument, Command, Option } from 'commander';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { Settings } from '#contract/settings.ts';
import { SourceKind } from '#contract/sync/sources.ts';
import { reasonValues, type ReasonCode } from '#contract/problems/reasons.ts';
import { operators } from '#core/filter/operators.ts';
import { severityRules, unknown } from '#core/notams/describe/severity/severity.ts';
import { reason } from '#core/reasons/reason.ts';
import { statuses } from '#core/refusal.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { areaReasons, routeFileReasons } from '#words/en/route-files.ts';
import { routeFiles } from '#core/route/files/formats.ts';
import { severityRules as ruleSentences } from '#words/en/notams.ts';
import { program } from '#headless/program.ts';
import { rooms } from './rooms.ts';

const code = (text: string) => `\`${text}\``;

type Row = readonly string[];
/** A wider table cannot be read in a terminal or in a diff. */
const MOST_COLUMNS = 160;
const WRAPPED_AT = 140;

/** A table as Prettier aligns it; where that is too wide, a list with an entry a row. */
function table(head: Row, rows: readonly Row[]): string {
  const escaped = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0)));
  const width = widths.reduce((sum, one) => sum + one + 3, 1);
  if (width > MOST_COLUMNS) return rows.map((row) => wrapped(`- ${entryOf(head, row)}`)).join('\n');
  const [heading = [], ...body] = escaped;
  return [heading, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The second of two columns follows a colon; each of more columns is named by its heading. */
function entryOf(head: Row, [first = '', ...others]: Row): string {
  if (others.length === 1) return `${first}: ${others[0]}`;
  const named = others.flatMap((cell, index) => (cell === '' ? [] : [`${head[index + 1] ?? ''}: ${cell}`.replace(/^: /, '')]));
  return named.length === 0 ? first : `${first} — ${named.join('; ')}`;
}

/** Lines after the first are indented, so that they belong to the entry. */
function wrapped(entry: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of entry.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WRAPPED_AT) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

const endpointRows = (): Row[] => Object.values(endpoints).map(({ method, path, summary }) => [code(`${method} ${path}`), summary]);

/** What needs no key is left out, and the owner may do everything. */
const rightRows = (): Row[] =>
  Object.values(endpoints)
    .filter(({ access }) => access !== 'open')
    .map((endpoint: Endpoint) => [
      code(`${endpoint.method} ${endpoint.path}`),
      rightToRead(endpoint),
      endpoint.access === 'owner' ? 'no' : withLimits('yes', endpoint),
    ]);

function rightToRead({ method, access, storesNothing, ...endpoint }: Endpoint): string {
  if (access === 'key' && (method === 'GET' || storesNothing === true)) return withLimits('yes', endpoint);
  if (access === 'owner' || storesNothing === undefined || storesNothing === true) return 'no';
  const values = 'query' in storesNothing ? storesNothing.query : storesNothing.body;
  return withLimits(
    `with ${Object.entries(values)
      .map(([name, value]) => code(`${name}=${String(value)}`))
      .join(', ')}`,
    endpoint,
  );
}

function withLimits(right: string, { isOfOne, ownersMembers = [] }: Pick<Endpoint, 'isOfOne' | 'ownersMembers'>): string {
  const own = isOfOne === true ? ', own only' : '';
  return `${right}${own}${ownersMembers.length > 0 ? `, without ${ownersMembers.map(code).join(', ')}` : ''}`;
}

const errorRows = (): Row[] =>
  Object.entries(statuses).map(([name, status]) => [code(name), String(status), refusalSentences[name as keyof typeof statuses]]);

const operatorRows = (): Row[] =>
  Object.entries(operators).map(([name, operator]) => [
    code(name),
    'alias' in operator ? code(operator.alias) : '',
    `the field ${operator.sentence}`,
  ]);

/** What may be sent for a setting, from its schema. */
function valuesOf(schema: object): string {
  const { type, enum: words, anyOf, minimum, maximum } = schema as Record<string, unknown> & { anyOf?: object[]; enum?: string[] };
  if (words) return words.join(', ');
  if (anyOf) return anyOf.map(valuesOf).join(', ');
  if (type === 'boolean') return 'true, false';
  if (type === 'null') return 'null';
  if (typeof minimum === 'number' && typeof maximum === 'number') return `${minimum} to ${maximum}`;
  throw new Error(`The documentation has no words for the values of ${JSON.stringify(schema)}`);
}

const settingRows = (defaults: Settings): Row[] =>
  Object.entries(Settings.properties).map(([name, schema]) => [
    code(name),
    valuesOf(schema),
    String(defaults[name as keyof Settings]),
    (schema as { description?: string }).description ?? '',
  ]);

/** The contract describes the kinds in one sentence, `kind: what; kind: what`. */
const sourceKindRows = (): Row[] =>
  ((SourceKind as { description?: string }).description ?? '').split('; ').map((part) => {
    const [kind = '', ...what] = part.split(': ');
    return [code(kind), what.join(': ')];
  });

const usageOf = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

function commandRows(command: Command = program(() => undefined), path = ''): Row[] {
  return command.commands.flatMap((one) => {
    const name = `${path}${one.name()}`;
    const parts = commandRows(one, `${name} `);
    // A group that takes arguments is a command too: weather LSGG.
    if (parts.length > 0 && one.registeredArguments.length === 0) return parts;
    const options = one.options.map((option: Option) => `${code(option.flags)} ${option.description}`);
    return [[code([name, ...one.registeredArguments.map(usageOf)].join(' ')), [one.description(), ...options].join('; ')], ...parts];
  });
}

const roomRows = (): Row[] =>
  Object.entries(rooms).map(([room, { packages, files, types }]) => [
    code(room),
    packages.map(code).join(', '),
    files.map(code).join(', '),
    types.map(code).join(', '),
  ]);

const severityRows = (): Row[] =>
  [...severityRules, unknown].map(({ rule, severity }, index) => [
    String(index + 1),
    code(rule),
    String(severity),
    ruleSentences[rule][1] ?? ruleSentences[rule][0],
  ]);

const routeFileRows = (): Row[] =>
  Object.entries(routeFiles).map(([format, { title, extension, mediaType, read, lacks }]) => [
    code(format),
    title,
    code(`.${extension}`),
    code(mediaType),
    read ? 'read and written' : 'written',
    lacks.join(', '),
  ]);

/** Writes each sentence with the names of its values in their places. */
const codeRows = (sentences: Partial<Record<ReasonCode, unknown>>): Row[] =>
  (Object.keys(sentences) as ReasonCode[]).map((name) => {
    const values = Object.fromEntries(reasonValues[name].map((value) => [value, `{${value}}`]));
    return [code(name), reasonValues[name].map(code).join(', '), reason(name, values as never).text];
  });

const docTables: Record<string, (defaults: Settings) => string> = {
  endpoints: () => table(['endpoint', 'answers'], endpointRows()),
  rights: () => table(['endpoint', 'a key that may only read', 'a user'], rightRows()),
  errors: () => table(['code', 'status', 'message'], errorRows()),
  operators: () => table(['operator', 'also', 'matches where …'], operatorRows()),
  settings: (defaults) => table(['setting', 'values', 'default', 'meaning'], settingRows(defaults)),
  'source-kinds': () => table(['kind', 'what it is'], sourceKindRows()),
  commands: () => table(['command', 'does'], commandRows()),
  'severity-rules': () => table(['', 'rule', 'severity', 'holds for'], severityRows()),
  'route-files': () => table(['format', 'of', 'extension', 'media type', '', 'never holds'], routeFileRows()),
  'route-file-codes': () => table(['code', 'values', 'sentence'], codeRows(routeFileReasons)),
  'area-codes': () => table(['code', 'values', 'sentence'], codeRows(areaReasons)),
  rooms: () => table(['room', 'packages', 'files of other rooms', 'types of other rooms'], roomRows()),
};

export const docTableNames: readonly string[] = Object.keys(docTables);

/** The page with every marked table as the program makes it now; `defaults` are the settings of a new data folder. Throws for an unknown table. */
export function withTables(page: string, defaults: Settings): string {
  return page.replace(/(<!-- table: ([a-z-]+) -->\n)[^]*?(\n<!-- end -->)/g, (_, start: string, name: string, end: string) => {
    const made = docTables[name];
    if (!made) throw new Error(`A page asks for the table "${name}"; there are ${docTableNames.join(', ')}.`);
    return `${start}\n${made(defaults)}\n${end}`;
  });
}
