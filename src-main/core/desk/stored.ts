/** The NOTAMs of an aerodrome as the desk counts them, and those that are new in full. */
import type { Database } from 'better-sqlite3';
import type { DeskAerodrome, DeskNews } from '#contract/desk.ts';
import { MOST_NEWS } from '#contract/desk.ts';
import { decodedColumns, decodedNotam, type Aerodromes, type DecodedRow } from '#core/notams/describe/decoded-notam.ts';
import { statusColumns } from '#core/notams/lifecycle/status.ts';
import { isOfPlaces } from '#core/notams/store/of-places.ts';

/** Moments are ISO 8601 UTC. */
type Counted = {
  id: string;
  severity: number;
  effectiveStart: string;
  overAt: string;
  updatedAt: string;
  firstSeenAt: string | null;
};
export type New = Pick<Counted, 'id' | 'severity' | 'updatedAt'> & { airportId: string; isChanged: boolean };

const severities = [5, 4, 3, 2, 1] as const;

export function openStoredOfDesk(state: Database, aerodromes: Aerodromes) {
  // Not over at `at`.
  const ofPlace = state.prepare<{ places: string; at: string }, Counted>(
    `SELECT n.id, n.severity, n.effective_start AS effectiveStart, n.over_at AS overAt, n.updated_at AS updatedAt, n.first_seen_at AS firstSeenAt
       FROM notams n
      WHERE n.over_at > :at
        AND ${isOfPlaces(':places')}`,
  );
  const whole = state.prepare<[string], DecodedRow & { id: string; notamId: string | null }>(
    `SELECT n.id, n.notam_id AS notamId, ${decodedColumns}, ${statusColumns} FROM notams n WHERE n.id = ?`,
  );

  return {
    ofPlace(places: readonly string[], { now, at }: { now: string; at: string }): readonly Counted[] {
      return ofPlace.all({ places: JSON.stringify(places), at: now < at ? now : at });
    },

    /** In force at `at`. */
    severitiesOf: (rows: readonly Counted[], at: string): DeskAerodrome['severities'] =>
      severities.map((severity) => ({
        severity,
        count: rows.filter((row) => row.severity === severity && row.overAt > at && row.effectiveStart <= at).length,
      })),

    /** Stored or changed since then, and not over now. */
    newSince: (rows: readonly Counted[], airportId: string, { since, now }: { since: string; now: string }): New[] =>
      rows
        .filter(({ updatedAt, overAt }) => updatedAt > since && overAt > now)
        .map(({ id, severity, updatedAt, firstSeenAt }) => ({
          id,
          severity,
          updatedAt,
          airportId,
          isChanged: firstSeenAt !== null && firstSeenAt <= since,
        })),

    /** The most severe first, then the last stored. */
    news(all: readonly New[], now: Date): DeskNews[] {
      const first = all.toSorted((a, b) => b.severity - a.severity || (a.updatedAt > b.updatedAt ? -1 : 1)).slice(0, MOST_NEWS);
      return first.flatMap(({ id, airportId, isChanged }): DeskNews[] => {
        const row = whole.get(id);
        if (!row) return [];
        const { severity, headline, startDate, endDate } = decodedNotam(row, { at: now }, aerodromes);
        return [
          {
            id,
            notamId: row.notamId,
            airportId,
            severity,
            headline,
            from: startDate?.toISOString() ?? null,
            to: endDate?.toISOString() ?? null,
            isChanged,
          },
        ];
      });
    },
  };
}
