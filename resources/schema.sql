-- reference.sqlite

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
  is_military INTEGER,            -- 0, 1
  is_civilian INTEGER,            -- 0, 1
  is_vfr INTEGER,                 -- 0, 1
  is_ifr INTEGER,                 -- 0, 1
  ppr_required INTEGER,           -- 0, 1
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
  data BLOB NOT NULL                -- lines of JSON (domain/map-set), compressed by gzip
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

-- state.sqlite
CREATE TABLE migrations (
  version INTEGER PRIMARY KEY,
  applied_at TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY,            -- UUID version 4
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  username TEXT NOT NULL,
  username_fold TEXT NOT NULL UNIQUE, -- without case and accents; never holds an @, so that no name is someone's e-mail address
  email TEXT NOT NULL,
  email_fold TEXT NOT NULL UNIQUE,
  is_verified INTEGER NOT NULL,   -- 0, 1
  password TEXT,                  -- scrypt with its parameters and salt; null: can't log in, only use keys
  role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('owner', 'user'))
) STRICT, WITHOUT ROWID;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,            -- UUID version 4
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,             -- label for people
  key_hash BLOB NOT NULL UNIQUE,  -- SHA-256; the key has 256 random bits, so that nothing slower is needed
  created_at TEXT NOT NULL,
  last_used_at TEXT,              -- at most a minute old
  is_read_only INTEGER NOT NULL DEFAULT 0 CHECK (is_read_only IN (0, 1)),
  is_refreshed INTEGER NOT NULL DEFAULT 0 CHECK (is_refreshed IN (0, 1)) -- made by refreshApiKey, which revokes it for the next
) STRICT, WITHOUT ROWID;
CREATE INDEX api_keys_by_user ON api_keys (user_id);

CREATE TABLE refresh_tokens (
  token_hash BLOB PRIMARY KEY,    -- SHA-256
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  id TEXT,
  began_by TEXT NOT NULL DEFAULT 'password' CHECK (began_by IN ('password', 'link')),
  agent TEXT,                     -- User-Agent; null where it was not said
  renewed_at TEXT                 -- last new token
) STRICT, WITHOUT ROWID;
CREATE INDEX refresh_tokens_by_user ON refresh_tokens (user_id);
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);
CREATE UNIQUE INDEX refresh_tokens_by_id ON refresh_tokens (id);

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE notams (
  row INTEGER PRIMARY KEY,        -- keeps its value through VACUUM, so that kept listings may name it
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  notam_id TEXT,                  -- number as published
  message TEXT NOT NULL,
  message_fold TEXT NOT NULL,     -- without case and accents
  transaction_id TEXT,
  icao TEXT,                      -- four letters
  issue_date TEXT,
  start_date TEXT,
  end_date TEXT,                  -- null: permanent or unknown
  canceled_date TEXT,
  source TEXT,
  source_type TEXT,
  map_pointer TEXT,               -- WKT POINT(longitude latitude)
  geometry TEXT,                  -- WKT as published
  is_snowtam INTEGER,             -- 0, 1
  is_procedure INTEGER,           -- 0, 1
  location TEXT,                  -- location codes that are not four letters
  number_key TEXT,                -- notam_id in the form that lookups compare
  imported_at TEXT,
  latitude REAL,                  -- degrees, WGS 84, out of map_pointer
  longitude REAL,                 -- degrees, WGS 84, out of map_pointer
  raw TEXT,                       -- as it came, where that differs from message
  raw_format TEXT,                -- format of the file
  format TEXT,                    -- form of the notice: icao, us, fdc, snowtam, text …
  kind TEXT,                      -- series, domestic, fdc, letter, snowtam
  type TEXT,                      -- N, R, C
  ref_number TEXT,                -- the notice that it replaces or cancels, as published
  account TEXT,                   -- US account, NOF or originator
  year INTEGER,                   -- four digits, of the number
  keyword TEXT,                   -- US keyword
  locations TEXT,                 -- item A, with blanks around each
  fir TEXT,
  qcode TEXT,                     -- five letters
  traffic TEXT,
  purpose TEXT,
  scope TEXT,
  lower_fl INTEGER,               -- flight level
  upper_fl INTEGER,               -- flight level
  centre_latitude REAL,           -- degrees, WGS 84, item Q
  centre_longitude REAL,          -- degrees, WGS 84, item Q
  radius_nm REAL,                 -- nautical miles; null: unknown or the whole region
  schedule TEXT,                  -- item D
  item_e TEXT,
  lower_limit TEXT,               -- item F
  upper_limit TEXT,               -- item G
  end_is_estimated INTEGER,       -- 0, 1
  is_permanent INTEGER,           -- 0, 1
  category TEXT,
  severity INTEGER,               -- 1 to 5
  runways TEXT,                   -- runways that the text names, with blanks around each
  warnings TEXT,                  -- JSON list of sentences
  understood TEXT,                -- fully, partly, not
  part_index INTEGER,
  part_count INTEGER,
  is_said_over INTEGER,           -- 0, 1: its source calls it over and does not say since when
  details_version INTEGER NOT NULL DEFAULT 0,
  import_id INTEGER,              -- last import that held it
  first_seen_at TEXT,
  last_seen_at TEXT,
  delisted_at TEXT,               -- since when a full list of its source lacks it
  effective_start TEXT NOT NULL DEFAULT '',
  expires_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z',
  overdue_at TEXT,                -- first moment after an estimated end that ends nothing
  ended_at TEXT,                  -- set by another notice, so that no import of this one clears it; likewise the next two
  ended_by TEXT,                  -- id
  ended_how TEXT,                 -- R, C
  over_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z', -- the earliest of expires_at, canceled_date and ended_at
  restored_at TEXT,               -- out of the bin; it is then kept as long as one that was imported then
  added_by INTEGER,               -- the import that brought it first; null where that is not recorded
  held_by TEXT NOT NULL DEFAULT ' ', -- imports that held it and were not undone, with blanks around each; 0: older ones
  figures TEXT,                   -- JSON: points, circles, lines and areas; null without a place, or of a whole region
  west REAL,                      -- degrees, WGS 84: a box around the figures
  south REAL,
  east REAL,
  north REAL
) STRICT;
CREATE INDEX notams_by_icao ON notams (icao COLLATE NOCASE, end_date);
CREATE INDEX notams_by_end_date ON notams (end_date);
CREATE INDEX notams_by_notam_id ON notams (notam_id COLLATE NOCASE);
CREATE INDEX notams_by_number_key ON notams (number_key);
CREATE INDEX notams_by_position ON notams (latitude, longitude);
CREATE INDEX notams_by_fir ON notams (fir COLLATE NOCASE);
CREATE INDEX notams_out_of_date ON notams (details_version);
CREATE INDEX notams_of_several_places ON notams (locations) WHERE length(locations) > 6;
CREATE INDEX notams_by_location ON notams (location COLLATE NOCASE) WHERE icao IS NULL;
CREATE INDEX notams_without_place ON notams (row) WHERE figures IS NULL;
CREATE INDEX notams_by_start_date ON notams (start_date, id);
CREATE INDEX notams_by_issue_date ON notams (
  issue_date DESC, id, effective_start, over_at, overdue_at, expires_at, severity, category, ended_how, ended_at
);
CREATE INDEX notams_by_row ON notams (
  row, id, type, qcode, effective_start, over_at, expires_at, ended_how, ended_at, source, last_seen_at, imported_at, issue_date
);
-- When statuses change. Every row meets these conditions; a query that has them too (status-changes.ts) may use the index, lists sort by others.
CREATE INDEX notams_by_effective_start ON notams (effective_start) WHERE effective_start >= '';
CREATE INDEX notams_by_over_at ON notams (over_at) WHERE over_at >= '';
CREATE INDEX notams_by_overdue_at ON notams (overdue_at) WHERE overdue_at >= '';

-- The texts of NOTAMs by every three letters in a row. The index has no positions: a search looks at the text of what it finds (filter/operators.ts).
-- Who inserts NOTAMs adds their texts in one statement (notams/store/text-index.ts): a trigger for each of them takes five times as long. Only what is in the
-- index, and so in its table of sizes, can be taken out of it.
CREATE VIRTUAL TABLE notam_texts USING fts5 (
  message_fold, content = 'notams', content_rowid = 'row', tokenize = 'trigram case_sensitive 1', detail = none
);
INSERT INTO notam_texts (notam_texts, rank) VALUES ('automerge', 16); -- segments of a level before they are merged: each text is written again less often
CREATE TRIGGER notam_texts_updated AFTER UPDATE OF row, message_fold ON notams
WHEN (old.row <> new.row OR old.message_fold <> new.message_fold) AND EXISTS (SELECT 1 FROM notam_texts_docsize WHERE id = old.row) BEGIN
  INSERT INTO notam_texts (notam_texts, rowid, message_fold) VALUES ('delete', old.row, old.message_fold);
  INSERT INTO notam_texts (rowid, message_fold) VALUES (new.row, new.message_fold);
END;
CREATE TRIGGER notam_texts_deleted AFTER DELETE ON notams WHEN EXISTS (SELECT 1 FROM notam_texts_docsize WHERE id = old.row) BEGIN
  INSERT INTO notam_texts (notam_texts, rowid, message_fold) VALUES ('delete', old.row, old.message_fold);
END;

-- The boxes around the figures, rounded outwards to 32 bits. It has the figures too: in notams they lie after the texts, which takes ten times as long to read.
CREATE VIRTUAL TABLE notam_boxes USING rtree (row, west, east, south, north, +figures TEXT);
CREATE TRIGGER notam_boxes_inserted AFTER INSERT ON notams WHEN new.west IS NOT NULL BEGIN
  INSERT INTO notam_boxes
  VALUES (new.row, min(new.west, new.east), max(new.west, new.east), min(new.south, new.north), max(new.south, new.north), new.figures);
END;
CREATE TRIGGER notam_boxes_updated AFTER UPDATE OF row, figures, west, south, east, north ON notams
WHEN old.row <> new.row OR old.figures IS NOT new.figures OR old.west IS NOT new.west OR old.south IS NOT new.south OR old.east IS NOT new.east OR old.north IS NOT new.north BEGIN
  DELETE FROM notam_boxes WHERE row = old.row;
  INSERT INTO notam_boxes
  SELECT new.row, min(new.west, new.east), max(new.west, new.east), min(new.south, new.north), max(new.south, new.north), new.figures
   WHERE new.west IS NOT NULL;
END;
CREATE TRIGGER notam_boxes_deleted AFTER DELETE ON notams WHEN old.west IS NOT NULL BEGIN
  DELETE FROM notam_boxes WHERE row = old.row;
END;

-- The last change of each NOTAM, in the order of the changes. Triggers write it, so that no way of changing a NOTAM is left out. A cursor is never used twice:
-- who has read up to one reads what is behind it.
CREATE TABLE notam_changes (
  cursor INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,        -- of the NOTAM
  change TEXT NOT NULL CHECK (change IN ('added', 'changed', 'ended', 'deleted'))
) STRICT;
CREATE INDEX notam_changes_deleted ON notam_changes (cursor) WHERE change = 'deleted';
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

CREATE TABLE notams_meta (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  revision INTEGER NOT NULL,      -- grows with every change of notams
  imported_at TEXT                -- null: none imported yet
) STRICT;
INSERT INTO notams_meta (only, revision, imported_at) VALUES (1, 0, NULL);

-- One row for each notice that replaces or cancels another; it outlives the notice, so that an old file brings nothing back into force.
CREATE TABLE notam_references (
  from_id TEXT PRIMARY KEY,       -- the notice that refers
  from_number TEXT,               -- its number as published
  how TEXT NOT NULL,              -- R, C
  at TEXT,                        -- its begin: from then on the other holds no more; null: unknown
  ref_key TEXT NOT NULL,          -- number_key of the notice meant
  account TEXT,
  fir TEXT,
  locations TEXT,
  target_id TEXT                  -- null: not arrived yet
) STRICT, WITHOUT ROWID;
CREATE INDEX notam_references_by_target ON notam_references (target_id);
CREATE INDEX notam_references_by_key ON notam_references (ref_key);

CREATE TABLE notam_imports (
  id INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL,
  ended_at TEXT,                  -- null: under way, or broken off
  name TEXT NOT NULL,             -- of the file, for people
  issued_at TEXT,                 -- when the source put the data together
  snapshot TEXT,                  -- JSON: declared to hold everything of this source and these places
  read INTEGER NOT NULL DEFAULT 0,
  added INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  unchanged INTEGER NOT NULL DEFAULT 0,
  repeated INTEGER NOT NULL DEFAULT 0,
  not_understood INTEGER NOT NULL DEFAULT 0,
  is_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (is_cancelled IN (0, 1)),
  is_recorded INTEGER NOT NULL DEFAULT 0 CHECK (is_recorded IN (0, 1)),
  undone_at TEXT,
  imported_by TEXT,               -- username; null: from a source, a pack or a command, or an older version
  files INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE notam_coverage (
  place TEXT PRIMARY KEY,         -- aerodrome or region
  imported_at TEXT NOT NULL,
  import_id INTEGER               -- the import that covered it last
) STRICT, WITHOUT ROWID;

-- What lists claim to cover.
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

CREATE TABLE sources (
  id TEXT PRIMARY KEY,            -- UUID version 4
  kind TEXT NOT NULL,             -- ourairports, api, files, airportList, notams
  name TEXT NOT NULL,             -- label for people
  address TEXT NOT NULL,          -- base URL, folder or file
  is_enabled INTEGER NOT NULL,    -- 0, 1
  every_hours INTEGER,            -- null: only when asked
  rank INTEGER NOT NULL,          -- the lower one wins where two sources differ
  created_at TEXT NOT NULL,
  state TEXT NOT NULL,            -- never, fresh, unreachable, refused
  message TEXT,                   -- why the last attempt failed
  data_date TEXT,                 -- date of the data at the source
  fetched_at TEXT,                -- last good fetch
  tried_at TEXT,                  -- last attempt
  next_at TEXT,                   -- next attempt
  failures INTEGER NOT NULL,      -- since the last good fetch
  complete_for TEXT NOT NULL DEFAULT '', -- codes, a blank between two: the user says that it holds all NOTAMs of them
  UNIQUE (kind, address)
) STRICT, WITHOUT ROWID;

-- Which NOTAMs a source gave, by its own numbers of them: its checklist is compared with these.
CREATE TABLE source_notams (
  source_id TEXT NOT NULL,        -- of sources
  key TEXT NOT NULL,              -- number that the source's checklist lists it by
  notam_id TEXT NOT NULL,         -- of notams, from which it may be gone
  PRIMARY KEY (source_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourites (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  airport_id TEXT NOT NULL,
  code TEXT,                      -- as it was when it was last seen
  name TEXT NOT NULL,             -- as it was when it was last seen
  created_at TEXT NOT NULL,
  vanished_at TEXT,               -- null while the dataset holds the airport
  PRIMARY KEY (user_id, airport_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  airport_id TEXT NOT NULL,
  code TEXT,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  vanished_at TEXT,
  PRIMARY KEY (user_id, airport_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE acknowledgements (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notam_id TEXT NOT NULL,         -- id
  number TEXT,                    -- as published
  text_hash BLOB NOT NULL,        -- SHA-256 of the message that was read
  acknowledged_at TEXT NOT NULL,
  vanished_at TEXT,               -- null while the notice is held
  PRIMARY KEY (user_id, notam_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notam_bin (
  id TEXT PRIMARY KEY,            -- of the NOTAM
  deleted_at TEXT NOT NULL,
  row_json TEXT NOT NULL,         -- its row of notams, a member a column
  reason TEXT NOT NULL DEFAULT 'age' CHECK (reason IN ('age', 'undo', 'user')),
  deleted_by TEXT,                -- username; null: by age
  note TEXT                       -- why, in the user's words
) STRICT;
CREATE INDEX notam_bin_by_deletion ON notam_bin (deleted_at);

CREATE TABLE notam_import_changes (
  import_id INTEGER NOT NULL,
  notam_id TEXT NOT NULL,         -- id
  before_json TEXT NOT NULL,      -- its row of notams before the import, a member a column
  PRIMARY KEY (import_id, notam_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notam_import_coverage (
  import_id INTEGER NOT NULL,
  place TEXT NOT NULL,
  before_at TEXT,                 -- when it was covered before; null: never
  before_id INTEGER,
  PRIMARY KEY (import_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE routes (
  id TEXT PRIMARY KEY,            -- UUID version 4
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  plan TEXT NOT NULL,             -- JSON: the body of POST /routes/parse
  is_favourite INTEGER NOT NULL CHECK (is_favourite IN (0, 1)),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX routes_by_user ON routes (user_id);

CREATE TABLE waypoints (
  id TEXT PRIMARY KEY,            -- UUID version 4
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ident TEXT NOT NULL,            -- in upper case
  name TEXT NOT NULL,
  latitude REAL NOT NULL,         -- degrees, WGS 84
  longitude REAL NOT NULL,        -- degrees, WGS 84
  elevation_ft REAL,              -- above mean sea level
  remarks TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (user_id, ident)
) STRICT, WITHOUT ROWID;

CREATE TABLE briefings (
  route_id TEXT PRIMARY KEY REFERENCES routes (id) ON DELETE CASCADE,
  made_at TEXT NOT NULL,
  notams_imported_at TEXT,        -- age of its NOTAMs; null where none were imported
  until TEXT NOT NULL,            -- end of the time that it looks at
  plan TEXT NOT NULL,             -- JSON: what it was made from, with its departure as a moment
  notices TEXT NOT NULL,          -- JSON: the NOTAMs shown, by id, each with the begin of the SHA-256 of its text
  added INTEGER NOT NULL,         -- what imports since have made of it: NOTAMs that it did not show,
  changed INTEGER NOT NULL,       --   whose text differs,
  gone INTEGER NOT NULL           --   that it would no longer show
) STRICT, WITHOUT ROWID;

-- METAR and TAF as text.
CREATE TABLE weather_reports (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('METAR', 'SPECI', 'TAF')),
  station TEXT NOT NULL,
  at TEXT,                        -- observed or issued; null: its day fits no date
  valid_to TEXT,                  -- of a TAF
  raw TEXT NOT NULL,
  near TEXT NOT NULL,             -- about when it is of, which gives its days their month
  imported_at TEXT NOT NULL,
  decoded BLOB                    -- core/weather/stored-report.ts; empty: decoded when it is shown; null: neither of the two newest of its kind
) STRICT;
CREATE INDEX weather_reports_by_station ON weather_reports (station, kind, at);
CREATE INDEX weather_reports_by_at ON weather_reports (at);
CREATE INDEX weather_reports_decoded ON weather_reports (station, at) WHERE decoded IS NOT NULL;

-- A row for each station of which a report is stored: lists look for stations by place and by what the newest METAR says, and would otherwise read every report.
CREATE TABLE weather_stations (
  row INTEGER PRIMARY KEY,
  station TEXT NOT NULL UNIQUE,
  latitude REAL,                  -- degrees, WGS 84: of the file, else of the aerodrome
  longitude REAL,                 -- degrees, WGS 84
  observed_at TEXT,               -- of the newest METAR or SPECI
  said TEXT NOT NULL DEFAULT '{}' -- values of it by which lists are filtered, as JSON
) STRICT;
CREATE INDEX weather_stations_by_latitude ON weather_stations (latitude, longitude);

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
