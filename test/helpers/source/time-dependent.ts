/**
 * The tests whose outcome may depend on the time: found by what they import, so that a new one is among them by itself. They open the whole core, run the
 * program, open a window, or read the time themselves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadedBy, reachedFrom } from './import-graph.ts';
import { root } from './source-files.ts';
import { testFiles } from './test-files.ts';
import { timeReads } from './time-reads.ts';

/** What asks a clock that is not handed to it. */
const readers = ['src-main/core/core.ts', 'src-renderer/data/clock.ts', 'test/headless/aeroshelf.ts', 'test/helpers/browser.ts'];

/** Some of them take minutes or look at something else: the fixed clock is enough for those. */
const others: readonly { files: RegExp; reason: string }[] = [
  {
    files: /^test\/renderer\/full\/|full-set\.test/,
    reason: 'lays the worldwide set, which is not part of the project, out for each moment',
  },
  {
    files: /kill|full-disk|disk-full/,
    reason: 'ends processes and fills disks over and over; what is left is held to be whole, at any time',
  },
  {
    files: /waiting|slow-connections|writing-while|endless|soak|patterns|hostile|fuzz|\/damages?\b|documentation|generated/,
    reason: 'measures how long others wait, or how much a hostile input costs or breaks: as much at any time',
  },
  {
    files: /^test\/renderer\/(?:theme\/|.*\/(?:about|api|docs|keep-focus|preload|restarted|session|settings)\.e2e)/,
    reason: 'looks at colours, keys, focus and accounts, which are the same at any time',
  },
  {
    files: /^test\/core\/transfer\/(?:backup|cancel|pack|unpack)\.|set-aside\.test/,
    reason: 'gives both machines a moment of its own',
  },
  {
    files: /^test\/headless\/(?:cancel|private-folder|usage|users)\.|^test\/http\/(?:damaged-table|rights)\./,
    reason: 'asks who may do what, and what remains on the disk: the same at any time',
  },
  { files: /^test\/(?:packaging|launcher)\//, reason: 'packs and starts the program, of which the answers are tested elsewhere' },
];

/** Lists paths from the project's root, with slashes. */
export const timeDependentTests = (): string[] =>
  testFiles().filter((path) => !others.some(({ files }) => files.test(path)) && dependsOnTime(path));

/** Whether it reads the time, or anything that it loads asks a clock of its own. */
export const dependsOnTime = (test: string): boolean =>
  [...reachedFrom(test)].some((path) => readers.includes(path) || loadedBy(path) === null || isReader(path));

const answers = new Map<string, boolean>();

function isReader(path: string): boolean {
  if (!path.startsWith('test/')) return false;
  const found = answers.get(path);
  if (found !== undefined) return found;
  // Durations are not of a moment.
  const reads = timeReads(path, readFileSync(join(root, path), 'utf8')).some((words) => !words.startsWith('performance'));
  answers.set(path, reads);
  return reads;
}
