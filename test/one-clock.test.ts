/** What has a moment is given it: the time is read in one file of the program, in one of the window, and nowhere else. */
import { expect, test } from 'vitest';
import { sourceFiles, sourceRooms } from './helpers/source/source-files.ts';
import { timeReads } from './helpers/source/time-reads.ts';

const sources = sourceFiles(sourceRooms);
const clocks = [
  'src-main/core/platform/clock.ts',
  'src-renderer/data/clock.ts',
  // Runs before the program, which it brings the runtime for.
  'src-main/launcher/install-electron.ts',
];

test('no other file of the program or of its window reads the time', () => {
  expect(sources.length).toBeGreaterThan(500);
  const others = sources.filter(({ path }) => !clocks.includes(path));
  expect(others.flatMap(({ path, text }) => timeReads(path, text).map((words) => `${path}: ${words}`))).toEqual([]);
});

test.each(clocks)('%s reads it', (clock) => {
  const text = sources.find(({ path }) => path === clock)?.text ?? '';
  expect(timeReads(clock, text)).not.toEqual([]);
});

test.each([
  'const now = new Date();',
  'const now = new Date;',
  'const words = Date();',
  'const now = Date.now();',
  'useState(Date.now);',
  `const now = Date['now']();`,
  'const now = globalThis.Date.now();',
  'const now = new globalThis.Date();',
  'const { now } = Date;',
  'const began = performance.now();',
  'const began = process.hrtime.bigint();',
  `import { performance } from 'node:perf_hooks';`,
  'const day = Temporal.Now.plainDateISO();',
  "db.prepare('UPDATE keys SET used_at = CURRENT_TIMESTAMP');",
  "db.prepare(`SELECT 1 WHERE ends_at > strftime('%Y', 'now')`);",
  "db.prepare('SELECT datetime()');",
])('%s is found', (text) => {
  expect(timeReads('x.ts', text).length).toBeGreaterThan(0);
});

test.each([
  'const then = new Date(row.at);',
  'const day = Date.parse(text) - Date.UTC(2026, 0, 1);',
  'const now = clock();',
  "const when: 'at times' | 'later' = 'later';",
  '// Date.now() would be another clock.',
  "db.prepare('SELECT unixepoch(at) FROM notams');",
])('%s passes', (text) => {
  expect(timeReads('x.ts', text)).toEqual([]);
});
