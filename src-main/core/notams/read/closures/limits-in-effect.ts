/** What the limits of a closure say in its effect: times as periods, words as the text has them. */
import { oneLine } from '#core/text/line.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Effect } from '../notice.ts';
import type { Span } from './effect.ts';
import type { How, Limits } from './closure-limits.ts';
import { listedPeriods } from './listed-periods.ts';
import type { Segment } from './tokens.ts';

type Range = { from: number; to: number };

/** `place` tells when the sun rises there. */
export type When = Span & { place: LatLon | null };

const MOST_LETTERS = 160;

/** The place in the text of tokens, end excluded. */
export function placeOf(segment: Segment, tokens: Range | null): Range | null {
  const [first, last] = tokens ? [segment[tokens.from], segment[tokens.to - 1]] : [];
  return first && last ? { from: first.from, to: last.to } : null;
}

export function wordsAt(segment: Segment, tokens: Range | null, text: string): string | null {
  const place = placeOf(segment, tokens);
  return place && oneLine(text.slice(place.from, place.to)).slice(0, MOST_LETTERS);
}

export type Said = Pick<Effect, 'extent' | 'for' | 'when' | 'words' | 'periods'>;

/** Times that are those of the whole NOTAM limit nothing. */
export function saidBy(limits: Limits, segment: Segment, text: string, span: When): { how: How; said: Said } {
  const listed = limits.times === null ? null : listedPeriods(limits.times, span);
  if (listed?.isThroughout === true)
    return { how: 'whole', said: { extent: 'whole', for: limits.for, when: null, words: null, periods: [] } };
  const { how, extent, for: closedFor, when, words } = limits;
  return { how, said: { extent, for: closedFor, when, words: wordsAt(segment, words, text), periods: listed?.periods ?? [] } };
}
