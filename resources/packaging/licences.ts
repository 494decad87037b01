/**
 * The list of everything bundled with the program, written at build time to out/renderer/licences.json, where the about box finds
 * it. Promise: a package whose code is in a bundle is listed with the text of its licence; the build fails where that is missing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packageAt, packageOf, withDependencies, type Licence } from './package-licence.ts';
import { runtimeLicences } from './runtime-licences.ts';

export type LicenceOptions = {
  /** The project's folder. */
  root: string;
  /** Packages that are shipped as they are. */
  unbundled: readonly string[];
  file?: string;
};

/**
 * Sees the modules of each build that it is given to, and writes the list after each that is written, so that the last one, the window's,
 * writes the whole. A web worker's is generated within the window's and must be given it too.
 */
export function licences({ root, unbundled, file = join(root, 'out', 'renderer', 'licences.json') }: LicenceOptions): Plugin {
  const folders = new Set(unbundled.map((name) => join(root, 'node_modules', name)));
  let sourceRoot = root;
  return {
    name: 'aeroshelf-licences',
    apply: 'build',
    configResolved(config) {
      sourceRoot = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        // An asset is a file of a package as it is, such as a map.
        const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => resolve(sourceRoot, name));
        for (const folder of sources.map(packageOf)) if (folder !== undefined) folders.add(folder);
      }
    },
    writeBundle() {
      const found = inOrder([...runtimeLicences(root), ...[...withDependencies(folders)].map(packageAt)]);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
    },
  };
}

/** By name, then version; the same package in two places is one. */
function inOrder(all: readonly Licence[]): Licence[] {
  const byKey = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}
