/** Says what a NOTAM that closes all aerodromes of a region but some means for one of them. The function is pure. */
import { capitals } from '#core/text/line.ts';
import { aerodromesOfRegion } from '../read/region.ts';
import type { Looked } from './causes.ts';

/** The aerodrome lies in such a part of the region or not. */
const part = /\b(?:PARTS?|SECTORS?|NORTH\w{0,4}|SOUTH\w{0,4}|EAST\w{0,3}|WEST\w{0,3}|AREAS?|[NSEW]{1,2} OF)\b/;
/** Others than all are closed then: `ALL AIRPORTS ARE OPEN EXCEPT: … CLSD`. */
const open = /\b(?:OPEN|OPN|HOURS?|ACCORDING)\b/;
/** It matches the exception of `ALL AIRPORTS EXCEPT QQAB ARE CLOSED`. */
const except = /\b(?:EXC|EXCEPT\w{0,5}|EXCLUDING|OTHER THAN)\b/;

export type RegionalClosure = {
  /** Its effects are those on the aerodrome: it closes it, or may close it. Null where the aerodrome is excepted by name, or nothing closes. */
  closes: Looked | null;
  /** Whether it closes the aerodrome is not known: it names it, or a part of the region, or the region of the aerodrome is not known. */
  isUnsure: boolean;
};

/** `codes` are those by which NOTAMs name the aerodrome; `isOfFir` tells that it is known to lie in that region. Null for a NOTAM that closes no region. */
export function regionalClosure(looked: Looked, codes: readonly string[], isOfFir = true): RegionalClosure | null {
  const text = capitals(looked.notam.text);
  const where = aerodromesOfRegion(text)?.where;
  if (where === undefined) return null;
  const isNamed = codes.some((code) => isNamedIn(text, code));
  const isOfOpen = open.test(where);
  if (isOfOpen && !isNamed) return null;
  const isExcepted = !isOfOpen && codes.some((code) => isNamedIn(exceptionIn(text), code));
  const isUnsure = isNamed || !isOfFir || part.test(where);
  const isOfOthers = except.test(where);
  const effects = looked.notam.effects.flatMap((effect): Effect[] => {
    if (effect.kind === 'mayClose') return [effect];
    if (effect.kind !== 'closesAerodrome') return [];
    const closing = ofOthers(effect, isOfOthers);
    return [isUnsure ? { ...closing, kind: 'mayClose', extent: null, rule: 'closureNotDecided' } : closing];
  });
  const isDecided = !isUnsure && effects.every(({ kind }) => kind === 'closesAerodrome');
  if (isExcepted || effects.length === 0) return { closes: null, isUnsure: true };
  return { closes: { ...looked, notam: { ...looked.notam, effects } }, isUnsure: !isDecided };
}

const isNamedIn = (text: string, code: string): boolean => new RegExp(`\\b${code}\\b`).test(text);

/** The exception ends with its sentence, or where the closure is named after it. */
function exceptionIn(text: string): string {
  const from = text.search(except);
  return from < 0 ? '' : (text.slice(from).split(/\.(?:\s|$)|\b(?:CLOSED|CLSD|SUSPENDED|INCL\w{0,6})\b/, 1)[0] ?? '');
}

type Effect = Looked['notam']['effects'][number];

/** An exception of aerodromes is none of those that it does not name: `FOR ALL FLIGHTS EXCEPT QQAB`. */
function ofOthers(effect: Effect, isOfOthers: boolean): Effect {
  const words = effect.words ?? '';
  const isOfPlaces = effect.for === 'allButSome' && effect.conditions.length === 0 && except.test(words);
  return isOfOthers || isOfPlaces || /^(?:EXC|EXCEPT\w*)\b/.test(words)
    ? { ...effect, extent: 'whole', for: null, rule: 'aerodromeClosed' }
    : effect;
}
