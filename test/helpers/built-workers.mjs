/**
 * In CI a worker or process that the program starts from its sources is the one of the build: to load some hundred modules takes it a second of processor
 * time, and a bundle a tenth of that. The build is of the same sources; what a test imports itself stays as it is.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const out = process.env.AEROSHELF_TEST_BUILT;
const entry = /\/src-main\/.*-(?:worker|entry)\.ts$/;

// npm, which a test runs too, runs on an older Node, which has no hooks and starts none of these.
if (out !== undefined && 'registerHooks' in module)
  module.registerHooks({
    resolve(specifier, context, next) {
      // What starts a thread or a process has no parent.
      if (context.parentURL !== undefined || !entry.test(specifier)) return next(specifier, context);
      const built = join(out, 'main', `${basename(specifier, '.ts')}.js`);
      if (!existsSync(built)) throw new Error(`${specifier} is no entry of the build.`);
      return { url: pathToFileURL(built).href, format: 'module', shortCircuit: true };
    },
  });
