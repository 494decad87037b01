/**
 * Second format of state.sqlite: what is understood of each notice, which notice ends which, what was imported and which places it covers. Times
 * compare as text; NEVER of lifecycle/span.ts means no end.
 */
export const notamEngine = `
ALTER TABLE notams ADD COLUMN raw TEXT;                       -- as it came, where that differs from message
ALTER TABLE notams ADD COLUMN raw_format TEXT;                -- format of the file
ALTER TABLE notams ADD COLUMN format TEXT;                    -- form of the notice: icao, us, fdc, snowtam, text …
ALTER TABLE notams ADD COLUMN kind TEXT;                      -- series, domestic, fdc, letter, snowtam
ALTER TABLE notams ADD COLUMN type TEXT;                      -- N, R, C
ALTER TABLE notams ADD COLUMN ref_number TEXT;                -- the notice that it replaces or cancels, as published
ALTER TABLE notams ADD COLUMN account TEXT;                   -- US account, NOF or originator
ALTER TABLE notams ADD COLUMN year INTEGER;                   -- four digits, of the number
ALTER TABLE notams ADD COLUMN keyword TEXT;                   -- US keyword
ALTER TABLE notams ADD COLUMN locations TEXT;                 -- item A, with blanks around each
ALTER TABLE notams ADD COLUMN fir TEXT;
ALTER TABLE notams ADD COLUMN qcode TEXT;                     -- five letters
ALTER TABLE notams ADD COLUMN traffic TEXT;
ALTER TABLE notams ADD COLUMN purpose TEXT;
ALTER TABLE notams ADD COLUMN scope TEXT;
ALTER TABLE notams ADD COLUMN lower_fl INTEGER;               -- flight level
ALTER TABLE notams ADD COLUMN upper_fl INTEGER;               -- flight level
ALTER TABLE notams ADD COLUMN centre_latitude REAL;           -- degrees, WGS 84, item Q
ALTER TABLE notams ADD COLUMN centre_longitude REAL;          -- degrees, WGS 84, item Q
ALTER TABLE notams ADD COLUMN radius_nm REAL;                 -- nautical miles; null: unknown or the whole region
ALTER TABLE notams ADD COLUMN schedule TEXT;                  -- item D
ALTER TABLE notams ADD COLUMN item_e TEXT;
ALTER TABLE notams ADD COLUMN lower_limit TEXT;               -- item F
ALTER TABLE notams ADD COLUMN upper_limit TEXT;               -- item G
ALTER TABLE notams ADD COLUMN end_is_estimated INTEGER;       -- 0, 1
ALTER TABLE notams ADD COLUMN is_permanent INTEGER;           -- 0, 1
ALTER TABLE notams ADD COLUMN category TEXT;
ALTER TABLE notams ADD COLUMN severity INTEGER;               -- 1 to 5
ALTER TABLE notams ADD COLUMN runways TEXT;                   -- runways that the text names, with blanks around each
ALTER TABLE notams ADD COLUMN warnings TEXT;                  -- JSON list of sentences
ALTER TABLE notams ADD COLUMN understood TEXT;                -- fully, partly, not
ALTER TABLE notams ADD COLUMN part_index INTEGER;
ALTER TABLE notams ADD COLUMN part_count INTEGER;
ALTER TABLE notams ADD COLUMN is_said_over INTEGER;           -- 0, 1: its source calls it over and does not say since when
ALTER TABLE notams ADD COLUMN details_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notams ADD COLUMN import_id INTEGER;              -- last import that held it
ALTER TABLE notams ADD COLUMN first_seen_at TEXT;
ALTER TABLE notams ADD COLUMN last_seen_at TEXT;
ALTER TABLE notams ADD COLUMN delisted_at TEXT;               -- since when a full list of its source lacks it
ALTER TABLE notams ADD COLUMN effective_start TEXT NOT NULL DEFAULT '';
ALTER TABLE notams ADD COLUMN expires_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z';
ALTER TABLE notams ADD COLUMN overdue_at TEXT;                -- first moment after an estimated end that ends nothing
-- Set by other notices, so that no re-import of this one clears them.
ALTER TABLE notams ADD COLUMN ended_at TEXT;
ALTER TABLE notams ADD COLUMN ended_by TEXT;                  -- id
ALTER TABLE notams ADD COLUMN ended_how TEXT;                 -- R, C
-- When it holds no more: the earliest of expires_at, canceled_date and ended_at. Kept here, so that one index answers for what is in force.
ALTER TABLE notams ADD COLUMN over_at TEXT NOT NULL DEFAULT '9999-12-31T23:59:59.999Z';

UPDATE notams
   SET effective_start = COALESCE(start_date, ''),
       expires_at = COALESCE(end_date, expires_at),
       first_seen_at = imported_at,
       last_seen_at = imported_at,
       over_at = min(COALESCE(end_date, expires_at), COALESCE(canceled_date, expires_at));

DROP INDEX notams_by_issue_date;
CREATE INDEX notams_by_issue_date ON notams (issue_date DESC, id, effective_start, over_at, overdue_at, expires_at, severity, category);
CREATE INDEX notams_by_effective_start ON notams (effective_start);
CREATE INDEX notams_by_over_at ON notams (over_at);
CREATE INDEX notams_by_overdue_at ON notams (overdue_at) WHERE overdue_at IS NOT NULL;
CREATE INDEX notams_by_fir ON notams (fir COLLATE NOCASE);
CREATE INDEX notams_out_of_date ON notams (details_version);

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
  not_understood INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE notam_coverage (
  place TEXT PRIMARY KEY,         -- aerodrome or region
  imported_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
