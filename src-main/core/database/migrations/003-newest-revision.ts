/** What the newest revision of the public service's API needs: airlines, the key that a client renews by itself, and the feed of what changed of NOTAMs. */
export const newestRevision = `
ALTER TABLE api_keys ADD COLUMN is_refreshed INTEGER NOT NULL DEFAULT 0 CHECK (is_refreshed IN (0, 1)); -- made by refreshApiKey, which revokes it for the next

CREATE TABLE airlines (
  id TEXT PRIMARY KEY,            -- as its source has it, else UUID version 5 of its designator or name
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  icao_code TEXT,
  iata_code TEXT,
  callsign TEXT,                  -- telephony designator
  website_url TEXT,
  country_code TEXT,              -- ISO 3166-1 alpha-2
  fleet_size INTEGER,
  operation_start_date TEXT,
  operation_end_date TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX airlines_by_icao_code ON airlines (icao_code);
CREATE INDEX airlines_by_iata_code ON airlines (iata_code);

-- The last change of each NOTAM, in the order of the changes. Triggers write it, so that no way of changing a NOTAM is left out. A cursor is never used twice:
-- who has read up to one reads what is behind it.
CREATE TABLE notam_changes (
  cursor INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,        -- of the NOTAM
  change TEXT NOT NULL CHECK (change IN ('added', 'changed', 'ended', 'deleted'))
) STRICT;
CREATE INDEX notam_changes_deleted ON notam_changes (cursor) WHERE change = 'deleted';
INSERT INTO notam_changes (id, change) SELECT id, 'added' FROM notams ORDER BY row;
CREATE TRIGGER notam_changes_added AFTER INSERT ON notams BEGIN
  DELETE FROM notam_changes WHERE id = new.id;
  INSERT INTO notam_changes (id, change) VALUES (new.id, 'added');
END;
CREATE TRIGGER notam_changes_changed AFTER UPDATE OF updated_at, canceled_date, ended_at, delisted_at ON notams
WHEN old.updated_at <> new.updated_at OR old.canceled_date IS NOT new.canceled_date OR old.ended_at IS NOT new.ended_at
  OR old.delisted_at IS NOT new.delisted_at BEGIN
  DELETE FROM notam_changes WHERE id = new.id;
  INSERT INTO notam_changes (id, change)
  VALUES (new.id, iif(COALESCE(new.canceled_date, new.ended_at, new.delisted_at) IS NOT NULL
    AND COALESCE(old.canceled_date, old.ended_at, old.delisted_at) IS NULL, 'ended', 'changed'));
END;
CREATE TRIGGER notam_changes_deleted AFTER DELETE ON notams BEGIN
  DELETE FROM notam_changes WHERE id = old.id;
  INSERT INTO notam_changes (id, change) VALUES (old.id, 'deleted');
  DELETE FROM notam_changes WHERE change = 'deleted' AND cursor < (SELECT MAX(cursor) FROM notam_changes) - 1000000; -- store/changes.ts has the number, too
END;
`;
