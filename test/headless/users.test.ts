import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { built, run, startedFolder } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';
import { endWithTest } from '../helpers/end-with-test.ts';

/** util-linux has it: it runs a command on a pseudo-terminal. */
const TERMINAL = 'script';
const keyShape = /ask_[\w-]{43}/;

test('makes the owner whichever command runs first, and no key where what it says may be kept in a log', async () => {
  const folder = temporaryFolder();
  const first = await run(['users', 'list', '--data-dir', folder]);
  expect(first.stderr).toBe('First start: made the user "owner". "aeroshelf keys add owner" makes an API key for other programs.\n');
  expect(first.stdout).toMatch(/^owner\towner@localhost\t[\da-f-]{36}\towner\n$/);
  expect(first.code).toBe(0);
  const second = await run(['users', 'list', '--data-dir', folder]);
  expect(second).toEqual({ ...first, stderr: '' });
  expect((await run(['keys', 'list', '--data-dir', folder])).stdout).toBe('');
});

test('takes the first line without waiting for the end of standard input', async () => {
  const folder = startedFolder();
  const { code } = await run(['users', 'add', 'ana', '--email', 'a@b', '--data-dir', folder], { input: 'correct horse\n', keepOpen: true });
  expect(code).toBe(0);
});

test.each([
  ['', 'password: standard input is empty; send the password there, as its first line\n'],
  ['\n', 'password: standard input is empty; send the password there, as its first line\n'],
  ['correct horse\nbattery staple\n', 'password: standard input holds several lines; a password is one line\n'],
])('ends with 1 on the password %j, before the data folder is opened', async (input, sentence) => {
  const folder = join(temporaryFolder(), 'data');
  const outcome = await run(['users', 'add', 'ana', '--email', 'a@b', '--data-dir', folder], { input });
  expect(outcome).toEqual({ code: 1, stdout: '', stderr: sentence });
  expect(() => statSync(folder)).toThrow(/ENOENT/);
});

test.each([
  [['users', 'add', 'ana', '--email', 'nowhere'], 'email: "nowhere" is not an address like name@example.org'],
  [['users', 'password', 'carol'], 'There is no user "carol".'],
  [['users', 'remove', 'carol'], 'There is no user "carol".'],
  [['users', 'role', 'owner', 'user'], 'There must be an owner. Make another user one first, with "aeroshelf users role NAME owner".'],
  [['keys', 'add', 'carol'], 'There is no user "carol".'],
  [['keys', 'revoke', 'x'], 'There is no key with the id "x".'],
])('ends with 1 and a sentence on %j', async (words, sentence) => {
  const folder = startedFolder();
  const { code, stdout, stderr } = await run([...words, '--data-dir', folder], { input: 'correct horse' });
  expect(stderr.replace(/^First start: .*\n/, '')).toBe(`${sentence}\n`);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('prints a new key alone, lists keys without them, and revokes them', async () => {
  const folder = startedFolder();
  await run(['users', 'list', '--data-dir', folder]);
  const added = await run(['keys', 'add', 'owner', '--name', 'flight planner', '--data-dir', folder]);
  expect(added).toEqual({ code: 0, stdout: expect.stringMatching(/^ask_[\w-]{43}\n$/) as string, stderr: '' });
  const key = added.stdout.trim();
  const me = () => run(['get', '/users/me', '--data-dir', folder], { env: { AEROSHELF_API_KEY: key } });
  expect((await me()).code).toBe(0);

  const listed = await run(['keys', 'list', '--data-dir', folder]);
  expect(listed.stdout).not.toMatch(keyShape);
  const line =
    listed.stdout
      .split('\n')
      .find((one) => one.includes('flight planner'))
      ?.split('\t') ?? [];
  expect(line.slice(1, 3)).toEqual(['owner', 'flight planner']);
  expect(await run(['keys', 'revoke', line[0] ?? '', '--data-dir', folder])).toEqual({ code: 0, stdout: '', stderr: 'Revoked.\n' });
  const after = await me();
  expect(after.code).toBe(1);
  expect(JSON.parse(after.stdout)).toMatchObject({ statusCode: 401 });
});

test('ends with 1 and a sentence where the data folder can not be made', async () => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, '');
  const { code, stdout, stderr } = await run(['keys', 'list', '--data-dir', path]);
  expect(stderr).toMatch(/^The data folder .*file can't be used: .* with --data-dir\.\n$/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('takes the data folder from AEROSHELF_DATA_DIR, and from --data-dir rather', async () => {
  const [variable, option] = [temporaryFolder(), temporaryFolder()];
  await run(['keys', 'list'], { env: { AEROSHELF_DATA_DIR: variable } });
  expect(readdirSync(variable)).toContain('state.sqlite');
  await run(['--data-dir', option, 'keys', 'list'], { env: { AEROSHELF_DATA_DIR: join(option, 'unused') } });
  expect(readdirSync(option)).toContain('state.sqlite');
  expect(readdirSync(option)).not.toContain('unused');
});

/** The answer of `users add` to what is typed at each of its prompts on a real terminal. */
async function typed(answers: readonly string[]): Promise<{ shown: string; code: number | null }> {
  const command = [process.execPath, built, 'users', 'add', 'ana', '--email', 'a@b', '--data-dir', temporaryFolder()].join(' ');
  const child = spawn(TERMINAL, ['-qec', command, '/dev/null']);
  endWithTest(child);
  let shown = '';
  let answered = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const prompts = shown.match(/Password: |Once more: /g)?.length ?? 0;
    while (answered < prompts) child.stdin.write(answers[answered++] ?? '');
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { shown, code };
}

const hasTerminal = process.platform === 'linux' && !spawnSync(TERMINAL, ['--version']).error;
if (!hasTerminal) console.warn('SKIPPED passwords typed on a terminal: NOT covered: there is no "script" command here');

describe.runIf(hasTerminal)('on a terminal', () => {
  test('the first key is shown once, and works', async () => {
    const folder = temporaryFolder();
    const command = `"${process.execPath}" "${built}" users list --data-dir "${folder}"`;
    const shown = spawnSync(TERMINAL, ['-qec', command, '/dev/null'], { env: { ...process.env, LC_ALL: 'C' } }).stdout.toString();
    expect(shown).toMatch(/First start: made the user "owner" with this API key, shown only now: ask_[\w-]{43}\r\n/);
    const me = await run(['get', '/users/me', '--key', keyShape.exec(shown)?.[0] ?? '', '--data-dir', folder]);
    expect(JSON.parse(me.stdout)).toMatchObject({ username: 'owner' });
  });

  test('asks twice for the password and never shows it', async () => {
    const { shown, code } = await typed(['correct horse\r', 'correct horse\r']);
    expect(shown).toContain('Added ana <a@b>.');
    expect(shown).not.toContain('horse');
    expect(code).toBe(0);
  });

  test.each([
    [['correct horse\r', 'correct house\r'], 'password: the two are not the same'],
    [['\r', '\r'], 'password: has 0 characters; at least 8 are needed'],
    [['correct\u0003'], 'password: none was given'],
    [['\u0004'], 'password: none was given'],
  ])('ends with 1 on %j', async (answers, sentence) => {
    const { shown, code } = await typed(answers);
    expect(shown).toContain(sentence);
    expect(shown).not.toContain('correct');
    expect(code).toBe(1);
  });
});
