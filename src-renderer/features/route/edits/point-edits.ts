/** Changes a route's text at the place of one point. `at` counts points from 0; undefined where nothing changes. */
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Span } from '../marks.ts';

/** Moves the point before or after its neighbour; what connects them stays where it is. */
export function movedPoint(text: string, route: Written, at: number, way: 'up' | 'down'): string | undefined {
  const [first, second] = (way === 'up' ? [at - 1, at] : [at, at + 1]).map((point) => pointWords(route, text, point));
  if (first === undefined || second === undefined) return undefined;
  const [one, other] = [text.slice(first.from, first.to), text.slice(second.from, second.to)];
  return text.slice(0, first.from) + other + text.slice(first.to, second.from) + one + text.slice(second.to);
}

const isWay = ({ kind }: Word): boolean => kind === 'direct' || kind === 'airway';

/** Removes the point. An airway that led over it stays; two that met there become `DCT`. Words that are not in the data stay. */
export function withoutPoint(text: string, route: Written, at: number): string | undefined {
  const gone = pointWords(route, text, at);
  if (gone === undefined) return undefined;
  const [before, behind] = [pointWords(route, text, at - 1), pointWords(route, text, at + 1)];
  const left = route.words.slice((before?.last ?? gone.first - 1) + 1, gone.first);
  const right = route.words.slice(gone.last + 1, behind?.first ?? route.words.length);
  const leftKept = left.slice(0, left.findLastIndex((word) => !isWay(word)) + 1);
  const firstKept = right.findIndex((word) => !isWay(word));
  const rightKept = firstKept === -1 ? [] : right.slice(firstKept);
  const ways = [...left.slice(leftKept.length), ...right.slice(0, right.length - rightKept.length)].map((word) => word.text);
  const isOneWay = new Set(ways).size === 1;
  const way = before === undefined || behind === undefined || ways.length === 0 ? [] : [isOneWay ? (ways[0] ?? 'DCT') : 'DCT'];
  const middle = [...leftKept.map((word) => word.text), ...way, ...rightKept.map((word) => word.text)];
  const [head, tail] = [text.slice(0, before?.to ?? gone.from), behind === undefined ? '' : text.slice(behind.from)];
  return [head.trimEnd(), ...middle, tail.trimStart()].filter((part) => part !== '').join(' ');
}

export type Written = Pick<ParsedRoute, 'words' | 'points'>;
type Word = ParsedRoute['words'][number];

/** These words are valid from the point that they follow. */
const remarks: readonly Word['kind'][] = ['rules', 'traffic', 'stay'];

/** A point has its own word, speed and level after a slash or a space, the `C/` of a cruise climb before it, and remarks. */
type PointWords = { first: number; last: number; change: Word | undefined } & Span;

export function pointWords({ words, points }: Written, text: string, at: number): PointWords | undefined {
  const place = words.findIndex(({ from }) => from === points[at]?.from);
  const own = words[place];
  if (own === undefined) return undefined;
  const before = words[place - 1];
  const first = before?.kind === 'cruiseClimb' && text.slice(before.to, own.from) === '/' ? place - 1 : place;
  const next = words[place + 1];
  const change = next?.kind === 'speedLevel' ? next : undefined;
  let last = change === undefined ? place : place + 1;
  for (let word = words[last + 1]; word !== undefined && remarks.includes(word.kind); word = words[last + 1]) last++;
  return { first, last, change, from: words[first]?.from ?? own.from, to: words[last]?.to ?? own.to };
}

const ways: readonly (Word['kind'] | undefined)[] = ['direct', 'airway'];

/** Another word in the place of a point, counted from 0; what is said of it stays. */
export function withPlaced(text: string, { points }: Pick<Written, 'points'>, at: number, word: string): string {
  const point = points[at];
  return point === undefined ? text : text.slice(0, point.from) + word + text.slice(point.to);
}

/** A word in front of a point, or after all where `before` is none; after what leads to it, so that an airway ends at the new word and the route goes on straight. */
export function withInserted(text: string, route: Written, before: number, word: string): string {
  const place = pointWords(route, text, before);
  if (place === undefined) return withAppended(text, route, word);
  const isOnward = ways.includes(route.words[place.first - 1]?.kind) || (before === 0 && usesDirect(route));
  return `${text.slice(0, place.from)}${word} ${isOnward ? 'DCT ' : ''}${text.slice(place.from)}`;
}

function withAppended(text: string, route: Written, word: string): string {
  const last = route.words.at(-1);
  if (last === undefined) return word;
  const link = usesDirect(route) && !ways.includes(last.kind) ? ' DCT ' : ' ';
  return `${text.slice(0, last.to)}${link}${word}${text.slice(last.to)}`;
}

const usesDirect = ({ words }: Written): boolean => words.some(({ kind }) => kind === 'direct');
