-- reference.sqlite; that of state.sqlite is starter/state.sql

CREATE TABLE meta (
  key TEXT PRIMARY KEY,   -- format, revision, source, date (absent if unknown), importedAt, counts
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE airports (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL,               -- UUID, version 5, of the source and its own id, or as its server gave it
  ident TEXT NOT NULL,            -- the source's own identifier
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  icao_code TEXT,
  iata_code TEXT,
  local_code TEXT,
  gps_code TEXT,                  -- often not ICAO
  latitude REAL,                  -- degrees, WGS 84
  longitude REAL,                 -- degrees, WGS 84
  elevation INTEGER,              -- feet above mean sea level
  country_code TEXT,              -- ISO 3166-1 alpha-2
  city TEXT,
  city_fold TEXT,
  state TEXT,                     -- name of the ISO 3166-2 subdivision
  state_fold TEXT,
  county TEXT,
  county_fold TEXT,
  continent_code TEXT,
  timezone TEXT,                  -- IANA
  facility_type TEXT,             -- airport, heliport, seaplaneBase, balloonport
  is_private INTEGER,             -- 0, 1
  is_closed INTEGER,              -- 0, 1
  source_type TEXT,               -- the source's own type word, for example large_airport
  keywords TEXT,
  home_link TEXT,
  longest_runway INTEGER,         -- feet; closed runways do not count
  is_scheduled INTEGER,           -- airlines fly there by a timetable: 0, 1; null where no source says; orders search, is in no answer
  updated_at TEXT NOT NULL,       -- date of the set in which the airport or a part of it last changed, of its import where it has none
  content_hash INTEGER NOT NULL   -- of everything known of the airport and its parts, without updatedAt
) STRICT;

CREATE TABLE airport_codes (
  code TEXT NOT NULL COLLATE NOCASE,
  position INTEGER NOT NULL,      -- precedence among the airports with this code, from 1
  row INTEGER NOT NULL,           -- airports.row
  is_in_notams INTEGER NOT NULL,  -- 0, 1: NOTAMs may name the airport by it; not by IATA codes, nor by local ones other than the FAA's
  PRIMARY KEY (code, position)
) STRICT, WITHOUT ROWID;

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
  kind TEXT NOT NULL,             -- position, closed, elevation
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
  name TEXT NOT NULL,
  length INTEGER,                 -- feet
  width INTEGER,                  -- feet
  surface TEXT,                   -- the source's own words
  is_closed INTEGER,
  is_lighted INTEGER,
  low_ident TEXT,
  low_elevation INTEGER,          -- feet above mean sea level
  low_heading REAL,               -- degrees true
  low_displaced_threshold INTEGER,-- feet
  low_latitude REAL,
  low_longitude REAL,
  high_ident TEXT,
  high_elevation INTEGER,
  high_heading REAL,
  high_displaced_threshold INTEGER,
  high_latitude REAL,
  high_longitude REAL,
  PRIMARY KEY (airport_row, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE frequencies (
  id TEXT NOT NULL,
  airport_row INTEGER NOT NULL,   -- airports.row
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  type TEXT,
  description TEXT,
  description_fold TEXT,
  frequency REAL NOT NULL,        -- MHz
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
  ident TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  type TEXT,                      -- the contract's NavaidType
  frequency REAL,                 -- kHz, whatever the unit that it is shown in
  dme_channel TEXT,
  latitude REAL,                  -- degrees, WGS 84
  longitude REAL,                 -- degrees, WGS 84
  elevation INTEGER,              -- feet above mean sea level
  magnetic_variation REAL,        -- degrees, east positive, at the position
  slaved_variation REAL,          -- degrees, east positive, that the station is set to
  usage TEXT,                     -- the contract's NavaidUsage
  power TEXT,                     -- the contract's NavaidPower
  airport_ident TEXT,             -- of its airport, as the source has it
  country_code TEXT,              -- ISO 3166-1 alpha-2
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

CREATE TABLE map_data (             -- one row
  data BLOB NOT NULL                -- domain/map-set, compressed by gzip
) STRICT;

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
