/** What changed of state.sqlite since its baseline, a step each, in their order. */

/** METAR and TAF as text. */
export const weather = `
CREATE TABLE weather_reports (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('METAR', 'SPECI', 'TAF')),
  station TEXT NOT NULL,
  at TEXT,                        -- observed or issued; null: its day fits no date
  valid_to TEXT,                  -- of a TAF
  raw TEXT NOT NULL,
  near TEXT NOT NULL,             -- about when it is of, which gives its days their month
  latitude REAL,                  -- degrees, WGS 84: of the file, else of the aerodrome
  longitude REAL,                 -- degrees, WGS 84
  imported_at TEXT NOT NULL
) STRICT;
CREATE INDEX weather_reports_by_station ON weather_reports (station, kind, at);
CREATE INDEX weather_reports_by_at ON weather_reports (at);
CREATE INDEX weather_reports_by_latitude ON weather_reports (latitude, longitude, station);
`;

/** What the newest revision of the public service's API needs: airlines, the key that a client renews by itself, and the feed of what changed of NOTAMs. */
export const newestRevision = `
ALTER TABLE api_keys ADD COLUMN is_refreshed INTEGER NOT NULL DEFAULT 0 CHECK (is_refreshed IN (0, 1)); -- made by refreshApiKey, which revokes it for the next

CREATE TABLE airlines (
  id TEXT PRIMARY KEY,            -- as its source has it, else UUID version 5 of its designator or name
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  icao_code TEXT,
  iata_code TEXT,
  callsign TEXT,                  -- telephony designator
  website_url TEXT,
  country_code TEXT,              -- ISO 3166-1 alpha-2
  fleet_size INTEGER,
  operation_start_date TEXT,
  operation_end_date TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX airlines_by_icao_code ON airlines (icao_code);
CREATE INDEX airlines_by_iata_code ON airlines (iata_code);

-- The last change of each NOTAM, in the order of the changes. Triggers write it, so that no way of changing a NOTAM is left out. A cursor is never used twice:
-- who has read up to one reads what is behind it.
CREATE TABLE notam_changes (
  cursor INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,        -- of the NOTAM
  change TEXT NOT NULL CHECK (change IN ('added', 'changed', 'ended', 'deleted'))
) STRICT;
CREATE INDEX notam_changes_deleted ON notam_changes (cursor) WHERE change = 'deleted';
INSERT INTO notam_changes (id, change) SELECT id, 'added' FROM notams ORDER BY row;
CREATE TRIGGER notam_changes_added AFTER INSERT ON notams BEGIN
  DELETE FROM notam_changes WHERE id = new.id;
  INSERT INTO notam_changes (id, change) VALUES (new.id, 'added');
END;
CREATE TRIGGER notam_changes_changed AFTER UPDATE OF updated_at, canceled_date, ended_at, delisted_at ON notams
WHEN old.updated_at <> new.updated_at OR old.canceled_date IS NOT new.canceled_date OR old.ended_at IS NOT new.ended_at
  OR old.delisted_at IS NOT new.delisted_at BEGIN
  DELETE FROM notam_changes WHERE id = new.id;
  INSERT INTO notam_changes (id, change)
  VALUES (new.id, iif(COALESCE(new.canceled_date, new.ended_at, new.delisted_at) IS NOT NULL
    AND COALESCE(old.canceled_date, old.ended_at, old.delisted_at) IS NULL, 'ended', 'changed'));
END;
CREATE TRIGGER notam_changes_deleted AFTER DELETE ON notams BEGIN
  DELETE FROM notam_changes WHERE id = old.id;
  INSERT INTO notam_changes (id, change) VALUES (old.id, 'deleted');
  DELETE FROM notam_changes WHERE change = 'deleted' AND cursor < (SELECT MAX(cursor) FROM notam_changes) - 1000000; -- store/changes.ts has the number, too
END;
`;

/** An import may have several files, and says how many. */
export const filesOfImports = `
ALTER TABLE notam_imports ADD COLUMN files INTEGER NOT NULL DEFAULT 1;
`;

/**
 * What lists claim to cover. The former listed_at said neither who claimed it nor of when, and had it of any long paste, so that none of it is carried over: the next
 * fetch claims again.
 */
export const notamClaims = `
CREATE TABLE notam_claims (
  place TEXT NOT NULL,            -- aerodrome or region of which the list claims to hold all NOTAMs
  source_id TEXT NOT NULL,        -- of sources; empty for a file that was imported by hand, and for a pack
  import_id INTEGER NOT NULL,     -- the import in whose transaction it was claimed
  source TEXT NOT NULL,           -- label for people
  kind TEXT NOT NULL CHECK (kind IN ('full', 'delta', 'checklist', 'byLocation')),
  from_at TEXT,                   -- moment that the list is of; null: it does not say
  to_at TEXT,                     -- the list holds until then: its own end, or when a later part of it was refused; null: no end
  is_broken INTEGER NOT NULL DEFAULT 0 CHECK (is_broken IN (0, 1)), -- a later part was refused: changes extend it no longer
  count INTEGER NOT NULL,         -- NOTAMs of the place in the list
  claimed_at TEXT NOT NULL,
  PRIMARY KEY (place, source_id, import_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notam_claims_by_import ON notam_claims (import_id, source_id);
CREATE INDEX notam_claims_by_source ON notam_claims (source_id);

ALTER TABLE notam_coverage DROP COLUMN listed_at;
ALTER TABLE notam_import_coverage DROP COLUMN before_listed_at;
ALTER TABLE sources ADD COLUMN complete_for TEXT NOT NULL DEFAULT ''; -- codes, a blank between two: the user says that it holds all NOTAMs of them
`;

/**
 * A row for each station of which a report is stored, with its place and what its newest METAR says: lists look for stations by both and would otherwise have to read
 * every report. What METAR say that were stored before is found after the next one of their station.
 */
export const weatherStations = `
CREATE TABLE weather_stations (
  row INTEGER PRIMARY KEY,
  station TEXT NOT NULL UNIQUE,
  latitude REAL,                  -- degrees, WGS 84: of the file, else of the aerodrome
  longitude REAL,                 -- degrees, WGS 84
  observed_at TEXT,               -- of the newest METAR or SPECI
  said TEXT NOT NULL DEFAULT '{}' -- values of it by which lists are filtered, as JSON
) STRICT;
CREATE INDEX weather_stations_by_latitude ON weather_stations (latitude, longitude);

INSERT INTO weather_stations (station, latitude, longitude)
SELECT station, latitude, longitude
  FROM (SELECT station, latitude, longitude, max(row * (latitude IS NOT NULL)) FROM weather_reports GROUP BY station);

DROP INDEX weather_reports_by_latitude;
ALTER TABLE weather_reports DROP COLUMN latitude;
ALTER TABLE weather_reports DROP COLUMN longitude;
`;

/** Which NOTAMs a source gave, by its own numbers of them: its checklist is compared with these, and nothing else was recorded before that could be carried over. */
export const sourceNotams = `
CREATE TABLE source_notams (
  source_id TEXT NOT NULL,        -- of sources
  key TEXT NOT NULL,              -- number that the source's checklist lists it by
  notam_id TEXT NOT NULL,         -- of notams, from which it may be gone
  PRIMARY KEY (source_id, key)
) STRICT, WITHOUT ROWID;
`;

/** What the two newest METAR and TAF of a station say, so that a list of stations decodes nothing. */
export const decodedReports = `
ALTER TABLE weather_reports ADD COLUMN decoded BLOB; -- core/weather/stored-report.ts; empty: decoded when it is shown; null: neither of the two newest of its kind
UPDATE weather_reports SET decoded = x'' WHERE at IS NOT NULL;
CREATE INDEX weather_reports_decoded ON weather_reports (station, at) WHERE decoded IS NOT NULL;
`;
