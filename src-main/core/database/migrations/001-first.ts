/**
 * First format of state.sqlite. Timestamps are ISO 8601 UTC with milliseconds and Z, so that they sort as text. Secrets are stored as
 * hashes only: reading this file does not let anyone log in.
 */
export const first = `
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
) STRICT, WITHOUT ROWID;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,            -- UUID version 4
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,             -- label for people
  key_hash BLOB NOT NULL UNIQUE,  -- SHA-256; the key has 256 random bits, so that nothing slower is needed
  created_at TEXT NOT NULL,
  last_used_at TEXT               -- at most a minute behind
) STRICT, WITHOUT ROWID;
CREATE INDEX api_keys_by_user ON api_keys (user_id);

CREATE TABLE refresh_tokens (
  token_hash BLOB PRIMARY KEY,    -- SHA-256
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
) STRICT;
CREATE INDEX notams_by_icao ON notams (icao COLLATE NOCASE, end_date);
CREATE INDEX notams_by_issue_date ON notams (issue_date DESC, id);
CREATE INDEX notams_by_start_date ON notams (start_date);
CREATE INDEX notams_by_end_date ON notams (end_date);
CREATE INDEX notams_by_notam_id ON notams (notam_id COLLATE NOCASE);
CREATE INDEX notams_by_number_key ON notams (number_key);
CREATE INDEX notams_by_position ON notams (latitude, longitude);

CREATE TABLE notams_meta (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  revision INTEGER NOT NULL,      -- grows with every change of notams
  imported_at TEXT                -- null: none taken in yet
) STRICT;
INSERT INTO notams_meta (only, revision, imported_at) VALUES (1, 0, NULL);
`;
