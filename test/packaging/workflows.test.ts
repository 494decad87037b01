/** Workflows run unattended: what can be checked here is checked here. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(`.github/workflows/${name}`, root), 'utf8');
const workflow = read('release.yml');
const check = read('check.yml');
const both = [
  ['release.yml', workflow],
  ['check.yml', check],
] as const;
const all = (pattern: RegExp, text = workflow): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

it('the release runs files that exist', () => {
  const files = all(/\b((?:test|node_modules)\/[\w/.-]+\.[jt]s)\b/g);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});

it.each(both)('%s takes every action at one commit', (_, text) => {
  const actions = all(/uses: (\S+)/g, text);
  expect(actions.length).toBeGreaterThan(1);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it('only the job that publishes may write', () => {
  expect(all(/^ *permissions:\n((?: +.*\n)+?)(?=\S|\n)/gm, check)).toEqual(['  contents: read\n']);
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

it('pushes and pull requests are checked on three systems', () => {
  expect(check).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:\n/m);
  expect(all(/runner: ([a-z]+)-/g, check)).toEqual(['ubuntu', 'windows', 'macos']);
  expect(all(/run: (npm run check)$/gm, check)).toHaveLength(1);
});
