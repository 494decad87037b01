/**
 * The test files that share a process, so that each does not load the program again: that takes a second and a half of processor time, for most files more than
 * their tests. Only those of code that has no window, and none that replaces a module or a global, or measures what the process uses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';
import { testFiles } from './test-files.ts';

const rooms = /^test\/(?:contract|domain|core|http|labels)\//;
const ofTheProcess = /\bvi\.(?:mock|stub|spyOn|useFakeTimers)|\b(?:threadMs|cpuUsage|resourceUsage|memoryUsage)\b|performance\.now/;

/** Paths from the project's root, with slashes. */
export const testsTogether = (): string[] =>
  testFiles().filter((path) => rooms.test(path) && !ofTheProcess.test(readFileSync(join(root, path), 'utf8')));
