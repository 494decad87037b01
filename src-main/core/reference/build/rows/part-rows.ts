import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { fold } from '#core/text/fold.ts';
import { flag, foldOrNull } from './sql-values.ts';
import type { Writer } from './writer.ts';

const runwayColumns = `
  id, airport_row, position, name, length, width, surface, is_closed, is_lighted,
  low_ident, low_elevation, low_heading, low_displaced_threshold, low_latitude, low_longitude,
  high_ident, high_elevation, high_heading, high_displaced_threshold, high_latitude, high_longitude
`;

/** Inserts one runway as the `position`th of its airport. */
export function runwayInsert(db: Writer) {
  const insert = db.prepare(`INSERT INTO runways (${runwayColumns}) VALUES (${runwayColumns.replace(/\w+/g, '?')})`);
  return (airportRow: number, position: number, runway: Runway, surface: string | null): void => {
    insert.run(
      runway.id,
      airportRow,
      position,
      runway.name,
      runway.length,
      runway.width,
      surface,
      flag(runway.isClosed),
      flag(runway.isLighted),
      runway.lowEndIdent,
      runway.lowEndElevation,
      runway.lowEndHeading,
      runway.lowEndDisplacedThreshold,
      runway.lowEndLatitude,
      runway.lowEndLongitude,
      runway.highEndIdent,
      runway.highEndElevation,
      runway.highEndHeading,
      runway.highEndDisplacedThreshold,
      runway.highEndLatitude,
      runway.highEndLongitude,
    );
  };
}

const frequencyColumns = 'id, airport_row, position, name, name_fold, type, description, description_fold, frequency';

/** Inserts one frequency as the `position`th of its airport. */
export function frequencyInsert(db: Writer) {
  const insert = db.prepare(`INSERT INTO frequencies (${frequencyColumns}) VALUES (${frequencyColumns.replace(/\w+/g, '?')})`);
  return (airportRow: number, position: number, { id, name, type, description, frequency }: Frequency): void => {
    insert.run(id, airportRow, position, name, fold(name), type, description, foldOrNull(description), frequency);
  };
}
