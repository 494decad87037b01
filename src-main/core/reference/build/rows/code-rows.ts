/** Table airport_codes: which airports a code belongs to, in the order in which it means them (store/airport-codes.ts). */
import type { Database } from 'better-sqlite3';
import type { Columns } from '#domain/columns.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { faaCountries } from '#core/reference/store/airport-codes.ts';

/** `position` is the precedence among the airports with this code, from 1. */
export type CodeRow = { code: string; position: number; row: number; isInNotams: number };

/** An airport has a code in such a place: the lower, the sooner the code means it. */
const places = { icao: 0, iata: 1, local: 2, gps: 3, ident: 4, localOfFourLetters: 5 };
const fourLetters = /^[A-Za-z]{4}$/;

type Named = { airport: SearchDocument; place: number; isInNotams: number };

/** Answers them in the order of the table. */
export function codeRows(airports: readonly SearchDocument[]): Columns<CodeRow> {
  const named = new Map<string, Named[]>();

  function add(given: string | null, airport: SearchDocument, place: number, isInNotams: boolean): void {
    if (given === null) return;
    const code = upperCase(given);
    const those = named.get(code);
    const last = those?.at(-1);
    if (those === undefined) named.set(code, [{ airport, place, isInNotams: Number(isInNotams) }]);
    else if (last?.airport === airport) {
      last.place = Math.min(last.place, place);
      last.isInNotams = Math.max(last.isInNotams, Number(isInNotams));
    } else those.push({ airport, place, isInNotams: Number(isInNotams) });
  }

  for (const airport of airports) {
    const { icaoCode, iataCode, localCode, gpsCode, ident, countryCode } = airport;
    add(icaoCode, airport, places.icao, true);
    add(iataCode, airport, places.iata, false);
    const localPlace = localCode !== null && fourLetters.test(localCode) ? places.localOfFourLetters : places.local;
    add(localCode, airport, localPlace, faaCountries.includes(countryCode ?? ''));
    add(gpsCode, airport, places.gps, true);
    add(ident, airport, places.ident, true);
  }

  const rows = { code: [] as string[], position: [] as number[], row: [] as number[], isInNotams: [] as number[] };
  for (const code of [...named.keys()].sort()) {
    for (const [index, { airport, isInNotams }] of (named.get(code) ?? []).sort(bySense).entries()) {
      rows.code.push(code);
      rows.position.push(index + 1);
      rows.row.push(airport.row);
      rows.isInNotams.push(isInNotams);
    }
  }
  return rows;
}

/** The column compares so: letters of ASCII alone have no case. */
const upperCase = (code: string): string => (/[a-z]/.test(code) ? code.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : code);

function bySense(a: Named, b: Named): number {
  return (
    Number(a.airport.isClosed) - Number(b.airport.isClosed) ||
    a.place - b.place ||
    (b.airport.longestRunway ?? -1) - (a.airport.longestRunway ?? -1) ||
    a.airport.row - b.airport.row
  );
}

export function insertCodes(db: Database, { code, position, row, isInNotams }: Columns<CodeRow>): void {
  const insert = db.prepare('INSERT INTO airport_codes (code, position, row, is_in_notams) VALUES (?, ?, ?, ?)');
  for (const [index, each] of code.entries()) insert.run(each, position[index] ?? null, row[index] ?? null, isInNotams[index] ?? null);
}
