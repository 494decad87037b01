/** Where a segment says that something is closed, may not be used, or is left for one thing only. */
import type { Segment, Token } from './tokens.ts';

export type Verb = {
  /** First token, and the one after the last. */
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
    /** The noun: CLOSURE. */
    | 'closure'
    /** `NO LDG ON`: what it is about follows. */
    | 'noOperation';
};

/** `CLOSE PARALLEL`, `CLOSE TO`. */
const near: ReadonlySet<string> = new Set([
  'PARALLEL',
  'PROXIMITY',
  'TO',
  'BY',
  'IN',
  'RANGE',
  'COORDINATION',
  'ATTENTION',
  'FORMATION',
  'LY',
  'WATCH',
  'VICINITY',
]);
const landing: ReadonlySet<string> = new Set([
  'LDG',
  'LDGS',
  'LANDING',
  'LANDINGS',
  'LAND',
  'LNDG',
  'ARR',
  'ARRS',
  'ARRIVAL',
  'ARRIVALS',
  'ARRIVING',
  'ATTERRISSAGE',
  'ATTERRISSAGES',
  'ATERRIZAJE',
  'ATERRIZAJES',
  'ATTERRAGGI',
  'ATTERRAGGIO',
  'POUSO',
  'POUSOS',
  'LANDUNGEN',
  'ПРИЕМА',
  'ПРИЕМ',
  'ПОСАДКИ',
  'ПОСАДКА',
  'ПОСАДОК',
]);
const takeOff: ReadonlySet<string> = new Set([
  'TKOF',
  'TAKEOFF',
  'TAKEOFFS',
  'TAKE-OFF',
  'TAKE-OFFS',
  'DEP',
  'DEPS',
  'DEPARTURE',
  'DEPARTURES',
  'DEPARTING',
  'DECOLLAGE',
  'DECOLLAGES',
  'DESPEGUE',
  'DESPEGUES',
  'DECOLLI',
  'DECOLLO',
  'DECOLAGEM',
  'DECOLAGENS',
  'OFF',
  'OFFS',
  'STARTS',
  'ВЫПУСКА',
  'ВЫПУСК',
  'ВЗЛЕТА',
  'ВЗЛЕТ',
  'ВЗЛЕТОВ',
]);
const training: ReadonlySet<string> = new Set(['TGL', 'TGLS', 'TOUCH-AND-GO', 'CIRCUITS', 'TRAINING', 'TRG', 'TRNG']);
/** `EVERY CLOSED TIME`, `CLOSED FIELD OPS` close nothing. */
const closedNouns = /^(?:TIMES?|TIMINGS|PERIODS?|CIRCUIT|LOOP)$/;
const taxiing: ReadonlySet<string> = new Set(['TAX', 'TAXI', 'TAXIING', 'TAXYING', 'TAXING', 'TXI', 'TXG', 'BACKTRACK', 'BACKTRACKING']);
const taxiways: ReadonlySet<string> = new Set(['TWY', 'TWYS', 'TAXIWAY', 'TAXIWAYS', 'TXWY']);

export type Operation = 'landing' | 'takeOff' | 'training' | 'taxiing' | 'any';

/** What is flown; `any` for flights, traffic, use. */
export function operationOf({ text, meaning }: Token): Operation | null {
  if (taxiing.has(text)) return 'taxiing';
  if (meaning !== 'operation') return null;
  if (landing.has(text)) return 'landing';
  if (takeOff.has(text)) return 'takeOff';
  return training.has(text) ? 'training' : 'any';
}

/** In order, without overlap. */
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
      return isAdjective(segment, at) || isNegated(segment, at) ? null : { from: at, to: at + 1, kind: 'closed' };
    case 'stopped':
    case 'unserviceable':
      return { from: at, to: at + 1, kind: token.meaning };
    case 'closure':
      return { from: at, to: at + 1, kind: 'closure' };
    case 'not':
      return refusedAt(segment, at);
    case 'no':
      return segment[at + 1]?.text === 'LONGER' ? refusedAt(segment, at + 1, at) : noOperationAt(segment, at);
    case 'reserved':
      return segment[at + 1]?.meaning === 'to' ? reservedAt(segment, at) : null;
    case 'usable':
      return isOfNeither(segment, at) || isOfNone(segment, at)
        ? { from: at, to: at + 1, kind: 'closed' }
        : (asTaxiwayAt(segment, at) ?? onlyForAt(segment, at));
    case 'open':
      return onlyForAt(segment, at);
    case 'only':
      return onlyAt(segment, at);
    default:
      if (token.text === 'DISUSED') return isLast(segment, at + 1) ? { from: at, to: at + 1, kind: 'stopped' } : null;
      return token.text === 'OUT' &&
        segment[at + 1]?.text === 'OF' &&
        /^(?:SERVICE|SVC|SER|ORDER|USE|OPERATIONS?|OPS)$/.test(segment[at + 2]?.text ?? '')
        ? { from: at, to: at + 3, kind: 'unserviceable' }
        : null;
  }
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

/** `NOT CLSD`, `NO LONGER CLSD`, `NO RWY CLSD`. */
function isNegated(segment: Segment, at: number): boolean {
  let before = at - 1;
  while (segment[before]?.meaning === 'filler') before--;
  const { meaning, text } = segment[before] ?? {};
  return meaning === 'not' || (text === 'LONGER' && segment[before - 1]?.meaning === 'no') || isOfNone(segment, at);
}

/** `NO RWY` right in front of a verb. */
function isOfNone(segment: Segment, at: number): boolean {
  let before = at - 1;
  while (segment[before]?.meaning === 'filler') before--;
  const { meaning } = segment[before] ?? {};
  return (meaning === 'runway' || meaning === 'aerodrome' || meaning === 'helipad') && segment[before - 1]?.meaning === 'no';
}

/** `NEITHER RWY 09L/27R NOR RWY 09R/27L WILL BE AVBL`. */
function isOfNeither(segment: Segment, at: number): boolean {
  for (let before = at - 1; before > Math.max(-1, at - 16); before--) {
    const { text, meaning } = segment[before] as Token;
    if (text === 'NEITHER') return true;
    if (meaning === 'closed' || meaning === 'usable') return false;
  }
  return false;
}

/** `OPEN FOR OFFICIAL BUSINESS ONLY`, `AVBL FOR BASED ACFT ONLY`. */
function onlyForAt(segment: Segment, from: number): Verb | null {
  if (!/^(?:FOR|TO|BY)$/.test(segment[from + 1]?.text ?? '')) return null;
  for (let at = from + 2; at < Math.min(segment.length, from + 10); at++) {
    const { meaning, text } = segment[at] as Token;
    if (text === ',' || meaning === 'closed' || meaning === 'runway' || meaning === 'aerodrome') return null;
    if (meaning !== 'only') continue;
    const left = leftFor(segment, from + 2);
    return left?.to === at ? { from, to: at + 1, kind: left.kind } : { from, to: at + 1, kind: 'reserved' };
  }
  return null;
}

/** `NOT AVBL`, `NOT TO BE USED`, `NOT IN USE`, `NOT PERMITTED`. */
function refusedAt(segment: Segment, not: number, from: number = not): Verb | null {
  for (let at = not + 1; at < Math.min(not + 5, segment.length); at++) {
    const { meaning, text } = segment[at] as Token;
    if (meaning === 'usable' || text === 'OPEN' || text === 'OPR') return { from, to: at + 1, kind: 'closed' };
    if (meaning === 'allowed') return { from, to: at + 1, kind: 'stopped' };
    if (text === 'IN' && segment[at + 1]?.text === 'USE') return { from, to: at + 2, kind: 'closed' };
    if (meaning !== 'filler' && text !== 'TO' && text !== '-') return null;
  }
  return null;
}

/** `NO TKOF OR LDG`, `NO FLT OPS`. */
function noOperationAt(segment: Segment, from: number): Verb | null {
  let to = from + 1;
  let isFound = false;
  for (; to < Math.min(from + 9, segment.length); to++) {
    const token = segment[to] as Token;
    if (operationOf(token) !== null) isFound = true;
    else if (token.meaning !== 'and' && token.meaning !== 'filler' && token.text !== ',' && token.text !== '/' && token.text !== '&') break;
  }
  return isFound ? { from, to, kind: 'noOperation' } : null;
}

function reservedAt(segment: Segment, from: number): Verb {
  const left = leftFor(segment, from + 2);
  return left ? { from, to: left.to, kind: left.kind } : { from, to: from + 1, kind: 'reserved' };
}

/** `AVBL AS TWY`, `USED ONLY AS TAXIWAY`. */
function asTaxiwayAt(segment: Segment, from: number): Verb | null {
  if (isPermittedAt(segment, from + 1)) return { from, to: from + 1, kind: 'reserved' };
  if (isByPermission(segment, from + 1)) return { from, to: from + 3, kind: 'reserved' };
  let at = from + 1;
  const isOnly = segment[at]?.meaning === 'only';
  if (isOnly) at++;
  const isAs = segment[at]?.meaning === 'as';
  if (isAs && (taxiways.has(segment[at + 1]?.text ?? '') || taxiing.has(segment[at + 1]?.text ?? '')))
    return { from, to: at + 2, kind: 'taxiOnly' };
  if (!isOnly || (segment[at]?.meaning !== 'to' && !isAs)) return null;
  const left = leftFor(segment, at + 1);
  return left ? { from, to: left.to, kind: left.kind } : { from, to: at, kind: 'reserved' };
}

/** `AVBL PPR ONLY`, `AVBL ONLY WITH PPR`. */
const isByPermission = (segment: Segment, from: number): boolean =>
  segment[from]?.meaning === 'only'
    ? isPermittedAt(segment, from + 1)
    : /^(?:PPR|PPO)$/.test(segment[from]?.text ?? '') && segment[from + 1]?.meaning === 'only';

/** `AVBL WITH 24HR PN`, `AVBL SUBJECT PPR`. */
function isPermittedAt(segment: Segment, from: number): boolean {
  if (!/^(?:WITH|ON|SUBJ|SUBJECT|BY|AFTER)$/.test(segment[from]?.text ?? '')) return false;
  for (let at = from + 1; at < Math.min(segment.length, from + 7); at++)
    if (/^(?:PN|PPR|PNR|PPO|NOTICE|PERMISSION)$/.test((segment[at] as Token).text)) return true;
  return false;
}

type Left = { to: number; kind: 'landingOnly' | 'takeOffOnly' | 'taxiOnly' };

/** What is left, in front of `to`: only landings, only departures, only taxiing. */
function leftFor(segment: Segment, from: number): Left | null {
  const found = new Set<Operation>();
  let to = from;
  for (; to < Math.min(from + 6, segment.length); to++) {
    const token = segment[to] as Token;
    const operation = taxiways.has(token.text) ? 'taxiing' : operationOf(token);
    if (operation !== null && operation !== 'any') found.add(operation);
    else if (token.meaning !== 'and' && token.text !== '/' && token.text !== '&' && operation === null) break;
  }
  const kind = onlyKind(found);
  return kind && { to, kind };
}

function onlyKind(found: ReadonlySet<Operation>): Left['kind'] | null {
  if (found.has('training') || (found.has('landing') && found.has('takeOff'))) return null;
  if (found.has('landing')) return 'landingOnly';
  if (found.has('takeOff')) return 'takeOffOnly';
  return found.has('taxiing') ? 'taxiOnly' : null;
}

const lead = /^(?:FOR|AS|TO|AVBL|AVAILABLE|USABLE|USED|LTD|LIMITED|OPEN)$/;

const sort = /^(?:DAY|DAYLIGHT|NIGHT|VFR|IFR|VMC|HEL|HELICOPTERS?|PPR|PPO|EMERG|EMERGENCY|BASED|GLIDERS?|STOL)$/;

/** `RWY 09/27 DAY VFR ONLY`, `AD AVBL HEL ONLY`: where the words for some flights begin, behind a name. */
function sortsBefore(segment: Segment, only: number): number | null {
  let at = only - 1;
  while (at > only - 5 && (sort.test(segment[at]?.text ?? '') || /^(?:ACFT|FLT|OPS|USE|AND|\/)$/.test(segment[at]?.text ?? ''))) at--;
  if (!segment.slice(at + 1, only).some(({ text }) => sort.test(text))) return null;
  const from = at + 1;
  while (segment[at]?.meaning === 'usable' || segment[at]?.meaning === 'filler') at--;
  while (/^(?:\d{1,2}[LCRG]?|\/)$/.test(segment[at]?.text ?? '')) at--;
  // `CIRCUITS RWY 04/22 GLIDERS ONLY` limits the circuits.
  const isFirst = at === 0 || /^(?:filler|and)$/.test(segment[at - 1]?.meaning ?? '') || /^[,:-]$/.test(segment[at - 1]?.text ?? '');
  return isFirst && /^(?:runway|aerodrome|helipad)$/.test(segment[at]?.meaning ?? '') ? from : null;
}

/** `DEPARTURES ONLY`, `AVBL FOR TAXI ONLY`, `TAX ONLY`; `BASED ACFT ONLY`, `ONLY FOR HEL`. */
function onlyAt(segment: Segment, only: number): Verb | null {
  let from = only;
  const found = new Set<Operation>();
  for (; from > Math.max(0, only - 6); from--) {
    const token = segment[from - 1] as Token;
    const operation = taxiways.has(token.text) && segment[from - 2]?.meaning === 'as' ? 'taxiing' : operationOf(token);
    if (operation !== null) found.add(operation);
    else if (token.meaning !== 'and' && token.text !== '/' && token.text !== '&') break;
  }
  // `FULL STOP AND DEPARTURES ONLY`.
  if (segment[from]?.meaning === 'and') return null;
  const kind = onlyKind(found);
  if (kind !== null) {
    while (from > 0 && lead.test((segment[from - 1] as Token).text)) from--;
    return { from, to: only + 1, kind };
  }
  const sorted = sortsBefore(segment, only);
  if (sorted !== null) return { from: sorted, to: only + 1, kind: 'reserved' };
  const next = segment[only + 1];
  if (next?.meaning !== 'to' && next?.text !== 'AVBL' && next?.text !== 'AVAILABLE') return null;
  const at = next.meaning === 'to' ? only + 2 : only + 3;
  const left = leftFor(segment, at);
  return left && { from: only, to: left.to, kind: left.kind };
}
