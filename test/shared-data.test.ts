/** Real data stands next to the project for its makers alone: what reads it asks one helper, which skips aloud in everybody else's clone. */
import { expect, it } from 'vitest';
import { sourceFiles } from './helpers/source/source-files.ts';

/** Matches a path to the folder, or into it, in a string of the program and not in a comment. */
const naming = /(['"`])[^'"`\n]*\.\.\/shared(?:\/[^'"`\n]*)?\1|(['"`])\.\.\2, (['"`])shared\3/;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/.*$/gm, '');

it('only test/helpers/shared-data.ts has the path of the shared data', () => {
  const files = sourceFiles(['src-main', 'src-preload', 'src-renderer', 'test']).filter(({ path }) => path !== 'test/shared-data.test.ts');
  const found = files.filter(({ text }) => naming.test(withoutComments(text))).map(({ path }) => path);
  expect(found).toEqual(['test/helpers/shared-data.ts']);
});

it.each([
  `new URL('../../shared/data', base)`,
  `join(root, '../shared')`,
  `join(root, '..', 'shared')`,
  'const corpus = `../shared/notam-corpus`',
])('recognises %s as a path of it', (code) => {
  expect(code).toMatch(naming);
});
