/** Every regular expression of the program: the literals, read from the syntax tree, and those that are put together when a module is loaded. */
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root, sourceFiles } from './source-files.ts';

export type Pattern = { path: string; source: string; flags: string };

const nameOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;
const unique = (patterns: readonly Pattern[]): Pattern[] => [...new Map(patterns.map((one) => [nameOf(one), one])).values()];

/** Throws for a file that can't be parsed. */
function literalsIn(path: string, text: string): Pattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) found.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** Those that a module makes of pieces while it is loaded; an import that reaches other modules counts for all of them. */
async function madeIn(paths: readonly string[]): Promise<Pattern[]> {
  const plain = globalThis.RegExp;
  const found: Pattern[] = [];
  let path = '';
  globalThis.RegExp = new Proxy(plain, {
    construct(target, words: [string, string?], newTarget) {
      const made = Reflect.construct(target, words, newTarget) as RegExp;
      found.push({ path, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (path of paths) await import(join(root, path));
  } finally {
    globalThis.RegExp = plain;
  }
  return found;
}

/** Lists each pattern of these folders once. */
export async function patternsOf(folders: readonly string[]): Promise<Pattern[]> {
  const files = sourceFiles(folders);
  const making = files.filter(({ text }) => text.includes('new RegExp(')).map(({ path }) => path);
  return unique([...files.flatMap(({ path, text }) => literalsIn(path, text)), ...(await madeIn(making))]);
}
