import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// better-sqlite3 13 ends an older Node with a segfault and no message, so the reason is said here first.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `Aeroshelf's tests need Node 24, this is ${process.versions.node}. Run them with "npm test": it uses the Node in node_modules.`,
  );
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    environment: 'node',
    // Without it every worker thread and child of a test strips the types of its modules anew, by WebAssembly, which at times ends Node 24 with
    // "Check failed: jit_page.has_value()" when many threads come and go (nodejs/node 64500).
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/aeroshelf/stripped', import.meta.url)) },
    // Much of the time is waiting for a browser or a child; by itself Vitest leaves one processor of two idle.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
