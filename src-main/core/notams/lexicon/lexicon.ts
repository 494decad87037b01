/**
 * Reads the lexicon of NOTAMs, a file a language. In `[class]` each line is `kind code: spellings | phrase | phrase`, or spellings alone. A
 * spelling in small letters is an ordinary English word; those in capitals up to the `;` mean the first such word before them, for what follows
 * their `=`, or for nothing else. A `*` in front keeps a spelling as it is in a headline. Phrases in small letters hold for every spelling of their
 * words. Words under `[words]` only tell in which language a text is; those under `[times]` are the English word in front of them where times are written;
 * lines under `[terms]` are `term: spellings | phrase`, of which the rules name the term. The alarm does not use it (read/alarm/words.ts).
 */
import type { HeadlineCode } from '#contract/notams/headline.ts';
import type { ClosedFor } from '#contract/notams/closures.ts';
import { deniedStates, type DeniedState } from '#contract/notams/headline-codes.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { italian } from './it.ts';
import { otherLanguages } from './other-languages.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { remembered } from '#core/remembered.ts';
import { FEWEST_LETTERS, mayBeSlip, nearTo, slipOf } from './slips.ts';
import { spanish } from './es.ts';

/** What a word means for closures. One without a meaning never closes anything by itself, and next to a closure it makes a doubt. */
export type Meaning =
  | 'runway'
  | 'aerodrome'
  | 'helipad'
  | 'water'
  /** Anything else that can be closed or out of service. */
  | 'other'
  /** What is flown: landings, departures, training, traffic. */
  | 'operation'
  /** When a condition or another event holds. */
  | 'condition'
  | 'due'
  | 'place'
  | 'length'
  | 'and'
  | 'filler'
  | 'closed'
  | 'not'
  | 'no'
  | 'usable'
  | 'allowed'
  | 'stopped'
  | 'unserviceable'
  | 'open'
  | 'reserved'
  | 'only'
  | 'except'
  | 'to'
  | 'as'
  | 'closure'
  | 'all'
  | 'following'
  | 'time'
  | 'cause';

/**
 * What a word or phrase is in a headline: a thing that designators follow (`named`) or a name precedes (`placed`), a state, one that may precede a noun
 * (`adjective`), one that only NOT comes before (`denied`).
 */
export type Kind = 'named' | 'placed' | 'thing' | 'state' | 'adjective' | 'limit' | 'surface' | 'join' | 'direction' | 'side';

export type Sense = { kind: Kind; code: HeadlineCode } | { kind: 'denied'; code: DeniedState };

export type Entry = {
  spelling: string;
  meaning: Meaning | undefined;
  /** Null where it has no part in a headline that a code could say. */
  sense: Sense | null;
  /** The English that it is written out as; null where it stays as written. */
  plain: string | null;
  /** A pilot reads it faster than its meaning. */
  isKept: boolean;
};

/** What the rules name: for whom or what something is closed or left open, by a code of the contract or else by a class of their own, and other things. */
export type Term =
  | ClosedFor
  | 'diversions'
  | 'permission'
  | 'rescue'
  | 'humanitarian'
  /** Crossing and towing; taxiing itself has other words. */
  | 'crossing'
  | 'based'
  /** It covers flights and aircraft of any kind. */
  | 'everything'
  | 'freight'
  /** What flights lack, where they are registered, where they come from: it narrows those who are named. */
  | 'narrowing'
  | 'licensed'
  /** What takes place at an aerodrome that is closed for it. */
  | 'occasions'
  | 'aircraft'
  | 'threshold'
  /** It is said of lengths and categories. */
  | 'reduced'
  /** Precedes the hours of a service, in other languages. */
  | 'hours'
  /** What an aircraft does, in the infinitive: `NAO POUSAR`. */
  | 'flying'
  | 'outOfService';

export const entries = new Map<string, Entry>();
/** Phrases are found by their words as spelled, in capitals, or by their lemmas. */
export const phrases = new Map<string, Extract<Sense, { kind: Kind }>>();
/** Texts share a few thousand words, so that the limit is reached by hostile ones only. */
const MOST_REMEMBERED = 20_000;
const LETTER_A = 65;
/** Null where a word is no slip. */
const slips = remembered((word: string): Entry | null => (mayBeSlip(word) && slipOf(word, entries)) || null, MOST_REMEMBERED);

/** Phrases as they are written: their lemmas are known once every word is read. */
const written: [string, Extract<Sense, { kind: Kind }>][] = [];
/** How many words the longest phrase with this first word has. */
const longest = new Map<string, number>();
/** Words of other languages than English; some are English too. Those of their section `[words]` say nothing but that. */
export const foreignWords = new Set<string>();
/** Ordinary words of English that say nothing of a closure: where one is next to it, it stays a doubt. */
export const englishWords = new Set<string>();
/** Days, months and the words between them in other languages: the English of each, which it means among times alone (`DOM FLT` are no flights on Sundays). */
export const timeWords = new Map<string, string>();
const terms = new Map<Term, string[]>();
const flownWords: Record<'landing' | 'takeOff' | 'training', string[]> = { landing: [], takeOff: [], training: [] };

const headed = /^(?<kind>named|placed|thing|state|adjective|denied|limit|surface|join|direction|side) (?<code>\w+): ?(?<rest>.*)$/;

/** The English after a `=` is in small letters. */
const foreignWord = /(?<!\S)[^\s;=a-z]+/g;

function readLanguage(text: string, isEnglish: boolean): void {
  let section = 'none';
  let sense: Sense | null = null;
  for (const row of text.split('\n')) {
    const { name, after } = /^\[(?<name>\w+)\] ?(?<after>.*)$/.exec(row)?.groups ?? {};
    section = name ?? section;
    const line = after ?? row;
    const head = headed.exec(line)?.groups;
    if (head) sense = { kind: head['kind'], code: head['code'] } as Sense;
    else if (!line.startsWith(' ')) sense = null;
    if (section === 'times') {
      for (const group of line.split(';')) {
        const [meant = '', ...spellings] = group.trim().split(' ');
        for (const spelling of spellings) timeWords.set(spelling, meant);
      }
      continue;
    }
    if (section === 'terms') {
      const [term = '', listed = ''] = line.split(': ');
      const [spelled = '', ...ofSeveral] = listed.split('|');
      const spellings = spelled.split(' ').filter(Boolean);
      terms.set(term as Term, [...(terms.get(term as Term) ?? []), ...spellings, ...ofSeveral.map((phrase) => phrase.trim())]);
      if (!isEnglish) for (const spelling of spellings) foreignWords.add(spelling);
      continue;
    }
    const [words = '', ...ofSeveral] = (head?.['rest'] ?? line).split('|');
    // A continued line begins with phrases.
    const isMore = head === undefined && sense !== null;
    for (const spelling of isEnglish ? [] : (words.match(foreignWord) ?? [])) foreignWords.add(spelling);
    if (section === 'words') {
      for (const word of isEnglish ? words.split(' ') : []) englishWords.add(word.toUpperCase());
      continue;
    }
    for (const group of isMore ? [] : words.split(';')) readGroup(group, section, sense);
    for (const phrase of isMore ? [words, ...ofSeveral] : ofSeveral) if (sense !== null) addPhrase(phrase.trim(), sense);
  }
}

function readGroup(group: string, section: string, sense: Sense | null): void {
  const [listed = '', meant] = group.split(' = ');
  let plain = meant?.trim() ?? null;
  for (const word of listed.trim().split(/\s+/)) {
    if (word === '') continue;
    const isKept = word.startsWith('*');
    const written = isKept ? word.slice(1) : word;
    if (/^[a-z]/.test(written)) plain = written;
    const spelling = written.toUpperCase();
    const flown = section in flownWords ? (section as keyof typeof flownWords) : null;
    if (flown !== null) flownWords[flown].push(spelling);
    const meaning = flown !== null ? 'operation' : section === 'none' ? undefined : (section as Meaning);
    entries.set(spelling, { spelling, meaning, sense, plain, isKept });
    if (sense !== null) addPhrase(spelling, sense);
  }
}

function addPhrase(phrase: string, sense: Sense): void {
  if (phrase !== '' && sense.kind !== 'denied') written.push([phrase, sense]);
}

readLanguage(english, true);
for (const language of [french, spanish, portuguese, italian, german, polish, russian, otherLanguages]) readLanguage(language, false);
for (const [phrase, sense] of written) {
  const isOfLemmas = /[a-z]/.test(phrase);
  // The lexicon has no slips of its own: to look for them takes 25 ms of every start.
  const words = phrase.split(' ').map((word) => (isOfLemmas ? lemmaOfEntry(word.toUpperCase(), entries.get(word.toUpperCase())) : word));
  const [first = ''] = words;
  phrases.set(words.join(' '), sense);
  longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
}

/** Landings, departures and training; other words for flights of any kind are operations too. */
export const flown = {
  landing: flownWords.landing.join(' '),
  takeOff: flownWords.takeOff.join(' '),
  training: flownWords.training.join(' '),
};

/** Lists the words and phrases of a term in all languages. */
export function wordsOfTerm(term: Term): ReadonlySet<string> {
  const words = terms.get(term);
  if (words === undefined) throw new Error(`no language has words under [terms] for ${term}`);
  return new Set(words);
}

/** The spellings of some words as one piece of a pattern, so that a rule names the class of a word and only the lexicon lists it. */
export const wordsOf = (isOf: (entry: Entry) => boolean): string =>
  patternOf([...entries.values()].filter(isOf).map(({ spelling }) => spelling));

const patternOf = (spellings: readonly string[]): string =>
  `(?:${spellings.toSorted((one, other) => other.length - one.length).join('|')})`;

/** Makes one piece of a pattern of the words and phrases of a term. */
export const ofTerm = (term: Term): string => patternOf([...wordsOfTerm(term)]);

export const ofMeaning = (...meanings: Meaning[]): string => wordsOf(({ meaning }) => meaning !== undefined && meanings.includes(meaning));
/** Makes one piece of a pattern of the words with a meaning in other languages than English. */
export const ofMeaningAbroad = (...meanings: Meaning[]): string =>
  wordsOf(({ meaning, spelling }) => meaning !== undefined && meanings.includes(meaning) && foreignWords.has(spelling));
export const ofCode = (...codes: Sense['code'][]): string => wordsOf(({ sense }) => sense !== null && codes.includes(sense.code));
/** It matches flights of any kind, but not the words for landings, take-offs and training. */
export const ofFlights = wordsOf(
  ({ meaning, spelling }) => meaning === 'operation' && !Object.values(flownWords).some((words) => words.includes(spelling)),
);

/** Finds the entry of a word in capitals as it is spelled, or of the word that it is a slip of. */
export function entryOf(word: string): Entry | undefined {
  const listed = entries.get(word);
  // Figures, which no other notice has, are not remembered.
  return listed !== undefined || word.length < FEWEST_LETTERS || word.charCodeAt(0) < LETTER_A ? listed : (slips(word) ?? undefined);
}

/**
 * Tells whether the word, or an ordinary one that it is a slip of, is in the lexicon at all. Longer words than `entryOf` asks for, because
 * nothing is concluded from it.
 */
export const isKnownWord = (word: string): boolean =>
  entryOf(word) !== undefined || (word.length > 5 && mayBeSlip(word) && nearTo(word, entries).length > 0);

export const meaningOf = (word: string): Meaning | undefined => entryOf(word)?.meaning;

/** Tells whether it is a word of ordinary English, which names are not. */
export const isOrdinaryWord = (word: string): boolean => plainOf(word) === word.toLowerCase();

/** The English that a word is written out as; undefined where it stays as written. */
export const plainOf = (word: string): string | undefined =>
  entryOf(word)?.plain ?? (englishWords.has(word) ? word.toLowerCase() : undefined);

const deniable: ReadonlySet<string> = new Set(deniedStates);

/** Finds what NOT denies before a word; null where it denies no state. */
export function deniedOf(word: string): DeniedState | null {
  const code = entryOf(word)?.sense?.code;
  if (code === 'operational') return 'operating';
  return code !== undefined && deniable.has(code) ? (code as DeniedState) : null;
}

/** Finds the form of a word in phrases: the singular of its English, whichever way it is spelled. */
export const lemmaOf = (word: string): string => lemmaOfEntry(word, entryOf(word));

function lemmaOfEntry(word: string, entry: Entry | undefined): string {
  const plain = entry?.plain ?? null;
  if (plain === null || !/^[a-z-]+$/.test(plain)) return word;
  if (/(?:ch|sh|ss|x)es$/.test(plain)) return plain.slice(0, -2);
  return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

export type Phrase = Extract<Sense, { kind: Kind }> & { to: number };

/** Finds the longest phrase that begins at a word, and the place after it. */
export function phraseAt(words: readonly string[], at: number): Phrase | null {
  const first = words[at] as string;
  const most = Math.max(longest.get(first) ?? 0, longest.get(lemmaOf(first)) ?? 0);
  for (let to = Math.min(at + most, words.length); to > at; to--) {
    const part = words.slice(at, to);
    const sense = phrases.get(part.join(' ')) ?? phrases.get(part.map(lemmaOf).join(' '));
    if (sense !== undefined) return { ...sense, to };
  }
  return null;
}

export const codesOf = (kind: Kind): HeadlineCode[] => [...phrases.values()].flatMap((sense) => (sense.kind === kind ? sense.code : []));
