/** CI builds the program once before all tests, and starts the workers of the build (built-workers.mjs); elsewhere they are the sources, which need no build. */
import { builtOnce } from './build.ts';

/** Vitest calls it at the beginning of the run. */
export async function setup(): Promise<void> {
  if (process.env['CI'] === 'true') process.env['AEROSHELF_TEST_BUILT'] = await builtOnce();
}
