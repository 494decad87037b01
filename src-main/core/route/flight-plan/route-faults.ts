/** Checks item 15 c by the grammar of Doc 4444, more strictly than a typed route is read, and against the flight rules of item 8. */
import { readRoute } from '../words/words.ts';
import type { Word } from '../words/word.ts';
import { at, type Fault, type Part } from './fault.ts';

/** It makes an item 15 of the route alone; speed and level have fields of their own. */
const FRONT = 'N0100VFR ';

export const filedPoints: readonly Word['kind'][] = ['point', 'coordinates', 'bearingDistance'];
const byPosition: readonly Word['kind'][] = ['coordinates', 'bearingDistance'];
export const filedWays: readonly Word['kind'][] = ['direct', 'airway', 'procedure', 'truncated'];
const position = /^(?:\d{2}[NS]\d{3}[EW]|\d{4}[NS]\d{5}[EW])$/;
const designator = /^[A-Z0-9]{2,5}$/;

type Placed = Part & { word: Word };

export function routeWords(value: string): Placed[] {
  return readRoute(`${FRONT}${value}`)
    .words.slice(1)
    .map((word) => {
      const [from, to] = [word.from - FRONT.length, word.to - FRONT.length];
      return { text: value.slice(from, to), from, to, word };
    });
}

export function routeFaults(value: string): Fault[] {
  const words = routeWords(value);
  const ofGrammar = readRoute(`${FRONT}${value}`).faults.map(({ code, from, to }) => ({
    code,
    from: Math.max(0, from - FRONT.length),
    to: to - FRONT.length,
  }));
  return [
    ...ofGrammar,
    ...words.filter((word, index) => !isStrict(value, words[index - 1], word)).map((word) => at('wrongForm', word)),
    ...directs(words),
  ];
}

/** Tells whether a word is written as in a message; typed routes may have other coordinates, names of any length, and slashes anywhere. */
function isStrict(value: string, before: Placed | undefined, { text, from, word }: Placed): boolean {
  const isBehindSlash = value[from - 1] === '/';
  if (isBehindSlash && word.kind !== 'speedLevel' && before?.word.kind !== 'cruiseClimb') return false;
  if (word.kind === 'coordinates') return word.position === undefined || position.test(text);
  return word.kind !== 'point' || designator.test(text);
}

/** DCT is between points unless both are positions, and in front of the first. */
function directs(words: readonly Placed[]): Fault[] {
  let step: Placed | undefined;
  let isFirst = true;
  return words.flatMap((placed) => {
    const { kind } = placed.word;
    if (!filedPoints.includes(kind)) {
      if (filedWays.includes(kind)) [step, isFirst] = [undefined, false];
      return [];
    }
    const isDirect = isFirst || (step !== undefined && !(byPosition.includes(step.word.kind) && byPosition.includes(kind)));
    [step, isFirst] = [placed, false];
    return isDirect ? [at('dctMissing', placed)] : [];
  });
}

/** The route changes to these rules at such words. */
export const rulesIn = (value: string, rules: 'VFR' | 'IFR'): Placed[] =>
  routeWords(value).filter(({ word }) => word.kind === 'rules' && word.rules === rules);
