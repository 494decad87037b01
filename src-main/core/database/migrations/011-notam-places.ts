/**
 * Eleventh format of state.sqlite: where NOTAMs apply, for lists along a route; worked out again from their texts at the next start. The index has the figures too: in
 * `notams` they lie behind the texts, which takes ten times as long to read.
 */
export const notamPlaces = `
ALTER TABLE notams ADD COLUMN figures TEXT;     -- JSON: points, circles, lines and areas; null without a place, or of a whole region
ALTER TABLE notams ADD COLUMN west REAL;        -- degrees, WGS 84: a box around the figures
ALTER TABLE notams ADD COLUMN south REAL;
ALTER TABLE notams ADD COLUMN east REAL;
ALTER TABLE notams ADD COLUMN north REAL;

CREATE INDEX notams_without_place ON notams (row) WHERE figures IS NULL;

CREATE VIRTUAL TABLE notam_boxes USING rtree (row, west, east, south, north, +figures TEXT);

CREATE TRIGGER notam_boxes_inserted AFTER INSERT ON notams WHEN new.west IS NOT NULL BEGIN
  INSERT INTO notam_boxes VALUES (
    new.row, min(new.west, new.east), max(new.west, new.east), min(new.south, new.north), max(new.south, new.north), new.figures
  );
END;

CREATE TRIGGER notam_boxes_updated AFTER UPDATE OF figures, west, south, east, north ON notams
WHEN old.figures IS NOT new.figures OR old.west IS NOT new.west BEGIN
  DELETE FROM notam_boxes WHERE row = old.row;
  INSERT INTO notam_boxes
  SELECT new.row, min(new.west, new.east), max(new.west, new.east), min(new.south, new.north), max(new.south, new.north), new.figures
   WHERE new.west IS NOT NULL;
END;

CREATE TRIGGER notam_boxes_deleted AFTER DELETE ON notams BEGIN
  DELETE FROM notam_boxes WHERE row = old.row;
END;
`;
