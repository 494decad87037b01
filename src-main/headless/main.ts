#!/usr/bin/env node
/**
 * The command line's entry. Looks at the version before anything else is loaded: better-sqlite3 ends an older Node with a segfault
 * and no message.
 */
const OLDEST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(
    `Aeroshelf needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. ` +
      'Install a newer one; in a clone on Linux, "npm start" brings its own.\n',
  );
  process.exitCode = 1;
} else {
  // Compiled code is cached between runs, which cuts the time to the first answer by a quarter.
  (await import('node:module')).enableCompileCache();
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
}
