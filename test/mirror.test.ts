/** Tests mirror the source path for path. A source without a test of its own is reached by those of its folder, or is in this table with the reason. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './helpers/source/import-graph.ts';
import { sourceFiles, sourceRooms } from './helpers/source/source-files.ts';

/**
 * Sources that no test of their folder loads: the longest `path` that fits counts. `by` tests them; `runs` says that it does so from outside, in a
 * browser, a process or a thread, where no import leads from one to the other.
 */
const elsewhere: readonly { path: string; by: string; runs?: 'browser' | 'process' | 'thread'; why: string }[] = [
  { path: 'src-main/contract/', by: 'test/http/contract.test.ts', why: 'what a schema says shows where real answers are held against it' },
  { path: 'src-main/contract/route/files.ts', by: 'test/core/route/files/round-trip.test.ts', why: 'a route goes through each format' },
  { path: 'src-main/contract/sentences/', by: 'test/headless/route/route.test.ts', runs: 'process', why: 'read where they are printed' },
  {
    path: 'src-main/contract/schema/fitting.ts',
    by: 'test/core/reference/sources/replica/to-contract.test.ts',
    why: 'what a copied answer is held against',
  },
  { path: 'src-main/core/', by: 'test/http/contract.test.ts', why: 'wired to the rest by core.ts: asked over HTTP, as clients ask' },
  { path: 'src-main/core/airports/', by: 'test/http/lists.test.ts', why: 'a list means its filters, orders, formats and headers together' },
  { path: 'src-main/core/basemaps/', by: 'test/http/hostile-basemaps.test.ts', runs: 'process', why: 'files are read in a process' },
  { path: 'src-main/core/user-files/', by: 'test/http/hostile-documents.test.ts', runs: 'process', why: 'files are read in a process' },
  {
    path: 'src-main/core/route/waypoints/read-import.ts',
    by: 'test/http/routes/waypoints.test.ts',
    runs: 'process',
    why: 'files are read in a process',
  },
  { path: 'src-main/core/auth/origins.ts', by: 'test/http/access.test.ts', why: 'means what the guard makes of it' },
  { path: 'src-main/core/countries/', by: 'test/http/real-clients.test.ts', why: 'asked as real clients ask' },
  { path: 'src-main/core/filter/', by: 'test/http/contract.test.ts', why: 'types alone' },
  { path: 'src-main/core/notams/formats/raw-notice.ts', by: 'test/http/contract.test.ts', why: 'types alone' },
  {
    path: 'src-main/core/notams/import/import-notams-worker.ts',
    by: 'test/core/notams/import/worker.test.ts',
    runs: 'thread',
    why: 'a thread',
  },
  {
    path: 'src-main/core/notams/import/worker-messages.ts',
    by: 'test/core/notams/import/worker.test.ts',
    runs: 'thread',
    why: 'types alone',
  },
  { path: 'src-main/core/notams/read/notice.ts', by: 'test/http/contract.test.ts', why: 'types alone' },
  { path: 'src-main/core/listing/listing-worker.ts', by: 'test/core/listing/apart.test.ts', runs: 'thread', why: 'a thread' },
  { path: 'src-main/core/briefing/watch/made-again.ts', by: 'test/core/briefing/watch/watch.test.ts', runs: 'thread', why: 'a thread' },
  {
    path: 'src-main/core/platform/process/',
    by: 'test/core/platform/process/worker-in-process.test.ts',
    runs: 'process',
    why: 'the inside of a process',
  },
  { path: 'src-main/core/platform/worker-task.ts', by: 'test/core/platform/worker.test.ts', runs: 'thread', why: 'the inside of a thread' },
  { path: 'src-main/core/print/', by: 'test/core/print/printer.test.ts', runs: 'thread', why: 'a thread' },
  { path: 'src-main/core/reference/build/', by: 'test/core/reference/dataset.test.ts', runs: 'process', why: 'a process, and types alone' },
  { path: 'src-main/core/reference/sources/facts.ts', by: 'test/http/contract.test.ts', why: 'types alone' },
  { path: 'src-main/core/reference/sources/replica/', by: 'test/core/sync/replica/replica.test.ts', why: 'needs a server to copy from' },
  { path: 'src-main/core/reference/store/', by: 'test/core/reference/dataset.test.ts', runs: 'thread', why: 'a thread, and types alone' },
  { path: 'src-main/core/transfer/', by: 'test/core/transfer/unpack.test.ts', runs: 'thread', why: 'a thread' },
  { path: 'src-main/electron/', by: 'test/electron/smoke.test.ts', runs: 'process', why: 'needs the real Electron' },
  { path: 'src-main/headless/', by: 'test/headless/usage.test.ts', runs: 'process', why: 'run as a user does, in processes' },
  { path: 'src-main/mcp/', by: 'test/headless/assistant/mcp.test.ts', runs: 'process', why: 'asked as an assistant asks, in a process' },
  { path: 'src-main/launcher/', by: 'test/launcher/launcher.test.ts', runs: 'process', why: 'a process ends with its parent' },
  { path: 'src-preload/', by: 'test/preload/preload.test.ts', runs: 'process', why: 'types alone' },
  {
    path: 'src-renderer/',
    by: 'test/renderer/theme/looks.e2e.test.ts',
    runs: 'browser',
    why: 'part of every screen, seen in a real browser',
  },
];

const withTests = /(?:\.e2e|\.property|\.properties)?\.test\.tsx?$/;
const mirrored = (path: string): string =>
  path
    .replace(/^src-main\//, 'test/')
    .replace(/^src-renderer\//, 'test/renderer/')
    .replace(/^src-preload\//, 'test/preload/');

const sources = sourceFiles(sourceRooms)
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('.d.ts'));
const tests = sourceFiles(['test'], withTests).map(({ path }) => path);
const own = new Set(tests.map((path) => path.replace(withTests, '')));
const reached = new Map(tests.map((path) => [path, reachedFrom(path)]));

/** Tests of the folder that mirrors the source's, or of one above it; a browser's tests of the feature count as such. */
function ofFolder(source: string): string | undefined {
  const folder = posix.dirname(mirrored(source));
  const near = tests.filter((test) => {
    const place = posix.dirname(test);
    return place !== 'test' && place !== 'test/renderer' && `${folder}/`.startsWith(`${place}/`);
  });
  return near.find((test) => test.endsWith('.e2e.test.ts') || reached.get(test)?.has(source));
}

const rowOf = (source: string) =>
  elsewhere.filter(({ path }) => source.startsWith(path)).toSorted((one, other) => other.path.length - one.path.length)[0];

const alone = sources.filter((path) => !own.has(mirrored(path).replace(/\.\w+$/, '')) && ofFolder(path) === undefined);

describe('the tests', () => {
  it('lie in folders that mirror those of the source', () => {
    const folders = new Set(sources.map((path) => posix.dirname(mirrored(path))));
    const whole = /^test$|^test\/(?:labels|packaging|renderer\/(?:full|pictures|states|tasks))$/;
    expect(tests.filter((path) => !folders.has(posix.dirname(path)) && !whole.test(posix.dirname(path)))).toEqual([]);
  });

  it('reach every source from its own test, those of its folder, or the one that the table names', () => {
    const unreached = alone.filter((path) => {
      const row = rowOf(path);
      return row === undefined || (row.runs === undefined && !reached.get(row.by)?.has(path) && !isOnlyTypes(path));
    });
    expect(unreached).toEqual([]);
  });

  it('are named by no row that none needs, and every row names one that is there', () => {
    const used = new Set(alone.map(rowOf));
    expect(elsewhere.filter((row) => !used.has(row)).map(({ path }) => path)).toEqual([]);
    expect(elsewhere.filter(({ by }) => !tests.includes(by)).map(({ by }) => by)).toEqual([]);
  });
});

/** Whether a file is gone once its types are: nothing in it can be tested. */
function isOnlyTypes(path: string): boolean {
  const text = sourceFiles(sourceRooms).find((file) => file.path === path)?.text ?? '';
  return !/^(?:export )?(?:default |async )?(?:function|const|let|class)\b/m.test(text);
}
