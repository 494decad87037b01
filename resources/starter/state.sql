-- A new state.sqlite, as all migrations make it; a moment is that of its first start. Written by "npm run generate".

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
  password TEXT                   -- scrypt with its parameters and salt; null: can't log in, only use keys
, role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('owner', 'user'))) STRICT, WITHOUT ROWID;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,            -- UUID version 4
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,             -- label for people
  key_hash BLOB NOT NULL UNIQUE,  -- SHA-256; the key has 256 random bits, so that nothing slower is needed
  created_at TEXT NOT NULL,
  last_used_at TEXT               -- at most a minute behind
, is_read_only INTEGER NOT NULL DEFAULT 0 CHECK (is_read_only IN (0, 1))) STRICT, WITHOUT ROWID;

CREATE INDEX api_keys_by_user ON api_keys (user_id);

CREATE TABLE refresh_tokens (
  token_hash BLOB PRIMARY KEY,    -- SHA-256
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
, id TEXT, began_by TEXT NOT NULL DEFAULT 'password' CHECK (began_by IN ('password', 'link')), agent TEXT, renewed_at TEXT) STRICT, WITHOUT ROWID;

CREATE INDEX refresh_tokens_by_user ON refresh_tokens (user_id);

CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);

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
  longitude REAL                  -- degrees, WGS 84, out of map_pointer
, raw TEXT, raw_format TEXT, format TEXT, kind TEXT, type TEXT, ref_number TEXT, account TEXT, year INTEGER, keyword TEXT, locations TEXT, fir TEXT, qcode TEXT, traffic TEXT, purpose TEXT, scope TEXT, lower_fl INTEGER, upper_fl INTEGER, centre_latitude REAL, centre_longitude REAL, radius_nm REAL, schedule TEXT, item_e TEXT, lower_limit TEXT, upper_limit TEXT, end_is_estimated INTEGER, is_permanent INTEGER, category TEXT, severity INTEGER, runways TEXT, warnings TEXT, understood TEXT, part_index INTEGER, part_count INTEGER, is_said_over INTEGER, details_version INTEGER NOT NULL DEFAULT 0, import_id INTEGER, first_seen_at TEXT, last_seen_at TEXT, delisted_at TEXT, effective_start TEXT NOT NULL DEFAULT '', expires_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z', overdue_at TEXT, ended_at TEXT, ended_by TEXT, ended_how TEXT, over_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z', restored_at TEXT, added_by INTEGER, held_by TEXT NOT NULL DEFAULT ' ', figures TEXT, west REAL, south REAL, east REAL, north REAL) STRICT;

CREATE INDEX notams_by_icao ON notams (icao COLLATE NOCASE, end_date);

CREATE INDEX notams_by_end_date ON notams (end_date);

CREATE INDEX notams_by_notam_id ON notams (notam_id COLLATE NOCASE);

CREATE INDEX notams_by_number_key ON notams (number_key);

CREATE INDEX notams_by_position ON notams (latitude, longitude);

CREATE TABLE notams_meta (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  revision INTEGER NOT NULL,      -- grows with every change of notams
  imported_at TEXT                -- null: none taken in yet
) STRICT;

CREATE INDEX notams_by_fir ON notams (fir COLLATE NOCASE);

CREATE INDEX notams_out_of_date ON notams (details_version);

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
  not_understood INTEGER NOT NULL DEFAULT 0
, is_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (is_cancelled IN (0, 1)), is_recorded INTEGER NOT NULL DEFAULT 0 CHECK (is_recorded IN (0, 1)), undone_at TEXT, imported_by TEXT) STRICT;

CREATE TABLE notam_coverage (
  place TEXT PRIMARY KEY,         -- aerodrome or region
  imported_at TEXT NOT NULL
, import_id INTEGER) STRICT, WITHOUT ROWID;

CREATE TABLE sources (
  id TEXT PRIMARY KEY,            -- UUID version 4
  kind TEXT NOT NULL,             -- ourairports, api, files, airportList, notams
  name TEXT NOT NULL,             -- label for people
  address TEXT NOT NULL,          -- base URL, folder or file
  api_key TEXT,                   -- secret of another server; this file is its owner's alone
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
  UNIQUE (kind, address)
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
  row_json TEXT NOT NULL          -- its row of notams, a member a column
, reason TEXT NOT NULL DEFAULT 'age' CHECK (reason IN ('age', 'undo', 'user')), deleted_by TEXT, note TEXT) STRICT;

CREATE INDEX notam_bin_by_deletion ON notam_bin (deleted_at);

CREATE INDEX notams_of_several_places ON notams (locations) WHERE length(locations) > 6;

CREATE INDEX notams_by_location ON notams (location COLLATE NOCASE) WHERE icao IS NULL;

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

CREATE INDEX notams_without_place ON notams (row) WHERE figures IS NULL;

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

CREATE UNIQUE INDEX refresh_tokens_by_id ON refresh_tokens (id);

CREATE TABLE notam_words_unknown (
  row INTEGER PRIMARY KEY         -- notams.row of a NOTAM whose text the index does not know
) STRICT;

CREATE INDEX notams_by_start_date ON notams (start_date, id);

CREATE INDEX notams_by_issue_date ON notams (issue_date DESC, id, effective_start, over_at, overdue_at, expires_at, severity, category, ended_how, ended_at);

CREATE INDEX notams_by_row ON notams (
  row, id, type, qcode, effective_start, over_at, expires_at, ended_how, ended_at, source, last_seen_at, imported_at, issue_date
);

CREATE INDEX notams_by_place ON notams (row, west, east, south, north, figures) WHERE west IS NOT NULL;

CREATE TABLE notam_boxes (
  segment INTEGER PRIMARY KEY,    -- of notam_words
  boxes BLOB NOT NULL             -- of each row four 32-bit floating-point numbers, little-endian, west, east, south and north, rounded outwards; NaN without a place
) STRICT;

CREATE TRIGGER notam_words_updated AFTER UPDATE OF message_fold, issue_date, id, west, south, east, north ON notams
WHEN old.message_fold IS NOT new.message_fold OR old.issue_date IS NOT new.issue_date OR old.id IS NOT new.id
  OR old.west IS NOT new.west OR old.south IS NOT new.south OR old.east IS NOT new.east OR old.north IS NOT new.north BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
END;

CREATE INDEX notams_starting_otherwise ON notams (effective_start, start_date) WHERE effective_start IS NOT COALESCE(start_date, '');

CREATE INDEX notams_over_otherwise ON notams (over_at, end_date) WHERE over_at < '9999' AND over_at IS NOT substr(end_date, 1, 19) || '.001Z';

CREATE INDEX notams_overdue_otherwise ON notams (overdue_at, end_date) WHERE overdue_at IS NOT NULL AND overdue_at IS NOT substr(end_date, 1, 19) || '.001Z';

CREATE TABLE notam_words (
  segment INTEGER PRIMARY KEY,    -- rows from 4096 times it
  last_row INTEGER NOT NULL,      -- notams.row of the last NOTAM known here
  long INTEGER NOT NULL,          -- how many have texts too long for it, which stay unknown
  runs BLOB NOT NULL,             -- what is between the figures of words with figures, once each: UTF-8, a line feed before each and behind the last
  plain BLOB NOT NULL             -- words without figures of their folded texts, once each, likewise
) STRICT;

CREATE TABLE notam_word_parts (
  part INTEGER PRIMARY KEY,       -- 65536 times the segment, and behind it which part of it this is (src-main/core/notams/words/segment.ts)
  data BLOB NOT NULL              -- words with figures, where the words are, keys and moments of the rows
) STRICT;

CREATE TABLE notam_moments_unknown (
  row INTEGER PRIMARY KEY         -- notams.row of a NOTAM whose moments or keys the index does not know
) STRICT;

CREATE TRIGGER notam_words_inserted AFTER INSERT ON notams
WHEN new.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1) BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
  INSERT OR IGNORE INTO notam_moments_unknown VALUES (new.row);
END;

CREATE TRIGGER notam_moments_updated AFTER UPDATE OF effective_start, over_at, overdue_at, issue_date, id ON notams
WHEN new.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1)
  AND (old.effective_start IS NOT new.effective_start OR old.over_at IS NOT new.over_at OR old.overdue_at IS NOT new.overdue_at
    OR old.issue_date IS NOT new.issue_date OR old.id IS NOT new.id) BEGIN
  INSERT OR IGNORE INTO notam_moments_unknown VALUES (new.row);
END;

CREATE TRIGGER notam_words_deleted AFTER DELETE ON notams
WHEN old.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1) BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (old.row);
  INSERT OR IGNORE INTO notam_moments_unknown VALUES (old.row);
END;

INSERT INTO migrations VALUES (1, ':now');

INSERT INTO migrations VALUES (2, ':now');

INSERT INTO migrations VALUES (3, ':now');

INSERT INTO migrations VALUES (4, ':now');

INSERT INTO migrations VALUES (5, ':now');

INSERT INTO migrations VALUES (6, ':now');

INSERT INTO migrations VALUES (7, ':now');

INSERT INTO migrations VALUES (8, ':now');

INSERT INTO migrations VALUES (9, ':now');

INSERT INTO migrations VALUES (10, ':now');

INSERT INTO migrations VALUES (11, ':now');

INSERT INTO migrations VALUES (12, ':now');

INSERT INTO migrations VALUES (13, ':now');

INSERT INTO migrations VALUES (14, ':now');

INSERT INTO migrations VALUES (15, ':now');

INSERT INTO migrations VALUES (16, ':now');

INSERT INTO migrations VALUES (17, ':now');

INSERT INTO migrations VALUES (18, ':now');

INSERT INTO migrations VALUES (19, ':now');

INSERT INTO settings VALUES ('clockSeenAt', ':now');

INSERT INTO notams_meta VALUES (1, 0, NULL);

PRAGMA user_version = 19;
