/**
 * The test files that share a process, so that each does not load the program again: that takes a second and a half of processor time, for most files more than
 * their tests. None has a browser, replaces a module or a global, sets a store of the window, which keeps what another file has set, or measures what the process
 * uses or the priority that it has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';
import { testFiles } from './test-files.ts';

const rooms = /^test\/(?:contract|domain|words|core|http|headless|labels|renderer)\/(?!.*\.e2e\.)/;
const windows = /^test\/renderer\/.*\.e2e\./;
const ofTheProcess =
  /\bvi\.(?:mock|stub|spyOn|useFakeTimers)|\bglobalThis\b|\.setState\(|\b(?:threadMs|cpuUsage|resourceUsage|memoryUsage|MOST_MS)\b|performance\.now|[pP]riority/;

const isOfTheProcess = (path: string): boolean => ofTheProcess.test(readFileSync(join(root, path), 'utf8'));

/** Lists paths from the project's root, with slashes. */
export const testsTogether = (): string[] => testFiles().filter((path) => rooms.test(path) && !isOfTheProcess(path));

/** The same of those that open windows, which share a browser too. */
export const windowsTogether = (): string[] => testFiles().filter((path) => windows.test(path) && !isOfTheProcess(path));
