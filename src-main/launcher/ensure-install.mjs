/**
 * Runs before `npm start` and `npm test` and makes node_modules what package-lock.json says. Promise: needs no package itself and runs on Node 20,
 * because in a fresh clone nothing else is there yet; only checks when nothing is missing, and says why when it installs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wantedLock = join(root, 'package-lock.json');
/** npm's own record of the tree that it installed; the last file that it writes. */
const installedLock = join(root, 'node_modules', '.package-lock.json');
/** The stamp records an install of ours: an optional package that npm left out on purpose must not cause a second one. */
const stamp = join(root, 'node_modules', '.aeroshelf-install');
/**
 * The lock is in the project, which only those who may change the program can write: in the shared folder of temporary files anyone could put a file
 * or a link in its place. It is not in node_modules, which npm empties.
 */
const turn = join(root, '.aeroshelf-install.lock');

const OLDEST_NODE = 24;

if (isTooOld()) {
  process.stderr.write(
    `Aeroshelf needs Node ${OLDEST_NODE} or newer here, and this is Node ${process.versions.node}. ` +
      'Install it from https://nodejs.org, then try again. Nothing was installed.\n',
  );
  process.exitCode = 1;
} else if (misfit() !== undefined) {
  await takeTurn();
  try {
    // Another process may have installed meanwhile.
    const why = misfit();
    if (why !== undefined) process.exitCode = install(why);
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Whether this Node is too old, and none comes with the packages: npm has none of this release for macOS, and `npm ci` on Windows cannot delete the one that runs. */
function isTooOld() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return false;
  return !Object.values(JSON.parse(wantedText()).packages).some((entry) => entry.bin?.node && isForThisMachine(entry));
}

function wantedText() {
  const text = textOf(wantedLock);
  if (text === undefined) throw new Error(`${wantedLock} is not there; this is no whole clone.`);
  return text;
}

/**
 * A sentence when node_modules does not fit the lock, undefined when it does.
 * @returns {string | undefined}
 */
function misfit() {
  const wantedNow = wantedText();
  const installedText = textOf(installedLock);
  if (installedText === undefined) return 'node_modules is missing or was not completed';
  if (textOf(stamp) === fingerprint(wantedNow, installedText)) return undefined;

  const wanted = JSON.parse(wantedNow).packages;
  const installed = JSON.parse(installedText).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || same(entry, installed[path])) continue;
    if (installed[path]) return `${path} is ${installed[path].version}, package-lock.json wants ${entry.version}`;
    if (!entry.optional || isForThisMachine(entry)) return `${path} is missing`;
  }
  const extra = Object.keys(installed).find((path) => !(path in wanted));
  return extra && `${extra} is not in package-lock.json`;
}

/** Only `link` entries have no version. */
function same(entry, installed) {
  return installed !== undefined && installed.version === entry.version && installed.integrity === entry.integrity;
}

/**
 * npm's own rule for `os`, `cpu` and `libc`. An optional package that names no machine may be a dependency of one that npm left out, so it
 * is never missed.
 */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && (libc === undefined || allows(libc, libcHere()));
}

/** @param {string | string[] | undefined} named */
function allows(named, value) {
  if (named === undefined) return true;
  const list = [named].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((word) => word.startsWith('!'));
}

function libcHere() {
  if (process.platform !== 'linux') return undefined;
  const { header } = process.report.getReport();
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Runs `npm ci` and returns its exit code. Its output goes to standard error: standard output belongs to the program that follows. */
function install(why) {
  process.stderr.write(`Installing the packages of package-lock.json, because ${why}.\n`);
  // npm would leave out the tools, or the Node that everything runs on, with NODE_ENV=production or an omit setting.
  const words = ['ci', '--include=dev', '--include=optional'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const ended =
    npm && basename(npm) === 'npm-cli.js'
      ? // npm's own Node runs it, because the one in node_modules is about to be deleted.
        spawnSync(node ?? process.execPath, [npm, ...words], options)
      : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (ended.error || ended.status !== 0) {
    const how = ended.error?.message ?? (ended.signal ? `ended by ${ended.signal}` : `exit code ${ended.status}`);
    process.stderr.write(`"npm ci" failed (${how}); its words above say why. Nothing was started.\n`);
    return ended.status || 1;
  }
  writeFileSync(stamp, fingerprint(readFileSync(wantedLock, 'utf8'), readFileSync(installedLock, 'utf8')));
  return 0;
}

/** A fingerprint is of one lock, one installed tree and one kind of machine, because two machines may share a folder. */
function fingerprint(wanted, installed) {
  return sha256(`${process.platform} ${process.arch} ${wanted} ${installed}`);
}

/** Two at once would delete each other's files. The lock of a process that is gone does not count. */
async function takeTurn() {
  for (let isReported = false; ; isReported = true) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const isOther = lstatSync(turn, { throwIfNoEntry: false })?.isFile() === false;
    const holder = isOther ? 0 : Number(textOf(turn));
    // A link in its place is not ours: it is removed, and what it leads to is left alone.
    if (isOther || (holder && !isRunning(holder))) rmSync(turn, { force: true });
    else if (!isReported) process.stderr.write(`Waiting for process ${holder || '(starting)'}, which is installing the packages.\n`);
    await pause(200);
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}
