/**
 * What lists claim to cover. The former listed_at said neither who claimed it nor of when, and had it of any long paste, so that none of it is carried over: the next
 * fetch claims again.
 */
export const notamClaims = `
CREATE TABLE notam_claims (
  place TEXT NOT NULL,            -- aerodrome or region of which the list claims to hold all NOTAMs
  source_id TEXT NOT NULL,        -- of sources; empty for a file that was imported by hand, and for a pack
  import_id INTEGER NOT NULL,     -- the import in whose transaction it was claimed
  source TEXT NOT NULL,           -- label for people
  kind TEXT NOT NULL CHECK (kind IN ('full', 'delta', 'checklist', 'byLocation')),
  from_at TEXT,                   -- moment that the list is of; null: it does not say
  to_at TEXT,                     -- the list holds until then: its own end, or when a later part of it was refused; null: no end
  is_broken INTEGER NOT NULL DEFAULT 0 CHECK (is_broken IN (0, 1)), -- a later part was refused: changes extend it no longer
  count INTEGER NOT NULL,         -- NOTAMs of the place in the list
  claimed_at TEXT NOT NULL,
  PRIMARY KEY (place, source_id, import_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notam_claims_by_import ON notam_claims (import_id, source_id);
CREATE INDEX notam_claims_by_source ON notam_claims (source_id);

ALTER TABLE notam_coverage DROP COLUMN listed_at;
ALTER TABLE notam_import_coverage DROP COLUMN before_listed_at;
ALTER TABLE sources ADD COLUMN complete_for TEXT NOT NULL DEFAULT ''; -- codes, a blank between two: the user says that it holds all NOTAMs of them
`;
