/** What the words behind a closure leave open: for whom, at what times, over what length. */
import type { ClosedFor, ClosedWhen } from '#contract/notams/closures.ts';
import type { Segment, Token } from './tokens.ts';
import { operationOf, type Operation, type Verb } from './verbs.ts';

export type How = 'whole' | 'length' | 'operation' | 'taxi' | 'exception' | 'aircraft' | 'times';

export type Limits = {
  extent: 'whole' | 'part';
  how: How;
  for: ClosedFor | null;
  when: ClosedWhen | null;
  /** Tokens that say so, end excluded; null where nothing limits it. */
  words: { from: number; to: number } | null;
  /** Tokens that list the times. */
  times: { from: number; to: number } | null;
};

export const whole: Limits = { extent: 'whole', how: 'whole', for: null, when: null, words: null, times: null };
const part = (how: How, from: number, to: number, more: Partial<Limits> = {}): Limits => ({
  ...whole,
  extent: 'part',
  how,
  words: { from, to },
  ...more,
});

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const marks = set('MARKING MARKINGS MARKER MARKERS SIGN SIGNS LGT LGTS LIGHT LIGHTS CROSS CROSSES X BARRICADES');
/** What follows them limits nothing. */
const remarks = set('CAUTION NOTE WARNING MARKED CTC CONTACT TEL INFO UFN REF REFER EXPECT');
const cancelled = set('CNL CNLD CANCELLED CANCELED REOPENED RE-OPENED');
const permission = set(
  'PPR PN PNR PPO PRIOR PERMISSION APPROVAL APPROVED PRE-APPROVED REQ REQUEST NOTICE NOTIFICATION NOTIFIED COORD COORDINATION AUTHORIZATION AUTHORISATION CONSENT ARRANGEMENT PAX-PN',
);
const rescue = set(
  'EMERG EMERGENCY EMERGENCIES EMERGENCIES. AMBULANCE HOSP HOSPITAL HEMS MEDEVAC MEDIVAC LIFE LIFEGUARD LIFEFLIGHT SAR MEDICAL MEDICALS POLICE STATE HUMANITARIAN RESCUE FIREFIGHTING SANITARY AIRAMBULANCE',
);
const taxiing = set('TAX TAXI TAXIING TAXYING TAXING XNG CROSSING CROSSINGS TOWING TOW BACKTRACK BACKTRACKING');
const based = set('BASED HOME HOMEBASED HOME-BASED TENANT TENANTS RESIDENT LOCAL');
const scheduled = set('SKED SCHEDULED SCHED CARRIER CARRIERS COMMERCIAL AIRLINE AIRLINES RPT SCHEDULE');
const helicopters = set('HEL HELS HELO HELOS HELICOPTER HELICOPTERS ROTARY HELI RTRY');
const military = set('MIL MILITARY NAVY ARMY SQUADRON FIGHTER GOVERNMENT');
const over = set(
  'OVER ABOVE MORE EXCEEDING GREATER LARGER HEAVIER WINGSPAN WINGSPANS SPAN MTOW MTOM AUW MAUW WEIGHT WT LB LBS KG TONNES TONS TONNE MAXIMUM MAX CODE HEAVY LARGE WIDEBODY WIDE-BODY ACN PCN PCR LENGTH >',
);
const types = set(
  'TYPE TYPES TILT TILTROTOR TILT-ROTOR ULM ULTRALIGHT ULTRALIGHTS MICROLIGHT MICROLIGHTS PROPELLER TURBOPROP TURBOPROPS SINGLE MULTI TWIN TAILWHEEL UAS UAV DRONES BALLOONS PARAGLIDERS PARACHUTE HANG VTOL TAILDRAGGER',
);
const everything = set(
  'ACFT AIRCRAFT AIRCRAFTS TFC TRAFFIC FLT FLTS FLIGHT FLIGHTS OPS OPERATION OPERATIONS OPR MOVEMENT MOVEMENTS AVIATION FLYING USE USERS AIR ACTIVITY ACTIVITIES CIRCULATION TRAFICO TRAFIC TRAFFICO AIRPLANES AEROPLANES',
);
/** `diversions` closes nothing. */
type Audience = ClosedFor | 'diversions';
const codes: readonly { code: Audience; words: ReadonlySet<string> }[] = [
  { code: 'visitors', words: set('VISITING VISITOR VISITORS TRANSIENT TRANSIENTS ITINERANT NON-BASED NONBASED') },
  { code: 'diversions', words: set('ALTN ALTERNATE ALTERNATES ALT ALTERNATIVE DIVERSION DIVERSIONS DIVERTING DIVERTED') },
  { code: 'overSize', words: over },
  { code: 'visual', words: set('VFR VISUAL VMC') },
  { code: 'instrument', words: set('IFR INSTRUMENT IMC') },
  { code: 'private', words: set('PRIVATE PVT GA GENERAL') },
  { code: 'fixedWing', words: set('FIXED FIXED-WING FIXEDWING') },
  { code: 'helicopters', words: helicopters },
  { code: 'gliders', words: set('GLD GLIDER GLIDERS SAILPLANE SAILPLANES GLIDING') },
  { code: 'jets', words: set('JET JETS TURBOJET TURBOJETS TURBO-JET TURBOFAN') },
  { code: 'military', words: military },
  { code: 'civil', words: set('CIVIL CIV CIVILIAN') },
  { code: 'commercial', words: scheduled },
  { code: 'training', words: set('TGL TGLS TOUCH TRG TRNG TRAINING CIRCUITS CIRCUIT PRACTICE PRACTISE') },
  { code: 'aircraftType', words: types },
];

/** Tokens from `from` to `to` stand behind a verb. Null where they show that nothing is closed. */
export function limitsOf(segment: Segment, { from, to }: { from: number; to: number }, verb: Verb): Limits | null {
  if (marks.has(segment[from]?.text ?? '')) return null;
  let isReason = false;
  let last: Limits | null = null;
  for (let at = from; at < to; at++) {
    const token = segment[at] as Token;
    if (cancelled.has(token.text)) return null;
    if (token.meaning === 'except' || token.text === 'WITHOUT') return exceptionOf(segment, at, to);
    if (isReopening(segment, at)) return exceptionOf(segment, at, to);
    if (isPermission(segment, at, from)) return part('exception', at, to, { for: 'allButPermitted' });
    if (token.meaning === 'due' || token.meaning === 'cause' || remarks.has(token.text)) isReason = true;
    // `DUE WIP: SUN TO THU NIGHTS`.
    if (isReason && !last && token.text === ':' && segment[at + 1]?.meaning === 'time') last = timesFrom(segment, at + 1, to);
    if (last === whole && token.text === 'OUTSIDE') return part('times', at, to, { when: 'underCondition' });
    if (isReason || last) continue;
    const found = limitAt(segment, at, to, verb);
    if (found === 'nothing') return null;
    if (found === 'reason') isReason = true;
    else if (found === 'everyone') last = whole;
    else if (found) last = found;
    if (token.text === 'UNTIL' || token.text === 'TIL' || token.text === 'TILL') isReason = true;
  }
  return last ?? whole;
}

/** `WILL REOPEN FOR SCHEDULED ACFT`. */
const isReopening = (segment: Segment, at: number): boolean =>
  /^(?:RE-?)?OPEN(?:ED)?$/.test(segment[at]?.text ?? '') && /^(?:FOR|TO|WITH|UPON)$/.test(segment[at + 1]?.text ?? '');

/** `WITH 30 MIN PN`, `PPR 2HR`, `AVBL ON REQUEST`. */
function isPermission(segment: Segment, at: number, start: number): boolean {
  const { text, meaning } = segment[at] as Token;
  if (text === 'PPR' || text === 'PPO' || text === 'PNR' || text === 'PN') return true;
  if (meaning !== 'usable' || at === start) return false;
  const before = segment[at - 1]?.text;
  const next = segment[at + 1];
  return before !== 'NOT' && next !== undefined && /^(?:WITH|ON|SUBJ|SUBJECT|BY|AT|UPON|AFTER|IN|FOR)$/.test(next.text);
}

type Found = Limits | 'nothing' | 'reason' | 'everyone' | null;

function limitAt(segment: Segment, at: number, to: number, verb: Verb): Found {
  const token = segment[at] as Token;
  switch (token.meaning) {
    case 'to':
      return audienceOf(segment, at, to, verb);
    case 'as':
      return purposeOf(segment, at, to);
    case 'time':
      // `LOCAL FLYING CLUB`.
      return /^(?:LOCAL|LCL|LT|UTC)$/.test(token.text) && !isTime(segment, at + 1) ? null : timesFrom(segment, at, to);
    case 'condition':
      return /^(?:UNTIL|UNTILL|TIL|TILL|BY|REF|REFER|RE|FOLLOWING|SINCE|EXPECT|INCLUDING|INCL|AFTER|REPLACING)$/.test(token.text)
        ? null
        : part('times', at, to, { when: 'underCondition' });
    case 'place':
      return placeOf(segment, at, to);
    case 'length':
      return part('length', at, to);
    case 'operation':
      if (isOfType(segment, at, verb)) return audienceOf(segment, at - 1, to, verb);
      // `CLSD LDG`, `NOT AVBL LDG`: without a word between.
      return at === verb.to && operationOf(token) !== 'any' ? audienceOf(segment, at - 1, to, verb) : null;
    case undefined:
      if (/^(?:INTERMITTENTLY|OCCASIONALLY|SPORADICALLY)$/.test(token.text)) return part('times', at, to, { when: 'underCondition' });
      if (isOfType(segment, at, verb)) return audienceOf(segment, at - 1, to, verb);
      return isTime(segment, at) ? timesFrom(segment, at, to) : null;
    default:
      return null;
  }
}

/** `AD CLSD V-22 VTOL`: a type right behind the verb. */
function isOfType(segment: Segment, at: number, verb: Verb): boolean {
  if (at !== verb.to) return false;
  for (let word = at; word < Math.min(segment.length, at + 4); word++) if (types.has((segment[word] as Token).text)) return true;
  return false;
}

/** `0600-1800`, `0600L`, `2607010600`, `12 MAR`. */
export function isTime(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (!token) return false;
  const next = segment[at + 1];
  if (/^(?:\d{4}|\d{10})[ZL]?$/.test(token.text)) return next?.text !== 'FT' && next?.text !== 'M';
  return /^\d{1,2}$/.test(token.text) && next?.meaning === 'time';
}

const timeWord = (token: Token): boolean =>
  token.meaning === 'time' ||
  /^\d{1,2}$|^\d{4}[ZL]?$|^\d{10}$|^20\d\d$|^[-–,/:]$|^(?:TO|TIL|TILL|UNTIL|AND|FM|FROM|BTN|BETWEEN|ON|AT|EV|Z|UTC|EXC|THE|ONLY|DAY|DAYS)$/.test(
    token.text,
  ) ||
  token.meaning === 'all';

export function timesFrom(segment: Segment, at: number, to: number): Limits {
  let end = at;
  while (end < to && timeWord(segment[end] as Token)) end++;
  const isNight = /^(?:HN|NIGHT|NIGHTS|NGT|NIGHTTIME|NIGHT-TIME)$/.test((segment[at] as Token).text);
  if (isNight) return part('times', at, end, { when: 'night' });
  if ((segment[at] as Token).text === 'HJ') return part('times', at, end, { when: 'day' });
  return part('times', at, Math.max(end, at + 1), { when: 'listedTimes', times: { from: at, to: Math.max(end, at + 1) } });
}

function placeOf(segment: Segment, at: number, to: number): Found {
  const token = segment[at] as Token;
  const next = segment[at + 1];
  if (next === undefined) return null;
  if (next.meaning === 'time' || isTime(segment, at + 1)) return timesFrom(segment, at + 1, to);
  const isFollowing = next.meaning === 'following' || (next.text === 'THE' && segment[at + 2]?.meaning === 'following');
  if (/^(?:REQ|REQUEST|DEMAND)$/.test(next.text)) return part('times', at, to, { when: 'underCondition' });
  if (token.text === 'AT' || token.text === 'ON' || token.text === 'IN') {
    return isFollowing || next.text === 'TIMES' || next.text === 'CERTAIN' ? part('times', at, to, { when: 'listedTimes' }) : null;
  }
  if (token.text === 'DUR') return null;
  if (token.text === 'BTN' || token.text === 'BETWEEN') return part('length', at, to);
  const isOfLength = next.meaning === 'other' || next.meaning === 'runway' || next.meaning === 'length' || /^\d/.test(next.text);
  return isOfLength ? part('length', at, to) : null;
}

/** `AS ALTN` closes nothing. */
function purposeOf(segment: Segment, at: number, to: number): Found {
  const next = segment[at + 1]?.text ?? '';
  if (/^(?:REQ|REQUIRED|NECESSARY|NEEDED)$/.test(next)) return part('times', at, to, { when: 'underCondition' });
  // A runway that is no taxiway is open to flights.
  if (/^(?:TWYS?|TAXI|TAXIWAYS?)$/.test(next)) return 'nothing';
  for (let word = at + 1; word < Math.min(to, at + 5); word++) if (codes[1]?.words.has((segment[word] as Token).text)) return 'nothing';
  return /^(?:OF|FLW|FOLLOWS|FOLLOWING|FROM|FM|PER|A|PUBLISHED|RESULT|IT|DUE|WELL|PART|SOON|LONG|DESCRIBED)$/.test(next)
    ? null
    : part('aircraft', at, to, { for: 'someAircraft' });
}

/** `TO ALL TFC`, `FOR LDG`, `TO ACFT MORE THAN 60000LB`; `FOR MAINT` is a reason. */
export function audienceOf(segment: Segment, at: number, to: number, verb: Verb): Found {
  const first = segment[at]?.text;
  const isFor = first !== undefined && first !== 'TO';
  const end = endOfAudience(segment, at + 1, to);
  const operations = new Set<Operation>();
  let isAll = false;
  let isGeneral = false;
  let isNight = false;
  let unknown = 0;
  let code: Audience | null = null;
  let isNegated = false;
  for (let word = at + 1; word < end; word++) {
    const token = segment[word] as Token;
    const operation = operationOf(token);
    if (operation !== null && operation !== 'any') operations.add(operation);
    if (token.text === 'XNG' || token.text === 'CROSSING') operations.add('taxiing');
    // Fillers elsewhere, they name a class here.
    if (/^(?:INTL|INTERNATIONAL|DOMESTIC|PUBLIC)$/.test(token.text)) unknown++;
    if (token.meaning === 'all') isAll = true;
    else if (everything.has(token.text)) isGeneral = true;
    else if (token.text === 'NON' || token.text === 'NONE' || token.text === 'NON-') isNegated = true;
    else if (/^(?:NIGHT|NGT|NIGHTTIME|NIGHT-TIME)$/.test(token.text)) isNight = true;
    else if (token.text === 'LICENSED' || token.text === 'LICENCED') code ??= 'licensedUse';
    else {
      const found =
        codes.find(({ words }) => words.has(token.text))?.code ?? (/^[ABCEFH]\d{2,3}$/.test(token.text) ? 'aircraftType' : undefined);
      if (found === 'diversions' && code !== 'visitors' && code !== 'training') code = found;
      else if (found && (code === null || (code === 'diversions' && (found === 'visitors' || found === 'training'))))
        code = isNegated && found === 'commercial' ? 'nonScheduled' : isNegated && based.has(token.text) ? 'visitors' : found;
      else if (!found && operation === null && token.meaning !== 'and' && token.meaning !== 'filler' && /^[A-Z0-9]/.test(token.text))
        unknown++;
      if (isNegated && based.has(token.text)) code = 'visitors';
    }
  }
  const limited = (how: How, closedFor: ClosedFor) => part(how, at, end, { for: closedFor, ...(isNight && { when: 'night' as const }) });
  if (code === 'civil' && segment.slice(at, end).some(({ text }) => military.has(text))) return 'everyone';
  if (code === 'diversions') return 'nothing';
  // `FOR MAINT AND TRAINING PURPOSES`.
  if (isFor && code === 'training' && segment.slice(at + 1, end).some(({ meaning }) => meaning === 'cause')) return 'reason';
  if (code !== null) return limited(code === 'training' ? 'operation' : 'aircraft', code);
  if (operations.has('landing') && operations.has('takeOff')) return isNight ? part('operation', at, end, { when: 'night' }) : 'everyone';
  const [operation] = operations;
  if (operation === 'training') return limited('operation', 'training');
  // A runway that may not be taxied on is open to flights.
  if (operation === 'taxiing' && operations.size === 1) return 'nothing';
  if (operations.has('landing') || operations.has('takeOff'))
    return limited('operation', operations.has('landing') ? 'landing' : 'takeOff');
  if (isNight) return part('times', at, end, { when: 'night' });
  if (isGeneral && unknown === 0) return 'everyone';
  if (isFor && isReasonAt(segment, at + 1, end, verb)) return 'reason';
  if (end > at + 1 && segment.slice(at + 1, end).every(({ meaning }) => meaning === 'cause')) return 'reason';
  if (/^\d/.test(segment[at + 1]?.text ?? '')) return isFor ? null : part('length', at, end);
  return end > at + 1 && (isAll || isGeneral || unknown > 0) ? limited('aircraft', 'someAircraft') : null;
}

/** CLOSED FOR what is no traffic is a reason; NOT AVBL FOR is one only with words for it. */
function isReasonAt(segment: Segment, from: number, to: number, verb: Verb): boolean {
  for (let at = from; at < to; at++) if ((segment[at] as Token).meaning === 'cause') return true;
  const [word] = [segment[verb.from]];
  // `FOR MANDATORY AIR TRAFFIC CONTROL REST`: the last word says what it is.
  const head = segment[to - 1]?.text ?? '';
  return (
    word?.meaning === 'closed' && !word.text.startsWith('UN') && !everything.has(head) && operationOf(segment[to - 1] as Token) === null
  );
}

function endOfAudience(segment: Segment, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const { meaning, text } = segment[at] as Token;
    // `FOR USE BY ACFT REQUIRING A LICENSED AD`.
    if (text === 'BY' && segment[at - 1]?.text === 'USE') continue;
    if (meaning === 'due' || meaning === 'except' || meaning === 'condition' || text === 'BTN' || text === 'BETWEEN') return at;
    // `TO ALL ACFT FOR ANNUAL MAINT`.
    if (text === 'FOR' && at > from && segment.slice(at + 1, at + 4).some((word) => word.meaning === 'cause')) return at;
    if (meaning === 'time' && !/^(?:NIGHT|NGT|NIGHTTIME|NIGHT-TIME)$/.test(text) && at > from) return at;
    if (isTime(segment, at) && at > from && /^(?:-|TO)$/.test(segment[at + 1]?.text ?? '')) return at;
    if (text === '(' && at > from) return at;
  }
  return to;
}

/** `EXC TAX`, `EXCEPT FOR HEL`, `OTHER THAN BASED ACFT`, `WITHOUT PPR`. */
export function exceptionOf(segment: Segment, at: number, to: number): Limits {
  const closedFor = leftOpenFor(segment, at + 1, to);
  if (closedFor !== null) {
    const how: How =
      closedFor === 'allButTaxiing' ? 'taxi' : closedFor === 'landing' || closedFor === 'takeOff' ? 'operation' : 'exception';
    return part(how, at, to, { for: closedFor });
  }
  const isTimed = segment
    .slice(at + 1, Math.min(to, at + 4))
    .some((token, index) => token.meaning === 'time' || isTime(segment, at + 1 + index));
  return part('exception', at, to, isTimed ? { when: 'listedTimes' } : { for: 'allButSome' });
}

/** Whom an exception leaves it open for. */
function leftOpenFor(segment: Segment, from: number, to: number): ClosedFor | null {
  const end = Math.min(to, from + 24);
  const has = (words: ReadonlySet<string>) => {
    for (let at = from; at < end; at++) if (words.has((segment[at] as Token).text)) return true;
    return false;
  };
  const operations = new Set<Operation>();
  for (let at = from; at < Math.min(end, from + 6); at++) {
    const token = segment[at] as Token;
    const operation = taxiing.has(token.text) ? 'taxiing' : operationOf(token);
    if (operation !== null && operation !== 'any') operations.add(operation);
    else if (!/^(?:FOR|TO|AND|OR|,|\/|&|AVBL|ACFT)$/.test(token.text)) break;
  }
  if (operations.has('takeOff') !== operations.has('landing')) return operations.has('takeOff') ? 'landing' : 'takeOff';
  if (operations.has('taxiing') && operations.size === 1) return 'allButTaxiing';
  if (has(permission)) return 'allButPermitted';
  if (has(rescue)) return 'allButEmergencies';
  if (has(helicopters)) return 'allButHelicopters';
  if (has(based)) return 'allButBased';
  if (has(military)) return 'allButMilitary';
  if (has(scheduled)) return 'allButScheduled';
  for (let at = from; at < Math.min(end, from + 4); at++) if ((segment[at] as Token).meaning === 'time' || isTime(segment, at)) return null;
  return 'allButSome';
}
