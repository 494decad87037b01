/** A headline is a list of coded parts, so that it can be put into words in any language. `words/headline` makes the English one of it. */
import { Type, type Static } from 'typebox';
import { Closed, OneOf, TextOrNull } from '../schema/values.ts';
import { composedCodes, deniedStates, noLongerState, notState, plainStates } from './headline-codes.ts';
import { phraseCodes } from './headline-phrases.ts';

export const headlineRoles = [
  'cancels',
  'trigger',
  'topic',
  'ground',
  'thing',
  'more',
  'subject',
  'state',
  'mayBe',
  'condition',
  'said',
  'value',
  'limit',
  'detail',
  'levels',
  'note',
  'see',
  'next',
  'sentence',
  'quote',
  'doubt',
] as const;
export type HeadlineRole = (typeof headlineRoles)[number];

const listed = [...plainStates, ...deniedStates.map(notState), ...deniedStates.map(noLongerState), ...composedCodes, ...phraseCodes];
/** Each once: a phrase may have the code of a state. */
export const headlineCodes = [...new Set(listed)];
export type HeadlineCode = (typeof listed)[number];

const Said = Closed({
  code: OneOf(headlineCodes, 'what it is'),
  names: Type.Array(Type.String(), { description: 'designators, names and figures that belong to it, as published' }),
});

export const HeadlinePart = Closed({
  role: OneOf(
    headlineRoles,
    'what the part is within the headline: cancels (names has the number that is cancelled), trigger (of an AIP change), topic (in front of words that do not name it), ground (runway or aerodrome), thing, more (how many others), subject (as subjectCode), state, mayBe (a possible state), condition (as conditionCode), said (words of the text in the place of a state), value, limit, detail, levels, note, see (names has where the rest is said), next (the next line), sentence, quote (words of the text as the whole), doubt (words that may close)',
  ),
  says: Type.Array(Said, { description: 'what it says, in order; empty where only words of the text say it' }),
  text: TextOrNull('the words of the NOTAM that it is made of, as published; null where it is made of codes alone'),
  words: TextOrNull('those words in plain English'),
});
export type HeadlinePart = Static<typeof HeadlinePart>;
export type Said = HeadlinePart['says'][number];
