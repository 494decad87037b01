/**
 * Nineteenth format of state.sqlite: the index of words is a third as large, and a search reads little of it. Words without figures lie apart from the many with, each
 * kind of content in rows of its own, and where a word is takes a byte or two. The next import writes it.
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
  data BLOB NOT NULL              -- words with figures, where the words are, and keys of the rows
) STRICT;
`;
