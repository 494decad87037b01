/**
 * What is wrong with a staged program. Promise: an installer that lacks a part, carries what is not its own, or leaves a door of Electron
 * open is not published.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Staged } from './stage.ts';
import { isFor, nameOf } from './targets.ts';

/** The program does not start without one of them, or a part of it stays empty. */
const needed = [
  'package.json',
  'LICENSE',
  'out/main/main.js',
  'out/main/headless.js',
  'out/main/process-entry.js',
  'out/main/import-worker.js',
  'out/main/import-notams-worker.js',
  'out/main/print-worker.js',
  'out/main/files-worker.js',
  'out/main/briefing-worker.js',
  'out/main/fonts/DejaVuSansCondensed.ttf',
  'out/main/fonts/DejaVuSansCondensed-Bold.ttf',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  'out/renderer/docs.html',
  'out/renderer/licences.json',
  'resources/icon.png',
  'resources/starter/airports.csv',
  'resources/samples/notams.json',
  'node_modules/better-sqlite3/lib/index.js',
];

/** Everything else is source code, tools or data. */
const allowed =
  /^(?:package\.json|LICENSE|out\/(?:main|preload|renderer)\/|resources\/(?:icon\.png$|(?:starter|samples|dataset)\/)|node_modules\/better-sqlite3\/(?:package\.json|LICENSE|lib\/|prebuilds\/))/;

const prebuilds = 'node_modules/better-sqlite3/prebuilds/';

/** Electron's fuses as they must be; a fuse that is not named here is Electron's to choose. */
const wantedFuses = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  GrantFileProtocolExtraPrivileges: false,
};

/** A sentence for each fault, none for a program that may be published. */
export function faultsOf(staged: Staged): string[] {
  const { target, files, prebuild } = staged;
  const paths = new Set(files.map(({ path }) => path));
  const wanted = `${prebuilds}${nameOf(target)}.node`;
  const libraries = files.filter(({ path }) => path.endsWith('.node'));
  return [
    ...needed.filter((path) => !paths.has(path)).map((path) => `${path} is missing`),
    ...files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => `${path} is a source map`),
    ...files.filter(({ path }) => !allowed.test(path)).map(({ path }) => `${path} does not belong into the program`),
    ...(libraries.some(({ path }) => path === wanted) ? [] : [`${wanted} is missing`]),
    ...libraries.filter(({ path }) => path !== wanted).map(({ path }) => `${path} is of another system`),
    ...libraries.filter(({ isUnpacked }) => !isUnpacked).map(({ path }) => `${path} is inside the archive, where no system can load it`),
    ...(prebuild && !isFor(target, prebuild) ? [`the prebuild was not compiled for ${nameOf(target)}`] : []),
    ...fuseFaults(staged),
    ...commandFaults(staged),
    ...integrityFaults(staged),
  ];
}

function fuseFaults({ fuses }: Staged): string[] {
  return Object.entries(wantedFuses)
    .filter(([name, isOn]) => fuses[name] !== isOn)
    .map(([name, isOn]) => `the fuse ${name} is not ${isOn ? 'on' : 'off'}`);
}

function commandFaults({ target, commandFile }: Staged): string[] {
  if (target.system !== 'win32') return [];
  return commandFile?.includes('Aeroshelf.exe" -- %*') ? [] : ['bin/aeroshelf.cmd, by which a terminal runs commands, is missing'];
}

/** Electron compares the archive's header with the value in the program, on macOS and Windows only. */
function integrityFaults({ target, archive, integrity }: Staged): string[] {
  if (target.system === 'linux') return [];
  const bytes = readFileSync(archive);
  const head = createHash('sha256')
    .update(bytes.subarray(16, 16 + bytes.readUInt32LE(12)))
    .digest('hex');
  return integrity.includes(head) ? [] : ['the program does not know the hash of its archive'];
}
