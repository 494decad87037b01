/** Writes a phrase in French: the thing that the headline is about comes first, then the runway or taxiway that it belongs to. */
import type { Said } from '#contract/notams/headline.ts';
import { composed, composedGenders, type Phrase } from './composed.ts';
import { directions, joins, limits, type Join } from './limits.ts';
import { states, stateInFrench, type Gender } from './states.ts';
import { things } from './things.ts';

export type InFrench = { words: string; gender: Gender };

type Noun = { gender: Gender; one: string; many: string };

const nouns = new Map<string, Noun>();
for (const [code, row] of Object.entries(things)) {
  const [gender = 'm', ...words] = row.split(' ');
  const [one = '', many = one] = words.join(' ').split('|');
  nouns.set(code, { gender: gender as Gender, one, many });
}
const joinOf = new Map<string, Join>(Object.entries(joins));
const directionOf = new Map<string, string>(Object.entries(directions));
const limitOf = new Map<string, string>(Object.entries(limits));
const phraseOf = new Map<string, Phrase>(Object.entries(composed));
const genderOf = new Map<string, Gender>(Object.entries(composedGenders));
const isState = (code: string): code is keyof typeof states => code in states;

/** Null means that a code is not a state. */
function stateOf(code: string, gender: Gender): string | null {
  if (isState(code)) return stateInFrench(code, gender);
  const denied = /^(?<no>not|noLonger)(?<state>[A-Z]\w*)$/.exec(code)?.groups;
  const state = denied?.['state'] === undefined ? '' : denied['state'].charAt(0).toLowerCase() + denied['state'].slice(1);
  return isState(state) ? `${denied?.['no'] === 'not' ? 'non' : 'plus'} ${stateInFrench(state, gender)}` : null;
}

/** Writes `peut être fermé`, `peuvent ne pas être disponibles`. */
export function possible(code: string, gender: Gender): string {
  const isPlural = gender.endsWith('p');
  const state = stateOf(code, gender) ?? '';
  const may = isPlural ? 'peuvent' : 'peut';
  return state.startsWith('non ') ? `${may} ne pas être ${state.slice(4)}` : `${may} être ${state}`;
}

/** Words of all codes, in order, and the gender of what they are about. */
export function phraseInFrench(says: readonly Said[], about: Gender): InFrench {
  const given = says.filter(({ code }, at) => code !== 'fuel' || !fuels.has(says[at - 1]?.code ?? ''));
  const ordered = headFirst(given);
  let words = '';
  let gender: Gender | null = null;
  let join: Join | null = null;
  let isListed = false;
  let keepsArticle: 'article' | null = null;
  let way = '';
  let number = '';
  let wasThing = false;
  for (const [at, { code, names }] of ordered.entries()) {
    const next = joinOf.get(code);
    if (code === 'adjacentTo' && directionOf.has(ordered[at + 1]?.code ?? '')) words += `${words === '' ? '' : ' '}à côté,`;
    else if (code === 'comma') {
      words += ',';
      wasThing = false;
      isListed ||= keepsArticle === null;
    } else if (next) {
      const isContinued = next[0] === 'bare' && (code === 'and' || code === 'or') && keepsArticle !== null;
      isListed ||= code === 'and' && keepsArticle === null && wasThing;
      if (!isContinued) keepsArticle = next[0] === 'article' ? 'article' : null;
      join = isContinued ? ['article', next[1]] : next;
      wasThing = false;
    } else if (directionOf.has(code)) way = directionOf.get(code) ?? '';
    else if (code === 'number') number = sayOf(code, names);
    else {
      const noun = nouns.get(code);
      const phrase = noun ? [named(noun, names, way), number].filter(Boolean).join(' ') : sayOf(code, names, gender ?? about);
      // `TERMINAL RAMP EDGE MARKINGS` are markings: what has no designator and comes last is meant.
      if (noun && words !== '' && join === null && names.length === 0 && ordered === given) gender = noun.gender;
      words += noun && words !== '' && !words.endsWith(',') && join === null ? `, ${phrase}` : behind(words, join, noun, phrase);
      gender ??= noun ? (names.length > 1 ? plural(noun.gender) : noun.gender) : (genderOf.get(code) ?? null);
      [join, way, number] = [null, '', ''];
      wasThing = noun !== undefined;
    }
  }
  // An adjective may come at the end.
  if (join) words += behind(words, ['bare', join[1]], undefined, '').trimEnd();
  if (way !== '') words += ` ${way}`;
  return { words, gender: isListed && gender !== null ? plural(gender) : (gender ?? 'm') };
}

/** `JET A FUEL` is said once. */
const fuels = new Set(['jetFuel', 'avgas']);

const plural = (gender: Gender): Gender => (gender === 'f' || gender === 'fp' ? 'fp' : 'mp');

/** `RWY 13L PAPI` is about a PAPI: what has no designator of its own comes first. */
function headFirst(says: readonly Said[]): readonly Said[] {
  let to = 0;
  while (to < says.length && nouns.has((says[to] as Said).code)) to++;
  const last = says[to - 1];
  if (to < 2 || !last || last.names.length > 0 || !says.slice(0, to - 1).some(({ names }) => names.length > 0)) return says;
  return [last, ...says.slice(0, to - 1), ...says.slice(to)];
}

const named = ({ one, many }: Noun, names: readonly string[], way: string): string =>
  [names.length > 1 ? many : one, way, names.join(', ')].filter(Boolean).join(' ');

export function sayOf(code: string, names: readonly string[], gender: Gender = 'm'): string {
  const limit = limitOf.get(code) ?? directionOf.get(code);
  if (limit !== undefined) return limit;
  const noun = nouns.get(code);
  if (noun) return named(noun, names, '');
  if (code === 'partlyClosed') return `partiellement ${stateInFrench('closed', gender)}`;
  const phrase = phraseOf.get(code);
  if (phrase !== undefined) return typeof phrase === 'function' ? phrase(...names) : phrase;
  return stateOf(code, gender) ?? '';
}

function behind(words: string, join: Join | null, noun: Noun | undefined, phrase: string): string {
  const blank = words === '' ? '' : ' ';
  if (join === null) return blank + phrase;
  const [kind, link] = join;
  const before = link === '' ? blank : `${blank}${link} `;
  if (noun === undefined) return before + (kind === 'de' ? contracted('d', phrase) : kind === 'à' ? `à ${phrase}` : phrase);
  if (kind === 'bare') return before + phrase;
  if (kind === 'article') return before + withArticle(noun.gender, phrase);
  return before + (kind === 'de' ? joined(noun.gender, phrase, 'de', 'du', 'des') : joined(noun.gender, phrase, 'à', 'au', 'aux'));
}

const startsWithVowel = (words: string): boolean => /^[aeiouyàâéèêîïôœhAEIOUÉ]/.test(words);
const contracted = (letter: string, words: string): string => (startsWithVowel(words) ? `${letter}’${words}` : `${letter}e ${words}`);

function withArticle(gender: Gender, words: string): string {
  if (gender.endsWith('p')) return `les ${words}`;
  if (startsWithVowel(words)) return `l’${words}`;
  return `${gender === 'f' ? 'la' : 'le'} ${words}`;
}

/** Writes `du seuil`, `de la piste`, `de l’aire`, `des feux`. */
function joined(gender: Gender, words: string, bare: string, masculine: string, many: string): string {
  if (gender.endsWith('p')) return `${many} ${words}`;
  if (gender === 'm' && !startsWithVowel(words)) return `${masculine} ${words}`;
  return `${bare} ${withArticle(gender, words)}`;
}
