/**
 * Finds the airport that a code means. Promise: a code means one airport or none, the same wherever it is used: open before closed, then by
 * ICAO, IATA and local code, GPS code and the source's own identifier, then the longer runway. Four letters are a location indicator, as in
 * NOTAMs: for them the GPS code and the identifier come before the local code. Everything that takes a code uses this. The table is filled
 * by build/rows/code-rows.ts.
 */
import type { Database } from 'better-sqlite3';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** The local codes of these countries are the FAA's, which NOTAMs name places by. */
export const faaCountries: readonly string[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
export const FAA_COUNTRIES = `(${faaCountries.map((country) => `'${country}'`).join(', ')})`;

export const airportCodesTable = `
CREATE TABLE airport_codes (
  code TEXT NOT NULL COLLATE NOCASE,
  position INTEGER NOT NULL,      -- precedence among the airports with this code, from 1
  row INTEGER NOT NULL,           -- airports.row
  is_in_notams INTEGER NOT NULL,  -- 0, 1: NOTAMs may name the airport by it; not by IATA codes, nor by local ones other than the FAA's
  PRIMARY KEY (code, position)
) STRICT, WITHOUT ROWID;
`;

/** This SQL gives the row of the airport that a NOTAM means by the code bound to it; none where there is none. */
export const rowOfNotamPlace = (code: string): string => `(
  SELECT found.row
    FROM airport_codes found
   WHERE found.code = ${code} AND found.is_in_notams = 1
   ORDER BY found.position
   LIMIT 1)`;

/** This SQL gives the code that an airport (alias `a`) is called by; null where it has none but its id. */
export const leadingCode = `COALESCE(a.icao_code, a.iata_code, a.local_code, a.gps_code, nullif(a.ident, a.id))`;

const UUID_LENGTH = 36;

/** They say how NOTAMs name the places of a country. */
export type CountryCodes = {
  /** First two letters of its location indicators (ICAO Doc 7910), which those of its regions have too. */
  prefixes: readonly string[];
  /** These codes of four letters begin otherwise. */
  indicators: readonly string[];
  /** A NOTAM may name an aerodrome without a location indicator by any other code. */
  others: readonly string[];
};

export function openAirportCodes(db: Database) {
  const byId = db.prepare<[string], number>('SELECT a.row FROM airports a WHERE a.id = ?').pluck();
  const byCode = db.prepare<[string], number>('SELECT c.row FROM airport_codes c WHERE c.code = ? AND c.position = 1').pluck();
  const places = db
    .prepare<[number], string>(
      `SELECT c.code
         FROM airports a
         JOIN airport_codes c ON c.code IN (a.icao_code, a.local_code, a.gps_code, a.ident)
        WHERE a.row = ? AND a.row = ${rowOfNotamPlace('c.code')} AND c.row = a.row
        ORDER BY c.code = a.icao_code DESC, c.code = a.gps_code DESC, c.code`,
    )
    .pluck();

  const icaoCodes = db
    .prepare<[string], string>('SELECT a.icao_code FROM airports a WHERE a.country_code = ? AND a.icao_code IS NOT NULL')
    .pluck();
  const furtherCodes = db
    .prepare<[string], string>(
      `SELECT upper(g.code)
         FROM (SELECT country_code, gps_code AS code FROM airports
                UNION ALL SELECT country_code, ident FROM airports
                UNION ALL SELECT country_code, local_code FROM airports WHERE country_code IN ${FAA_COUNTRIES}) g
        WHERE g.country_code = ? AND g.code IS NOT NULL`,
    )
    .pluck();
  const ofCountries = new Map<string, CountryCodes>();

  const rowOf = (identifier: string): number | undefined =>
    (identifier.length === UUID_LENGTH ? byId.get(identifier.toLowerCase()) : undefined) ?? byCode.get(identifier);
  return {
    /** Finds the row of the airport with this id or code, in any case. */
    rowOf,
    /**
     * Lists the codes by which NOTAMs name the airport with this id or code, ICAO first; and the code itself where it may be a location
     * indicator.
     */
    notamPlaces(identifier: string): string[] {
      const row = rowOf(identifier);
      const itself = identifier.toUpperCase();
      if (row === undefined) return [itself];
      const codes = places.all(row);
      return codes.includes(itself) || !isLocationIndicator(itself) ? codes : [...codes, itself];
    },
    /** Takes the alpha-2 code in any case. */
    ofCountry(code: string): CountryCodes {
      const country = code.toUpperCase();
      const before = ofCountries.get(country);
      if (before) return before;
      const prefixes = new Set(icaoCodes.all(country).map((icao) => icao.slice(0, 2)));
      const further = [...new Set(furtherCodes.all(country))].filter(
        (other) => !isLocationIndicator(other) || !prefixes.has(other.slice(0, 2)),
      );
      const { indicators = [], others = [] } = Object.groupBy(further, (other) => (isLocationIndicator(other) ? 'indicators' : 'others'));
      const codes = { prefixes: [...prefixes], indicators, others };
      ofCountries.set(country, codes);
      return codes;
    },
  };
}
