/**
 * Changes of the points of a route, each by its place in the text: two words that are equal are two points. Promise: everything else of the text stays as it
 * was written, and what is removed with a point is returned.
 */
import type { ParsedRoute } from '#contract/route/route.ts';

type Words = ParsedRoute['words'];
type Word = Words[number];

/** A text with the words and points that were read out of it. */
export type ReadText = { text: string; words: Words; points: readonly Pick<ParsedRoute['points'][number], 'from' | 'to'>[] };

/** Said behind a point, and true from it on (ICAO Doc 4444, Appendix 2, item 15 c4). */
const remarks: readonly Word['kind'][] = ['rules', 'traffic', 'stay'];
const ways: readonly (Word['kind'] | undefined)[] = ['direct', 'airway'];

/** Index in words; undefined for a point that is not of this text. */
const wordOf = ({ words, points }: ReadText, at: number): number | undefined => {
  const index = words.findIndex(({ from }) => from === points[at]?.from);
  return index === -1 ? undefined : index;
};

const isJoined = (text: string, before: Word | undefined, word: Word | undefined): boolean =>
  before !== undefined && word !== undefined && text.slice(before.to, word.from) === '/';

/** The words that are said of a point, first and last as indexes: `C/48N050W/M082F290F350`, `NIZ/N0120A055 VFR`. */
function groupOf({ text, words }: ReadText, index: number): { first: number; last: number } {
  let [first, last] = [index, index];
  if (words[first - 1]?.kind === 'cruiseClimb' && isJoined(text, words[first - 1], words[first])) first--;
  for (let next = words[last + 1]; next !== undefined; next = words[last + 1]) {
    const isChange = next.kind === 'speedLevel' && isJoined(text, words[last], next);
    if (!isChange && !remarks.includes(next.kind)) break;
    last++;
  }
  return { first, last };
}

/** Another word in the place of a point; what is said of it stays. */
export function withMoved(route: ReadText, at: number, word: string): string {
  const point = route.points[at];
  return point === undefined ? route.text : route.text.slice(0, point.from) + word + route.text.slice(point.to);
}

/** A word in front of a point; behind what leads to it, so that an airway ends at the new word and the route goes on straight. */
export function withInserted(route: ReadText, before: number, word: string): string {
  const { text, words } = route;
  const index = wordOf(route, before);
  if (index === undefined) return withAppended(route, word);
  const { first } = groupOf(route, index);
  const place = words[first]?.from ?? 0;
  const isFirst = before === 0;
  const onward = ways.includes(words[first - 1]?.kind) || (isFirst && usesDirect(words)) ? 'DCT ' : '';
  return `${text.slice(0, place)}${word} ${onward}${text.slice(place)}`;
}

/** A word behind all others. */
export function withAppended({ text, words }: ReadText, word: string): string {
  const last = words.at(-1);
  if (last === undefined) return word;
  const link = usesDirect(words) && !ways.includes(last.kind) ? ' DCT ' : ' ';
  return `${text.slice(0, last.to)}${link}${word}${text.slice(last.to)}`;
}

const usesDirect = (words: Words): boolean => words.some(({ kind }) => kind === 'direct');

/** Without a point, what is said of it, and the DCT that it leaves over; `removed` is what is gone, as written. */
export function withoutPoint(route: ReadText, at: number): { text: string; removed: string } {
  const { text, words } = route;
  const index = wordOf(route, at);
  if (index === undefined) return { text, removed: '' };
  let { first, last } = groupOf(route, index);
  const [before, after] = [words[first - 1], words[last + 1]];
  const leadsOn = ways.includes(before?.kind);
  if (after?.kind === 'direct' && (leadsOn || before === undefined || before.kind === 'speedLevel')) last++;
  else if (before?.kind === 'direct' && (ways.includes(after?.kind) || after === undefined)) first--;
  const [start, end] = [words[first], words[last]];
  if (start === undefined || end === undefined) return { text, removed: '' };
  const next = words[last + 1];
  const left =
    next === undefined ? text.slice(0, words[first - 1]?.to ?? 0) + text.slice(end.to) : text.slice(0, start.from) + text.slice(next.from);
  return { text: left, removed: text.slice(start.from, end.to) };
}
