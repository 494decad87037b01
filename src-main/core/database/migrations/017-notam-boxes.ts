/**
 * Seventeenth format of state.sqlite. The boxes of places are packed as the words are, for some thousand NOTAMs together at the end of each import, instead of in an
 * R*Tree, which took each of them a tenth of the time to store; the next import packs those stored before. An index in the order of the rows has the figures, and the
 * boxes of what is not packed.
 */
export const notamBoxes = `
DROP TRIGGER notam_boxes_inserted;
DROP TRIGGER notam_boxes_updated;
DROP TRIGGER notam_boxes_deleted;
DROP TABLE notam_boxes;

CREATE INDEX notams_by_place ON notams (row, west, east, south, north, figures) WHERE west IS NOT NULL;

CREATE TABLE notam_boxes (
  segment INTEGER PRIMARY KEY,    -- of notam_words
  boxes BLOB NOT NULL             -- of each row four 32-bit floating-point numbers, little-endian, west, east, south and north, rounded outwards; NaN without a place
) STRICT;

DROP TRIGGER notam_words_updated;
CREATE TRIGGER notam_words_updated AFTER UPDATE OF message_fold, issue_date, id, west, south, east, north ON notams
WHEN old.message_fold IS NOT new.message_fold OR old.issue_date IS NOT new.issue_date OR old.id IS NOT new.id
  OR old.west IS NOT new.west OR old.south IS NOT new.south OR old.east IS NOT new.east OR old.north IS NOT new.north BEGIN
  INSERT OR IGNORE INTO notam_words_unknown VALUES (new.row);
END;
`;
