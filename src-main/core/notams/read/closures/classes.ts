/** Sets of words that say for whom and for what something may be closed or left open; the lexicon lists them by language. */
import { audienceWords } from '#core/notams/lexicon/lexicon.ts';
import type { Audience } from './closure-limits.ts';

export const permission = audienceWords('permission');
export const rescue = audienceWords('rescue');
export const humanitarian = audienceWords('humanitarian');
export const crossing = audienceWords('crossing');
export const based = audienceWords('based');
export const scheduled = audienceWords('commercial');
export const helicopters = audienceWords('helicopters');
export const military = audienceWords('military');
export const types = audienceWords('aircraftType');
export const everything = audienceWords('everything');
export const diversions = audienceWords('diversions');
export const occasions = audienceWords('occasions');
export const freight = audienceWords('freight');
export const narrowing = audienceWords('narrowing');
export const licensed = audienceWords('licensed');

const visitors = audienceWords('visitors');
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
  words: audienceWords(code),
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
