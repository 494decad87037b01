import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryWords, severityGrades, statusWords } from '#contract/notams/decoded.ts';
import { facetNames, type FacetName } from '#contract/notams/facets.ts';
import { notice, openTestNotams } from '../open.ts';

const NOW = '2026-11-21T06:00:00.000Z';
const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString();
const COUNT = 240;
const page = { limit: COUNT, offset: 0 };

/** NOTAMs of every status, severity and category, some of them of a place; one in forty is not understood yet. */
function openMixed() {
  const opened = openTestNotams(NOW);
  const { db, notams } = opened;
  notams.put(
    Array.from({ length: COUNT }, (_, at) =>
      notice({ notamId: `A${at + 1}/26`, icao: at % 3 === 0 ? 'LSGG' : 'EGKK', issueDate: day(1 + (at % 9)) }),
    ),
  );
  const change = db.prepare(
    `UPDATE notams
        SET severity = :severity, category = :category, effective_start = :from, expires_at = :to, overdue_at = :overdue,
            ended_at = :ended, ended_how = :how, over_at = :over
      WHERE row = :row`,
  );
  const never = '9999-12-31T23:59:59.999Z';
  for (let row = 1; row <= COUNT; row++) {
    const [kind, isKnown] = [row % 7, row % 40 !== 0];
    const to = kind === 3 ? day(20) : kind === 6 ? day(25) : never;
    const ended = kind === 4 || kind === 5 ? day(19) : null;
    change.run({
      row,
      severity: isKnown ? 1 + (row % 5) : null,
      category: isKnown ? categoryWords[(row * 7) % 16] : null,
      from: kind === 1 ? day(23) : day(2),
      to,
      overdue: kind === 2 ? day(18) : null,
      ended,
      how: kind === 4 ? 'C' : kind === 5 ? 'R' : null,
      over: ended ?? to,
    });
  }
  return opened;
}

type Where = Record<string, unknown>;
const filterOf = (parts: readonly Where[]) => JSON.stringify({ AND: parts });

describe('the cells of NOTAMs', () => {
  const byStatus = (status: string): Where[] =>
    status === 'active' ? [{ status: 'active' }, { NOT: { status: 'overdue' } }] : [{ status }];
  // A moment alone means in force then; with a condition on the status that is always true it is only the moment.
  const always: Where = { status: { in: statusWords } };

  it('count the values of each facet as lists of one value do, whatever the filter, at whatever moment', async () => {
    const { notams } = openMixed();
    /** Counts one by one, without cells. */
    const totalOf = (parts: readonly Where[], at: string) => notams.list({ filter: filterOf([...parts, { at }]) }, page).totalCount;
    const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
    const condition: Record<FacetName, fc.Arbitrary<Where>> = {
      status: fc.oneof(
        some(statusWords).map((words): Where => ({ status: { in: words } })),
        fc.constantFrom(...statusWords).map((word): Where => ({ NOT: { status: word } })),
      ),
      severity: fc.oneof(
        some(severityGrades).map((words): Where => ({ severity: { in: words } })),
        fc.constantFrom(...severityGrades).map((word): Where => ({ severity: { gte: word } })),
      ),
      category: fc.oneof(
        some(categoryWords).map((words): Where => ({ category: words })),
        fc.constantFrom<Where>({ category: { startsWith: 's' } }, { OR: [{ category: 'runway' }, { category: 'other' }] }),
      ),
    };
    const asked = fc.record({
      at: fc.constantFrom(day(1), NOW, day(24), day(28)),
      place: fc.constantFrom<Where[]>([], [{ icao: 'LSGG' }], [{ OR: [{ icao: 'LSGG' }, { severity: 3 }] }]),
      chosen: fc.record(condition, { requiredKeys: [] }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ at, place, chosen }) => {
        const conditions: Partial<Record<FacetName, Where>> = chosen;
        const others = (name?: FacetName): Where[] => [
          ...place,
          ...facetNames.filter((one) => one !== name && conditions[one] !== undefined).map((one) => conditions[one] ?? {}),
        ];
        const { facets, rows } = await notams.listing({ filter: filterOf(others()), at, facets: facetNames });
        expect(rows.length).toBe(totalOf([...others(), always], at));
        expect(facets?.totalCount).toBe(totalOf([...place, always], at));
        for (const word of statusWords)
          expect([word, facets?.status?.[word]]).toEqual([word, totalOf([...others('status'), ...byStatus(word)], at)]);
        for (const grade of severityGrades)
          expect(facets?.severity?.[grade]).toBe(totalOf([...others('severity'), { severity: grade }, always], at));
        for (const word of categoryWords)
          expect(facets?.category?.[word]).toBe(totalOf([...others('category'), { category: word }, always], at));
      }),
      { numRuns: 40 },
    );
  });

  it('sort by severity, then what is in force before what is to come before what is over, then by date, unknown last', () => {
    const { notams } = openMixed();
    const { items } = notams.list({ sort: '-severity,status,-issueDate', expand: 'decoded', at: NOW }, page);
    const inForce = (status = '') => (status === 'future' ? 1 : ['active', 'overdue'].includes(status) ? 0 : 2);
    const keys = items.map(({ id, issueDate, decoded }) => ({ id, issueDate: issueDate ?? '', rank: inForce(decoded?.status) }));
    const severities = severitiesOf(items.map(({ notamId }) => Number(/\d+/.exec(notamId ?? '')?.[0])));
    expect(items).toHaveLength(COUNT);
    expect(severities).toEqual(severities.toSorted((a, b) => b - a));
    for (const [index, key] of keys.entries()) {
      const before = keys[index - 1];
      if (before === undefined || severities[index] !== severities[index - 1]) continue;
      const order = before.rank - key.rank || key.issueDate.localeCompare(before.issueDate) || before.id.localeCompare(key.id);
      expect(order).toBeLessThan(0);
    }
  });

  it('are those of everything stored, with a row of no known severity or category in no count of values', async () => {
    const { notams } = openMixed();
    const { facets } = await notams.listing({ facets: ['severity'], at: NOW, expand: 'decoded' });
    expect(facets).toEqual({ totalCount: COUNT, severity: expect.any(Object) as unknown });
    expect(Object.values(facets?.severity ?? {}).reduce((sum, value) => sum + value, 0)).toBe(COUNT - COUNT / 40);
  });
});

/** `openMixed` made them so, by the number; 0 is unknown, which comes last. */
const severitiesOf = (rows: readonly number[]) => rows.map((row) => (row % 40 === 0 ? 0 : 1 + (row % 5)));
