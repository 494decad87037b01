/** What the words after a closure leave open: for whom, at what times, over what length. */
import { audienceOf, exceptionOf } from './audience.ts';
import { codes, set, types } from './classes.ts';
import { type Found, type Limits, isTime, part, timesFrom, whole } from './limit.ts';
import { operationOf } from './operations.ts';
import type { Segment, Token } from './tokens.ts';
import type { Verb } from './verbs.ts';

const marks = set('MARKING MARKINGS MARKER MARKERS SIGN SIGNS LGT LGTS LIGHT LIGHTS CROSS CROSSES X BARRICADES');

/** What follows them limits nothing. */
const remarks = set('CAUTION NOTE WARNING MARKED CTC CONTACT TEL INFO UFN REF REFER EXPECT');

const cancelled = set('CNL CNLD CANCELLED CANCELED REOPENED RE-OPENED');

/** Tokens from `from` to `to` stand after a verb. Null where they show that nothing is closed. */
export function limitsOf(segment: Segment, { from, to }: { from: number; to: number }, verb: Verb): Limits | null {
  if (marks.has(segment[from]?.text ?? '')) return null;
  let isReason = false;
  let isRemark = false;
  let last: Limits | null = null;
  for (let at = from; at < to; at++) {
    const token = segment[at] as Token;
    if (cancelled.has(token.text)) return null;
    // `CLSD ALL OTHER TIMES AS PUBLISHED`
    if (token.text === 'OTHER' && segment[at + 1]?.text === 'TIMES' && segment[at + 2]?.meaning === 'as') return last ?? whole;
    if (token.meaning === 'except' || token.text === 'WITHOUT') return exceptionOf(segment, at, to);
    if (isReopening(segment, at)) return exceptionOf(segment, at, to);
    // `CLSD FOR LDG, AVBL FOR TKOF`: said already.
    const isSaid = last?.how === 'operation' && segment[at]?.meaning === 'usable';
    if (!isSaid && isPermission(segment, at, from)) return part('exception', at, to, { for: 'allButPermitted' });
    if (remarks.has(token.text)) isRemark = true;
    if (token.meaning === 'due' || token.meaning === 'cause' || isRemark) isReason = true;
    // `DUE AIRSHOW 24 AUG 1000-1400`: hours at the end are those of the closure.
    if (isReason && !isRemark && !last && areHours(segment, at, to)) last = timesFrom(segment, at, to);
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

/** The words run from hour to hour, with or without days, and nothing follows. */
const areHours = (segment: Segment, at: number, to: number): boolean =>
  /^\d{1,4}$|^(?:DLY|DAILY|MON|TUE|WED|THU|FRI|SAT|SUN)$/.test(segment[at]?.text ?? '') &&
  hourToHour.test(
    segment
      .slice(at, to)
      .map(({ text }) => text)
      .join(' '),
  );

const hourToHour =
  /^(?:(?:\d{1,2}|DLY|DAILY|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|-|TO|AND|,|:) ){0,12}(?:[01]\d|2[0-4])[0-5]\d (?:-|TO) (?:[01]\d|2[0-4])[0-5]\d(?: (?:UTC|Z))?$/;

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

function limitAt(segment: Segment, at: number, to: number, verb: Verb): Found {
  const token = segment[at] as Token;
  switch (token.meaning) {
    case 'to':
      // `FOR SHORT PERIODS`.
      if (segment.slice(at + 1, Math.min(to, at + 5)).some((word) => word.text === 'PERIODS'))
        return part('times', at, to, { when: 'underCondition' });
      if (isBriefly(segment, at + 1, to)) return part('times', at, to, { when: 'underCondition' });
      return audienceOf(segment, at, to, verb);
    case 'as':
      return purposeOf(segment, at, to);
    case 'time':
      // `LOCAL FLYING CLUB`.
      return /^(?:LOCAL|LCL|LT|UTC)$/.test(token.text) && !isTime(segment, at + 1) ? null : timesFrom(segment, at, to);
    case 'condition':
      // `NOT TO BE USED BY JET ACFT`.
      if (token.text === 'BY' && /^(?:usable|allowed)$/.test(segment[at - 1]?.meaning ?? '')) return audienceOf(segment, at, to, verb);
      return /^(?:UNTIL|UNTILL|TIL|TILL|BY|REF|REFER|RE|FOLLOWING|SINCE|EXPECT|INCLUDING|INCL|AFTER|REPLACING)$/.test(token.text)
        ? null
        : part('times', at, to, { when: 'underCondition' });
    case 'place':
      return placeOf(segment, at, to);
    case 'length':
      return isLastFlight(segment, at) ? part('times', at, to, { when: 'underCondition' }) : part('length', at, to);
    case 'operation':
      if (isOfType(segment, at, verb) || isOfSort(segment, at, { verb, to })) return behindVerb(segment, at, to, verb);
      // `CLSD LDG`, `NOT AVBL LDG`: without a word between.
      return at === verb.to && operationOf(token) !== 'any' ? behindVerb(segment, at, to, verb) : null;
    case undefined:
      if (/^(?:PERIODICALLY|INTERMITTENTLY|OCCASIONALLY|SPORADICALLY|ALTERNATELY|ALTERNATIVELY)$/.test(token.text))
        return part('times', at, to, { when: 'underCondition' });
      if (isOfType(segment, at, verb) || isOfSort(segment, at, { verb, to })) return behindVerb(segment, at, to, verb);
      return isTime(segment, at) ? timesFrom(segment, at, to) : null;
    case 'other':
      return isOfSort(segment, at, { verb, to }) ? behindVerb(segment, at, to, verb) : null;
    default:
      return null;
  }
}

/** `AFTER LAST SKED FLT`. */
const isLastFlight = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'LAST' && segment.slice(at + 1, at + 4).some(({ meaning }) => meaning === 'operation');

/** `FOR APRX 15 MIN AFTER EACH RACE`. */
function isBriefly(segment: Segment, from: number, to: number): boolean {
  const at = /^(?:APRX|APPROX|ABOUT|UP|MAX)$/.test(segment[from]?.text ?? '') ? from + 1 : from;
  if (!/^\d{1,2}$/.test(segment[at]?.text ?? '') || !/^MIN(?:S|UTES)?$/.test(segment[at + 1]?.text ?? '')) return false;
  return at + 2 < to && /^(?:AFTER|BEFORE|WHEN|WHENEVER|EACH|EVERY|PRIOR|DURING)$/.test(segment[at + 2]?.text ?? '');
}

/** The words say for whom without FOR or TO before them. */
function behindVerb(segment: Segment, at: number, to: number, verb: Verb): Found {
  const found = audienceOf(segment, at - 1, to, verb);
  return found === null || typeof found === 'string' || found.words === null ? found : { ...found, words: { ...found.words, from: at } };
}

/** `CLSD JET ACFT`, `NOT AVBL CODE D AND ABOVE`, `CLSD ACFT MTOW MORE THAN 5700KG`: without a word between. */
function isOfSort(segment: Segment, at: number, { verb, to }: { verb: Verb; to: number }): boolean {
  if (at !== verb.to) return false;
  const { text } = segment[at] as Token;
  const isCode = text === 'CODE' && /^[A-F]$/.test(segment[at + 1]?.text ?? '');
  const isSized = /^(?:ACFT|AIRCRAFT)$/.test(text) && segment.slice(at + 1, at + 5).some((word) => sizes.has(word.text));
  if (!isCode && !isSized && !/^(?:JETS?|HEL|HELICOPTERS?|GLIDERS?)$/.test(text)) return false;
  return !segment
    .slice(at, to)
    .some(({ meaning }) => meaning === 'only' || meaning === 'usable' || meaning === 'allowed' || meaning === 'open');
}

const sizes = set('WINGSPAN MTOW MTOM AUW OVER ABOVE MORE EXCEEDING GREATER HEAVIER CODE TYPE');

/** `AD CLSD V-22 VTOL`: a type right after the verb. */
function isOfType(segment: Segment, at: number, verb: Verb): boolean {
  if (at !== verb.to) return false;
  for (let word = at; word < Math.min(segment.length, at + 4); word++) if (types.has((segment[word] as Token).text)) return true;
  return false;
}

function placeOf(segment: Segment, at: number, to: number): Found {
  const token = segment[at] as Token;
  const next = segment[at + 1];
  if (next === undefined) return null;
  if (next.meaning === 'time' || isTime(segment, at + 1)) return timesFrom(segment, at + 1, to);
  const isFollowing = next.meaning === 'following' || (next.text === 'THE' && segment[at + 2]?.meaning === 'following');
  if (token.text === 'IN' && /^(?:LVP|LVPS|LVO|IMC|VMC|RAIN|WET)$/.test(next.text))
    return part('times', at, to, { when: 'underCondition' });
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
