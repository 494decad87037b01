/**
 * The schema of reference.sqlite: one whole, checked, read-only set. It is never migrated; a new format is a new build.
 * Every column states its unit. A `_fold` column is the text before it without case and accents (see text/fold.ts).
 * `row` numbers follow the default order of the airport list (icaoCode, unknown last, then id), so that a page is a range.
 */
import { airportFields, foldedColumn, type PartField } from '../airport-fields.ts';
import { navaidFields } from '../navaid-fields.ts';
import { frequencyFields, runwayFields } from '../part-fields.ts';
import { mapDataTable } from '#core/map/map-data.ts';
import { airportCodesTable } from './airport-codes.ts';

export const REFERENCE_FORMAT = 8;

const sqlTypes = { text: 'TEXT', integer: 'INTEGER', real: 'REAL', flag: 'INTEGER' } as const;

const columnsOf = (fields: Readonly<Record<string, PartField>>): string =>
  Object.values(fields)
    .flatMap(({ column, kind, isRequired, isFolded, note }) => {
      const type = isRequired ? `${sqlTypes[kind]} NOT NULL` : sqlTypes[kind];
      const definition = `  ${column} ${type},`;
      const own = note === undefined ? definition : `${definition.padEnd(34)}-- ${note}`;
      return isFolded ? [own, `  ${foldedColumn(column)} ${type},`] : [own];
    })
    .join('\n');

export const referenceTables = `
CREATE TABLE meta (
  key TEXT PRIMARY KEY,   -- format, revision, source, date (absent if unknown), importedAt, counts
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE airports (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL,               -- UUID, version 5, of the source and its own id, or as its server gave it
${columnsOf(airportFields)}
  longest_runway INTEGER,         -- feet; closed runways do not count
  is_scheduled INTEGER,           -- airlines fly there by a timetable: 0, 1; null where no source says; orders search, is in no answer
  updated_at TEXT NOT NULL,       -- date of the set in which the airport or a part of it last changed, of its import where it has none
  content_hash INTEGER NOT NULL   -- of everything known of the airport and its parts, without updatedAt
) STRICT;
${airportCodesTable}
CREATE TABLE sources (
  position INTEGER PRIMARY KEY,   -- precedence, from 0
  name TEXT NOT NULL,
  kind TEXT NOT NULL,             -- sheets, replica, airportList, starter
  date TEXT,                      -- of its data; null if unknown
  airports INTEGER NOT NULL       -- number of airports it contained
) STRICT;

CREATE TABLE airport_origins (    -- only of airports that have values of more than one source, or none of the first
  row INTEGER PRIMARY KEY,        -- airports.row
  origins TEXT NOT NULL           -- {"0":["name",…],"1":["elevation"]}: fields by sources.position, as JSON
) STRICT;

CREATE TABLE conflicts (
  position INTEGER PRIMARY KEY,   -- most severe first
  airport_id TEXT NOT NULL,
  code TEXT,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,             -- closed, position, elevation, isMilitary, …
  used_source TEXT NOT NULL,
  used_value TEXT NOT NULL,
  other_source TEXT NOT NULL,
  other_value TEXT NOT NULL,
  difference REAL                 -- nautical miles or feet
) STRICT;

CREATE TABLE airport_bodies (
  first_row INTEGER PRIMARY KEY,  -- airports.row of the first airport in the block
  data BLOB NOT NULL,             -- the contract's Airports as JSON, serialised once at build, in row order, a comma after each
  lengths BLOB NOT NULL           -- bytes of each with its comma, unsigned 32-bit little-endian
) STRICT;

CREATE TABLE airport_parts (
  row INTEGER PRIMARY KEY,        -- airports.row
  parts TEXT NOT NULL             -- {"runways":[…],"frequencies":[…]} as JSON
) STRICT;

CREATE TABLE runways (
  id TEXT NOT NULL,
  airport_row INTEGER NOT NULL,   -- airports.row
  position INTEGER NOT NULL,      -- order within the airport
${columnsOf(runwayFields)}
  PRIMARY KEY (airport_row, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE frequencies (
  id TEXT NOT NULL,
  airport_row INTEGER NOT NULL,   -- airports.row
  position INTEGER NOT NULL,
${columnsOf(frequencyFields)}
  PRIMARY KEY (airport_row, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE countries (
  id TEXT PRIMARY KEY,
  country_code TEXT NOT NULL UNIQUE, -- ISO 3166-1 alpha-2
  alpha3 TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  continent_code TEXT NOT NULL,
  timezone TEXT NOT NULL,
  body TEXT NOT NULL              -- the contract's Country as JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE navaids (
  row INTEGER PRIMARY KEY,        -- in the default order of the list: ident, then id
  id TEXT NOT NULL,               -- as that of an airport
${columnsOf(navaidFields)}
  airport_id TEXT,                -- airports.id of its airport; null where the set has none such
  airport_code TEXT,              -- that it is called by; airport_ident where the set has none such
  airport_icao_code TEXT,
  airport_iata_code TEXT,
  updated_at TEXT NOT NULL,       -- as that of an airport
  content_hash INTEGER NOT NULL   -- of its body without updatedAt
) STRICT;

CREATE TABLE navaid_bodies (      -- the contract's Navaids, as airport_bodies
  first_row INTEGER PRIMARY KEY,
  data BLOB NOT NULL,
  lengths BLOB NOT NULL
) STRICT;

CREATE TABLE search_index (
  part TEXT PRIMARY KEY,
  data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE navaid_search_index (
  part TEXT PRIMARY KEY,
  data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
${mapDataTable}`;

/** Created after the rows, which is faster than updating them row by row. */
export const referenceIndexes = `
CREATE UNIQUE INDEX airports_by_id ON airports (id);
CREATE INDEX airports_by_icao_code ON airports (icao_code COLLATE NOCASE) WHERE icao_code IS NOT NULL;
CREATE INDEX airports_by_iata_code ON airports (iata_code COLLATE NOCASE) WHERE iata_code IS NOT NULL;
CREATE INDEX airports_by_local_code ON airports (local_code COLLATE NOCASE) WHERE local_code IS NOT NULL;
CREATE INDEX airports_by_country ON airports (country_code COLLATE NOCASE);
CREATE INDEX airports_by_latitude ON airports (latitude, longitude);
CREATE UNIQUE INDEX navaids_by_id ON navaids (id);
CREATE INDEX navaids_by_ident ON navaids (ident COLLATE NOCASE);
CREATE INDEX navaids_by_country ON navaids (country_code COLLATE NOCASE);
CREATE INDEX navaids_by_latitude ON navaids (latitude, longitude);
`;
