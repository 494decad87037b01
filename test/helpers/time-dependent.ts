/**
 * The tests whose outcome may depend on the time: found by what they import, so that a new one is among them by itself. They open the whole core, run the
 * program, open a window, or read the time themselves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf } from './boundaries.ts';
import { importsOf } from './imports.ts';
import { timeReads } from './time-reads.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What asks a clock that is not handed to it. */
const readers = ['src-main/core/core.ts', 'src-renderer/format/clock.ts', 'test/headless/aeroshelf.ts', 'test/helpers/browser.ts'];

/** Of them, those that take minutes or look at something else: the fixed clock is enough for them. */
const others: readonly { files: RegExp; reason: string }[] = [
  { files: /^test\/renderer\/full\//, reason: 'lays the worldwide set, which is not part of the project, out for each moment' },
  {
    files: /kill|full-disk|disk-full/,
    reason: 'ends processes and fills disks over and over; what is left is held to be whole, at any time',
  },
  { files: /^test\/(?:packaging|launcher)\//, reason: 'packs and starts the program, of which the answers are tested elsewhere' },
];

/** Paths from the project's root, with slashes. */
export function timeDependentTests(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /\.test\.tsx?$/.test(path) && !others.some(({ files }) => files.test(path)) && dependsOnTime(path))
    .toSorted();
}

/** Whether it reads the time, or anything that it loads asks a clock of its own. */
export function dependsOnTime(test: string): boolean {
  const reached = new Set([test]);
  for (const path of reached) {
    if (readers.includes(path)) return true;
    const { isReader, imports } = aboutFile(path);
    if (isReader) return true;
    for (const target of imports) reached.add(target);
  }
  return false;
}

type About = { isReader: boolean; imports: readonly string[] };
const known = new Map<string, About>();

function aboutFile(path: string): About {
  const about = known.get(path) ?? readFile(path);
  known.set(path, about);
  return about;
}

function readFile(path: string): About {
  const text = readFileSync(join(root, path), 'utf8');
  // Durations are not of a moment.
  const isReader = path.startsWith('test/') && timeReads(path, text).some((words) => !words.startsWith('performance'));
  try {
    const imports = importsOf(path, text).flatMap(({ specifier, kind }) => (kind === 'type' ? [] : (fileOf(path, specifier) ?? [])));
    return { isReader, imports: imports.filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target))) };
  } catch {
    // Loads what can't be told before it runs.
    return { isReader: true, imports: [] };
  }
}
