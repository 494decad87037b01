import type { BrakingAction, Decoded } from '#contract/notams/decoded.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';
import {
  common,
  coverageSentences,
  severityWords,
  stateReasonSentences,
  stepSentences,
  type surfaceConditions,
  type surfaceMaterials,
} from './common.ts';
import { briefingSentences, countedNotams } from './briefing.ts';
import { effectWords } from './effects.ts';
import { flightPlanFaultSentences, flightPlanUnknownSentences, notFiled } from './flight-plan.ts';
import {
  brakingWords,
  categoryWords,
  cutHeadline,
  effectRuleWords,
  headlineSentence,
  issueWords,
  severityRuleWords,
  warningWords,
  type HeadlineOf,
} from './notams.ts';
import { plogSentences } from './plog.ts';
import { weatherWords } from './weather.ts';
import { printedSentences } from './printed.ts';
import {
  legHeads,
  legReasonCause,
  legReasonSentences,
  lightChangeSentences,
  routeFaultSentences,
  staySentence,
  topSentences,
  variationSentence,
} from './route.ts';

type GradedSurface = {
  materials: readonly (keyof typeof surfaceMaterials)[];
  condition: keyof typeof surfaceConditions | undefined;
};

export type RefusalOf = {
  code: RefusalCode;
  lines: readonly string[];
  reasons?: readonly Reason[] | undefined;
  details?: readonly string[] | undefined;
  about: { message?: string | undefined; detailsInMessage?: number | undefined };
};
/** A NOTAM is written from these. */
export type Said = { startDate: string | null; endDate: string | null; decoded: Decoded };

export const en = {
  language: 'en' as const,
  common,
  briefing: briefingSentences,
  countedNotams,
  printed: printedSentences,
  weather: weatherWords,
  plog: plogSentences,
  severities: severityWords,
  stateReasons: stateReasonSentences,
  steps: stepSentences,
  legHeads,
  legReasons: legReasonSentences,
  legReasonCause,
  lightChanges: lightChangeSentences,
  tops: topSentences,
  stay: staySentence,
  variation: variationSentence,
  categories: categoryWords,
  braking: (action: BrakingAction) => brakingWords[action],
  contaminant: (written: string): string => written,
  /** A NOTAM has this in a line; null for a text without words. */
  headline: headlineSentence,
  cutHeadline,
  /** Writes the headline as part of a sentence. */
  headlineWithin: ({ headline }: HeadlineOf): string | null => headline,
  /** The words of a text are as they are in it. */
  quotedWithin: (words: string): string => words,
  /** A runway's surface in the words of its source; `graded`: what is understood of them. */
  surface: (written: string, _graded: GradedSurface | undefined): string => written,
  /** The language sets the signs and spaces of a text. */
  typeset: (text: string): string => text,

  lossOption: 'The option that accepts it is --accept-loss.',
  refusal: ({ lines }: RefusalOf): readonly string[] => lines,
  reason: ({ text }: Reason): string => text,

  routeFaults: routeFaultSentences,
  flightPlanFaults: flightPlanFaultSentences,
  flightPlanUnknown: flightPlanUnknownSentences,
  warnings: warningWords,
  issues: issueWords,
  effectRules: effectRuleWords,
  severityRules: severityRuleWords,
  effects: effectWords,

  firstStart: (user: string) => `First start: made the user "${user}". "aeroshelf keys add ${user}" makes an API key for other programs.`,
  firstKey: (user: string, key: string) => `First start: made the user "${user}" with this API key, shown only now: ${key}`,
  error: 'Error',
  note: 'Note',

  route: {
    from: 'from',
    to: 'to',
    notForNavigation: ' Not for navigation.',
    /** An example reads `GVA Geneva (VOR-DME); not GVA Geneva (NDB)`. */
    candidates: (first: string, others: string) => (others === '' ? first : `${first}; not ${others}`),
    message: 'message',
    item: (item: string) => `item ${item}`,
    notFiled: notFiled.short,
    /** These options give a figure that is not known. */
    windOption: '--wind 240/25; --wind calm for none',
    levelOption: 'N0110A055 or N0110VFR before the route',
    beforeRoute: (words: string) => `${words} before the route`,
    either: (option: string, other: string) => `${option}, or ${other}`,
  },

  shownIn: (file: string, notams: number) => `${file}: ${countedNotams(notams)} shown. Not for navigation.`,

  notams: {
    andMore: (value: number) => `  and ${value} more`,
    read: (read: number, added: number, changed: number, unchanged: number, repeated: number) =>
      `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${repeated} repeated. `,
    understood: (fully: number, partly: number, not: number) => `Understood fully ${fully}, partly ${partly}, not ${not}. `,
    formats: (names: string) => `Formats: ${names}.`,
    checklist: (notam: string, listed: number) => `Checklist ${notam}: ${listed} valid`,
    allStored: ', all stored.',
    notStored: (value: number, names: string, more: number) => `, ${value} not stored: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
    shown: (shown: number, total: number) => `${shown} of ${total} shown.`,
    newest: (issued: string | null, country: string | null) =>
      `The newest NOTAM ${country === null ? '' : `of ${country} `}stored was issued ${issued ?? 'at an unknown time'}.`,
    ...coverageSentences,
    lastImport: (time: string) => `Last import: ${time}.`,
    line: (line: number) => `line ${line}`,
    status: ({ status, severity, category }: Pick<Decoded, 'status' | 'severity' | 'category'>, rule: string) =>
      `Status ${status}, severity ${severity} (rule: ${rule}), ${category}.`,
    effect: 'Effect: ',
    warning: 'Warning: ',
    rule: (rule: string) => ` (rule: ${rule})`,
  },

  /** What a NOTAM says, in a line of a list. */
  inALine: ({ decoded }: Said): string => decoded.plainText,
  /** What a NOTAM says, as a separate text. */
  inPlainWords: ({ decoded }: Said): readonly string[] => [decoded.plainText],
};
