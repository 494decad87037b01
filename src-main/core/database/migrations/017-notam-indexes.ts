/**
 * Seventeenth format of state.sqlite: less to write for each NOTAM. The boxes of places are packed as the words are, for some thousand NOTAMs together at the end of
 * each import, instead of in an R*Tree; the next import packs those stored before. An index in the order of the rows has the figures, and the boxes of what is not
 * packed. The moments at which statuses change follow from the start and the end date, which have indexes; only those that do not have others.
 */
export const notamIndexes = `
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

DROP INDEX notams_by_effective_start;
DROP INDEX notams_by_over_at;
DROP INDEX notams_by_overdue_at;
CREATE INDEX notams_starting_otherwise ON notams (effective_start, start_date) WHERE effective_start IS NOT COALESCE(start_date, '');
CREATE INDEX notams_over_otherwise ON notams (over_at, end_date) WHERE over_at < '9999' AND over_at IS NOT substr(end_date, 1, 19) || '.001Z';
CREATE INDEX notams_overdue_otherwise ON notams (overdue_at, end_date) WHERE overdue_at IS NOT NULL AND overdue_at IS NOT substr(end_date, 1, 19) || '.001Z';
`;
