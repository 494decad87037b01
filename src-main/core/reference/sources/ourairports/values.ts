/** These rules are for values that occur in several files. */
import lookUp from '@photostructure/tz-lookup';
import type { NumberRule, CsvRow } from '../csv/csv-row.ts';

/** OurAirports' type words, and the contract's facilityType of each; the closed ones have none. */
const facilityTypes: ReadonlyMap<string | null, string> = new Map(
  Object.entries({
    large_airport: 'airport',
    medium_airport: 'airport',
    small_airport: 'airport',
    heliport: 'heliport',
    seaplane_base: 'seaplaneBase',
    balloonport: 'balloonport',
  }),
);

/** For a type word that is not known, the kind of facility and whether it is closed are unknown. */
export const kindOf = (word: string | null): { facilityType: string | null; isClosed: boolean | null } => {
  const facilityType = facilityTypes.get(word) ?? null;
  return { facilityType, isClosed: word === 'closed' ? true : facilityType === null ? null : false };
};

export const coded = {
  /** A location indicator is four letters (ICAO Doc 7910). */
  icao: /^[A-Z]{4}$/,
  /** A location identifier is three letters (IATA Resolution 763). */
  iata: /^[A-Z]{3}$/,
  country: /^[A-Z]{2}$/,
  continent: /^(AF|AN|AS|EU|NA|OC|SA)$/,
};

/** The unit is feet; the range is from below the Dead Sea to above the highest peak. */
export const elevation: NumberRule = { least: -2000, most: 30_000, integer: true };
/** Feet; zero is a source's way of saying unknown. */
export const extent: NumberRule = { least: 1, most: 100_000, integer: true };
const latitude: NumberRule = { least: -90, most: 90 };
const longitude: NumberRule = { least: -180, most: 180 };
/** A heading is in degrees true. */
export const heading: NumberRule = { least: 0, most: 360 };

/** The IANA zone of a position in degrees, WGS 84; null without a position. At sea it is an `Etc` zone. */
export const timezoneAt = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string | null =>
  latitude === null || longitude === null ? null : lookUp(latitude, longitude);

type Position = { latitude: number; longitude: number } | { latitude: null; longitude: null };
const nowhere = { latitude: null, longitude: null } as const;

/** A position that places an object on the map: it may be absent, but half a position or one out of range leaves the row out. */
export function oneDegreePair<Column extends string>(
  row: CsvRow<Column>,
  latitudeColumn: Column,
  longitudeColumn: Column,
): Position | undefined {
  const [writtenLatitude, writtenLongitude] = [row.text(latitudeColumn), row.text(longitudeColumn)];
  if (writtenLatitude === null && writtenLongitude === null) return nowhere;
  const position = { latitude: row.number(latitudeColumn, latitude), longitude: row.number(longitudeColumn, longitude) };
  if (position.latitude === null || position.longitude === null) {
    return row.leaveOut(
      `has no position on Earth (${latitudeColumn} "${writtenLatitude ?? ''}", ${longitudeColumn} "${writtenLongitude ?? ''}")`,
    );
  }
  return { latitude: position.latitude, longitude: position.longitude };
}

/** The position of a part: half of one is reported and treated as unknown. */
export function positionOfPart<Column extends string>(row: CsvRow<Column>, latitudeColumn: Column, longitudeColumn: Column): Position {
  const position = { latitude: row.number(latitudeColumn, latitude), longitude: row.number(longitudeColumn, longitude) };
  if (position.latitude !== null && position.longitude !== null) return { latitude: position.latitude, longitude: position.longitude };
  if (position.latitude !== position.longitude)
    row.note(`${latitudeColumn} and ${longitudeColumn} are only half a position; taken as unknown`);
  return nowhere;
}
