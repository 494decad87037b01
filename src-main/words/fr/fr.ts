/** What printed forms and the command line say in French. */
import type { Sentences } from '../sentences.ts';
import { stateReasonSentences, severityWords, surfaceConditions, surfaceMaterials, typeset } from './common.ts';
import { briefingSentences, countedNotams } from './briefing.ts';
import { headlineInFrench } from './headline/line.ts';
import { brakingWords, categoryWords } from './notams.ts';
import { plainSentences } from './plain.ts';
import { plogSentences } from './plog.ts';
import { printedSentences } from './printed.ts';
import { legReasonCause, legReasonSentences, lightChangeSentences, staySentence, topSentences, variationSentence } from './route.ts';

const quoted = (words: string): string => `« ${words} »`;

export const fr: Sentences = {
  language: 'fr',
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
  braking: (action) => brakingWords[action],
  contaminant: (written) => plainSentences.contaminants[written.toLowerCase()] ?? quoted(written),
  headline: headlineInFrench,
  headlineWithin: headlineInFrench,
  quotedWithin: quoted,
  surface(written, graded) {
    if (graded === undefined) return quoted(written);
    const { materials, condition } = graded;
    const made = materials.map((material) => surfaceMaterials[material]).join('/');
    return condition === undefined ? made : `${made}, ${surfaceConditions[condition]}`;
  },
  typeset,
};
