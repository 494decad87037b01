/**
 * Text into words, once for what is indexed and once for what is typed. The index holds every spelling that people use for the same
 * word ("O'Hare": ohare, o, hare; "St": st, saint; "Zürich": zurich, zuerich), so that a query needs only one.
 */
import { fold } from '../text/fold.ts';

/** A longer run of letters is no word that anybody types. */
const LONGEST_WORD = 48;

const apostrophes = /[‘’‛`´\u02b0-\u02ff]/g;
// Runs of letters and digits, held together by the marks that people write or leave out.
const compound = /[\p{L}\p{N}]+(?:['.‐-][\p{L}\p{N}]+)*/gu;
const marked = /['.‐-]/;

/** Pairs that mean the same; both are indexed where one stands. */
const sameWord = new Map(
  [
    ['st', 'saint'],
    ['ste', 'sainte'],
    ['ft', 'fort'],
    ['mt', 'mount'],
    ['intl', 'international'],
    ['natl', 'national'],
    ['rgnl', 'regional'],
  ].flatMap(([short = '', long = '']) => [
    [short, long],
    [long, short],
  ]),
);

/** Written out as Germans and Scandinavians do on a keyboard without these letters. */
const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const umlaut = /[äöüøåÄÖÜØÅ]|[aouAOU][\u0308\u030a]/;
const umlauts = /[äöüøå]/g;

function compounds(text: string): string[] {
  return fold(text.replace(apostrophes, "'")).match(compound) ?? [];
}

/** A word and its position in the text, from 1, as typedWords counts. */
export type Indexed = { word: string; position: number };

/** Every word under which a text shall be found, each once, at its first position. */
export function indexedWords(text: string): Indexed[] {
  const positions = new Map<string, number>();
  const add = (given: string, position: number) => {
    const word = given.length > LONGEST_WORD ? given.slice(0, LONGEST_WORD) : given;
    if (!positions.has(word)) positions.set(word, position);
    const same = sameWord.get(word);
    if (same !== undefined && !positions.has(same)) positions.set(same, position);
  };
  const addAll = (runs: readonly string[]) => {
    let position = 1;
    for (const run of runs) {
      if (!marked.test(run)) {
        add(run, position++);
        continue;
      }
      const start = position;
      for (const joined of run.split(/[‐-]/)) {
        add(joined.replace(/['.]/g, ''), position);
        const parts = joined.split(/['.]/);
        // The s of "Children's" is no word of its own.
        if (parts.length > 1) for (const [index, part] of parts.entries()) if (part !== 's') add(part, position + index);
        position++;
      }
      add(run.replace(/['.‐-]/g, ''), start);
    }
  };
  addAll(compounds(text));
  if (umlaut.test(text)) {
    const composed = text.toLowerCase().normalize('NFC');
    addAll(compounds(composed.replace(umlauts, (letter) => writtenOut[letter] ?? letter)));
  }
  const force = positions.get('force');
  if (force !== undefined && positions.has('air') && positions.has('base')) add('afb', force - 1);
  return Array.from(positions, ([word, position]) => ({ word, position }));
}

/** The words of a query in the order typed; an apostrophe or a period joins (`o'hare` is `ohare`), a hyphen parts. */
export function typedWords(query: string): string[] {
  return compounds(query).flatMap((run) =>
    run
      .replace(/['.]/g, '')
      .split(/[‐-]/)
      .map((word) => word.slice(0, LONGEST_WORD)),
  );
}

/** Words as one text with everything taken out that people write in two ways; equal keys are the same name. */
export function joinedKey(words: readonly string[]): string {
  return words
    .map((word) => {
      const same = sameWord.get(word);
      return same !== undefined && same.length < word.length ? same : word;
    })
    .join(' ');
}

export function phraseKey(text: string): string {
  return joinedKey(typedWords(text));
}

/** A code as it is compared: `US-10617` is `us10617`. Undefined for a text of several words, or without letters and digits. */
export function codeKey(text: string): string | undefined {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return undefined;
  const key = fold(trimmed)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_WORD);
  return key === '' ? undefined : key;
}

/** Keywords one by one. Some sources keep links among them, whose words are nobody's name. */
export function keywordsOf(keywords: string): string[] {
  return keywords.split(/[,;]/).filter((keyword) => keyword.trim() !== '' && !keyword.includes('://'));
}

/** Former codes, and those of a city with several airports ("NYC", "LON"), stand among the keywords. */
export function looksLikeCode(keyword: string): boolean {
  return /^\s*[A-Z0-9]{3,5}\s*$/.test(keyword);
}

/** The parts of a city that are places themselves: "Paris (Roissy-en-France, Val-d'Oise)" has three. */
export function cityParts(city: string): string[] {
  return city.split(/[(),/;]/).filter((part) => part.trim() !== '');
}

/** Words that say only that it is an airport. Nobody means to leave an airport out because its name lacks them. */
const general = new Set(
  'airport airports airfield aerodrome arpt apt aeropuerto aeroporto aeroport flughafen flugplatz international intl'.split(' '),
);

export function isGeneral(word: string): boolean {
  return general.has(word);
}
