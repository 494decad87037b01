/**
 * Third format of state.sqlite: where data comes from and when it is fetched next; and what the user owns, which no update of the data
 * touches. Airports and notices are named by id without a foreign key: they may disappear while what the user wrote about them stays.
 */
export const lifeOfData = `
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
`;
