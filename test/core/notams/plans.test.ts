import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openNotams, type Notams } from '#core/notams/notams.ts';
import { notice, openTestNotams } from './open.ts';

/** Records the query plans of `use` over a table of a thousand NOTAMs. */
function plansOf(use: (notams: Notams) => unknown): string[] {
  const { path, notams } = openTestNotams();
  notams.put(Array.from({ length: 1000 }, (_, index) => notice({ notamId: `A${index}/26` })));
  const ran: string[] = [];
  const db = new Sqlite(path, { verbose: (sql) => void ran.push(String(sql)) });
  const watched = openNotams(db, () => new Date());
  ran.length = 0;
  use(watched);
  const selects = ran.filter((sql) => sql.startsWith('SELECT'));
  const plans = selects.map((sql) => db.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all());
  db.close();
  return plans.map((steps) => steps.map((step) => step.detail).join('; '));
}

describe('the plans', () => {
  it('find a number by its index', () => {
    const plans = plansOf((notams) => notams.find('B0417/26'));
    expect(plans.at(-1)).toContain('USING INDEX notams_by_number_key');
  });

  it('find an id by its index', () => {
    expect(plansOf((notams) => notams.find('B0417/26'))[0]).toContain('USING INDEX sqlite_autoindex_notams_1');
  });

  it('read the newest issue date from the end of its index', () => {
    const plans = plansOf((notams) => notams.ages());
    expect(plans.some((plan) => plan.includes('USING INDEX notams_by_issue_date'))).toBe(true);
    expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
  });

  it('walk the default order along the index of issue dates', () => {
    const listing = plansOf((notams) => notams.list({}, { limit: 100, offset: 0 })).find((plan) => plan.includes('SCAN n '));
    expect(listing).toMatch(/^SCAN n USING (COVERING )?INDEX notams_by_issue_date/);
  });

  it('read a page by row numbers, without sorting NOTAMs', () => {
    const plans = plansOf((notams) => notams.list({}, { limit: 100, offset: 0 }));
    expect(plans.at(-1)).toContain('SEARCH n USING INTEGER PRIMARY KEY');
  });
});
