/**
 * `node test/house.ts`: how easy the house is to live in, as counts. Files that name a field, screen or language count as the places that a new
 * one would touch; generated files and tests are not counted.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trespasses } from './helpers/source/boundaries.ts';
import { root, sourceFiles, sourceRooms } from './helpers/source/source-files.ts';

const sources = sourceFiles(sourceRooms, /\.(?:[cm]?tsx?|css)$/);
const code = sources.filter(({ path }) => !path.endsWith('.css'));

/** Files that match, but for those under `own`, the folder that belongs to the thing alone. */
const naming = (pattern: RegExp, own = /^$/): string[] =>
  code.filter(({ path, text }) => pattern.test(text) && !own.test(path)).map(({ path }) => path);

const perFolder = Map.groupBy(sources, ({ path }) => dirname(path));
const fullest = [...perFolder].sort(([, one], [, other]) => other.length - one.length)[0];
const crossings = code
  .filter(({ path }) => path.startsWith('src-renderer/features/'))
  .flatMap(({ path, text }) => trespasses(path, text))
  .filter((sentence) => sentence.includes(' may not import src-renderer/features/'));

const measures: readonly { what: string; most: number; found: readonly string[] | number }[] = [
  { what: 'places that name a field of Airport (isPrivate)', most: 11, found: naming(/\b(?:isPrivate|is_private)\b/) },
  {
    // Its entry in a list, what it shows, its label and its own words in each language, and any menu or link that would name it again.
    what: 'places that name a screen (map)',
    most: 6,
    found: naming(/['"`]\/?map['"`?]|features\/map\/|^\s*map: ['{]|'\.\/map\.ts'/m, /\/features\/map\/|\/i18n\/\w+\/map\.ts$/),
  },
  // The list of languages, and what loads its sentences and its words of the command line; the compiler asks for both.
  { what: 'places that name a language (fr), outside its own files', most: 3, found: naming(/['"/]fr['"/.]|\bfr:/, /\/fr(?:\/|\.ts)/) },
  { what: `files in the fullest folder (${fullest?.[0]})`, most: 25, found: fullest?.[1].length ?? 0 },
  { what: 'imports between features', most: 0, found: crossings },
  { what: 'lines of the README', most: 120, found: readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n').length },
];

let isOver = false;
for (const { what, most, found } of measures) {
  const count = typeof found === 'number' ? found : found.length;
  isOver ||= count > most;
  console.log(`${String(count).padStart(4)}  of at most ${String(most).padStart(3)}  ${what}`);
  if (process.argv.includes('--list') && typeof found !== 'number') for (const one of found) console.log(`${' '.repeat(6)}${one}`);
}
process.exitCode = isOver ? 1 : 0;
