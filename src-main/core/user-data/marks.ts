/** Stores name and code of an airport next to the user's own words, so that it still has a name after it vanished from the dataset. */
import type { Airports } from '../airports/airports.ts';
import type { Dataset } from '../reference/dataset.ts';
import { leadingCode } from '../reference/store/airport-codes.ts';
import { fold } from '../text/fold.ts';

export type Mark = {
  airportId: string;
  /** The code that it is called by: ICAO, else IATA, local or GPS code, else the identifier of its source. */
  code: string | null;
  name: string;
};

/** A mark as it is stored: `vanishedAt` is null while the dataset holds the airport. */
export type StoredMark = Mark & { vanishedAt: string | null };

/** `favourites` and `notes` both have these columns of a StoredMark. */
export const markColumns = 'airport_id AS airportId, code, name, vanished_at AS vanishedAt';

export function openMarks(dataset: Dataset, airports: Pick<Airports, 'idOf'>) {
  function inDataset(airportIds: readonly string[]): Map<string, Mark> {
    const rows = dataset
      .current()
      .db.prepare<[string], Mark>(
        `SELECT a.id AS airportId, ${leadingCode} AS code, a.name
           FROM json_each(?) j
           JOIN airports a ON a.id = j.value`,
      )
      .all(JSON.stringify(airportIds));
    return new Map(rows.map((mark) => [mark.airportId, mark]));
  }

  function of(identifier: string): Mark | undefined {
    const id = airports.idOf(identifier);
    return id === undefined ? undefined : inDataset([id]).get(id);
  }

  return {
    /** Takes an id or code, as GET /airports/{id} does; undefined for an airport that is not in the dataset in use. */
    of,
    inDataset,
    /** The id that an identifier refers to: that of the airport, else itself, for one that has vanished. */
    idOf: (identifier: string): string => of(identifier)?.airportId ?? identifier.toLowerCase(),
  };
}

export type Marks = ReturnType<typeof openMarks>;

/** The contract has a mark in this form. */
export const toMarked = <T extends StoredMark>(row: T) => ({ ...row, isVanished: row.vanishedAt !== null });

/** Sorts by name, without case and accents. */
export function byName<T extends Mark>(marks: readonly T[]): T[] {
  const keyed = marks.map((mark) => ({ mark, key: `${fold(mark.name)}\0${mark.airportId}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ mark }) => mark);
}
