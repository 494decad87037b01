/** English sentences of what a check of the dataset finds, and of places that a request may mean. */
import type { ReasonValue } from '#contract/problems/reasons.ts';
import type { Sentences } from './reason.ts';

const parts: Readonly<Record<string, string>> = {
  file: 'The file',
  tables: 'The tables',
  airportRows: 'The rows of airports',
  airportBodies: 'The bodies of airports',
  navaidBodies: 'The bodies of navaids',
  airportParts: 'The runways and frequencies of airports',
  countryBodies: 'The bodies of countries',
  searchIndex: 'The search index',
};

export const findingSentences = {
  datasetUnreadable: ({ error }) => `The dataset cannot be read: ${error}.`,
  partUnreadable: ({ part, error }) => `${parts[String(part)] ?? `Table ${part}`} cannot be read: ${error}.`,
  databaseDamaged: ({ error }) => `The file is damaged: ${error}.`,
  tableCountOther: ({ table, count, expected }) => `Table ${table} holds ${count} rows instead of ${expected}.`,
  rowNumbersOther: ({ first, last, expected }) => `The rows of airports run from ${first} to ${last} instead of from 1 to ${expected}.`,
  rowWithoutItsAirport: ({ table, row }) => `Table ${table} refers to an airport in row ${row}, and there is none.`,
  airportBodyInvalid: ({ airport, row }) => `The body of airport ${airport} (row ${row}) is not a JSON object.`,
  airportBodyOther: ({ row, airport, expected }) => `The body in row ${row} is of ${airport} instead of ${expected}.`,
  airportNameOther: ({ airport, row, name, expected }) =>
    `The body of airport ${airport} (row ${row}) has the name ${name} instead of ${expected}.`,
  navaidBodyInvalid: ({ navaid, row }) => `The body of navaid ${navaid} (row ${row}) is not a JSON object.`,
  navaidBodyOther: ({ row, navaid, expected }) => `The body of the navaid in row ${row} is of ${navaid} instead of ${expected}.`,
  navaidIdentOther: ({ navaid, row, ident, expected }) =>
    `The body of navaid ${navaid} (row ${row}) has the ident ${ident} instead of ${expected}.`,
  airportPartsInvalid: ({ row }) => `The runways and frequencies in row ${row} are not a JSON object.`,
  airportPartsOther: ({ part, row }) => `The ${part} sent for row ${row} are not those of table ${part}.`,
  countryBodyInvalid: ({ country }) => `The body of country ${country} is not a JSON object.`,
  countryBodyOther: ({ country, found }) => `The body of country ${country} is of ${found}.`,
  searchIndexCountOther: ({ count, expected }) => `The search index holds ${count} airports instead of ${expected}.`,
  routeWordRefused: ({ word, fault }) =>
    `${word} cannot be used (${fault}); correct it, or leave it out. POST /routes/parse says more about each word.`,
  routeTooManyWords: ({ most }) => `the route has more than ${most} words; give it in parts.`,
  routeWithoutPoints: () => 'it names no point; give at least one, for example LSGG,GVA,LFMN.',
  routeChoiceUnknown: ({ word, id }) => `${word}=${id}: the route has no such word, or it cannot mean this place.`,
  navaidCandidate: ({ id, ident, name, type, country, latitude, longitude }) =>
    `${ident} ${name}, ${type ?? 'unknown type'}, ${country ?? 'unknown country'}, at ${latitude ?? '?'}, ${longitude ?? '?'}: ${id}.`,
  moreFindings: ({ count }) => `And ${count} more like the last.`,
  replacedMeanwhile: ({ revision }) => `The file in use was replaced by ${revision}; start again.`,
} satisfies Partial<Sentences>;

/** English sentences of what is wrong with this machine or its data. */

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

const FRESH = '"aeroshelf restore --fresh" starts without users, keys, notes and NOTAMs';
const wayBack = (backup: ReasonValue) =>
  backup === null
    ? `There is no automatic backup. Put a copy of it back; ${FRESH}.`
    : `"aeroshelf restore --last" restores the automatic backup of ${backup}; ${FRESH}. What is there now is kept.`;

export const machineSentences = {
  ipv6PortTaken: ({ port }) =>
    `Another program answers at [::1]:${port}, so a client that asks for "localhost" may reach it instead of Aeroshelf. Use 127.0.0.1, or end that program: within five minutes Aeroshelf answers there too.`,
  stateMissing: ({ path, backup }) =>
    `${path} is missing, but other files of this data folder exist, so this is not a first start. ${wayBack(backup)}`,
  stateEmpty: ({ path, backup }) => `${path} is empty: its contents are lost. ${wayBack(backup)}`,
  stateDamaged: ({ path, error, backup }) => `${path} can't be used: ${String(error).replace(/\.$/, '')}. ${wayBack(backup)}`,
  datasetSetAside: ({ file, error, revision, source }) =>
    `The dataset in use cannot be opened (${error}) and is kept as ${file}. ${revision} (${source}) is used instead. A server rebuilds it from its rows or its sources where it can; otherwise roll back to another version, or import a new one.`,
  datasetBarred: ({ file, error, revision, source }) =>
    `The dataset in use cannot be opened for now: ${error}. It stays as it is. Give your user access to ${file}: it is tried again every second, and until then ${revision} (${source}) is used instead.`,
  versionUnreadable: ({ file, error }) =>
    `The kept dataset ${file} cannot be read (${error}), so you cannot roll back to it. Put a copy of it back, or remove the file.`,
  datasetGone: ({ file, revision, source }) =>
    `The dataset that was in use is missing: there is no ${file}. ${revision} (${source}) is used instead. A server rebuilds it from what its sources fetched; otherwise put the file back, or import the data again.`,
  clockMoved: ({ days: moved }) =>
    `This machine's clock moved ${Number(moved) < 0 ? 'back ' : ''}by ${days(Math.abs(Number(moved)))} since Aeroshelf last checked it. No NOTAM is deleted by age until the clock is right again, a source confirms the time, or you do.`,
  weatherRemovedForRoom: ({ removed, mostMb }) =>
    `There is room for ${mostMb} MB of METAR and TAF. The last import was larger, so that the oldest ${removed} were deleted before their time. Import fewer stations.`,
  passwordUnreadable: ({ id }) =>
    `The stored password of the user with the id ${id} is damaged, so that this user cannot log in. "aeroshelf users list" shows the name of this id; "aeroshelf users password NAME" sets a new one.`,
  sourceKindUnknown: ({ name }) =>
    `The source "${name}" is of a kind that this version of Aeroshelf does not know; it is not fetched. Remove it, or use the version that added it.`,
} satisfies Partial<Sentences>;
