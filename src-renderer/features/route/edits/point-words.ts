/** Where the points of a route are in its text, each with what is written at it. */
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Span } from '../marks.ts';

export type Written = Pick<ParsedRoute, 'words' | 'points'>;
export type Word = ParsedRoute['words'][number];

/** Valid from the point that they are written behind. */
const remarks: readonly Word['kind'][] = ['rules', 'traffic', 'stay'];

/** The words of a point: itself, speed and level behind a slash, the `C/` of a cruise climb before it, and remarks. */
type PointWords = { first: number; last: number; change: Word | undefined } & Span;

export function pointWords({ words, points }: Written, text: string, at: number): PointWords | undefined {
  const place = words.findIndex(({ from }) => from === points[at]?.from);
  const own = words[place];
  if (own === undefined) return undefined;
  const isJoined = (one: Word | undefined, other: Word | undefined): boolean =>
    one !== undefined && other !== undefined && text.slice(one.to, other.from) === '/';
  const before = words[place - 1];
  const first = before?.kind === 'cruiseClimb' && isJoined(before, own) ? place - 1 : place;
  const next = words[place + 1];
  const change = next?.kind === 'speedLevel' && isJoined(own, next) ? next : undefined;
  let last = change === undefined ? place : place + 1;
  for (let word = words[last + 1]; word !== undefined && remarks.includes(word.kind); word = words[last + 1]) last++;
  return { first, last, change, from: words[first]?.from ?? own.from, to: words[last]?.to ?? own.to };
}
