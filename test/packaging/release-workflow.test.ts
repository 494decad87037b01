/** The release runs where nobody watches: what can be held here is held here. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const workflow = readFileSync(new URL('.github/workflows/release.yml', root), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { scripts: Record<string, string> };
const all = (pattern: RegExp): string[] => [...workflow.matchAll(pattern)].map(([, found]) => found ?? '');

it('runs npm scripts and files that exist', () => {
  expect(all(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  const files = all(/\b((?:test|node_modules)\/[\w/.-]+\.[jt]s)\b/g);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});

it('takes every action at one commit', () => {
  const actions = all(/uses: (\S+)/g);
  expect(actions.length).toBeGreaterThan(4);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it('may write in the one job that publishes', () => {
  expect(all(/^permissions:\n((?: {2}.*\n)+)/gm)).toEqual(['  contents: read\n']);
  expect(all(/^ {4}permissions:\n((?: {6}.*\n)+)/gm)).toEqual(['      contents: write\n']);
});

it('lets no text of a tag or a branch become a part of a command', () => {
  const commands = all(/run: (.*(?:\n {10,}.*)*)/g);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

it('tests the real window on each system, and publishes a draft with checksums', () => {
  expect(all(/- \{ system: (\w+)/g)).toEqual(['linux', 'windows', 'macos']);
  expect(workflow).toMatch(/REQUIRE_ELECTRON: '1'/);
  expect(workflow).toMatch(/sha256sum .* > SHA256SUMS/);
  expect(workflow).toMatch(/gh release create .*--draft/);
});
