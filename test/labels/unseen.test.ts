import { expect, it } from 'vitest';
import { readLabels } from './labels.ts';
import { halfOf } from './notices.ts';
import { halves } from './unseen.ts';
import { readWritten } from './written.ts';

it('the sets have 400 notices and 150 sentences, each once, and each with what a dispatcher must know', () => {
  const labels = [...readLabels('unseen'), ...readWritten()];
  expect(readLabels('unseen')).toHaveLength(400);
  expect(readWritten()).toHaveLength(150);
  expect(new Set(labels.map(({ hash }) => hash)).size).toBe(labels.length);
  expect(labels.filter(({ severity, meaning }) => severity === undefined || meaning === undefined)).toEqual([]);
  expect(readWritten().filter(({ closures }) => closures.length === 0).length).toBeGreaterThanOrEqual(45);
  for (const half of halves) expect(labels.filter(({ hash }) => halfOf(hash) === half).length).toBeGreaterThan(250);
});
