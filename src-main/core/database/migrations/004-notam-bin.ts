/**
 * Fourth format of state.sqlite: what is deleted by age is kept in a bin first, and the last time that the machine's clock was seen at is kept, so that
 * a clock that jumps deletes nothing. A state of an older format has seen the newest of the moments in it.
 */
export const notamBin = `
CREATE TABLE notam_bin (
  id TEXT PRIMARY KEY,            -- of the NOTAM
  deleted_at TEXT NOT NULL,
  row_json TEXT NOT NULL          -- its row of notams, a member a column
) STRICT;
CREATE INDEX notam_bin_by_deletion ON notam_bin (deleted_at);
ALTER TABLE notams ADD COLUMN restored_at TEXT;               -- out of the bin; it is then kept as long as one that was imported then

INSERT OR IGNORE INTO settings (key, value)
SELECT 'clockSeenAt', COALESCE(MAX(moment), (SELECT MAX(applied_at) FROM migrations))
  FROM (SELECT imported_at AS moment FROM notams_meta
         UNION ALL SELECT last_used_at FROM api_keys
         UNION ALL SELECT tried_at FROM sources);
`;
