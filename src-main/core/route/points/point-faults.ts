/** A fault says of a word's place that there is none, that it was chosen among several, or that it was not taken. */
import type { RouteCandidate, RouteFaultCode } from '#contract/route/faults.ts';
import type { Span, Word } from '../words/word.ts';
import { addedBy, type Sides, type Slot } from './choose.ts';
import type { Referred } from './options.ts';

export type PointFault = Span & {
  code: RouteFaultCode;
  candidates: RouteCandidate[];
  /** The word itself where the text does not have it, and its place among the alternates of the plan. */
  written?: string;
  alternate?: number;
};

export type WordSlot = Omit<Slot, 'options' | 'taken'> & {
  word: Word;
  text: string;
  options: readonly Referred[];
  taken: Referred | undefined;
  /** The data has it, even if without a position. */
  isKnown: boolean;
  /** It is a step of the route, or becomes one. */
  isPoint: boolean;
  isOneTooMany: boolean;
};

/** A flight plan has a few dozen; further ones are reported, and left out of the way. */
export const MOST_POINTS = 200;
export const WORDS_OF_WAYS: readonly Word['kind'][] = ['airway', 'procedure'];
const inText: readonly Word['kind'][] = ['point', 'bearingDistance', 'departure', 'destination', 'alternate', ...WORDS_OF_WAYS];

export function faultsOf(slot: WordSlot, sides: Sides): PointFault[] {
  const { from, to } = slot.word;
  return codesOf(slot).map((code) => ({
    code,
    from,
    to,
    candidates: code === 'ambiguous' || code === 'tooFar' || code === 'readAsPoint' ? candidatesOf(slot, sides) : [],
  }));
}

function codesOf({ word, options, taken, isKnown, isTooFar, isPoint, isOneTooMany }: WordSlot): RouteFaultCode[] {
  if (isOneTooMany && isPoint) return ['tooManyPoints'];
  if (WORDS_OF_WAYS.includes(word.kind)) return taken ? ['readAsPoint'] : ['notInData'];
  if (isTooFar) return ['tooFar'];
  if (taken)
    return [...(options.length > 1 ? (['ambiguous'] as const) : []), ...(taken.place?.isClosed ? (['closedAerodrome'] as const) : [])];
  // What has its own figures already has the fault of its word.
  if (!inText.includes(word.kind) || (word.kind === 'bearingDistance' && word.bearing > 360)) return [];
  if (!isKnown) return ['notInData'];
  return [word.kind === 'bearingDistance' ? 'noVariation' : 'noPosition'];
}

function candidatesOf({ options, taken }: WordSlot, sides: Sides): RouteCandidate[] {
  return options
    .flatMap((option): RouteCandidate[] => {
      const { place } = option;
      if (place === undefined) return [];
      const { latitude, longitude } = place.position ?? option.position;
      const { kind, id, ident, name, type } = place;
      return [{ kind, id, ident, name, type, latitude, longitude, addedNm: addedBy(option.position, sides), isTaken: option === taken }];
    })
    .toSorted((a, b) => Number(b.isTaken) - Number(a.isTaken) || (a.addedNm ?? 0) - (b.addedNm ?? 0));
}
