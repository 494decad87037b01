/** Aerodromes to begin with, for a user who keeps none: the largest in a time zone. */
import type { Desk } from '#contract/desk.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import { leadingCode } from '#core/reference/store/airport-codes.ts';

const MOST_SUGGESTED = 5;

/** A zone may have several names, such as Asia/Calcutta and Asia/Kolkata; undefined for what is no name. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function suggestedIn(zone: string, { db }: ReturnType<Dataset['current']>): Desk['suggested'] {
  const asked = canonical(zone);
  if (asked === undefined) return [];
  const zones = db.prepare<[], string>('SELECT DISTINCT timezone FROM airports WHERE timezone IS NOT NULL').pluck().all();
  return db
    .prepare<[string, number], Desk['suggested'][number]>(
      `SELECT a.id AS airportId, ${leadingCode} AS code, a.name
         FROM airports a
        WHERE a.timezone IN (SELECT value FROM json_each(?)) AND a.facility_type = 'airport' AND a.is_closed IS NOT 1
        ORDER BY a.is_scheduled DESC NULLS LAST, a.source_type = 'large_airport' DESC, a.longest_runway DESC NULLS LAST, a.row
        LIMIT ?`,
    )
    .all(JSON.stringify(zones.filter((one) => canonical(one) === asked)), MOST_SUGGESTED);
}
