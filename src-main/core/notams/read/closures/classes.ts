/** Sets of words that say for whom and for what something may be closed or left open; the lexicon lists them by language. */
import { wordsOfTerm } from '#core/notams/lexicon/lexicon.ts';
import type { Audience } from './closure-limits.ts';

export const permission = wordsOfTerm('permission');
export const rescue = wordsOfTerm('rescue');
export const humanitarian = wordsOfTerm('humanitarian');
export const crossing = wordsOfTerm('crossing');
export const based = wordsOfTerm('based');
export const scheduled = wordsOfTerm('commercial');
export const helicopters = wordsOfTerm('helicopters');
export const military = wordsOfTerm('military');
export const types = wordsOfTerm('aircraftType');
export const everything = wordsOfTerm('everything');
export const diversions = wordsOfTerm('diversions');
export const aircraft = wordsOfTerm('aircraft');
export const flying = wordsOfTerm('flying');
export const occasions = wordsOfTerm('occasions');
export const freight = wordsOfTerm('freight');
export const narrowing = wordsOfTerm('narrowing');
export const licensed = wordsOfTerm('licensed');

const visitors = wordsOfTerm('visitors');
export const isVisitor = (word: string): boolean => visitors.has(word);

/** The first class that has one of the words decides. */
const inOrder = [
  'visitors',
  'diversions',
  'overSize',
  'visual',
  'instrument',
  'private',
  'fixedWing',
  'helicopters',
  'gliders',
  'jets',
  'military',
  'civil',
  'commercial',
  'nonScheduled',
  'training',
  'aircraftType',
] as const;
export const codes: readonly { code: Audience; words: ReadonlySet<string> }[] = inOrder.map((code) => ({
  code,
  words: wordsOfTerm(code),
}));

const all: ReadonlySet<string> = new Set(
  [permission, rescue, humanitarian, crossing, based, everything, freight, licensed, ...codes.map(({ words }) => words)].flatMap(
    (words) => [...words],
  ),
);

/** `VUELOS DE EMERGENCIA`, `VOLI DI STATO`: what follows says which. */
export const ofRomance = /^(?:CO[MN]|EM|D[AEIO]?|D[AEO]S|DEL|DU|DELLA|DEI|DELLE|L[AEIO]?|L[AEO]S|IL|GLI|OS?|AS)$/;

/** Tells whether the word says for whom or for what. */
export const isOfClass = (word: string): boolean => all.has(word);
