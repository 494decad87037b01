/** Which NOTAMs a source gave, by its own numbers of them: its checklist is compared with these, and nothing else was recorded before that could be carried over. */
export const sourceNotams = `
CREATE TABLE source_notams (
  source_id TEXT NOT NULL,        -- of sources
  key TEXT NOT NULL,              -- number that the source's checklist lists it by
  notam_id TEXT NOT NULL,         -- of notams, from which it may be gone
  PRIMARY KEY (source_id, key)
) STRICT, WITHOUT ROWID;
`;
