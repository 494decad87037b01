import type { Notam } from '#contract/resources.ts';

/** `Notam.source` of the notices that come with Aeroshelf (samples.ts). */
export const SAMPLE_SOURCE = 'sample';

/** What a notice says, without what storing adds. `id` comes from identity.ts. */
export type StoredNotam = Omit<Notam, 'updatedAt'> & {
  /** Location as published where it is not four letters, for example SFO. */
  location: string | null;
  /** Degrees, WGS 84: the point of `mapPointer`. */
  latitude: number | null;
  longitude: number | null;
};

export type NotamRow = {
  id: string;
  updated_at: string;
  notam_id: string | null;
  message: string;
  transaction_id: string | null;
  icao: string | null;
  issue_date: string | null;
  start_date: string | null;
  end_date: string | null;
  canceled_date: string | null;
  source: string | null;
  source_type: string | null;
  map_pointer: string | null;
  geometry: string | null;
  is_snowtam: 0 | 1 | null;
  is_procedure: 0 | 1 | null;
};

/** Said by its source, else by the notice that replaced or cancelled it. */
export const canceledDate = 'COALESCE(n.canceled_date, n.ended_at)';

/** The columns of a NotamRow, of the table under the alias `n`. */
export const notamColumns = `n.id, n.updated_at, n.notam_id, n.message, n.transaction_id, n.icao,
       n.issue_date, n.start_date, n.end_date, ${canceledDate} AS canceled_date, n.source, n.source_type,
       n.map_pointer, n.geometry, n.is_snowtam, n.is_procedure`;

const flag = (stored: 0 | 1 | null): boolean | null => (stored === null ? null : stored === 1);

export function toNotam(row: NotamRow): Notam {
  return {
    id: row.id,
    updatedAt: row.updated_at,
    notamId: row.notam_id,
    message: row.message,
    transactionId: row.transaction_id,
    icao: row.icao,
    issueDate: row.issue_date,
    startDate: row.start_date,
    endDate: row.end_date,
    canceledDate: row.canceled_date,
    source: row.source,
    sourceType: row.source_type,
    mapPointer: row.map_pointer,
    geometry: row.geometry,
    isSnowtam: flag(row.is_snowtam),
    isProcedure: flag(row.is_procedure),
  };
}
