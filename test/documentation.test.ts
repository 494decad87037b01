/** The documents say what is so. Their tables are generated (generated.test.ts); here is what a table can't hold. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { docTableNames } from './helpers/source/doc-tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'resources/docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `resources/docs/${name}`),
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
];
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, first]) => first ?? '');

describe('the README', () => {
  it('has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('shows the seven endpoints of the public service', () => {
    const addresses = found(/curl .*'http:\/\/127\.0\.0\.1:4127(\/[^'?]*)/g, readme);
    const shapes = Object.values(endpoints).map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
    expect(addresses.filter((address) => !shapes.some((shape) => shape.test(address)))).toEqual([]);
    for (const path of ['/airports', '/search', '/countries/CH', '/notams', '/users/me', '/login']) expect(addresses).toContain(path);
    expect(addresses.some((address) => address.startsWith('/notams/'))).toBe(true);
  });
});

describe('the changelog', () => {
  it('has the form of Keep a Changelog, and at most 60 lines for a version', () => {
    const [, ...versions] = read('CHANGELOG.md').split(/^## /m);
    expect(versions.map((version) => version.split('\n')[0])).toEqual([
      expect.stringMatching(/^\[0\.1\.0\] - (?:unreleased|\d{4}-\d\d-\d\d)$/),
    ]);
    for (const version of versions) {
      expect(version.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
      expect(found(/^### (.*)$/gm, version).filter((kind) => !['Added', 'Changed', 'Fixed'].includes(kind))).toEqual([]);
    }
  });
});

describe('the documents', () => {
  it('show every generated table once', () => {
    const shown = pages.flatMap((page) => found(/^<!-- table: ([a-z-]+) -->$/gm, read(page)));
    expect(shown.sort()).toEqual([...docTableNames].sort());
  });

  it.each(pages)('%s links to files that exist', (page) => {
    const links = found(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g, read(page));
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('%s has no table that is wider than 160 columns', (page) => {
    const wide = found(/^(\|.*)$/gm, read(page)).filter((row) => row.length > 160);
    expect(wide.map((row) => row.slice(0, 60))).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap((page) => found(/npm run ([\w:-]+)/g, read(page)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('name only source files that exist', () => {
    const named = pages.flatMap((page) => found(/`((?:src-[a-z]+|test|resources|\.github)\/[\w./-]+\.\w+)`/g, read(page)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
