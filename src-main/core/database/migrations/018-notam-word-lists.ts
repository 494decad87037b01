/**
 * Eighteenth format of state.sqlite: the index of words is a third as large, and a search reads little of it. Words without figures lie apart from the many with, each
 * kind of content in rows of its own, and where a word is takes a byte or two. It has the moments of which statuses are made too. The next import writes it.
 */
export const notamWordLists = `
DROP TABLE notam_words;
DROP TABLE notam_word_rows;
DELETE FROM notam_words_unknown;

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

DROP TRIGGER notam_words_inserted;
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

DROP TRIGGER notam_words_deleted;
CREATE TRIGGER notam_words_deleted AFTER DELETE ON notams
WHEN old.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1) BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (old.row);
  INSERT OR IGNORE INTO notam_moments_unknown VALUES (old.row);
END;
`;
