/** Holding a file's imports against the table of rooms. */
import { posix } from 'node:path';
import { importsOf, type Import } from './imports.ts';
import { directions, rooms } from './rooms.ts';

const aliases: Record<string, string> = {
  '#contract': 'src-main/contract',
  '#domain': 'src-main/domain',
  '#words': 'src-main/words',
  '#core': 'src-main/core',
  '#http': 'src-main/http',
  '#mcp': 'src-main/mcp',
  '#headless': 'src-main/headless',
  '#electron': 'src-main/electron',
  '#renderer': 'src-renderer',
  '#preload': 'src-preload',
};

/** A sentence for each import of the file that it may not have. `path` is from the project's root, with slashes. */
export function trespasses(path: string, text: string): string[] {
  const home = roomOf(path);
  if (home === undefined) return [`${path} is in no room`];
  return importsOf(path, text).flatMap((wanted) => {
    const reason = whyNot(path, home, wanted);
    return reason === undefined ? [] : [`${path}: ${wanted.specifier} ${reason}`];
  });
}

function whyNot(path: string, home: string, { specifier, kind }: Import): string | undefined {
  const room = rooms[rowOf(path) ?? ''];
  if (/^(?:\.\.\/){2}|^\.\/.*\.\.\//.test(specifier)) return 'goes up more than one folder; use the # name';
  const target = fileOf(path, specifier);
  if (target === undefined) {
    return matches(room?.packages, specifier) ? undefined : `is a package that ${home} may not import`;
  }
  const wrongWay = directions.find(({ from, never }) => isIn(path, from) && never.some((room) => isIn(target, room)));
  if (wrongWay) return `goes the wrong way: ${wrongWay.from} may not import ${target}`;
  if (roomOf(target) === home) return undefined;
  if (matches(room?.files, target)) return undefined;
  if (kind === 'type' && matches(room?.types, target)) return undefined;
  return matches(room?.types, target)
    ? `may be imported into ${home} with "import type" only`
    : `is behind a wall: ${home} may not import ${target}`;
}

/** Returns the path of a file of ours from the project's root; undefined for a package. */
export function fileOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [alias = '', ...rest] = specifier.split('/');
  if (!specifier.startsWith('#')) return undefined;
  return posix.join(aliases[alias] ?? alias, ...rest);
}

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** Returns the folder that is the room of a file: `src-main/core`, `src-renderer/features/map`. */
function roomOf(path: string): string | undefined {
  const depth = rowOf(path)?.split('/').length;
  return depth === undefined ? undefined : path.split('/').slice(0, depth).join('/');
}

/** Returns the name of its row in the table. */
export function rowOf(path: string): string | undefined {
  return Object.keys(rooms).find((row) => (row.endsWith('/*') ? path.startsWith(row.slice(0, -1)) : path.startsWith(`${row}/`)));
}

function matches(patterns: readonly string[] = [], name: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}

/** True for a file that only hands on what others export: it hides where things are, and loads all of them for one. */
export function isBarrel(text: string): boolean {
  const code = text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '').trim();
  return code !== '' && code.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '').trim() === '';
}
