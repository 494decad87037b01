/** English sentences of what a check of the dataset finds, and of places that a request may mean. */
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
