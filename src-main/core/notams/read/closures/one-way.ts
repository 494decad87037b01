/** Reads a runway that is used in one direction alone: `LDG RWY 15 ONLY, DEP RWY 33 ONLY`, `NUR IN RICHTUNG 21 FUER LANDUNGEN BENUTZBAR; STARTS NUR RICHTUNG 03`. */
import { part } from './closure-limits.ts';
import { type Finding, unnamed } from './closure-of-subject.ts';
import { oppositeEnd } from '../runways.ts';
import { operationOf } from './operations.ts';
import { isTime } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';

type Use = { of: 'landing' | 'takeOff'; end: string; segment: Segment };

/** Words between what is flown and the end of the runway. */
const NEAR = 4;

/** Landings towards one end and take-offs from the other, each alone: neither is left in the other direction. */
export function oneWay(segments: readonly Segment[]): Finding[] {
  const uses = segments.flatMap((segment) => (segment.some(({ meaning }) => meaning === 'only') ? usesIn(segment) : []));
  const [first, second] = uses;
  const isPair = uses.length === 2 && first?.of !== second?.of && first?.end === oppositeEnd(second?.end ?? '');
  if (!isPair) return [];
  return uses.map(({ of, segment }, at) => ({
    ...unnamed('runway', part('operation', 0, segment.length, { for: of }), segment, 0, segment.length),
    // The other end is that of the other use.
    names: [uses[1 - at]?.end ?? ''],
  }));
}

function usesIn(segment: Segment): Use[] {
  return segment.flatMap((token, at) => {
    const of = operationOf(token);
    if (of !== 'landing' && of !== 'takeOff') return [];
    const end = endAt(segment, at - 1) ?? endNear(segment, at, 1) ?? endNear(segment, at, -1);
    return end === null ? [] : [{ of, end, segment }];
  });
}

function endNear(segment: Segment, at: number, step: 1 | -1): string | null {
  for (let place = at + step; Math.abs(place - at) <= NEAR && segment[place] !== undefined; place += step) {
    const token = segment[place] as Token;
    if (token.text === ',' || /^(?:landing|takeOff)$/.test(operationOf(token) ?? '')) return null;
    const end = endAt(segment, place);
    if (end !== null) return end;
  }
  return null;
}

/** One end of a runway; a day or a pair of ends is none. */
function endAt(segment: Segment, at: number): string | null {
  const text = segment[at]?.text ?? '';
  const isOfPair = segment[at - 1]?.text === '/' || segment[at + 1]?.text === '/';
  return /^(?:0[1-9]|[12]\d|3[0-6])[LRC]?$/.test(text) && !isOfPair && !isTime(segment, at) ? text : null;
}
