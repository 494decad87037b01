/** What is wrong with words, each alone and in its place among the others (ICAO Doc 4444, Appendix 2, item 15 c). */
import type { RouteForm, WordFaultCode } from '#contract/route/words.ts';
import type { Word, WordFault } from './word.ts';

const MOST_DEGREES = 360;

/** Points, and what may be one: the data decides about airways and procedures. */
const points: readonly Word['kind'][] = ['point', 'coordinates', 'bearingDistance', 'departure', 'destination'];
const isPoint = (word: Word | undefined): boolean => word !== undefined && points.includes(word.kind);
const isWay = (word: Word | undefined): boolean => word?.kind === 'airway' || word?.kind === 'direct';
/** Said at a point, and no step to the next one. */
const remarks: readonly Word['kind'][] = ['speedLevel', 'rules', 'traffic', 'stay', 'time'];

export function wordFaults(words: readonly Word[], form: RouteForm): WordFault[] {
  const route = words.filter(({ kind }) => kind !== 'message' && kind !== 'alternate');
  return route.flatMap((word, at) => {
    const code = faultAlone(word) ?? faultInPlace(word, route, at, form);
    return code === undefined ? [] : [{ code, from: word.from, to: word.to }];
  });
}

function faultAlone(word: Word): WordFaultCode | undefined {
  if (word.kind === 'unknown') return 'notUnderstood';
  if (word.kind === 'coordinates' && word.position === undefined) return 'notAPosition';
  if (word.kind === 'bearingDistance' && word.bearing > MOST_DEGREES) return 'bearingOutOfRange';
  if (word.kind !== 'speedLevel') return undefined;
  if (word.speed === undefined) return 'speedMissing';
  if (word.speed.value === 0) return 'speedOutOfRange';
  return word.level === undefined ? 'levelMissing' : undefined;
}

function faultInPlace(word: Word, route: readonly Word[], at: number, form: RouteForm): WordFaultCode | undefined {
  const [before, after] = [route[at - 1], route[at + 1]];
  const step = route.slice(0, at).findLast(({ kind }) => !remarks.includes(kind));
  // Without the aerodromes, the first and the last way begin and end at them.
  const isOpenEnded = form === 'item15';
  switch (word.kind) {
    case 'direct':
    case 'airway':
      if (isWay(step)) return 'pointMissing';
      if (isOpenEnded || (step !== undefined && after !== undefined)) return undefined;
      // A word of an airway's form at an end may be an aerodrome.
      return word.kind === 'airway' ? undefined : 'misplaced';
    case 'speedLevel':
      if (word.isChange) return isPoint(before) || before?.kind === 'airway' || before?.kind === 'procedure' ? undefined : 'misplaced';
      return route.slice(0, at).every(({ kind }) => kind === 'departure' || kind === 'time') ? undefined : 'misplaced';
    case 'rules':
    case 'traffic':
    case 'stay':
      return isOpenEnded && step === undefined && word.kind !== 'stay' ? undefined : placeOfRemark(route, at);
    case 'cruiseClimb':
      return isPoint(after) && isChange(route[at + 2]) ? undefined : 'misplaced';
    case 'truncated':
      return after === undefined || after.kind === 'destination' ? undefined : 'misplaced';
    default:
      return undefined;
  }
}

const isChange = (word: Word | undefined): boolean => word?.kind === 'speedLevel' && word.isChange;

/** Behind a point, with what changes there between at most (item 15 c4). */
function placeOfRemark(route: readonly Word[], at: number): WordFaultCode | undefined {
  const step = route.slice(0, at).findLast(({ kind }) => !remarks.includes(kind));
  return isPoint(step) || step?.kind === 'airway' || step?.kind === 'procedure' ? undefined : 'misplaced';
}
