/** Electron's installer is played by a script in its place: the real one needs the network. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installElectron } from '../../src-main/launcher/install-electron.ts';

let root: string;
const electron = () => join(root, 'node_modules', 'electron');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aeroshelf-installer-'));
  mkdirSync(electron(), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs `body` as the installer; `note` in it writes a word into the file `noted` beside it. */
async function install(body: string, patienceMs = 1500): Promise<{ failed: string | undefined; reported: string[] }> {
  writeFileSync(
    join(electron(), 'install.js'),
    `const fs = require('fs'), os = require('os'), path = require('path');
     fs.writeFileSync(path.join(__dirname, 'noted'), os.tmpdir() + ' ' + process.pid);
     const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
     (async () => { ${body} })();`,
  );
  const reported: string[] = [];
  const failed = await installElectron({ root, tell: (progress) => void reported.push(progress), patienceMs });
  return { failed, reported };
}

const noted = () => readFileSync(join(electron(), 'noted'), 'utf8').split(' ');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('reports how much was downloaded and the current step, and cleans up', async () => {
  const { failed, reported } = await install(`
    fs.mkdirSync(path.join(os.tmpdir(), 'electron-download-1'));
    const zip = path.join(os.tmpdir(), 'electron-download-1', 'electron.zip');
    for (let part = 0; part < 3; part++) { fs.appendFileSync(zip, Buffer.alloc(4e6)); await pause(600); }
    fs.mkdirSync(path.join(__dirname, 'dist'));
    await pause(700);`);
  expect(failed).toBeUndefined();
  expect(reported.some((progress) => /^(?:4|8|12) MB$/.test(progress))).toBe(true);
  expect(reported.at(-1)).toBe('unpacking');
  expect(existsSync(noted()[0] ?? '')).toBe(false);
});

test('gives up, and ends the installer, when nothing comes for the time of its patience', async () => {
  const started = performance.now();
  const { failed } = await install('await pause(60_000);');
  expect(failed).toBe('nothing came within 1.5 s');
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(isRunning(Number(noted()[1]))).toBe(false);
});

test('gives up when what came has stopped coming', async () => {
  const { failed } = await install(`fs.writeFileSync(path.join(os.tmpdir(), 'electron.zip'), Buffer.alloc(1e6)); await pause(60_000);`);
  expect(failed).toBe('nothing came within 1.5 s');
});

test('a slow connection is not given up', async () => {
  const { failed } = await install(`
    for (let part = 0; part < 4; part++) { fs.appendFileSync(path.join(os.tmpdir(), 'electron.zip'), 'x'); await pause(900); }`);
  expect(failed).toBeUndefined();
});

test('reports the installer’s output when it fails', async () => {
  const { failed } = await install(`console.error('getaddrinfo ENOTFOUND'); process.exit(1);`);
  expect(failed).toBe('its installer failed: getaddrinfo ENOTFOUND');
});

test('says so when there is no package to install from', async () => {
  rmSync(electron(), { recursive: true });
  expect(await installElectron({ root, tell: () => undefined })).toBe('the package electron is not installed');
});
