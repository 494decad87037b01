/** Counts the NOTAMs of an aerodrome for the desk, and gives the new ones in full. */
import type { Database } from 'better-sqlite3';
import type { DeskAerodrome, DeskNews } from '#contract/desk.ts';
import { MOST_NEWS } from '#contract/desk.ts';
import { decodedColumns, decodedNotam, type Aerodromes, type DecodedRow } from '#core/notams/describe/decoded-notam.ts';
import { statusColumns } from '#core/notams/lifecycle/status.ts';
import type { StoredOfPlace } from '#core/notams/state/states.ts';

export type New = Pick<StoredOfPlace, 'id' | 'severity' | 'updatedAt'> & { airportId: string; isChanged: boolean };

const severities = [5, 4, 3, 2, 1] as const;

export function openStoredOfDesk(state: Database, aerodromes: Aerodromes) {
  const whole = state.prepare<[string], DecodedRow & { id: string; notamId: string | null }>(
    `SELECT n.id, n.notam_id AS notamId, ${decodedColumns}, ${statusColumns} FROM notams n WHERE n.id = ?`,
  );

  return {
    /** Counts by severity the NOTAMs that are in force at `at`. */
    severitiesOf: (rows: readonly StoredOfPlace[], at: string): DeskAerodrome['severities'] =>
      severities.map((severity) => ({
        severity,
        count: rows.filter((row) => row.severity === severity && row.over_at > at && row.effective_start <= at).length,
      })),

    /** New is what was stored or changed since then and is not over now. */
    newSince: (rows: readonly StoredOfPlace[], airportId: string, { since, now }: { since: string; now: string }): New[] =>
      rows
        .filter(({ updatedAt, over_at }) => updatedAt > since && over_at > now)
        .map(({ id, severity, updatedAt, firstSeenAt }) => ({
          id,
          severity,
          updatedAt,
          airportId,
          isChanged: firstSeenAt !== null && firstSeenAt <= since,
        })),

    /** Lists the news, the most severe first, then the last stored. */
    news(all: readonly New[], now: Date): DeskNews[] {
      const first = all.toSorted((a, b) => b.severity - a.severity || (a.updatedAt > b.updatedAt ? -1 : 1)).slice(0, MOST_NEWS);
      return first.flatMap(({ id, airportId, isChanged }): DeskNews[] => {
        const row = whole.get(id);
        if (!row) return [];
        const decoded = decodedNotam(row, { at: now }, aerodromes);
        const { severity, headline, headlineSource, headlineParts, subjectCode, conditionCode, startDate, endDate } = decoded;
        return [
          {
            id,
            notamId: row.notamId,
            airportId,
            severity,
            headline,
            headlineSource,
            headlineParts,
            subjectCode,
            conditionCode,
            from: startDate?.toISOString() ?? null,
            to: endDate?.toISOString() ?? null,
            isChanged,
          },
        ];
      });
    },
  };
}
