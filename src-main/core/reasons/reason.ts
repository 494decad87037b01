/** Reasons with their English sentences: what a refusal's details say, the log, the command line, and `text` over HTTP. */
import type { Reason, ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';
import { isLossReason } from '#domain/loss.ts';
import {
  areaSentences,
  notamFileSentences,
  routeFileSentences,
  waypointSentences,
  basemapSentences,
  weatherSentences,
} from './file-sentences.ts';
import { fetchingSentences } from './fetching-sentences.ts';
import { findingSentences, machineSentences } from './finding-sentences.ts';
import { setSentences } from './set-sentences.ts';
import { transferSentences } from './transfer-sentences.ts';

/** A row for each code; the compiler misses none. */
export type Sentences = { readonly [Code in ReasonCode]: (values: ReasonValues<Code>) => string };

const sentences: Sentences = {
  ...notamFileSentences,
  ...routeFileSentences,
  ...areaSentences,
  ...basemapSentences,
  ...waypointSentences,
  ...weatherSentences,
  ...setSentences,
  ...fetchingSentences,
  ...transferSentences,
  ...findingSentences,
  ...machineSentences,
};

/** `field` names the member of the request at fault. */
export function reason<Code extends ReasonCode>(code: Code, values: ReasonValues<Code>, about: { field?: string } = {}): Reason {
  return { code, ...about, values, text: sentences[code](values) };
}

/** The sentence with what is at fault in front of it. */
export const sentenceOf = ({ field, source, text }: Reason): string =>
  [source, field, text].filter((part) => part !== undefined).join(': ');

/** Whether the user may accept the loss that it is of. */
export const isAcceptable = (one: Reason): boolean => isLossReason(one) || one.code === 'sourceInUse';
