/**
 * `node test/house.ts [--list]`: how easy the house is to live in, as counts over everything that is kept by hand; no folder is exempt. A file
 * that names a field, a screen or a language is a place that a new one would touch.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { Airport } from '#contract/airports/airport.ts';
import { fileOf, trespasses } from './helpers/source/boundaries.ts';
import { importsOf } from './helpers/source/imports.ts';
import { root, sourceFiles, sourceRooms, type SourceFile } from './helpers/source/source-files.ts';

const withStyles = /\.(?:[cm]?tsx?|css)$/;
const sources = sourceFiles(sourceRooms, withStyles);
const code = sources.filter(({ path }) => !path.endsWith('.css'));
const tests = sourceFiles(['test'], /\.(?:[cm]?tsx?|css|mjs)$/);

const linesOf = (text: string): number => text.split('\n').length - 1;
const totalLines = (files: readonly SourceFile[]): number => files.reduce((sum, { text }) => sum + linesOf(text), 0);

/** Files that match, without those under `own`, the folder that belongs to the thing alone. */
const naming = (pattern: RegExp, own = /^$/): string[] =>
  code.filter(({ path, text }) => pattern.test(text) && !own.test(path)).map(({ path }) => path);

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fields = Object.keys(Airport.properties)
  .map((name) => ({ name, files: naming(new RegExp(`\\b(?:${name}|${snakeCase(name)})\\b`)) }))
  .toSorted((one, other) => one.files.length - other.files.length);
const filesOfField = (name: string): readonly string[] => fields.find((field) => field.name === name)?.files ?? [];
const median = fields[Math.floor(fields.length / 2)];
const largest = fields.at(-1);

const perFolder = Map.groupBy(sources, ({ path }) => dirname(path));
const fullest = [...perFolder].sort(([, one], [, other]) => other.length - one.length)[0];
const crossings = code
  .filter(({ path }) => path.startsWith('src-renderer/features/'))
  .flatMap(({ path, text }) => trespasses(path, text))
  .filter((sentence) => sentence.includes(' may not import src-renderer/features/'));

/** Sources by the sources that import them, types included: who reads the one reads the other. */
const importers = new Map<string, Set<string>>();
for (const { path, text } of code) {
  for (const { specifier } of importsOf(path, text)) {
    const target = fileOf(path, specifier);
    if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  }
}
const oneImporter = code.filter(({ path }) => importers.get(path)?.size === 1);

type Sentence = { key: string; place: string; sentence: string; path: string };

/** Every string with a key in a catalogue, as the source has it; `place` is its keys from the outermost. */
function sentencesIn({ path, text }: SourceFile): Sentence[] {
  const found: Sentence[] = [];
  const keys: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id }) => void keys.splice(0, keys.length, text.slice(id.start, id.end).split(':')[0] ?? ''),
    Property({ key, value }) {
      keys.push(text.slice(key.start, key.end));
      if (key.type !== 'Identifier' || !isSentence(value)) return;
      found.push({ key: key.name, place: keys.join('.'), sentence: text.slice(value.start, value.end), path });
    },
    'Property:exit': () => void keys.pop(),
  }).visit(parseSync(path, text).program);
  return found;
}

const isSentence = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'ArrowFunctionExpression' && isSentence(node.body));

const catalogueOf = (language: string) => new RegExp(`^(?:src-main/words|src-renderer/i18n)/(?:.*/)?${language}(?:/|\\.ts)`);
const sentencesOf = (language: string) => code.filter(({ path }) => catalogueOf(language).test(path)).flatMap(sentencesIn);
const english = sentencesOf('en');
const sentences = Map.groupBy(english, ({ key }) => key);
const french = new Map(sentencesOf('fr').map(({ path, place, sentence }) => [`${path} ${place}`, sentence]));
const inFrench = ({ path, place }: Sentence) => french.get(`${path.replace('/en/', '/fr/').replace('/en.ts', '/fr.ts')} ${place}`);

/** Things of their own that have the word of another: a row of a list that changed, a value of a dataset, a kind of search result. */
const coincidences = new Set(['data.changed', 'data.values.open', 'home.aerodrome', 'home.changed', 'notams.outcome.changed']);
/** What the window says once more though every host's catalogue has it under the same key, in both languages: it can refer to it. */
const isOfWindow = ({ path }: Sentence) => path.startsWith('src-renderer/');
const saidTwice = english
  .filter((one) => isOfWindow(one) && inFrench(one) !== undefined)
  .filter((one) =>
    (sentences.get(one.key) ?? []).some(
      (other) => !isOfWindow(other) && other.sentence === one.sentence && inFrench(other) === inFrench(one),
    ),
  )
  .filter(({ place }) => !coincidences.has(place))
  .map(({ path, place, sentence }) => `${path}: ${place}: ${sentence}`);
const doubleKeys = [...sentences].flatMap(([key, all]) => {
  const files = new Set(all.map(({ path }) => path));
  return files.size > 1 && new Set(all.map(({ sentence }) => sentence)).size > 1 ? [`${key}: ${[...files].join(', ')}`] : [];
});

/** A table of the words of NOTAMs has at least so many entries in capitals. */
const WORDS_OF_A_TABLE = 8;
const capitals = /^[A-Z][A-Z0-9 /().'|?:+-]+$/;

function hasWordTable({ path, text }: SourceFile): boolean {
  let isTable = false;
  const isWord = (node: ESTree.Node | null): boolean => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return capitals.test(node.value);
    if (node?.type === 'Property')
      return (node.key.type === 'Identifier' && capitals.test(node.key.name)) || isWord(node.key) || isWord(node.value);
    return node?.type === 'ArrayExpression' && node.elements.some((element) => isWord(element));
  };
  const look = (members: readonly (ESTree.Node | null)[]) => {
    isTable ||= members.filter((member) => isWord(member)).length >= WORDS_OF_A_TABLE;
  };
  new Visitor({
    ArrayExpression: ({ elements }) => look(elements),
    ObjectExpression: ({ properties }) => look(properties),
  }).visit(parseSync(path, text).program);
  return isTable;
}
const dictionaries = code.filter((file) => file.path.startsWith('src-main/core/notams/') && hasWordTable(file)).map(({ path }) => path);

const preposition =
  /^(?:about|above|across|after|against|along|among|around|as|at|before|behind|below|beside|between|beyond|by|during|for|from|in|inside|into|near|of|off|on|out|outside|over|past|since|than|through|till|to|toward|towards|under|until|up|upon|with|within|without|that)\b(?![^.]*, (?:the|a|an|it|this|each|no|one|they|he|we)\b)/i;
/** Verbs that are no noun; a plain form behind "to" says nothing of a subject. */
const surelyVerb =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|may|might|must|will|would|should|could|need|needs|\w+n't)\b|(?<!\bto )\b(?:become|begin|belong|bring|come|consist|contradict|depend|differ|distinguish|find|follow|give|keep|know|make|mean|precede|put|say|send|take|tell|write)\b/i;
/** Plain forms of verbs whose past has no -ed. */
const irregular =
  /^(?:become|begin|belong|blow|bring|bulge|come|elide|find|fit|get|give|go|hold|keep|know|leave|let|lie|lose|make|matter|mean|override|pause|put|read|run|say|see|send|show|stand|take|tell|throw|vary|write)$/;
/** A word in -s behind one of these is a noun: "the names of all places". */
const beforeNoun =
  /^(?:a|all|an|and|any|as|at|both|by|each|every|few|for|from|her|his|in|its|many|more|most|no|of|on|or|other|our|same|several|the|their|these|this|those|three|to|two|with|without)$/;
/** A word behind one of these is a verb in its plain form or the past: "that ended". */
const pronoun = /^(?:it|nothing|that|these|they|those|what|which|who|you|we)$/;
/** So is a plain form behind a plural: "programs read". */
const plural = /[a-rt-z]s$/;

/** Comments as they are read: lines that follow each other are one. */
function commentsIn({ path, text }: SourceFile): string[] {
  const comments: { end: number; text: string }[] = [];
  for (const { type, start, end, value } of parseSync(path, text).comments) {
    const last = comments.at(-1);
    const words = value
      .replace(/^\*/, '')
      .replace(/^\s*\* ?/gm, '')
      .trim();
    if (
      type === 'Line' &&
      last !== undefined &&
      /^\s*$/.test(text.slice(last.end, start)) &&
      !text.slice(last.end, start).includes('\n\n')
    ) {
      last.text += ` ${words}`;
      last.end = end;
    } else comments.push({ end, text: words });
  }
  return comments
    .map((comment) => comment.text.replaceAll(/\s+/g, ' '))
    .filter((comment) => /^[\p{L}"'`]/u.test(comment) && !/^(?:oxlint|prettier-ignore|@|#)/.test(comment));
}
const comments = code.flatMap((file) => commentsIn(file).map((text) => ({ path: file.path, text })));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [];
const wordsOfComments = new Set(comments.flatMap(({ text }) => wordsOf(text)));
/** A mere noun has no form in -ing or -ed, so that no comment has one. */
const isVerb = (plain: string): boolean =>
  irregular.test(plain) ||
  [plain, plain.replace(/e$/, ''), `${plain}${plain.at(-1)}`].some(
    (stem) => wordsOfComments.has(`${stem}ing`) || wordsOfComments.has(`${stem}ed`),
  );
const isThirdPerson = (word: string): boolean =>
  /[a-z]s$/.test(word) && [/s$/, /es$/].some((ending) => ending.test(word) && isVerb(word.replace(ending, '')));

/** Many words are a noun or a verb by their neighbours: "the names", "it names". The answer is a guess, and the same one for every comment. */
const hasVerb = (text: string): boolean =>
  surelyVerb.test(text) ||
  wordsOf(text).some((word, at, words) => {
    const before = words[at - 1] ?? '';
    if (isThirdPerson(word)) return !beforeNoun.test(before);
    return (pronoun.test(before) && (isVerb(word) || /[^e]ed$/.test(word))) || (plural.test(before) && isVerb(word));
  });
const shown = (found: readonly { path: string; text: string }[]) => found.map(({ path, text }) => `${path}: ${text.slice(0, 90)}`);

type Measure = { what: string; most?: number; found: readonly string[] | number };
const measures: readonly Measure[] = [
  { what: 'lines of source with CSS', most: 104_000, found: totalLines(sources) },
  { what: 'files of source with CSS', most: 1_500, found: sources.length },
  { what: 'lines of tests', most: 57_000, found: totalLines(tests) },
  { what: 'files of tests', found: tests.length },
  { what: 'files with exactly one importer', found: oneImporter.map(({ path }) => path) },
  { what: 'of these under 40 lines', found: oneImporter.filter(({ text }) => linesOf(text) < 40).map(({ path }) => path) },
  { what: `files that name a field of Airport, the median of ${fields.length} (${median?.name})`, found: median?.files ?? [] },
  { what: `files that name the most named field (${largest?.name})`, found: largest?.files ?? [] },
  ...['isPrivate', 'facilityType', 'timezone', 'elevation'].map((name) => ({ what: `files that name ${name}`, found: filesOfField(name) })),
  {
    // Its entry in a list, what it shows, its label and its own words in each language, and any menu or link that would name it again. The `map`
    // of mbtiles-schema.ts is a homonym: a table in the files of others, who chose its name.
    what: 'places that name a screen (map)',
    most: 6,
    found: naming(
      /['"`]\/?map['"`?]|features\/map\/|^\s*map: ['{]|'\.\/map\.ts'/m,
      /\/features\/map\/|\/(?:i18n|words)\/.*\/map\.ts$|\/mbtiles-schema\.ts$/,
    ),
  },
  {
    // The list of languages, and what loads its sentences and its words of the command line; the compiler asks for both. The lexicon has the
    // languages in which NOTAMs are written, of which the program speaks two.
    what: 'places that name a language (fr), outside its own files',
    most: 3,
    found: naming(/['"/]fr['"/.]|\bfr:/, /\/fr(?:\/|\.ts)|\/notams\/lexicon\//),
  },
  { what: 'keys that say the same in words and in i18n, in both languages', most: 0, found: saidTwice },
  { what: 'keys with different English in several files of the catalogues', found: doubleKeys },
  { what: 'dictionaries: files of core/notams with a table of the words of NOTAMs', found: dictionaries },
  { what: 'comments', found: comments.length },
  { what: 'comments that begin with a preposition or "That"', found: shown(comments.filter(({ text }) => preposition.test(text))) },
  { what: 'comments in which no verb was found', found: shown(comments.filter(({ text }) => !hasVerb(text))) },
  { what: `files in the fullest folder (${fullest?.[0]})`, most: 25, found: fullest?.[1].length ?? 0 },
  { what: 'imports between features', most: 0, found: crossings },
  { what: 'lines of the README', most: 120, found: readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n').length },
];

let isOver = false;
for (const { what, most, found } of measures) {
  const count = typeof found === 'number' ? found : found.length;
  isOver ||= count > (most ?? Infinity);
  console.log(`${String(count).padStart(7)}  ${(most === undefined ? '' : `of at most ${most}`).padEnd(18)}  ${what}`);
  if (process.argv.includes('--list') && typeof found !== 'number') for (const one of found) console.log(`${' '.repeat(9)}${one}`);
}
process.exitCode = isOver ? 1 : 0;
