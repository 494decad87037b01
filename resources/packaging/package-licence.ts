/** The licence that an installed package states. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { standardText } from './standard-texts.ts';

export type Licence = {
  name: string;
  version: string;
  /** SPDX expression as the package states it. */
  licence: string;
  text: string;
};

type Manifest = {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
};

/** Packages whose package.json names no licence that a program could read, with the one that their text is. */
const readInText = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['png-js', 'MIT'],
]);

const inside = `${sep}node_modules${sep}`;

/** Folder of the package that a bundler's module belongs to; undefined for own files and the bundler's virtual modules. */
export function packageOf(moduleId: string): string | undefined {
  const path = moduleId.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('/', sep);
  const at = path.lastIndexOf(inside);
  if (at < 0) return undefined;
  const [first = '', second = ''] = path.slice(at + inside.length).split(sep);
  return path.slice(0, at + inside.length) + (first.startsWith('@') ? join(first, second) : first);
}

/**
 * The folders and those of everything they depend on: what a package publishes may carry its dependencies inside, as MapLibre's one file
 * and the binary of better-sqlite3 do, and no bundler sees that.
 */
export function withDependencies(folders: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const add = (folder: string): void => {
    if (all.has(folder)) return;
    all.add(folder);
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const found = name.startsWith('@types/') ? undefined : installed(name, folder);
      if (found !== undefined) add(found);
    }
  };
  for (const folder of folders) add(folder);
  return all;
}

/** Throws an Error that names the package when it states no licence, or when its licence has no text here and none in the package. */
export function packageAt(folder: string): Licence {
  const { name, version, license: stated, author } = manifestOf(folder);
  if (name === undefined || version === undefined) throw new Error(`${join(folder, 'package.json')} has no name or no version.`);
  const license = readInText.get(name) ?? stated;
  if (typeof license !== 'string') {
    throw new Error(`${name} ${version} states no licence in its package.json; find out what it is before it is bundled.`);
  }
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  const text = textIn(folder) ?? standardText(license, holder);
  if (text === undefined) throw new Error(`${name} ${version} brings no text of its licence (${license}); add it to standard-texts.ts.`);
  return { name, version, licence: license, text };
}

function textIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name));
  return files.length === 0
    ? undefined
    : files
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8').trim())
        .join('\n\n');
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** As Node looks for a package: beside the one that asks, then further out. Undefined for one of another system. */
function installed(name: string, from: string): string | undefined {
  for (let place = from; ; place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (place === dirname(place)) return undefined;
  }
}
