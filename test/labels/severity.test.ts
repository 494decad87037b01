import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
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

describeShared('severities of the shared notices', (shared) => {
  it('are as the document publishes them, within a hundredth of all', () => {
    const notices = [...corpusNotices(shared.notices).values()];
    const counts = Map.groupBy(notices, (notice) => decoded(notice).severity);
    const found = published.map(({ severity }) => counts.get(severity as 1 | 2 | 3 | 4 | 5)?.length ?? 0);
    expect(published.reduce((sum, { count }) => sum + count, 0)).toBe(notices.length);
    const apart = published.map(({ count }, index) => Math.abs(count - (found[index] ?? 0)) / notices.length);
    expect(Math.max(...apart), String(found)).toBeLessThan(0.01);
  });
});
