import { expect, test } from 'vitest';
import { openApi } from '#contract/openapi.ts';
import { installation } from '#core/platform/installation.ts';
import { run } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

test.each([
  [[], /Usage: aeroshelf/],
  [['fly'], /unknown command 'fly'/],
  [['serve', '--port', '70000'], /A port is a number from 0 to 65535/],
  [['serve', '--port', '-1'], /A port is a number from 0 to 65535|argument missing/],
  [['get'], /missing required argument 'path'/],
  [['import'], /missing required argument 'source'/],
  [['users'], /Usage: aeroshelf users/],
  [['users', 'add', 'ana'], /required option '--email <email>' not specified/],
  [['users', 'add', 'ana', 'correct horse', '--email', 'ana@example.org'], /too many arguments/],
  [['users', 'add', 'ana', '--email', 'ana@example.org', '--password', 'correct horse'], /unknown option '--password'/],
  [['users', 'password', 'ana', 'correct horse'], /too many arguments/],
  [['notams', 'list', '--filter', '{}', '--place', 'LSGG'], /option '--filter <json>' cannot be used with option '--place <code>'/],
  [['notams', 'list', '--filter', '{}', '--status', 'active'], /option '--filter <json>' cannot be used with option '--status <status>'/],
  [['weather'], /missing required argument 'stations'/],
  [['keys', 'add'], /missing required argument 'user'/],
  [['keys', 'revoke'], /missing required argument 'id'/],
])('ends with 2 on %j', async (words, reason) => {
  const { code, stdout, stderr } = await run([...words, '--data-dir', temporaryFolder()]);
  expect(stderr).toMatch(reason);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test.each([[['--help']], [['help']], [['users', 'add', '--help']], [['get', '--help']]])('ends with 0 on %j', async (words) => {
  const { code, stdout, stderr } = await run(words, { env: { AEROSHELF_API_KEY: 'ask_secret' } });
  expect(stdout).toMatch(/^Usage: aeroshelf/);
  expect(stdout).not.toContain('ask_secret');
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('prints its version', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, stdout: `${installation.version}\n`, stderr: '' });
});

test('prints the OpenAPI document without a data folder', async () => {
  const { code, stdout, stderr } = await run(['openapi', '--data-dir', '/dev/null/nowhere']);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(openApi(installation.version))));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('says which Node it needs on an older one, before anything else is loaded', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.2' } });
    const { registerHooks } = await import('node:module');
    registerHooks({ resolve(name, context, next) { if (name.startsWith('#') || name.startsWith('./')) console.error('loaded ' + name); return next(name, context); } });`;
  const { code, stdout, stderr } = await run(['--version'], { node: ['--import', `data:text/javascript,${encodeURIComponent(older)}`] });
  expect(stderr).toBe(
    'Aeroshelf needs Node 24 or newer, and this is Node 20.19.2. Install a newer one; in a clone on Linux, "npm start" brings its own.\n',
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
