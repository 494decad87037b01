/** Which countries NOTAMs are stored of, and how old the newest is: by the country of the place that each names first. */
import type { Database } from 'better-sqlite3';
import type { CoveredCountry } from '#contract/desk.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import { countryOfPlaces } from '#core/reference/country-of-places.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import { gradeOfAge, notamAge } from '#domain/age.ts';

type Found = { notams: number; issuedAt: string | null; importedAt: string | null };
type ByCountry = ReadonlyMap<string | null, Found>;

const later = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other > one) ? other : one);

export function openCoverageByCountry(state: Database, dataset: Pick<Dataset, 'current'>) {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const ofPlaces = state.prepare<[], Found & { place: string | null }>(
    `SELECT upper(COALESCE(n.icao, n.location)) AS place, COUNT(*) AS notams, MAX(n.issue_date) AS issuedAt, NULL AS importedAt
       FROM notams n
      WHERE n.source IS NOT '${SAMPLE_SOURCE}'
      GROUP BY 1`,
  );
  const covered = state.prepare<[], Found & { place: string }>(
    'SELECT place, 0 AS notams, NULL AS issuedAt, imported_at AS importedAt FROM notam_coverage',
  );
  let read: { key: string; byCountry: ByCountry; names: ReadonlyMap<string, string> } | undefined;

  function current() {
    const reference = dataset.current();
    const key = `${reference.revision} ${revision.get()}`;
    if (read?.key === key) return read;
    const countryOf = countryOfPlaces(reference);
    const byCountry = new Map<string | null, Found>();
    for (const { place, ...of } of [...ofPlaces.all(), ...covered.all()]) {
      const country = place === null ? null : countryOf(place);
      const before = byCountry.get(country) ?? { notams: 0, issuedAt: null, importedAt: null };
      byCountry.set(country, {
        notams: before.notams + of.notams,
        issuedAt: later(before.issuedAt, of.issuedAt),
        importedAt: later(before.importedAt, of.importedAt),
      });
    }
    const names = reference.db.prepare<[], [string, string]>('SELECT country_code, name FROM countries').raw().all();
    read = { key, byCountry, names: new Map(names) };
    return read;
  }

  /** `onDesk`: countries of the aerodromes of the desk, listed first, also where nothing is stored of them; `now` in milliseconds since 1970. */
  return (onDesk: readonly string[], now: number): CoveredCountry[] => {
    const { byCountry, names } = current();
    const of = (countryCode: string | null, isOnDesk: boolean): CoveredCountry => {
      const found = byCountry.get(countryCode) ?? { notams: 0, issuedAt: null, importedAt: null };
      const name = countryCode === null ? null : (names.get(countryCode) ?? null);
      return { countryCode, name, ...found, freshness: gradeOfAge(found.issuedAt, now, notamAge), isOnDesk };
    };
    const inOrder = (one: CoveredCountry, other: CoveredCountry) =>
      other.notams - one.notams || (one.name ?? '').localeCompare(other.name ?? '');
    const mine = [...new Set(onDesk)];
    const others = [...byCountry.keys()].filter((country) => country === null || !mine.includes(country));
    return [
      ...mine.map((country) => of(country, true)).toSorted(inOrder),
      ...others
        .map((country) => of(country, false))
        .filter(({ notams }) => notams > 0)
        .toSorted(inOrder),
    ];
  };
}
