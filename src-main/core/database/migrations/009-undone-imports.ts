/**
 * Ninth format of state.sqlite: what an import added, replaced and covered, so that it can be undone as one; and why and by whom a NOTAM was deleted. Imports of
 * an older version are not recorded.
 */
export const undoneImports = `
ALTER TABLE notams ADD COLUMN added_by INTEGER;               -- the import that brought it first; null where that is not recorded
ALTER TABLE notams ADD COLUMN held_by TEXT NOT NULL DEFAULT ' '; -- imports that held it and were not undone, with blanks around each; 0: older ones

ALTER TABLE notam_imports ADD COLUMN is_recorded INTEGER NOT NULL DEFAULT 0 CHECK (is_recorded IN (0, 1));
ALTER TABLE notam_imports ADD COLUMN undone_at TEXT;

CREATE TABLE notam_import_changes (
  import_id INTEGER NOT NULL,
  notam_id TEXT NOT NULL,         -- id
  before_json TEXT NOT NULL,      -- its row of notams before the import, a member a column
  PRIMARY KEY (import_id, notam_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE notam_coverage ADD COLUMN import_id INTEGER;      -- the import that covered it last
CREATE TABLE notam_import_coverage (
  import_id INTEGER NOT NULL,
  place TEXT NOT NULL,
  before_at TEXT,                 -- when it was covered before; null: never
  before_id INTEGER,
  PRIMARY KEY (import_id, place)
) STRICT, WITHOUT ROWID;

ALTER TABLE notam_bin ADD COLUMN reason TEXT NOT NULL DEFAULT 'age' CHECK (reason IN ('age', 'undo', 'user'));
ALTER TABLE notam_bin ADD COLUMN deleted_by TEXT;             -- username; null: by age
ALTER TABLE notam_bin ADD COLUMN note TEXT;                   -- why, in the user's words
`;
