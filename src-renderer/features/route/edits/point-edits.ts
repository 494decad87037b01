/** Changes of a route's text at the place of one point. `at` counts points from 0; undefined where nothing changes. */
import { pointWords, type Word, type Written } from './point-words.ts';

/** With the point before or behind its neighbour; what connects them stays where it is. */
export function movedPoint(text: string, route: Written, at: number, way: 'up' | 'down'): string | undefined {
  const [first, second] = (way === 'up' ? [at - 1, at] : [at, at + 1]).map((point) => pointWords(route, text, point));
  if (first === undefined || second === undefined) return undefined;
  const [one, other] = [text.slice(first.from, first.to), text.slice(second.from, second.to)];
  return text.slice(0, first.from) + other + text.slice(first.to, second.from) + one + text.slice(second.to);
}

const isWay = ({ kind }: Word): boolean => kind === 'direct' || kind === 'airway';

/** Without the point. An airway that led over it stays; two that met there become `DCT`. Words that are not in the data stay. */
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
