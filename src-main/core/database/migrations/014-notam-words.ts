/**
 * Fourteenth format of state.sqlite: an index of the words of NOTAMs, for searches of their texts; written at the end of each import. What it does not know
 * yet is looked at itself: rows behind the last segment, and those noted here by the triggers.
 */
export const notamWords = `
CREATE TABLE notam_words (
  segment INTEGER PRIMARY KEY,    -- rows from 4096 times it
  last_row INTEGER NOT NULL,      -- notams.row of the last NOTAM known here
  long INTEGER NOT NULL,          -- how many have texts too long for it, which stay unknown
  words BLOB NOT NULL,            -- those of their folded texts, once each: UTF-8, a line feed before each and behind the last
  places BLOB NOT NULL            -- unsigned 32-bit little-endian: where each word begins in words, then where its rows begin in notam_word_rows
) STRICT;

CREATE TABLE notam_word_rows (    -- rows of the words of a segment, in their order, less the first row of it: unsigned 16-bit little-endian
  segment INTEGER NOT NULL,
  number INTEGER NOT NULL,        -- of the piece, from 0; of 16384 bytes but the last
  data BLOB NOT NULL,
  PRIMARY KEY (segment, number)
) STRICT;

CREATE TABLE notam_words_unknown (
  row INTEGER PRIMARY KEY         -- notams.row of a NOTAM whose text the index does not know
) STRICT;

CREATE TRIGGER notam_words_inserted AFTER INSERT ON notams 
WHEN new.row <= (SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1) BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
END;

CREATE TRIGGER notam_words_updated AFTER UPDATE OF message_fold ON notams WHEN old.message_fold IS NOT new.message_fold BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
END;

DROP INDEX notams_by_start_date;
CREATE INDEX notams_by_start_date ON notams (start_date, id);
`;
