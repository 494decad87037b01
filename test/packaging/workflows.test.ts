/** Workflows run unattended: what can be checked here is checked here. */
import { exec } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
  expect(all(/^ {4}permissions:\n((?: {6}.*\n)+)/gm)).toEqual([
    '      contents: write\n      # For the attestation: a certificate of this run, and a place to keep what it signs.\n      id-token: write\n      attestations: write\n',
  ]);
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
  expect(all(/^ +runner: \[(.*)\]$/gm, check)).toEqual(['ubuntu-24.04, windows-2025, macos-15']);
  expect(all(/^ +node: \[(.*)\]$/gm, check)).toEqual(['20, 24']);
  expect(all(/run: (.*)$/gm, check)).toEqual(['npm install --global npm@11', '.ci/two-commands', 'npm ci', 'npm run check:code']);
});

it('the release says what it is made of, and where it was made', async () => {
  const [command = ''] = all(/run: (npm sbom .*) > /g);
  const { stdout } = await promisify(exec)(command, { cwd: fileURLToPath(root), maxBuffer: 50e6 });
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  // What is shipped next to and inside the program's own files.
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['better-sqlite3', 'electron', 'fastify', 'react']));
  expect(workflow).toMatch(/attest-build-provenance@.*\n +with:\n +subject-checksums: installers\/SHA256SUMS/);
});
