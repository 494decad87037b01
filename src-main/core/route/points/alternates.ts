/**
 * Finds the alternates that the plan names apart from its text, as aerodromes. Promise: none is dropped: one without a position has a
 * fault.
 */
import type { LatLon } from '#domain/lat-lon.ts';
import { coordinatesAt, ownPlaceAt, upperCasedWords } from '../words/own-place.ts';
import type { Span, Word } from '../words/word.ts';
import { addedBy } from './choose.ts';
import { optionsOf, type Known } from './options.ts';
import type { Point } from './point.ts';
import { faultsOf, type PointFault, type WordSlot } from './point-faults.ts';
import { pointOf } from './points.ts';

type Alternates = { points: Point[]; faults: PointFault[] };

/** `at` is where the text ends; `destination` is what the nearest of several is near to. */
export function findAlternates(
  alternates: readonly string[],
  data: Known,
  { at, destination }: { at: number; destination: LatLon | undefined },
): Alternates {
  const found: Alternates = { points: [], faults: [] };
  for (const [alternate, written] of alternates.entries()) {
    const sides = { before: destination };
    const slot = slotOf(wordOf(written, { from: at, to: at }), data, written);
    slot.options = slot.options.toSorted((a, b) => (addedBy(a.position, sides) ?? 0) - (addedBy(b.position, sides) ?? 0));
    [slot.taken] = slot.options;
    found.faults.push(...faultsOf(slot, sides).map((fault) => ({ ...fault, alternate, written })));
    found.points.push(...pointOf(slot, {}, []).map((point) => ({ ...point, written })));
  }
  return found;
}

function wordOf(written: string, span: Span): Word {
  const text = upperCasedWords(written.trim());
  const place = ownPlaceAt(text, 0) ?? coordinatesAt(text, 0);
  return place?.position && place.to === text.length ? { ...place, ...span } : { ...span, kind: 'alternate', ident: text };
}

/** An aerodrome or a place of the user wins over the navaid of that name. */
function slotOf(word: Word, data: Known, text: string): WordSlot {
  const { options, isKnown } = optionsOf(word, data);
  const fields = options.filter(({ place }) => place?.kind !== 'navaid');
  return {
    word,
    text,
    options: fields.length > 0 ? fields : options,
    isKnown,
    isPoint: false,
    isOneTooMany: false,
    isTooFar: false,
    taken: undefined,
  };
}
