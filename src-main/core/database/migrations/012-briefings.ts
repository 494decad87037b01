/**
 * Twelfth format of state.sqlite: the last briefing of each stored route that was made to be used, so that the next one says what is new since, and an import that
 * changes it is noticed.
 */
export const briefings = `
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
`;
