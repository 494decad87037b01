/** Finds words that leave one thing only: `DEPARTURES ONLY`, `AVBL AS TWY`, `AVBL WITH 24HR PN`. */
import { based, everything, isOfClass, ofRomance, permission, rescue } from './classes.ts';
import { wordSet } from '#core/text/word-set.ts';
import { foreignWords } from '#core/notams/lexicon/lexicon.ts';
import { isConditional, isDuringTimes } from './items.ts';
import { type Operation, operationOf, taxiing, taxiways } from './operations.ts';
import { namesAt } from './names.ts';
import { isOfTimes, isTime } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import type { Verb } from './verbs.ts';

/** Reads a use that is open to some alone, with ONLY at its end: `OPEN FOR OFFICIAL BUSINESS ONLY`, `AVBL FOR BASED ACFT ONLY`. */
export function onlyForAt(segment: Segment, from: number): Verb | null {
  const isOnly = segment[from]?.meaning === 'reserved' && segment[from + 1]?.meaning === 'only' && segment[from + 2]?.meaning === 'to';
  if (isOnly) return reservedAt(segment, from);
  if (!isAddressed(segment, from + 1)) return null;
  for (let at = from + 2; at < Math.min(segment.length, from + 12); at++) {
    const { meaning, text } = segment[at] as Token;
    // A comma may join the classes, as in `FOR HEL, EMERG FLT AND MIL ACFT ONLY`.
    if (
      (text === ',' && !isOfClass(segment[at + 1]?.text ?? '')) ||
      meaning === 'closed' ||
      meaning === 'runway' ||
      meaning === 'aerodrome'
    )
      return null;
    if (meaning !== 'only') continue;
    const left = leftFor(segment, from + 2);
    return left?.to === at ? { from, to: at + 1, kind: left.kind } : { from, to: at + 1, kind: 'reserved' };
  }
  return null;
}

/** The word before the users is FOR, its like in another language, or BY; PER means FOR in Italian alone. */
const isAddressed = (segment: Segment, at: number): boolean =>
  segment[at]?.meaning === 'to' ||
  /^(?:BY|AS)$/.test(segment[at]?.text ?? '') ||
  (segment[at]?.text === 'PER' && foreignWords.has(segment[at - 1]?.text ?? ''));

/** Reads `AD LIMITED TO EMERG FLT`, `LTD TO ACFT NOT EXCEEDING 5700KG`, but not `LIMITED TO 5700KG`. */
export function limitedToAt(segment: Segment, from: number): Verb | null {
  if (!/^(?:LTD|LIMITED)$/.test(segment[from]?.text ?? '') || segment[from + 1]?.meaning !== 'to') return null;
  const next = segment[from + 2]?.text ?? '';
  const isOfSize =
    /^(?:ACFT|AIRCRAFT)$/.test(next) &&
    segment.slice(from + 3, from + 9).some(({ text }) => /^(?:\d+(?:KG|LBS?|T)|KG|LBS?|TONS?|TONNES|MTOW|WINGSPAN|CODE)$/.test(text));
  return isOfSize || rescue.has(next) || based.has(next) ? { from, to: from + 1, kind: 'reserved' } : null;
}

/** `RESTRICTED TO ALL TYPES OF ACFT` leaves it to none. */
export function reservedAt(segment: Segment, from: number): Verb {
  if (isEveryone(segment, from + 2)) return { from, to: from + 1, kind: 'closed' };
  const left = leftFor(segment, from + 2);
  return left ? { from, to: left.to, kind: left.kind } : { from, to: from + 1, kind: 'reserved' };
}

function isEveryone(segment: Segment, from: number): boolean {
  if (segment[from]?.meaning !== 'all') return false;
  const at = /^TYPES?$/.test(segment[from + 1]?.text ?? '') && segment[from + 2]?.text === 'OF' ? from + 3 : from + 1;
  const next = segment[at + 1];
  return (
    segment[at]?.meaning === 'operation' && (next === undefined || next.text === ',' || next.meaning === 'due' || next.meaning === 'time')
  );
}

export const parking = /^(?:PARKING|PRKG|APRON|STAND|STANDS|RAMP)$/;

/** Reads a use as taxiway or parking: `AVBL AS TWY`, `USED ONLY AS TAXIWAY`, `USED AS PARKING`, `USED FOR ACFT PARKING`. */
export function asTaxiwayAt(segment: Segment, from: number): Verb | null {
  if (isPermittedAt(segment, from + 1)) return { from, to: from + 1, kind: 'reserved' };
  if (isByPermission(segment, from + 1)) return { from, to: from + 3, kind: 'reserved' };
  let at = from + 1;
  const isOnly = segment[at]?.meaning === 'only';
  if (isOnly) at++;
  const isAs = segment[at]?.meaning === 'as';
  if (
    isAs &&
    (taxiways.has(segment[at + 1]?.text ?? '') || taxiing.has(segment[at + 1]?.text ?? '') || waysAbroad.test(segment[at + 1]?.text ?? ''))
  )
    return { from, to: at + 2, kind: 'taxiOnly' };
  const isForParking = segment[from + 1]?.text === 'FOR' && segment.slice(from + 2, from + 4).some(({ text }) => parking.test(text));
  if (segment[from]?.text === 'USED' && isForParking) return { from, to: from + 2, kind: 'closed' };
  if (isAs && segment[from]?.text !== 'AVBL' && parking.test(segment[at + 1]?.text ?? '')) return { from, to: at + 2, kind: 'closed' };
  if (!isOnly || !(isAs || isAddressed(segment, at))) return null;
  const left = leftFor(segment, at + 1);
  return left ? { from, to: left.to, kind: left.kind } : { from, to: at, kind: 'reserved' };
}

/** `DISPONIBLE COMO RODAJE`, `UTILISABLE COMME VOIE DE CIRCULATION`. */
const waysAbroad = /^(?:RODAJE|RODAGEM|ROULAGE|RULLAGGIO|VOIE|CALLE|RACCORDO)$/;

/** Permission is needed for any use in `AVBL PPR ONLY` and `AVBL ONLY WITH PPR`. */
const isByPermission = (segment: Segment, from: number): boolean =>
  segment[from]?.meaning === 'only'
    ? isPermittedAt(segment, from + 1)
    : /^(?:PPR|PPO)$/.test(segment[from]?.text ?? '') && segment[from + 1]?.meaning === 'only';

/** Permission or notice is needed in `AVBL WITH 24HR PN` and `AVBL SUBJECT PPR`. */
export function isPermittedAt(segment: Segment, from: number): boolean {
  const { text = '', meaning } = segment[from] ?? {};
  // `SOLO CON AUTORIZACION`, `SEULEMENT SUR PPR` and `SOLO PREVIA COORDINACION` mean the same.
  const isForeign = foreignWords.has(text) && (meaning === 'filler' || meaning === 'place');
  if (!isForeign && !/^(?:WITH|ON|SUBJ|SUBJECT|BY|AFTER|PREVI[AO]|NACH|MEDIANTE|SOB|SOUS)$/.test(text)) return false;
  const named = isForeign || /^(?:PREVI[AO]|NACH|MEDIANTE|SOB|SOUS)$/.test(text) ? permission : ofNotice;
  return segment.slice(from + 1, from + 7).some((token) => named.has(token.text));
}

const ofNotice = wordSet('PN PPR PNR PPO NOTICE PERMISSION REQ REQUEST');

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

const sort =
  /^(?:DAY|DAYLIGHT|NIGHT|VFR|IFR|VMC|HEL|HELICOPTERS?|PPR|PPO|EMERG|EMERGENCY|DIVERSIONS?|BASED|GLIDERS?|STOL|HJ|PRIVATE|PVT|MIL|MILITARY|RESIDENT|HEMS|HOSPITAL|OFFICIAL|BUSINESS|LOW|DIURNAL|DIURN[AO]S?|NO[CT]?TURN[AO]S?)$/;

const isState = (token: Token | undefined): boolean => /^(?:usable|open)$/.test(token?.meaning ?? '') || token?.text === 'OPR';
const isOfFlights = ({ text, meaning }: Token): boolean =>
  meaning === 'filler' || sort.test(text) || /^(?:ACFT|FLT|OPS|USE|AND|\/|APCHS?|APPROACH(?:ES)?|HOURS|HR)$/.test(text);

/** A class of flights is named in `ONLY VFR`, `SOLO OPERACIONES DIURNAS` and `SEULEMENT VOLS EVASAN`, but not in `ONLY SINGLE RWY OPS`. */
function isOfSort(segment: Segment, from: number): boolean {
  const behind = segment.slice(from, from + 4);
  const said = behind.find(
    ({ meaning, text }) => !/^(?:filler|operation)$/.test(meaning ?? '') && !everything.has(text) && !ofRomance.test(text),
  );
  const isClass = said !== undefined && (sort.test(said.text) || (isOfClass(said.text) && !permission.has(said.text)));
  return isClass && !behind.some((token) => isGround(token));
}

/** More words between a name and ONLY belong to something else. */
const MOST_BETWEEN = 12;

/**
 * Returns the place after a name, where nothing but whom, when and a state follow it up to `only`; null where there is none, or more before
 * the name (`CIRCUITS RWY 04/22 GLIDERS ONLY` limits the circuits).
 */
function behindName(segment: Segment, only: number): number | null {
  let at = only - 1;
  while (at > Math.max(0, only - MOST_BETWEEN) && !isGround(segment[at])) {
    const token = segment[at] as Token;
    // The times of `RWY 08L/26R AVBL 0600-1800 ONLY` follow a name with letters.
    if (!isState(token) && !isOfFlights(token) && !isOfTimes(token) && !/^\d{2}[LRC]$/.test(token.text)) return null;
    at--;
  }
  const before = segment[at - 1];
  const isFirst =
    before === undefined || /^(?:filler|and)$/.test(before.meaning ?? '') || /^[,:-]$/.test(before.text) || isDuringTimes(segment, at - 3);
  if (!isFirst || !isGround(segment[at])) return null;
  let { next } = namesAt(segment, at + 1);
  while (next < only && (segment[next]?.meaning === 'filler' || segment[next]?.text === ':')) next++;
  return next;
}

const isGround = (token: Token | undefined): boolean => /^(?:runway|aerodrome|helipad)$/.test(token?.meaning ?? '');

/**
 * Reads a use that ONLY limits: `DEPARTURES ONLY`, `AVBL FOR TAXI ONLY`, `TAX ONLY`; `AD DAY VFR ONLY`, `AD OPEN 0600-1800 ONLY`,
 * `AD OPEN ONLY FOR STATE ACFT`, `AD ONLY AVBL FOR HEL`.
 */
export function onlyAt(segment: Segment, only: number): Verb | null {
  let from = only;
  const found = new Set<Operation>();
  for (; from > Math.max(0, only - 6); from--) {
    const token = segment[from - 1] as Token;
    const operation = taxiways.has(token.text) && segment[from - 2]?.meaning === 'as' ? 'taxiing' : operationOf(token);
    if (operation !== null) found.add(operation);
    else if (token.meaning !== 'and' && token.text !== '/' && token.text !== '&') break;
  }
  // What AND joins is not an operation in `FULL STOP AND DEPARTURES ONLY`.
  if (segment[from]?.meaning === 'and') return null;
  const kind = onlyKind(found);
  if (kind !== null) {
    while (from > 0 && lead.test((segment[from - 1] as Token).text)) from--;
    // `CLSD FOR LDG ONLY` says what is closed, not what is left.
    return segment[from - 1]?.meaning === 'closed' && from < only - 1 ? null : { from, to: only + 1, kind };
  }
  const begin = behindName(segment, only);
  if (begin === null) return null;
  const words = segment.slice(begin, only);
  const [next, second] = segment.slice(only + 1);
  const isTimed =
    words.some(({ meaning }, at) => meaning === 'time' || isTime(segment, begin + at)) ||
    [only + 1, only + 2].some(
      (at) => (at === only + 1 || next?.meaning === 'place') && (isTime(segment, at) || segment[at]?.meaning === 'time'),
    );
  const isOpen = words.some(isState);
  // The use follows the word in `PISTA 09/27 SOLO DESPEGUES` and `NUR FUER LANDUNGEN BENUTZBAR`.
  const left = words.every(isState) ? leftFor(segment, next?.meaning === 'to' ? only + 2 : only + 1) : null;
  const behind = segment.slice(left?.to ?? only).find((token) => !isState(token));
  if (left !== null && (behind === undefined || behind.meaning === 'due' || behind.text === ','))
    return { from: begin, to: left.to, kind: left.kind };
  const isLeft =
    words.some(({ text }) => sort.test(text)) ||
    (isOpen && isTimed) ||
    ((isOpen || words.length === 0) && (next?.meaning === 'to' || isOfSort(segment, only + 1) || isPermittedAt(segment, only + 1))) ||
    (isOpen && next !== undefined && isConditional(next)) ||
    (isState(next) && second?.meaning === 'to');
  return isLeft ? { from: begin, to: isState(next) ? only + 2 : only + 1, kind: 'reserved' } : null;
}
