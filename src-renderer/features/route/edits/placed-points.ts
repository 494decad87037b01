/** Points that are put into a route or elsewhere, each by its place in the text: two words that are equal are two points. Everything else stays as it was written. */
import { pointWords, type Word, type Written } from './point-words.ts';

const ways: readonly (Word['kind'] | undefined)[] = ['direct', 'airway'];

/** Another word in the place of a point, counted from 0; what is said of it stays. */
export function withPlaced(text: string, { points }: Pick<Written, 'points'>, at: number, word: string): string {
  const point = points[at];
  return point === undefined ? text : text.slice(0, point.from) + word + text.slice(point.to);
}

/** A word in front of a point, or behind all where `before` is none; behind what leads to it, so that an airway ends at the new word and the route goes on straight. */
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
