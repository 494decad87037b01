/** What printed forms and the command line say in English. */
import type { BrakingAction } from '#contract/notams/decoded.ts';
import { stateReasonSentences, severityWords } from './common.ts';
import { briefingSentences, countedNotams } from './briefing.ts';
import { brakingWords, categoryWords, headlineSentence, type HeadlineOf } from './notams.ts';
import { plogSentences } from './plog.ts';
import { printedSentences } from './printed.ts';
import { legReasonCause, legReasonSentences, lightChangeSentences, staySentence, topSentences, variationSentence } from './route.ts';
import type { surfaceConditions, surfaceMaterials } from './common.ts';

export type GradedSurface = {
  materials: readonly (keyof typeof surfaceMaterials)[];
  condition: keyof typeof surfaceConditions | undefined;
};

export const en = {
  language: 'en' as const,
  briefing: briefingSentences,
  countedNotams,
  printed: printedSentences,
  plog: plogSentences,
  severities: severityWords,
  stateReasons: stateReasonSentences,
  legReasons: legReasonSentences,
  legReasonCause,
  lightChanges: lightChangeSentences,
  tops: topSentences,
  stay: staySentence,
  variation: variationSentence,
  categories: categoryWords,
  braking: (action: BrakingAction) => brakingWords[action],
  contaminant: (written: string): string => written,
  /** What a NOTAM says in a line; null for a text without words. */
  headline: headlineSentence,
  /** As part of a sentence. */
  headlineWithin: ({ headline }: HeadlineOf): string | null => headline,
  /** Words of a text, as they are in it. */
  quotedWithin: (words: string): string => words,
  /** A runway's surface in the words of its source; `graded`: what is understood of them. */
  surface: (written: string, _graded: GradedSurface | undefined): string => written,
  /** A text with its signs and spaces as the language sets them. */
  typeset: (text: string): string => text,
};
