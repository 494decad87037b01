/** What every run of the tests shares; a project is the tests at one moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withAddresses } from '../../resources/packaging/addresses.ts';
import { moments, type MomentName } from './moments.ts';

// better-sqlite3 13 ends an older Node with a segfault and no message, so the reason is said here first.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `Aeroshelf's tests need Node 24, this is ${process.versions.node}. Run them with "npm test": it uses the Node in node_modules.`,
  );
}

// All that this run puts into a folder for temporary files, its browsers and children too, is in one of its own and ends with it.
const scratch = mkdtempSync(join(tmpdir(), 'aeroshelf-tests-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
process.once('SIGTERM', () => process.exit(143));

/**
 * Without it every worker thread and child of a test strips the types of its modules again, by WebAssembly, which at times ends Node 24 with
 * "Check failed: jit_page.has_value()" when many threads come and go (nodejs/node 64500).
 */
const shared = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/aeroshelf/stripped', import.meta.url)) };

/** Runs the tests of these files at a moment, each file from its very beginning; without a moment at the usual one, or at AEROSHELF_TEST_CLOCK. */
export function at(moment: MomentName | undefined, include: string[], exclude: string[] = []): TestProjectInlineConfiguration {
  const preload = new URL('fixed-clock.mjs', import.meta.url);
  if (moment !== undefined) preload.searchParams.set('at', moments[moment]);
  return { extends: true, test: { name: moment ?? 'usual', include, exclude, execArgv: [`--import=${preload.href}`] } };
}

/** The tests of these files at the usual moment, which follow each other in the same few processes; none of them is about priorities or measures anything. */
export function together(name: string, files: string[]): TestProjectInlineConfiguration {
  const { test, ...project } = at(undefined, files);
  return { ...project, test: { ...test, name, isolate: false, env: { ...shared, AEROSHELF_TEST_SAME_PRIORITY: '1' } } };
}

/** Minutes long and small: by size it would be last, and one processor of two idle meanwhile. */
const isLong = ({ moduleId }: TestSpecification): boolean => /renderer[\\/]full[\\/]|theme[\\/]looks/.test(moduleId);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longestFirst = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    // The files of a process that is shared follow each other: it ends where one that has its own comes between.
    const groups = Object.groupBy(longestFirst, ({ project }) => (project.config.isolate ? 'of their own' : project.name));
    return Object.values(groups).flatMap((group) => group ?? []);
  }
}

export const suite = (projects: TestProjectInlineConfiguration[]): ViteUserConfig =>
  defineConfig({
    define: withAddresses,
    test: {
      root: fileURLToPath(new URL('../..', import.meta.url)),
      projects,
      sequence: { sequencer: LongestFirst },
      environment: 'node',
      setupFiles: 'test/helpers/own-folder.ts',
      globalSetup: ['test/helpers/build-for-ci.ts', 'test/helpers/leftovers.ts'],
      env: shared,
      // A quarter of the time is waiting for a browser or a child; by itself Vitest leaves one processor of two idle.
      maxWorkers: availableParallelism() + 1,
      // What a machine with other work does in seconds; the usual one second is too short for it.
      expect: { poll: { timeout: 60_000 } },
      // Longer than any wait within a test, so that what was waited for is named.
      testTimeout: 240_000,
      hookTimeout: 120_000,
    },
  });
