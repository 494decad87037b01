/** All bundled work is named with its licence, and only licences that were reviewed are shipped. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAllowed } from '../../resources/packaging/allowed.ts';
import { licences } from '../../resources/packaging/licences.ts';
import { packageAt, packageOf, type Licence } from '../../resources/packaging/package-licence.ts';
import { builtOnce } from '../helpers/build.ts';
import { importsOf } from '../helpers/source/imports.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

describe('out/renderer/licences.json', () => {
  let out: string;
  let packages: Licence[];
  beforeAll(async () => {
    out = await builtOnce();
    packages = JSON.parse(readFileSync(join(out, 'renderer', 'licences.json'), 'utf8')) as Licence[];
  });

  const filesOf = (ending: RegExp) =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(out, name));

  it('names every package of which the source maps of the bundles show code', () => {
    const sources = filesOf(/\.map$/).flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources);
    const shown = new Set(
      sources.map((source) => packageOf(source)?.replace(/^.*node_modules\//, '')).filter((name) => name !== undefined),
    );
    expect(shown.size).toBeGreaterThan(30);
    const named = new Set(packages.map(({ name }) => name));
    expect([...shown].filter((name) => !named.has(name))).toEqual([]);
  });

  it('names what the bundles load from outside, and what is compiled into that', () => {
    const loaded = filesOf(/main\/.*\.js$/)
      .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
      .map(({ specifier }) => specifier)
      .filter((name) => !name.startsWith('.') && !isBuiltin(name));
    const named = new Set(packages.map(({ name }) => name.toLowerCase()));
    expect([...new Set([...loaded, 'sqlite', 'node-addon-api', 'aeroshelf'])].filter((name) => !named.has(name))).toEqual([]);
  });

  it('gives a text for each, and no licence that is not allowed', () => {
    expect(packages.filter(({ text }) => text.trim() === '').map(({ name }) => name)).toEqual([]);
    expect(packages.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });
});

describe('a package', () => {
  const root = temporaryFolder();

  const made = (manifest: object, files: Record<string, string> = {}): string => {
    const folder = mkdtempSync(join(root, 'package-'));
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries({ 'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...manifest }), ...files })) {
      writeFileSync(join(folder, name), text);
    }
    return folder;
  };

  it('is named with the text of its own licence files, notices too', () => {
    const folder = made({ license: 'Apache-2.0' }, { LICENSE: 'licence\n', 'NOTICE.txt': 'notice\n', 'README.md': 'readme' });
    expect(packageAt(folder)).toEqual({ name: 'a', version: '1.0.0', licence: 'Apache-2.0', text: 'licence\n\nnotice' });
  });

  it('without a text is given the standard one in the name of its author', () => {
    expect(packageAt(made({ license: 'ISC', author: { name: 'B. C.' } })).text).toMatch(
      /^ISC License\n\nCopyright \(c\) B\. C\.\n\nPermission/,
    );
    expect(packageAt(made({ license: 'MIT' })).text).toMatch(/Copyright \(c\) the authors of a/);
  });

  it.each([
    [{}, /a 1\.0\.0 states no licence/],
    [{ license: 'Apache-2.0' }, /a 1\.0\.0 brings no text of its licence \(Apache-2\.0\)/],
  ])('of %j stops the build', (manifest, sentence) => {
    expect(() => packageAt(made(manifest))).toThrow(sentence);
  });
});

it('the plugin names the packages of code and of assets, and what these depend on, and leaves out what is in no bundle', async () => {
  const folder = temporaryFolder();
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const pack = (name: string, dependencies: Record<string, string> = {}) => {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license: 'MIT', main: 'index.js', dependencies }));
    put(`node_modules/${name}/index.js`, `export const name = '${name}';`);
  };
  try {
    pack('code', { carried: '*' });
    pack('carried');
    pack('unused');
    pack('drawn');
    put('node_modules/drawn/world.json', JSON.stringify('land '.repeat(2000)));
    put('source/main.js', `import { name } from 'code'; import world from 'drawn/world.json?url'; console.log(name, world);`);
    put('source/index.html', '<script type="module" src="./main.js"></script>');
    const file = join(folder, 'licences.json');
    await build({
      root: join(folder, 'source'),
      configFile: false,
      logLevel: 'error',
      plugins: [licences({ root: project, unbundled: ['better-sqlite3'], file })],
    });
    const names = (JSON.parse(readFileSync(file, 'utf8')) as Licence[]).map(({ name }) => name);
    expect(names).toEqual(['Aeroshelf', 'better-sqlite3', 'carried', 'code', 'drawn', 'Electron', 'node-addon-api', 'SQLite']);
  } finally {
  }
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['', false],
])('%j may be shipped: %s', (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer);
});

it.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['\0/p/node_modules/@mantine/core/esm/a.mjs?commonjs-proxy', '/p/node_modules/@mantine/core'],
  ['/p/node_modules/a/node_modules/b/b.js', '/p/node_modules/a/node_modules/b'],
  ['../../node_modules/b/b.js', '../../node_modules/b'],
  ['/p/src-main/core/core.ts', undefined],
  ['\0rolldown/runtime.js', undefined],
])('a module %j is of the package %s', (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});
