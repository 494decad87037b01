import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { detailsOf } from '#core/notams/store/details.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { corpusNotices } from './notices.ts';
import { decoded } from './score.ts';

const page = readFileSync(fileURLToPath(new URL('../../resources/docs/notams.md', import.meta.url)), 'utf8');
const published = [...page.matchAll(/^\| ([1-5]) +\| ([\d,]+) +\| +\d+ % +\|$/gm)].map(([, severity, count = '']) => ({
  severity: Number(severity),
  count: Number(count.replace(',', '')),
}));

it('the document counts each of the five severities', () => {
  expect(published.map(({ severity }) => severity)).toEqual([5, 4, 3, 2, 1]);
});

describeShared('the shared notices', (shared) => {
  const notices = [...corpusNotices(shared.notices).values()].map(decoded);

  it('have the severities that the document publishes, within a hundredth of all', () => {
    const counts = Map.groupBy(notices, ({ severity }) => severity);
    const found = published.map(({ severity }) => counts.get(severity as 1 | 2 | 3 | 4 | 5)?.length ?? 0);
    expect(published.reduce((sum, { count }) => sum + count, 0)).toBe(notices.length);
    const apart = published.map(({ count }, index) => Math.abs(count - (found[index] ?? 0)) / notices.length);
    expect(Math.max(...apart), String(found)).toBeLessThan(0.01);
  });

  it('are stored, for lists and filters, with the severity and the category that are shown', () => {
    const different = notices.flatMap((told) => {
      const { severity, category } = detailsOf(told, 'series', { latitude: null, longitude: null }).meaning();
      return severity === told.severity && category === told.category ? [] : [told.raw];
    });
    expect(different).toEqual([]);
  });

  it('have the effect mayClose in at most 2 % of all', () => {
    const doubted = notices.filter(({ effects }) => effects.some(({ kind }) => kind === 'mayClose'));
    console.info(`may close: ${doubted.length} of ${notices.length}`);
    expect(doubted.length / notices.length).toBeLessThanOrEqual(0.02);
    expect(doubted.length).toBeGreaterThan(0);
  });
});
