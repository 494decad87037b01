/** Says what a NOTAM that closes all aerodromes of a region but some means for one of them. The function is pure. */
import { capitals } from '#core/text/line.ts';
import type { Looked } from './causes.ts';

const aerodromes = String.raw`(?:AIRPORTS|AERODROMES|ADS|AIRFIELDS)`;
/** The stop follows `ALL AIRPORTS`, `AIRPORTS IN FOXDALE FIR`, `ALL CIVIL AIRPORTS` or `EVERY AERODROME`. */
const all = new RegExp(
  String.raw`(?:\b(?:ALL|EVERY|EACH|ANY)(?: \w{1,20}){0,2} (?:${aerodromes}|AIRPORT|AERODROME|AD|AIRFIELD)|\b${aerodromes})\b(?<where>[\s\S]{0,160}?)\b(?:CLOSED|CLSD|SUSPENDED|PROHIBITED|NOT (?:AVBL|AVAILABLE))\b`,
);
/** The aerodrome lies in such a part of the region or not. */
const part = /\b(?:PARTS?|SECTORS?|NORTH\w{0,4}|SOUTH\w{0,4}|EAST\w{0,3}|WEST\w{0,3}|AREAS?|[NSEW]{1,2} OF)\b/;
/** Others than all are closed then: `ALL AIRPORTS ARE OPEN EXCEPT: … CLSD`. */
const open = /\b(?:OPEN|OPN|HOURS?|ACCORDING)\b/;
/** `ALL AIRPORTS EXCEPT QQAB ARE CLOSED`. */
const except = /\b(?:EXC|EXCEPT|EXCLUDING|OTHER THAN)\b/;

export type RegionalClosure = {
  /** It closes the aerodrome, which it does not name; its effects are those on the aerodrome. */
  closes: Looked | null;
  /** Whether it closes the aerodrome is not known: it names it, or a part of the region. */
  isUnsure: boolean;
};

/** `codes` are those by which NOTAMs name the aerodrome; `isOfFir` tells that it is known to lie in that region. Null for a NOTAM that closes no region. */
export function regionalClosure(looked: Looked, codes: readonly string[], isOfFir = true): RegionalClosure | null {
  const text = capitals(looked.notam.text);
  const where = all.exec(text)?.groups?.['where'];
  if (where === undefined) return null;
  const isNamed = codes.some((code) => new RegExp(`\\b${code}\\b`).test(text));
  if (open.test(where)) return isNamed ? { closes: null, isUnsure: true } : null;
  const isOfOthers = except.test(where);
  const effects = looked.notam.effects.flatMap((effect) => (effect.kind === 'closesAerodrome' ? [ofOthers(effect, isOfOthers)] : []));
  if (isNamed || !isOfFir || part.test(where) || effects.length === 0) return { closes: null, isUnsure: true };
  return { closes: { ...looked, notam: { ...looked.notam, effects } }, isUnsure: false };
}

type Effect = Looked['notam']['effects'][number];

/** An exception of aerodromes is none of those that it does not name. */
const ofOthers = (effect: Effect, isOfOthers: boolean): Effect =>
  isOfOthers || /^(?:EXC|EXCEPT\w*)\b/.test(effect.words ?? '')
    ? { ...effect, extent: 'whole', for: null, rule: 'aerodromeClosed' }
    : effect;
