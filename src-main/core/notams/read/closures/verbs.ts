/** Finds where a segment says that something is closed, may not be used, or is left for one thing only. */
import { wordSet } from '#core/text/word-set.ts';
import { flying, isOfClass, isVisitor } from './classes.ts';
import { asTaxiwayAt, onlyAt, limitedToAt, onlyForAt, parking, reservedAt } from './restricted-use.ts';
import { operationOf, taxiways } from './operations.ts';
import type { Segment, Token } from './tokens.ts';

export type Verb = {
  /** These are its first token, and the one after its last. */
  from: number;
  to: number;
  kind:
    | 'closed'
    /** Closes only what is flown, or a runway or an aerodrome named directly: PROHIBITED, SUSPENDED. */
    | 'stopped'
    /** U/S: what is out of service is nearly always something at the runway. */
    | 'unserviceable'
    | 'landingOnly'
    | 'takeOffOnly'
    | 'taxiOnly'
    | 'reserved'
    /** It is the noun CLOSURE. */
    | 'closure'
    /** `NO LDG ON`: what it is about follows. */
    | 'noOperation';
};

/** CLOSE means near before these: `CLOSE PARALLEL`, `CLOSE TO`. */
const near = wordSet('PARALLEL PROXIMITY TO BY IN RANGE COORDINATION ATTENTION FORMATION LY WATCH VICINITY');

/** `EVERY CLOSED TIME`, `CLOSED FIELD OPS` close nothing. */
const closedNouns = /^(?:TIMES?|TIMINGS|PERIODS?|CIRCUIT|COURSE|LOOP)$/;

/** Verbs come in order and do not overlap. */
export function verbsOf(segment: Segment): Verb[] {
  const verbs: Verb[] = [];
  for (let at = 0; at < segment.length; at++) {
    const verb = verbAt(segment, at);
    if (verb === null || (verbs.at(-1)?.to ?? 0) > verb.from) continue;
    verbs.push(verb);
    at = verb.to - 1;
  }
  return verbs;
}

function verbAt(segment: Segment, at: number): Verb | null {
  const token = segment[at] as Token;
  switch (token.meaning) {
    case 'closed':
      // A verb of flight follows in `INTERDIT D'ATTERRIR` and `INTERDIT DE DECOLLER`.
      if (behindOf(segment, at) > at) return bannedAt(segment, at) ?? { from: at, to: at + 1, kind: 'closed' };
      return isAdjective(segment, at) || isNegated(segment, at) || isFormer(segment, at) ? null : { from: at, to: at + 1, kind: 'closed' };
    case 'stopped':
    case 'unserviceable':
      // `DELAYED, NOT REFUSED` denies the refusal, `UNLESS APU INOP` is an exception to one.
      if (segment[at - 1]?.meaning === 'not' || segment[at - 2]?.text === 'UNLESS') return null;
      if (token.meaning === 'stopped' && segment.slice(0, at).every(({ text }) => text === 'SE')) {
        const refused = noOperationAt(segment, at);
        if (refused !== null && (segment.slice(at, refused.to).some(isOfGround) || isAtGround(segment, refused.to))) return refused;
      }
      return { from: at, to: at + 1, kind: token.meaning };
    case 'closure':
      return { from: at, to: at + 1, kind: 'closure' };
    case 'not':
      return modalAt(segment, at) ?? notFlownAt(segment, at, at) ?? refusedAt(segment, at);
    case 'no':
      if (modalAt(segment, at) !== null) return modalAt(segment, at);
      if (segment[at + 1]?.text === 'LONGER') return refusedAt(segment, at + 1, at);
      // `NO SE AUTORIZARAN DESPEGUES` is a refusal in Spanish.
      if (segment[at + 1]?.text === 'SE' && segment[at + 2]?.meaning === 'allowed') {
        const verb = noOperationAt(segment, at + 2);
        return verb && { ...verb, from: at };
      }
      // `NO DISPONIBLE`, `NO ACEPTADAS`: Spanish has one word for both.
      return /^(?:usable|allowed)$/.test(segment[isCopula(segment[at + 1]) ? at + 2 : at + 1]?.meaning ?? '')
        ? refusedAt(segment, at)
        : noOperationAt(segment, at);
    case 'reserved':
      if (/^E[XS]CLUSI/.test(token.text))
        return { from: at, to: /^(?:DE|DES|DEL|DI|DA|DO)$/.test(segment[at + 1]?.text ?? '') ? at + 2 : at + 1, kind: 'reserved' };
      return segment[at + 1]?.meaning === 'to' ? reservedAt(segment, at) : onlyForAt(segment, at);
    case 'usable':
      return isOfNeither(segment, at) || isOfNone(segment, at)
        ? { from: at, to: at + 1, kind: 'closed' }
        : (asTaxiwayAt(segment, at) ?? onlyForAt(segment, at) ?? byDayAt(segment, at));
    case 'open':
      return onlyForAt(segment, at) ?? limitedToAt(segment, at);
    case 'only':
      return onlyAt(segment, at);
    case 'operation':
      return inUseAsAt(segment, at);
    default:
      // The letters mean NOT AUTHORIZED in `NIGHT OPS NA`.
      if (token.text === 'NA') return segment[at - 1]?.meaning === 'operation' ? { from: at, to: at + 1, kind: 'stopped' } : null;
      if (token.text === 'PPR' || token.text === 'PPO') return permissionAt(segment, at);
      if (token.text === 'PAS' && segment[at - 1]?.text === 'NE') return notFlownAt(segment, at, at - 1);
      if (bans.test(token.text)) return bannedAt(segment, at);
      if (conversions.has(token.text)) return convertedAt(segment, at);
      if (
        /^(?:HORS|FUERA|FUORI)$/.test(token.text) ||
        (token.text === 'EN' && segment[at + 1]?.text === 'PANNE') ||
        (token.text === 'AUSSER' && segment[at + 1]?.text === 'BETRIEB') ||
        isOutInPortuguese(segment, at)
      )
        return { from: at, to: Math.min(at + 2, segment.length), kind: 'unserviceable' };
      if (token.text === 'DISUSED') return isLast(segment, at + 1) ? { from: at, to: at + 1, kind: 'stopped' } : null;
      // `PAPI NE RABOTAET` (it does not work) is written of equipment alone.
      if (works.test(token.text) && (segment[at - 1]?.meaning === 'not' || segment[at - 1]?.text === 'NE'))
        return { from: at - 1, to: at + 1, kind: 'unserviceable' };
      // `TWY EDGE LGT OUT` means that the lights are unserviceable.
      if (token.text === 'OUT' && isLast(segment, at + 1) && segment.slice(0, at).some(({ meaning }) => meaning === 'other'))
        return { from: at, to: at + 1, kind: 'unserviceable' };
      return token.text === 'OUT' &&
        segment[at + 1]?.text === 'OF' &&
        /^(?:SERVICE|SVC|SER|ORDER|USE|OPERATIONS?|OPS|OPR)$/.test(segment[at + 2]?.text ?? '')
        ? { from: at, to: at + 3, kind: 'unserviceable' }
        : null;
  }
}

/** Two verbs are one in `ACFT CON ACN SUPERIOR NO DEBERAN OPERAR` and `NAO PODERAO POUSAR`. */
const modalAt = (segment: Segment, at: number): Verb | null =>
  /^(?:DEBERAN|DEBEN|PODRAN|PUEDEN|DEVERAO|DEVEM|PODERAO|PODEM)$/.test(segment[at + 1]?.text ?? '') &&
  flying.has(segment[at + 2]?.text ?? '')
    ? { from: at, to: at + 3, kind: 'stopped' }
    : null;

/** The copula is between in `NO SERAN AUTORIZADAS`. */
const isCopula = (token: Token | undefined): boolean => token?.meaning === 'filler' && /^(?:SERAN?|ESTAN?)$/.test(token.text);

const works = /^(?:RABOTA(?:ET|YUT)|РАБОТА(?:ЕТ|ЮТ)|DZIALA)$/;

/** The place of the last word before `at` that is no small one; -1 without any. */
function beforeSmall(segment: Segment, at: number): number {
  let before = at - 1;
  while (segment[before]?.meaning === 'filler') before--;
  return before;
}

/** `RWY 09/27 AVBL HJ` means that the runway is not available at night. */
const byDayAt = (segment: Segment, from: number): Verb | null =>
  segment[from + 1]?.text === 'HJ' ? { from, to: from + 2, kind: 'reserved' } : null;

/** `AD PPR`, `AD STRICTLY PPR 24 HR`: open to nothing else. `AD PPR TO NON SCHEDULED TFC` too, `AD PPR FOR HEL` is for some. */
function permissionAt(segment: Segment, at: number): Verb | null {
  const before = beforeSmall(segment, at);
  const next = segment[at + 1];
  const isForVisitors = next?.meaning === 'to' && /^(?:ALL|NONE?|VISIT(?:ORS?|ING)|TRANSIENTS?)$/.test(segment[at + 2]?.text ?? '');
  const isWhole =
    isForVisitors ||
    next === undefined ||
    next.meaning === 'due' ||
    next.meaning === 'time' ||
    /^(?:\d{1,2}(?:HRS?|H)?|,)$/.test(next.text);
  return before === 0 && segment[0]?.meaning === 'aerodrome' && isWhole ? { from: at, to: at + 1, kind: 'reserved' } : null;
}

/** `DISUSED RWY` names one, `RWY 09 DISUSED` says that it is. */
const isLast = (segment: Segment, at: number): boolean =>
  segment[at] === undefined || segment[at]?.meaning === 'due' || segment[at]?.meaning === 'time';

function isAdjective(segment: Segment, at: number): boolean {
  const next = segment[at + 1];
  if (next === undefined) return false;
  if (segment[at]?.text === 'CLOSE' && near.has(next.text)) return true;
  return closedNouns.test(next.text) || (next.text === 'FIELD' && segment[at + 2]?.meaning === 'operation');
}

/** The closure is denied in `NOT CLSD`, `NO LONGER CLSD` and `NO RWY CLSD`. */
function isNegated(segment: Segment, at: number): boolean {
  const before = beforeSmall(segment, at);
  const { meaning, text } = segment[before] ?? {};
  return meaning === 'not' || (text === 'LONGER' && segment[before - 1]?.meaning === 'no') || isOfNone(segment, at);
}

/** `RWY 09/27 IS NOT CLOSED`, `NO ESTA CERRADA`. */
export const isDeniedClosure = (segment: Segment, at: number): boolean => segment[at]?.meaning === 'closed' && isNegated(segment, at);

const again = /^(?:OPEN|OPENED|RE-?OPENED|RESTORED|RETURNED|BACK|AVBL|AVAILABLE|SERVICEABLE)$/;

/** `RWY 09/27, PREVIOUSLY CLSD, IS NOW BACK IN SERVICE`; without the opening it may still be closed. */
function isFormer(segment: Segment, at: number): boolean {
  if (!/^(?:PREVIOUSLY|FORMERLY)$/.test(segment[beforeSmall(segment, at)]?.text ?? '')) return false;
  const behind = segment.slice(at + 1);
  const opening = behind.findIndex(({ text }) => again.test(text));
  return opening >= 0 && behind.slice(0, opening).every(({ text, meaning }) => meaning === 'filler' || /^(?:,|NOW|AGAIN|TO)$/.test(text));
}

/** Tells whether `NO RWY` is right in front of a verb. */
function isOfNone(segment: Segment, at: number): boolean {
  const before = beforeSmall(segment, at);
  const { meaning } = segment[before] ?? {};
  return (meaning === 'runway' || meaning === 'aerodrome' || meaning === 'helipad') && segment[before - 1]?.meaning === 'no';
}

/** The denial comes first in `NEITHER RWY 09L/27R NOR RWY 09R/27L WILL BE AVBL`. */
function isOfNeither(segment: Segment, at: number): boolean {
  for (let before = at - 1; before > Math.max(-1, at - 16); before--) {
    const { text, meaning } = segment[before] as Token;
    if (text === 'NEITHER') return true;
    if (meaning === 'closed' || meaning === 'usable') return false;
  }
  return false;
}

/** Reads `NOT AVBL`, `NOT TO BE USED`, `NOT IN USE`, `NOT PERMITTED` and `DO NOT LAND`. */
function refusedAt(segment: Segment, not: number, from: number = not): Verb | null {
  // `TAKE OFF` is two words.
  const flown = segment[not + 1]?.text === 'TAKE' ? not + 2 : not + 1;
  if (segment[not - 1]?.text === 'DO' && isFlown(segment[flown])) return { from: not - 1, to: flown + 1, kind: 'noOperation' };
  for (let at = not + 1; at < Math.min(not + 5, segment.length); at++) {
    const { meaning, text } = segment[at] as Token;
    if (meaning === 'usable' || text === 'OPEN' || text === 'OPR') return { from, to: at + 1, kind: 'closed' };
    if (meaning === 'allowed' || text === 'POSSIBLE') return { from, to: at + 1, kind: 'stopped' };
    if (text === 'IN' && /^(?:USE|OPERATION|OPERATIONS|SERVICE)$/.test(segment[at + 1]?.text ?? ''))
      return { from, to: at + 2, kind: 'closed' };
    if (meaning !== 'filler' && !/^(?:TO|SAO|-)$/.test(text)) return null;
  }
  return null;
}

const isFlown = (token: Token | undefined): boolean => token !== undefined && operationOf(token) !== null;

/** These words in front of ACFT or FLT say which, in addition to those of a class. */
const sort = /^(?:NIGHT|NGT|NON|-|WING)$/;

/** `RWY 09/27 IN USE AS TWY` closes the runway. */
function inUseAsAt(segment: Segment, at: number): Verb | null {
  if (segment[at]?.text !== 'USE' || segment[at - 1]?.text !== 'IN') return null;
  const verb = asTaxiwayAt(segment, at);
  // `RWY IN USE ON REQUEST FROM ATC` tells which it is.
  return verb === null || verb.kind === 'reserved' ? null : { ...verb, from: at - 1 };
}

const conversions = wordSet('CONVERTED DEGRADED DOWNGRADED RECLASSIFIED REDESIGNATED DESIGNATED NOW');

/** Reads `RWY 09/27 CONVERTED TO TWY`, `RWY 09/27 NOW TWY A` and `RWY 09/27 IS NOW A TAXIWAY`. */
function convertedAt(segment: Segment, from: number): Verb | null {
  let at = from + 1;
  while (at < from + 4 && /^(?:TO|INTO|AS|A|USED|DESIGNATED)$/.test(segment[at]?.text ?? '')) at++;
  if (taxiways.has(segment[at]?.text ?? '')) return { from, to: at + 1, kind: 'taxiOnly' };
  return parking.test(segment[at]?.text ?? '') ? { from, to: at + 1, kind: 'closed' } : null;
}

const isOfGround = (token: Token): boolean => /^(?:landing|takeOff)$/.test(operationOf(token) ?? '');

/** An infinitive orders in `NE PAS ATTERRIR`, `NAO POUSAR` and `NON DECOLLARE`. */
const notFlownAt = (segment: Segment, not: number, from: number): Verb | null =>
  flying.has(segment[not + 1]?.text ?? '') ? { from, to: not + 2, kind: 'noOperation' } : null;

const bans = /^(?:INTERDICTION|DIVIETO|PROHIBICION|PROIBICAO)$/;

/** The last of the small words behind a ban: `D'`, `DE`. */
function behindOf(segment: Segment, at: number): number {
  const next = segment[at + 1]?.text ?? '';
  if (next === 'D' && segment[at + 2]?.text === "'") return at + 2;
  return /^(?:DE|DI|DO|DA)$/.test(next) ? at + 1 : at;
}

/** A noun bans in `INTERDICTION D'ATTERRIR PISTE 09` and `DIVIETO DI ATTERRAGGIO RWY 09`. */
function bannedAt(segment: Segment, at: number): Verb | null {
  const verb = noOperationAt(segment, behindOf(segment, at));
  return verb !== null && segment.slice(at, verb.to).some(isOfGround) ? { ...verb, from: at } : null;
}

/** `SUSPENDIDAS LAS OPERACIONES AEREAS EN LA PISTA 09/27` stops all of them there. */
function isAtGround(segment: Segment, from: number): boolean {
  let at = /^(?:AEREAS|AERIENNES)$/.test(segment[from]?.text ?? '') ? from + 1 : from;
  if (!/^(?:AT|ON|EN|DE|DEL|NA|EM|DA|DO|SUR|SU|SULLA)$/.test(segment[at]?.text ?? '')) return false;
  at++;
  if (/^(?:LA|EL|LE|THE)$/.test(segment[at]?.text ?? '')) at++;
  return /^(?:runway|aerodrome)$/.test(segment[at]?.meaning ?? '');
}

/**
 * Reads a refusal of operations, aircraft or people: `NO TKOF OR LDG`, `NO FLT OPS`, `NO JET ACFT`, `NO VISITORS`, `PROHIBIDO EL DESPEGUE`.
 */
function noOperationAt(segment: Segment, from: number): Verb | null {
  let to = from;
  for (let at = from + 1; at < Math.min(from + 9, segment.length); at++) {
    const token = segment[at] as Token;
    const isSort = isOfClass(token.text) || sort.test(token.text);
    if (operationOf(token) !== null || (isVisitor(token.text) && token.text.endsWith('S'))) to = at + 1;
    else if (!isSort && token.meaning !== 'and' && token.meaning !== 'filler' && !/^(?:[,/&]|EL)$/.test(token.text)) break;
  }
  return to > from ? { from, to, kind: 'noOperation' } : null;
}

/** `FORA DE SERVICO`; `FORA DO HORARIO` is outside the hours. */
const isOutInPortuguese = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'FORA' && segment[at + 1]?.text === 'DE' && /^(?:SERVICO|USO|OPERACAO)$/.test(segment[at + 2]?.text ?? '');
