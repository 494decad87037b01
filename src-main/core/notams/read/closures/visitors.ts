/** `NO VISITING ACFT`, `VISITORS NOT ACCEPTED`: an aerodrome that is closed to them, though no word names it. */
import type { Finding } from './finding.ts';
import { whole } from './limit.ts';
import type { Segment, Token } from './tokens.ts';

const visitors: ReadonlySet<string> = new Set(['VISITOR', 'VISITORS', 'VISITING', 'TRANSIENT', 'TRANSIENTS', 'ITINERANT']);

export const isVisitor = ({ text }: Token): boolean => visitors.has(text);

/** More words between them belong to something else. */
const MOST_BETWEEN = 6;

export function visitorsIn(segment: Segment): Finding[] {
  const at = segment.findIndex(isVisitor);
  if (at < 0 || !(isRefusedBefore(segment, at) || isRefusedBehind(segment, at))) return [];
  const words = { from: 0, to: segment.length };
  return [
    {
      kind: 'aerodrome',
      names: [],
      isEvery: false,
      isOnWater: false,
      segment,
      clause: words,
      limits: { ...whole, extent: 'part', how: 'aircraft', for: 'visitors', words },
    },
  ];
}

/** `NO VISITING ACFT`, but not `NO VISITOR PARKING`. */
const isRefusedBefore = (segment: Segment, at: number): boolean =>
  segment[at - 1]?.meaning === 'no' && (segment[at]?.text.endsWith('S') === true || isOfFlight(segment, at + 1));

/** `VISITING ACFT NOT ACCEPTED`. */
function isRefusedBehind(segment: Segment, at: number): boolean {
  if (segment[at]?.text.endsWith('S') !== true && !isOfFlight(segment, at + 1)) return false;
  for (let next = at + 1; next < Math.min(segment.length, at + MOST_BETWEEN); next++) {
    const { meaning } = segment[next] as Token;
    if (meaning === 'other' || meaning === 'condition') return false;
    if (meaning === 'not') {
      const allowed = segment.findIndex((token, place) => place > next && place < next + 3 && token.meaning === 'allowed');
      // `NOT PERMITTED TO CONDUCT TRAINING`.
      return allowed > 0 && (segment[allowed + 1]?.text !== 'TO' || /^(?:LAND|OPERATE|USE)$/.test(segment[allowed + 2]?.text ?? ''));
    }
    if (meaning === 'stopped') return true;
  }
  return false;
}

/** `FIXED WING ACFT`. */
function isOfFlight(segment: Segment, from: number): boolean {
  for (let at = from; at < Math.min(segment.length, from + 4); at++) {
    const { meaning } = segment[at] as Token;
    if (meaning === 'operation') return true;
    if (meaning !== undefined && meaning !== 'filler') return false;
  }
  return false;
}
