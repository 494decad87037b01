/** Which tests `npm run test:clock` runs, and that nothing in the tests has a clock of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { moments } from './helpers/moments.ts';
import { dependsOnTime, timeDependentTests } from './helpers/source/time-dependent.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.split(sep).join('/')}`)
  .filter((path) => /\.tsx?$/.test(path));
const textOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test.each([
  ['opens a window', /\bdescribeWindows\(|\blaunchChromium\(/],
  ['starts a server', /\b(?:startTestServer|ownServer|startServer|twoUsers)\(/],
  ['opens a core', /\bopenCore\(|\bmachine\(/],
  ['runs the program', /from '(?:\.\.?\/)+(?:headless\/)?aeroshelf\.ts'/],
  ['asks the system for the time', /\bclock: \(\) => new Date\(\)|\bDate\.now\(\)/],
])('every test that %s is found to depend on the time', (_, words) => {
  const found = files.filter((path) => /\.test\.tsx?$/.test(path) && words.test(textOf(path)));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((path) => !dependsOnTime(path))).toEqual([]);
});

test('those are run at ten moments that take less than half of all files', () => {
  expect(Object.keys(moments)).toHaveLength(10);
  const tests = timeDependentTests();
  expect(tests).toEqual(
    expect.arrayContaining([
      'test/http/notam-engine.test.ts',
      'test/renderer/features/airport/airport.e2e.test.ts',
      'test/headless/notams.test.ts',
    ]),
  );
  expect(tests).not.toContain('test/core/notams/items/vertical-limit.test.ts');
  expect(tests.length).toBeLessThan(files.filter((path) => /\.test\.tsx?$/.test(path)).length / 2);
});

test('a profile of the browser is opened where it is given the clock, and nowhere else', () => {
  const openers = files.filter((path) => /\.(?:newContext|launchPersistentContext)\(/.test(textOf(path)));
  expect(openers.toSorted()).toEqual(['test/bench/window/full-window.ts', 'test/helpers/browser.ts']);
  expect(openers.filter((path) => !/\bshareClock\(/.test(textOf(path)))).toEqual([]);
});

test('every benchmark begins by fixing its clock, or loads what does', () => {
  const benchmarks = files.filter((path) => /^test\/bench\/(?!floor-server)/.test(path) && /\bconsole\.log\(/.test(textOf(path)));
  const fixing = /^import '(?:\.\.\/)+helpers\/fixed-clock\.mjs';|\/(?:full-set|full-window)\.ts'/m;
  expect(benchmarks.length).toBeGreaterThan(5);
  expect(benchmarks.filter((path) => !fixing.test(textOf(path)))).toEqual([]);
});
