import { reachedFrom } from './import-graph.ts';
import { testFiles } from './test-files.ts';

/** The test files that ask `long.ts` how often to do something; paths from the project's root. */
export const longTests = (): string[] => testFiles().filter((path) => reachedFrom(path).has('test/helpers/long.ts'));
