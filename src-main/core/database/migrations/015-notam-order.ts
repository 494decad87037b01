/**
 * Fifteenth format of state.sqlite. The index by which NOTAMs are listed has all that their status needs, so that counts by status read nothing else. The index of
 * words knows where each word is, what follows it and the order of the NOTAMs, so that words in a row are found, and what is found is ordered, without the texts; the
 * next import writes it. Deleted NOTAMs are unknown to it too.
 */
export const notamOrder = `
DROP INDEX notams_by_issue_date;
CREATE INDEX notams_by_issue_date ON notams (issue_date DESC, id, effective_start, over_at, overdue_at, expires_at, severity, category, ended_how, ended_at);

DROP TABLE notam_words;
DROP TABLE notam_word_rows;
DELETE FROM notam_words_unknown;

CREATE TABLE notam_words (
  segment INTEGER PRIMARY KEY,    -- rows from 4096 times it
  last_row INTEGER NOT NULL,      -- notams.row of the last NOTAM known here
  long INTEGER NOT NULL,          -- how many have texts too long for it, which stay unknown
  starts BLOB NOT NULL,           -- unsigned 32-bit little-endian: number of the first word of each row, and of what follows the last; a number is left out behind each text
  blanks BLOB NOT NULL,           -- a bit for each number, the lowest of a byte first: whether one blank and another word follow
  keys BLOB NOT NULL,             -- of each row two 64-bit floating-point numbers, little-endian: milliseconds of issue_date since 1970, the first 12 figures of id; else NaN
  words BLOB NOT NULL,            -- those of their folded texts, once each: UTF-8, a line feed before each and behind the last
  places BLOB NOT NULL            -- unsigned 32-bit little-endian: where each word begins in words, then where its numbers begin in notam_word_rows
) STRICT;

CREATE TABLE notam_word_rows (    -- numbers of the words of a segment, in their order: unsigned 32-bit little-endian
  segment INTEGER NOT NULL,
  number INTEGER NOT NULL,        -- of the piece, from 0; of 16384 bytes but the last
  data BLOB NOT NULL,
  PRIMARY KEY (segment, number)
) STRICT;

DROP TRIGGER notam_words_updated;
CREATE TRIGGER notam_words_updated AFTER UPDATE OF message_fold, issue_date, id ON notams
WHEN old.message_fold IS NOT new.message_fold OR old.issue_date IS NOT new.issue_date OR old.id IS NOT new.id BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
END;

CREATE TRIGGER notam_words_deleted AFTER DELETE ON notams
WHEN old.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1) BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (old.row);
END;
`;
