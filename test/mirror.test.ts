/** Tests lie where their sources lie. What no folder tests itself is named here, so that an untested part is seen when it comes. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadedBy } from './helpers/source/import-graph.ts';
import { sourceFiles, sourceRooms } from './helpers/source/source-files.ts';

/** Parts of the core that are tested by the answers over HTTP alone. */
const testedOverHttp: Readonly<Record<string, string>> = {
  countries: 'test/http/real-clients.test.ts',
  desk: 'test/http/routes/desk.test.ts',
  map: 'test/http/routes/map.test.ts',
  navaids: 'test/http/routes/navaids.test.ts',
  users: 'test/http/routes/users.test.ts',
};

const withTests = /\.test\.tsx?$/;
const mirrored = (folder: string): string =>
  folder
    .replace(/^src-main/, 'test')
    .replace(/^src-renderer/, 'test/renderer')
    .replace(/^src-preload/, 'test/preload');

const sources = sourceFiles(sourceRooms).filter(({ path }) => !path.endsWith('.d.ts'));
const testing = sourceFiles(['test']).map(({ path }) => path);
const tests = testing.filter((path) => withTests.test(path));

/** What the tests and their helpers below a folder import themselves: what is loaded further on may never run. */
const importedBelow = (folder: string): ReadonlySet<string> =>
  new Set(testing.filter((path) => path.startsWith(`${folder}/`)).flatMap((path) => loadedBy(path) ?? []));

/** A file without this is gone once its types are: nothing in it can be tested. */
const hasCode = (text: string): boolean => /^(?:export )?(?:default |async )?(?:function|const|let|class)\b/m.test(text);

describe('the tests', () => {
  it('lie in folders that mirror those of the source', () => {
    const folders = new Set(sources.map(({ path }) => mirrored(posix.dirname(path))));
    const whole = /^test$|^test\/(?:labels|packaging|renderer\/(?:full|pictures|states|tasks))$/;
    expect(tests.filter((path) => !folders.has(posix.dirname(path)) && !whole.test(posix.dirname(path)))).toEqual([]);
  });

  it('of each part of the core import files of that part', () => {
    const parts = Map.groupBy(
      sources.filter(({ path, text }) => /^src-main\/core\/[^/]+\//.test(path) && hasCode(text)),
      ({ path }) => path.split('/')[2] ?? '',
    );
    const untested = [...parts].filter(([part, files]) => {
      const imported = importedBelow(`test/core/${part}`);
      return !files.some(({ path }) => imported.has(path));
    });
    expect(untested.map(([part]) => part).filter((part) => !(part in testedOverHttp))).toEqual([]);
    expect(Object.values(testedOverHttp).filter((path) => !tests.includes(path))).toEqual([]);
  });

  it('of the domain import each of its files, or one that imports it', () => {
    const imported = importedBelow('test/domain');
    const near = new Set([...imported, ...[...imported].flatMap((path) => loadedBy(path) ?? [])]);
    expect(
      sources.filter(({ path, text }) => path.startsWith('src-main/domain/') && hasCode(text) && !near.has(path)).map(({ path }) => path),
    ).toEqual([]);
  });
});
