/** Checklists (QKKKK) list the valid numbers of a series: those that are not stored are missing. */
import type { Database } from 'better-sqlite3';
import { numberKey } from '../items/number.ts';

type Checklist = {
  id: string;
  notamId: string | null;
  /** First location of the checklist: the office whose series it lists. */
  location: string | null;
  /** It lists this many numbers as valid. */
  listed: number;
  /** They are listed as valid and not stored: `B0417/26`. */
  missing: string[];
};

type Row = {
  id: string;
  notam_id: string | null;
  item_e: string;
  locations: string | null;
  fir: string | null;
  account: string | null;
};

/** The serials follow their year: `YEAR=2022 0253 1415`, `YEAR 2022: 0253`. */
const years = /YEAR\s{0,2}[=:]?\s{0,2}(?<year>\d{4})\s{0,2}:?(?<serials>[\d\s,]{1,20000})/g;

/** Numbers that a text lists as valid, with their years; the list ends where other words begin. */
export function listedNumbers(text: string, series: string): string[] {
  return [...text.matchAll(years)].flatMap(({ groups }) =>
    (groups?.['serials']?.match(/\b\d{4}\b/g) ?? []).map((serial) => `${series}${serial}/${groups?.['year']?.slice(-2)}`),
  );
}

export function openChecklists(db: Database) {
  const inForce = db.prepare<{ at: string }, Row>(
    `SELECT n.id, n.notam_id, n.item_e, n.locations, n.fir, n.account
       FROM notams n
      WHERE n.row IN (SELECT c.row
                        FROM notams c INDEXED BY notams_by_row
                       WHERE c.row >= 0 AND c.qcode LIKE 'QKKKK' AND c.over_at > :at AND c.effective_start <= :at)
      ORDER BY n.start_date DESC, n.id`,
  );
  const isStored = db
    .prepare<{ key: string; account: string | null; location: string; fir: string | null }, 1>(
      `SELECT 1
         FROM notams n
        WHERE n.number_key = :key
          AND (n.account = :account OR instr(n.locations, :location) > 0 OR n.fir = :fir)
        LIMIT 1`,
    )
    .pluck();

  return {
    /** The newest of each series and place that is in force at a moment, ISO 8601 UTC. */
    at(moment: string): Checklist[] {
      const seen = new Set<string>();
      return inForce.all({ at: moment }).flatMap((row) => {
        const series = /^[A-Z]/.exec(row.notam_id ?? '')?.[0];
        const location = row.locations?.trim().split(' ')[0] ?? null;
        const numbers = series === undefined ? [] : listedNumbers(row.item_e, series);
        if (series === undefined || numbers.length === 0 || seen.has(`${series} ${location}`)) return [];
        seen.add(`${series} ${location}`);
        const office = { account: row.account, location: ` ${location ?? ''} `, fir: row.fir };
        const missing = numbers.filter((number) => isStored.get({ key: numberKey(number), ...office }) !== 1);
        return [{ id: row.id, notamId: row.notam_id, location, listed: numbers.length, missing }];
      });
    },
  };
}
