/** Electron's installer is played by a script in its place: the real one needs the network. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { installElectron } from '../../src-main/launcher/install-electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

let root: string;
const electron = () => join(root, 'node_modules', 'electron');
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(electron(), { recursive: true });
});

/** Runs `body` as the installer; `reported()` in it waits until what came since was reported. */
async function install(body: string, patienceMs = 60_000): Promise<{ failed: string | undefined; reported: string[] }> {
  writeFileSync(
    join(electron(), 'install.js'),
    `const fs = require('fs'), os = require('os'), path = require('path');
     fs.writeFileSync(path.join(__dirname, 'noted'), os.tmpdir() + ' ' + process.pid);
     const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
     const word = path.join(__dirname, 'reported');
     const reported = async () => { while (!fs.existsSync(word)) await pause(20); fs.rmSync(word); };
     (async () => { ${body} })();`,
  );
  const reported: string[] = [];
  const tell = (progress: string) => {
    reported.push(progress);
    writeFileSync(join(electron(), 'reported'), progress);
  };
  const failed = await installElectron({ root, tell, patienceMs });
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
    for (let part = 0; part < 2; part++) { fs.appendFileSync(zip, Buffer.alloc(4e6)); await reported(); }
    fs.mkdirSync(path.join(__dirname, 'dist'));
    await reported();`);
  expect(failed).toBeUndefined();
  expect(reported.slice(0, 3)).toEqual(['4 MB', '8 MB', 'unpacking']);
  expect(existsSync(noted()[0] ?? '')).toBe(false);
});

test('gives up, and ends the installer, when nothing comes for the time of its patience', async () => {
  const { failed } = await install('await pause(60_000);', 3_000);
  expect(failed).toBe('nothing came within 3 s');
  expect(isRunning(Number(noted()[1]))).toBe(false);
});

test('gives up when what came has stopped coming', async () => {
  const { failed } = await install(
    `fs.writeFileSync(path.join(os.tmpdir(), 'electron.zip'), Buffer.alloc(1e6)); await pause(60_000);`,
    1_500,
  );
  expect(failed).toBe('nothing came within 1.5 s');
});

test('a slow connection is not given up', async () => {
  // Each part is reported within half a second, and all of them take longer than the patience.
  const { failed } = await install(
    `for (let part = 0; part < 7; part++) { fs.appendFileSync(path.join(os.tmpdir(), 'electron.zip'), 'x'); await reported(); }`,
    3_000,
  );
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
