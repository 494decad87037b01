/**
 * Tenth format of state.sqlite: routes and waypoints of the users. A route is the words that the user wrote and what was given with them; it names places
 * by their words, so that no dataset can break it.
 */
export const routes = `
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
`;
