/** The rows of airport_codes against the same rule in SQL, which sorts and groups in its own way. */
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeRows, insertCodes } from '#core/reference/build/rows/code-rows.ts';
import { airportCodesTable, FAA_COUNTRIES } from '#core/reference/store/airport-codes.ts';
import type { SearchDocument } from '#core/search/document.ts';

const rule = `
SELECT code,
       ROW_NUMBER() OVER (PARTITION BY code ORDER BY isClosed, place, longestRunway DESC NULLS LAST, row) AS position,
       row,
       isInNotams
  FROM (SELECT upper(g.code) AS code, g.row, MIN(g.place) AS place, MAX(g.isInNotams) AS isInNotams, a.isClosed, a.longestRunway
          FROM (SELECT icaoCode AS code, row, 0 AS place, 1 AS isInNotams FROM airports
                 UNION ALL SELECT iataCode, row, 1, 0 FROM airports
                 UNION ALL SELECT localCode, row, iif(localCode GLOB '[A-Za-z][A-Za-z][A-Za-z][A-Za-z]', 5, 2), countryCode IS NOT NULL AND countryCode IN ${FAA_COUNTRIES} FROM airports
                 UNION ALL SELECT gpsCode, row, 3, 1 FROM airports
                 UNION ALL SELECT ident, row, 4, 1 FROM airports) g
          JOIN airports a ON a.row = g.row
         WHERE g.code IS NOT NULL
         GROUP BY upper(g.code), g.row)
 ORDER BY code COLLATE NOCASE, position`;

const columns = ['row', 'icaoCode', 'iataCode', 'localCode', 'gpsCode', 'ident', 'countryCode', 'isClosed', 'longestRunway'] as const;

// Few, so that airports share them.
const code = fc.constantFrom('ABCD', 'abcd', 'ABC', 'ZZ-1', 'É', 'é', 'AB C', '', null);
const airports = fc
  .array(
    fc.record({
      icaoCode: fc.constantFrom('ABCD', 'LSGG', null),
      iataCode: fc.constantFrom('ABC', 'GVA', null),
      localCode: code,
      gpsCode: code,
      ident: code,
      countryCode: fc.constantFrom('US', 'CH', 'PR', null),
      isClosed: fc.boolean(),
      longestRunway: fc.constantFrom(null, 1000, 3000),
    }),
    { maxLength: 12 },
  )
  .map((those) =>
    those.map((airport, index): SearchDocument => ({
      ...airport,
      row: index + 1,
      name: 'A',
      city: null,
      state: null,
      countryName: null,
      keywords: null,
      isScheduled: false,
      size: 0,
    })),
  );

it('a code means the airports in the order of the rule', () => {
  fc.assert(
    fc.property(airports, (those) => {
      const db = new Database(':memory:');
      db.exec(`CREATE TABLE airports (${columns.join(', ')}); ${airportCodesTable}`);
      const insert = db.prepare(`INSERT INTO airports VALUES (${columns.map(() => '?').join(', ')})`);
      for (const airport of those)
        insert.run(columns.map((name) => (typeof airport[name] === 'boolean' ? Number(airport[name]) : airport[name])));
      insertCodes(db, codeRows(those));
      const held = db.prepare('SELECT code, position, row, is_in_notams AS isInNotams FROM airport_codes ORDER BY code, position').all();
      expect(held).toEqual(db.prepare(rule).all());
      db.close();
    }),
  );
});
