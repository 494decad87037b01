/**
 * Reads the words after a closure: at what times, for whom, over what length, under what condition, or only why. Promise: a tail weakens a
 * closure only where all of it is understood; a reason, a remark and words that are not understood leave it whole. Over 400 lines because
 * it is one table, each row with its examples.
 */
import { wordSet } from '#core/text/word-set.ts';
import { audienceOf, exceptionOf, isAllBut, isForAll, isForRescue, isForWorks } from './audience.ts';
import { diversions, everything, isOfClass, permission, rescue, types } from './classes.ts';
import { isConditional } from './items.ts';
import { type Found, part, whole } from './closure-limits.ts';
import { operationOf } from './operations.ts';
import { isPermittedAt } from './restricted-use.ts';
import { closedBut, endOfTimes, isEach, isFirstDay, isMoment, isTime, lengthOfOtherwise, otherwise, timesFrom } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { isUnderstood } from './understood.ts';
import type { Verb } from './verbs.ts';

/** Tokens from `from` to `to` follow `verb`. */
export type Words = { segment: Segment; from: number; to: number; verb: Verb };

/** Each example is a text of an aerodrome with the runways 09/27 and 18/36, and what it closes as `kind extent for when`. */
export type TailRow = {
  name: string;
  /** It says whether it holds after a reason as well: `CLSD DUE WIP EXC HEL`. */
  isBehindReason?: true;
  examples: readonly (readonly [text: string, closures: string])[];
  /** `nothing`: nothing is closed; `reason`: the words from here on say why; null where the row does not read these words. */
  match(words: Words, at: number): Found;
};

const marks = wordSet('MARKING MARKINGS MARKER MARKERS SIGN SIGNS LGT LGTS LIGHT LIGHTS CROSS CROSSES X BARRICADES');
export const cancelled = wordSet('CNL CNLD CANCELLED CANCELED REOPENED RE-OPENED');
/** The words after one of these are a remark. */
export const remarks = wordSet(
  'CAUTION NOTE WARNING MARKED CTC CONTACT TEL INFO UFN REF REFER RE EXPECT EXP POSSIBLE REGARDING PENDING ALTHOUGH SINCE REPLACING INCLUDING INCL',
);
const sizes = wordSet('WINGSPAN MTOW MTOM AUW OVER OVR ABOVE ABV MORE EXCEEDING GREATER HEAVIER BLW BELOW UNDER LESS LIGHTER CODE TYPE');
const approved = /^(?:APPROVED|AUTHORI[SZ]ED|PERMITTED|CLEARED)$/;
const underCondition = { when: 'underCondition' } as const;

/** The class of aircraft follows in `LDG AND TKOF OF ACFT`. */
const areFlights = (segment: Segment, at: number): boolean =>
  segment[at]?.meaning === 'operation' &&
  (segment[at - 1]?.meaning === 'operation' || /^(?:OF|BY|FOR|TO)$/.test(segment[at - 1]?.text ?? ''));

/** What aircraft lack needs not be understood: those that have it may come. */
const lacksAt = (segment: Segment, at: number): boolean =>
  segment[at]?.meaning === 'not' && /^(?:HAVING|EQUIPPED|FITTED|CAPABLE)$/.test(segment[at + 1]?.text ?? '');

export const rows: readonly TailRow[] = [
  {
    name: 'marks of a closure',
    examples: [['RWY 09/27 CLSD MARKINGS NOT VISIBLE', 'mayClose']],
    match: ({ segment, from }, at) => (at === from && marks.has(segment[at]?.text ?? '') ? 'nothing' : null),
  },
  {
    name: 'a closure that is over',
    isBehindReason: true,
    examples: [
      ['RWY 09/27 CLSD DUE WIP CANCELLED', ''],
      ['RWY 09/27 CLSD FOR ARR AND DEP BUT MAY BE RE-OPENED AT 15 MIN NOTICE', '09/27 part allButPermitted'],
      ['RWY 09/27 CLSD DUE WIP, CAN BE REOPENED IF FLUX', '09/27 whole'],
      ['RWY 09/27 CLSD TO ALL OPS, COULD BE RE-OPENED', '09/27 whole'],
    ],
    match: ({ segment }, at) => (cancelled.has((segment[at] as Token).text) && !isPossible(segment, at) ? 'nothing' : null),
  },
  {
    name: 'otherwise',
    isBehindReason: true,
    examples: [
      ['AD OPEN 0800-1200, CLSD OTHERWISE', 'aerodrome part listedTimes'],
      ['AD OPEN 0800-1200, CLSD AT ALL OTHER TIMES', 'aerodrome part listedTimes'],
      ['AD CLSD OUTSIDE THESE HOURS', 'aerodrome part underCondition'],
      ['AD GODZINY 0800-1200. POZA TYMI GODZINAMI LOTNISKO NIECZYNNE', 'aerodrome part listedTimes'],
      ['HORARIO AD 0800-1200. FUERA DE HORARIO AD CERRADO', 'aerodrome part listedTimes'],
      ['HORAIRES AD 0800-1200. EN DEHORS DE CES HORAIRES AD FERME', 'aerodrome part listedTimes'],
      ['AD OPEN 0800-1200. OUTSIDE THESE HOURS AD CLSD EXC HEMS', 'aerodrome part allButEmergencies listedTimes'],
      ['RWY 09/27 CLSD TUE THU 1400-2200 WX PERMITTING OTHERWISE NEXT DAY', '09/27 part underCondition'],
    ],
    match({ segment, to }, at) {
      const length = lengthOfOtherwise(segment, at);
      if (length === 0 || segment[at + length]?.meaning === 'as') return null;
      const isOtherDay = segment[at]?.text === 'OTHERWISE' && segment[at + 1]?.text === 'NEXT';
      return isOtherDay ? part('times', at, to, underCondition) : otherwise(segment, at, Math.min(at + length, to));
    },
  },
  {
    name: 'exception',
    isBehindReason: true,
    examples: [
      ['RWY 09/27 CLSD EXC TAX', '09/27 part allButTaxiing'],
      ['AD CLSD DUE WIP EXC HEL', 'aerodrome part allButHelicopters'],
      ['AD CLSD DUE WIP EVERY DAY 1000-1200 EXC 15 MAR', 'aerodrome part listedTimes'],
      ['AD CLSD FOR LDG DUE WIP DAILY 1000-1200 EXC SAT', 'aerodrome part landing listedTimes'],
      ['AD CLSD 2000-0600 EXC PPR 24HR BEFORE', 'aerodrome part allButPermitted listedTimes'],
      ['AD CLSD EXC 14 MAR 0900-1000', 'aerodrome part listedTimes'],
      ['AD CLSD EXC FLUX', 'aerodrome whole'],
      ['AD NOT AVBL UNLESS APPROVED BY FLUX', 'aerodrome part allButPermitted'],
      ['AD NOT AVBL UNLESS PRIOR PERMISSION OBTAINED', 'aerodrome part allButPermitted'],
      ['RWY 09/27 CLSD EXC SNOW REMOVAL', '09/27 whole'],
      ['RWY 09/27 CLSD EXC MAINT VEHICLES', '09/27 whole'],
      ['AD CLSD EVERY DAY BUT NOT ON 14 MAR', 'aerodrome part listedTimes'],
      ['AD CLSD FOR ALL OPS BUT HEL', 'aerodrome part allButHelicopters'],
      ['AD CLSD TO ALL BUT BASED ACFT', 'aerodrome part allButBased'],
      ['RWY 09/27 CLSD EXC TKOF', '09/27 part landing'],
      ['RWY 09/27 CLSD EXC TKOF RWY 09 FOR HEAVY ACFT', '09/27 part allButSome'],
      ['RWY 09/27 CLSD EXC LDG 0600-0800', '09/27 part allButSome'],
      ['RWY 09/27 CLSD EXC TAX BTN TWY A AND TWY C DLY 2200-0400', '09/27 part allButTaxiing listedTimes'],
      ['AD CLSD EXC PPR 970-555-0117 MAR 12 0800-1600', 'aerodrome part allButPermitted listedTimes'],
      ['AD CLSD DUE WIP DLY 0800-1600 EXC HEL', 'aerodrome part allButHelicopters listedTimes'],
      ['AD CLSD DUE WIP 12 MAR 0800-1600, EXC HEL', 'aerodrome part allButHelicopters listedTimes'],
      ['AD CLSD EXC HEL DUE WIP DLY 0800-1600', 'aerodrome part allButHelicopters listedTimes'],
      ['AD CLSD EXC HEMS 0800-1600 DLY', 'aerodrome part allButEmergencies'],
      ['AD CLSD EXC SKED AIR CARRIER AND MEDEVAC', 'aerodrome part allButSome'],
      ['RWY 12/30 CLSD EXC COAST GUARD HEL', '12/30 part allButSome'],
      ['AD CLSD EXC POLICE HEL', 'aerodrome part allButEmergencies'],
      ['AD CLSD FOR LDG AND TKOF OF ACFT WITHOUT RADIO', 'aerodrome part someAircraft'],
      ['RWY 09/27 CLSD EXC TAX AVBL DLY 0800-1000', '09/27 part allButTaxiing'],
      ['AD CLSD EXC PPR MON-FRI 0800-1600', 'aerodrome part allButPermitted'],
      ['AD CLSD EXC SKED FLT DLY 0900-1100', 'aerodrome part allButSome'],
      ['AD CLSD TO NON SKED FLT EXC PPR', 'aerodrome part nonScheduled'],
      ['RWY 09/27 CLSD EXC TAX AND EXC SAT SUN DLY 0700-1500', '09/27 part allButTaxiing'],
      ['RWY 09/27 CLSD EXC 0700-0900 FOR DEP ONLY', '09/27 part allButSome'],
      ['RWY 09/27 CLSD DUE WIP EXC 0700-0900 FOR DEP', '09/27 part allButSome'],
      ['AD CLSD EXC HEMS, SEARCH AND RESCUE', 'aerodrome part allButEmergencies'],
      ['RWY 09/27 CLSD LDG ACFT NOT HAVING WORKING ANTISKID', '09/27 part someAircraft'],
      ['AD CLSD EXC HEMS AND NEWSPAPER FLT', 'aerodrome part allButSome'],
      ['RWY 09/27 CLSD FOR LDG 2000-0600 EXC PPR', '09/27 part landing listedTimes'],
    ],
    match({ segment, to }, at) {
      const { meaning, text } = segment[at] as Token;
      if (isForAll(segment, at) || (meaning === 'except' && isForWorks(segment, at, to))) return 'remark';
      const isLacking = text === 'WITHOUT' ? !permission.has(segment[at + 1]?.text ?? '') : lacksAt(segment, at);
      if (isLacking && areFlights(segment, at - 1)) return part('aircraft', at - 1, to, { for: 'someAircraft' });
      const isBut = (text === 'BUT' && segment[at + 1]?.text === 'NOT') || isAllBut(segment, at);
      // OTHER is no exception in `EVERY OTHER NIGHT` and `OTHER OPS NML`.
      const isExcept = meaning === 'except' && (text !== 'OTHER' || segment[at + 1]?.text === 'THAN');
      // Approval is permission in `NOT AVBL UNLESS APPROVED BY FLUX` and `UNLESS WITH PRIOR PERMISSION`.
      if (text === 'UNLESS' && segment.slice(at + 1, at + 4).some((word) => approved.test(word.text) || permission.has(word.text)))
        return part('exception', at, to, { for: 'allButPermitted' });
      return isBut || isExcept || text === 'WITHOUT' ? (exceptionOf(segment, at, to) ?? whole) : null;
    },
  },
  {
    name: 'reopening',
    isBehindReason: true,
    examples: [
      ['AD CLSD DUE STRIKE, WILL REOPEN FOR SCHEDULED ACFT', 'aerodrome part allButScheduled'],
      ['AD CLSD, AVBL 14 MAR 0600-0700', 'aerodrome part listedTimes'],
      ['AD CLSD BUT OPENS DAILY AT 0600-0700', 'aerodrome part listedTimes'],
      ['AD CLSD BUT OPENS DAILY AT 0600-0700 FOR SKED FLT', 'aerodrome part underCondition'],
      ['AD CLSD OPEN 14 MAR 0600-0700', 'aerodrome part listedTimes'],
      ['AD CLSD DUE WIP AVBL 14 MAR 0600-0700', 'aerodrome part listedTimes'],
      ['AD CLSD, TAXIING AVBL 0600-0700', 'aerodrome whole'],
    ],
    match({ segment, from, to }, at) {
      const { meaning, text } = segment[at] as Token;
      if (meaning !== 'usable' && meaning !== 'open') return null;
      const next = segment[at + 1];
      if (
        reopening.test(text) &&
        /^(?:FOR|TO|WITH|UPON|AT|CO[MN]|AVEC|PER|PARA|POUR|SUR|PREVI[AO])$/.test(next?.text ?? '') &&
        !isTime(segment, at + 2)
      )
        return exceptionOf(segment, at, to);
      const first = next?.meaning === 'only' || next?.meaning === 'place' ? at + 2 : at + 1;
      if (!isTime(segment, first) && segment[first]?.meaning !== 'time') return null;
      const before = segment[at - 1];
      // `CLSD FOR LDG, TAXIING AVBL 0600-0700` leaves less open; `CLSD 0800-1200, OPEN 1200-1600` nothing else.
      const isOfAll =
        from < 0 || at === from || before?.text === ',' || /^(?:filler|and|cause)$/.test(before?.meaning ?? '') || before?.text === 'BUT';
      const isSaid = segment.slice(from, at).some((_, place) => isTime(segment, from + place));
      const limits = closedBut(segment, { from: at, to: endOfTimes(segment, first, to) }, first, to);
      return isOfAll && !isSaid && !isMoment(timesFrom(segment, first, to)) ? limits : 'remark';
    },
  },
  {
    name: 'permission',
    isBehindReason: true,
    examples: [
      ['RWY 09/27 CLSD PPR 2HR', '09/27 part allButPermitted'],
      ['RWY 09/27 CLSD DUE WIP AVBL ON REQUEST', '09/27 part allButPermitted'],
      ['RWY 09/27 CLSD DUE WIP AVBL FOR HEL', '09/27 part allButHelicopters'],
      ['RWY 09/27 CLSD AVBL FOR EMERG WITH 45 MIN PN', '09/27 part allButEmergencies'],
      ['RWY 09/27 CLSD AVBL 30 MIN PPR FOR MEDEVAC ONLY', '09/27 part allButEmergencies'],
      ['RWY 09/27 CLSD DUE WIP AVBL TO EMERG AND MED FLT WITH 20MIN PN', '09/27 part allButEmergencies'],
      ['RWY 09/27 CLSD AVBL FOR EMERG AND PPR FLT', '09/27 part allButPermitted'],
      ['RWY 09/27 CLSD DUE WIP. RWY AVBL FOR HOSP, SAR AND STATE FLT, PPR 60 MIN', '09/27 part allButSome'],
      ['RWY 09/27 CLSD DUE WIP AVBL FOR PARKING', '09/27 whole'],
      ['RWY 09/27 CLSD. EMERG AND MEDEVAC FLT ACCEPTED WITH 45 MIN PN TO TWR 118.7MHZ', '09/27 part allButEmergencies'],
      ['RWY 09/27 CLSD. EMERG FLT ACCEPTED', '09/27 whole'],
      ['RWY 09/27 CLSD. HEL ACCEPTED WITH 45 MIN PN', '09/27 whole'],
      ['AD CLSD. HEL ACCEPTED', 'aerodrome part allButHelicopters'],
      ['AD CLSD. HEL NOT ACCEPTED', 'aerodrome whole'],
      ['RWY 09/27 CLSD. EMERGENCY AND MEDEVAC FLT BY 2HR PRIOR NOTICE TO FLUX DUTY MANAGER', '09/27 part allButEmergencies'],
      ['RWY 09/27 CLSD. MEDEVAC FLT BY FLUX', '09/27 whole'],
      ['RWY 09/27 CLSD. MEDEVAC FLT BY PRIOR NOTICE WHEN WET', '09/27 whole'],
      ['RWY 09/27 CLSD. HEL WITH PPR', '09/27 whole'],
      ['RWY 09/27 CLSD. HUMANITARIAN FLT EXEMPTED', '09/27 part allButSome'],
      ['RWY 09/27 CLSD. HEL NOT EXEMPTED', '09/27 whole'],
      ['AD CERRADO. VUELOS DE EMERGENCIA Y EVACUACION MEDICA EXCEPTUADOS PREVIA COORDINACION', 'aerodrome part allButEmergencies'],
      ['AD CLSD. HEMS, SAR AND STATE FLIGHTS PERMITTED AFTER COORDINATION WITH TWR', 'aerodrome part allButEmergencies'],
      ['AD CLSD. HEMS FLIGHTS PERMITTED AFTER 1200', 'aerodrome whole'],
      ['AD CHIUSO AL TFC. VOLI HEMS, SAR E DI STATO AUTORIZZATI PREVIO COORD CON TWR', 'aerodrome part allButEmergencies'],
      ['AD GESPERRT. AMBULANZFLUEGE ZUGELASSEN NACH KOORDINATION', 'aerodrome part allButEmergencies'],
      ['AD CERRADO. SE EXCEPTUAN VUELOS AMBULANCIA', 'aerodrome part allButEmergencies'],
      ['AD CERRADO. VUELOS HUMANITARIOS PREVIA COORDINACION CON FLUX', 'aerodrome part allButSome'],
      ['AD CLSD. HEL PPR TEL 0123', 'aerodrome part allButSome'],
      ['RWY 09/27 CLSD. HEL PPR TEL 0123', '09/27 whole,aerodrome part allButPermitted'],
      ['AD CLSD. FLUX HEL ACCEPTED', 'aerodrome whole'],
      ['AD CLSD. HEL ACCEPTED WHEN FLUX', 'aerodrome whole'],
      ['RWY 09/27 CLSD AVBL TO HEL ONLY', '09/27 part allButHelicopters'],
      ['RWY 09/27 CLSD AVBL TO TURBOPROP ACFT WITH PPR ONLY', '09/27 part allButSome'],
      ['RWY 09/27 CLSD AVBL TO TURBOPROP ACFT WITH PPR 555-010-0123 ONLY', '09/27 part allButSome'],
      ['RWY 09/27 CLSD. RWY 18/36 WILL BE USED AS MAIN RWY', '09/27 whole'],
    ],
    match({ segment, from, to }, at) {
      if (isPermission(segment, at, from)) {
        const left = isOfOthers(segment, at + 1, to) ? 'allButSome' : 'allButPermitted';
        return part('exception', at, to, { for: isForRescue(segment, at + 1, to) ? 'allButEmergencies' : left });
      }
      if (segment[at]?.meaning !== 'usable' || segment[at + 1]?.meaning !== 'to' || isDenied(segment, at)) return null;
      const left = exceptionOf(segment, at + 1, to);
      return left === null || left.for === 'allButSome' ? null : { ...left, words: { from: at, to } };
    },
  },
  {
    name: 'remark',
    isBehindReason: true,
    examples: [
      ['RWY 09/27 CLSD EXP DELAYS DRG NIGHT', '09/27 whole'],
      ['RWY 09/27 CLSD PENDING INSPECTION', '09/27 whole'],
      ['RWY 09/27 CLSD USE RWY 18 INSTEAD', '09/27 whole'],
    ],
    match({ segment }, at) {
      const { text } = segment[at] as Token;
      const isOther = text === 'USE' && /^(?:runway|other|aerodrome)$/.test(segment[at + 1]?.meaning ?? '');
      return isOther || remarks.has(text) || isDenied(segment, at) ? 'remark' : null;
    },
  },
  {
    name: 'reason',
    examples: [
      ['RWY 09/27 CLSD DUE NIGHT WORKS', '09/27 whole'],
      ['RWY 09/27 CLSD FOR MAINT EVERY NIGHT 2200-0400', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD FOR MAINT 2611280800 TO 2611281200', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD FOR MAINT 0800-1200 LT MON TO FRI', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD FOR MAINT BTN 2200 AND 0300 EVERY TUESDAY AND THURSDAY', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD WIP FIRST 300M', '09/27 whole'],
    ],
    match: ({ segment }, at) => (/^(?:due|cause)$/.test((segment[at] as Token).meaning ?? '') ? 'reason' : null),
  },
  {
    name: 'short periods',
    examples: [
      ['RWY 09/27 CLSD FOR SHORT PERIODS', '09/27 part underCondition'],
      ['RWY 09/27 CLSD FOR APRX 15 MIN AFTER EACH RACE', '09/27 part underCondition'],
      ['RWY 09/27 CLSD INTERMITTENTLY', '09/27 part underCondition'],
    ],
    match({ segment, to }, at) {
      const { meaning, text } = segment[at] as Token;
      const isBrief =
        /^(?:PERIODICALLY|INTERMITTENTLY|OCCASIONALLY|SPORADICALLY|ALTERNATELY|ALTERNATIVELY)$/.test(text) ||
        (meaning === 'to' &&
          (segment.slice(at + 1, Math.min(to, at + 5)).some((word) => word.text === 'PERIODS') || isBriefly(segment, at + 1, to)));
      return isBrief ? part('times', at, to, underCondition) : null;
    },
  },
  {
    name: 'outside hours',
    isBehindReason: true,
    examples: [
      ['AD CLSD DUE WIP OUTSIDE HR 0800-1600', 'aerodrome part listedTimes'],
      ['AD CLSD BEYOND WATCH HOURS 0700-1530', 'aerodrome part listedTimes'],
      ['AD CLSD TO ALL TFC OUTSIDE 0500-2100', 'aerodrome part listedTimes'],
      ['AD CLSD BYD WATCH HR', 'aerodrome part underCondition'],
      ['AD CLSD OUTSIDE PUBLISHED HR', 'aerodrome part underCondition'],
      ['AD CLSD OUTSIDE FLUX', 'aerodrome whole'],
    ],
    match({ segment, to }, at) {
      if (!/^(?:OUTSIDE|BEYOND|BYD|OUT)$/.test((segment[at] as Token).text)) return null;
      const word = isTime(segment, at + 1)
        ? at
        : segment.findIndex(({ text }, place) => place > at && place < Math.min(to, at + 6) && /^(?:HOURS?|HRS?|TIMES?)$/.test(text));
      if (word < 0 || (word > at + 1 && !isUnderstood(segment, at + 1, word))) return null;
      const next = segment[word + 1]?.text === ':' ? word + 2 : word + 1;
      if (isTime(segment, next) || segment[next]?.meaning === 'time') {
        const end = endOfTimes(segment, next, to);
        const isOfAnother = segment[at - 1]?.text === ',' && segment[end]?.meaning === 'runway';
        return isOfAnother ? 'remark' : closedBut(segment, { from: at, to: end }, next, to);
      }
      return part('times', at, next, underCondition);
    },
  },
  {
    name: 'times of a list',
    examples: [
      ['RWY 09/27 CLSD AT FOLLOWING TIMES: 2230-2240 DUE RWY CHANGE 0135-0300 DUE WIP', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD AT CERTAIN TIMES', '09/27 part listedTimes'],
    ],
    match({ segment, to }, at) {
      const { text } = segment[at] as Token;
      if (text !== 'AT' && text !== 'ON' && text !== 'IN') return null;
      const [next, second] = segment.slice(at + 1, at + 3);
      const isList =
        next?.meaning === 'following' ||
        (next?.text === 'THE' && second?.meaning === 'following') ||
        /^(?:TIMES|CERTAIN)$/.test(next?.text ?? '');
      return isList ? part('times', at, to, { when: 'listedTimes' }) : null;
    },
  },
  {
    name: 'times',
    examples: [
      ['RWY 09/27 CLSD DAILY EXC SAT SUN 0700-1500', '09/27 part listedTimes'],
      ['AD CLSD FM SS TO SR', 'aerodrome part listedTimes'],
      ['AD CLSD AT NIGHT', 'aerodrome part night'],
      ['AD CLSD HJ', 'aerodrome part day'],
      ['AD CLSD UNTIL 13 MAR', 'aerodrome whole'],
      ['AD CLSD WEF 12 MAR 0600', 'aerodrome whole'],
      ['AD CLSD STARTING 12 MAR', 'aerodrome whole'],
      ['AD CLSD 12 MAR UNTIL FURTHER NOTICE', 'aerodrome whole'],
      ['AD CLSD: XXFD OPERATES 0600-1600', 'aerodrome whole'],
      ['RWY 09/27 CLSD (FM 2603120600) UNTIL FURTHER NOTICE', '09/27 whole'],
      ['AD CLSD 12 MAR THRU 14 MAR', 'aerodrome part listedTimes'],
      ['AD CLSD FM 101200 TO 110600', 'aerodrome part listedTimes'],
      ['AD CLSD 12, 14 AND 16 MAR', 'aerodrome part listedTimes'],
      ['AD CLSD FROM 12 TO 14 MARCH', 'aerodrome part listedTimes'],
      ['AD CLSD EVERY NIGHT 2200-0400', 'aerodrome part listedTimes'],
      ['AD CLSD RESPECTIVELY 0600-0800 AND 1000-1200', 'aerodrome part listedTimes'],
    ],
    match({ segment, to }, at) {
      const { text, meaning } = segment[at] as Token;
      const first = meaning === 'place' ? at + 1 : at;
      if (first >= to || !(isTime(segment, first) || segment[first]?.meaning === 'time' || isEach(segment, first))) return null;
      // The hours are those of the opening in `FLW AD CLSD: … . XXFD OPERATES 0600-1600`.
      if (/^(?:UNTILL?|TILL?|OPERATES?|OPERATING)$/.test(segment[at - 1]?.text ?? '')) return 'remark';
      // LOCAL names no time zone in `LOCAL FLYING CLUB`.
      if (/^(?:LOCAL|LCL|LT|UTC)$/.test(segment[first]?.text ?? '') && !isTime(segment, first + 1)) return null;
      const limits = timesFrom(segment, text === 'BTN' || text === 'BETWEEN' ? at : first, to);
      // `28 NOV CLSD, 29 NOV OPEN`, `MON RWY 09 CLSD, TUE RWY 18 CLSD`: of what is open, or of another.
      const before = /^(?:ON|FM|FROM)$/.test(segment[at - 1]?.text ?? '') ? at - 2 : at - 1;
      const isOpen = segment[before]?.text === ',' && /^(?:usable|open|runway)$/.test(segment[limits.words?.to ?? to]?.meaning ?? '');
      return isOpen || isMoment(limits) || isFirstDay(segment, limits) ? 'remark' : limits;
    },
  },
  {
    name: 'times of an event',
    examples: [
      ['RWY 09/27 CLSD DURING RUBBER REMOVAL 11 MAR 0100-0400', '09/27 part listedTimes'],
      ['RWY 09/27 CLSD DRG THIS PERIOD', '09/27 whole'],
      ['RWY 09/27 CLSD DRG DAYLIGHT HR', '09/27 part day'],
    ],
    match({ segment, to }, at) {
      if (!/^(?:DURING|DRG|DUR)$/.test((segment[at] as Token).text)) return null;
      // The times are those of the next refusal in `NO TKOF, AND DRG 0530-0630 NO LDG`.
      if (/^(?:no|not)$/.test(segment[to]?.meaning ?? '') && /^(?:and|,)$/.test(segment[at - 1]?.meaning ?? segment[at - 1]?.text ?? ''))
        return 'remark';
      if (segment.slice(at + 1, Math.min(to, at + 5)).some(({ text }) => /^(?:PERIODS?|THIS|ABOVE|THESE)$/.test(text))) return 'remark';
      const begin = segment[at + 1];
      if (begin?.meaning === 'time' || /^(?:DAYLIGHT|DAYTIME)$/.test(begin?.text ?? '')) return timesFrom(segment, at + 1, to);
      for (let next = at + 1; next < to; next++)
        if (isTime(segment, next) && endOfTimes(segment, next, to) === to)
          return { ...timesFrom(segment, next, to), words: { from: at, to } };
      return null;
    },
  },
  {
    name: 'condition',
    examples: [
      ['RWY 09/27 CLSD WHEN WET', '09/27 part underCondition'],
      ['WHEN WET RWY 09/27 CLSD', '09/27 part underCondition'],
      ['DURING LOW VIS RWY 27 NOT AVBL FOR DEP', '27 part takeOff underCondition'],
      ['WHEN VIS BLW 1500M AD CLSD FOR LDG', 'aerodrome part landing underCondition'],
      ['WHEN ADJ RWY 09/27 CLSD', 'mayClose'],
      ['RWY 09/27 CLSD DURING LVP', '09/27 part underCondition'],
      ['RWY 09/27 CLSD WHEN VIS BLW 1500M', '09/27 part underCondition'],
      ['RWY 09/27 CLSD VIS BLW 1500M', '09/27 part underCondition'],
      ['LDG RWY 09 NOT PERMITTED WHEN VIS BLW 1500M', '09 part landing underCondition'],
      ['RWY 09/27 CLSD AFTER LAST SKED FLT', '09/27 part underCondition'],
      ['RWY 09/27 CLSD WHEN FLUX BZORP', '09/27 whole'],
      ['RWY 09/27 CLSD ON REQUEST', '09/27 part underCondition'],
      ['RWY 09/27 CLSD PRIOR TO 0600 AND AFTER 2100', '09/27 part underCondition'],
      ['RWY 09/27 CLSD FIRST MON OF MONTH 0900-1100', '09/27 part underCondition'],
      ['RWY 09/27 CLSD FIRST AND THIRD MON OF MONTH 0900-1100', '09/27 part underCondition'],
      ['RWY 09/27 CLSD IN CASE OF HEAVY SNOWFALL, EXPECTED DLY 0400-0500', '09/27 part underCondition'],
      ['RWY 09/27 PROIBIDO OPS COM PISTA MOLHADA PARA ACFT A REACAO', '09/27 part jets underCondition'],
      ['RWY 09/27 CLSD WHEN WET FOR LDG', '09/27 part landing underCondition'],
      ['RWY 09/27 CLSD FOR LDG WHEN WET', '09/27 part landing underCondition'],
      ['RWY 09/27 CLSD FOR LDG WHEN FLUX', '09/27 part landing'],
      ['RWY 09/27 CLSD FOR LDG AT NIGHT OR WHEN WET', '09/27 part landing night,09/27 part landing underCondition'],
      ['RWY 09/27 CLSD WHEN CROSSWIND EXCEEDS 20KT FOR MORE THAN 10 MIN', '09/27 part underCondition'],
      ['RWY 09/27 INTERDITE APRES FORTES PLUIES', '09/27 part underCondition'],
      ['RWY 09/27 CLSD AFTER HEAVY RAIN', '09/27 part underCondition'],
      ['RWY 09/27 CLSD 15MIN BFR AND AFTER DISPLAY', '09/27 part underCondition'],
      ['RWY 09/27 CLSD FOR LDG WHEN WET', '09/27 part landing underCondition'],
      ['AD NOT AVBL TO ACFT OVER 36M IF RWY WET', 'aerodrome part overSize underCondition'],
    ],
    match({ segment, to, verb }, at) {
      const { text, meaning } = segment[at] as Token;
      const next = segment[at + 1]?.text ?? '';
      const isCondition =
        isConditional(segment[at] as Token) ||
        (text === 'IN' && /^(?:LVP|LVPS|LVO|IMC|VMC|RAIN|WET|CASE)$/.test(next)) ||
        (meaning === 'place' && /^(?:REQ|REQUEST|DEMAND)$/.test(next) && !/^(?:OF|BY|FM|FROM)$/.test(segment[at + 2]?.text ?? '')) ||
        (text === 'AS' && /^(?:REQ|REQUIRED|NECESSARY|NEEDED)$/.test(next)) ||
        (text === 'PRIOR' && next === 'TO') ||
        isAroundEvent(segment, at) ||
        (text === 'AFTER' && /^(?:(?:HEAVY )?RAIN(?:FALL)?|SNOWFALL)\b/.test(`${next} ${segment[at + 2]?.text}`)) ||
        // The visibility is a condition in `LDG PROHIBITED RWY 10 VIS BLW 1500M`.
        (/^(?:VIS|VISIBILITY|RVR|CEILING)$/.test(text) && /^(?:BLW|BELOW|LESS|UNDER)$/.test(next)) ||
        (/^(?:FIRST|SECOND|THIRD|LAST)$/.test(text) && segment[next === 'AND' ? at + 3 : at + 1]?.meaning === 'time') ||
        (/^(?:LAST|(?:FM|FROM) (?:LAST|END))\b/.test(`${text} ${next}`) &&
          segment.slice(at + 1, at + 5).some((word) => word.meaning === 'operation'));
      if (!isCondition) return null;
      if (!isUnderstood(segment, at + 1, to)) return 'remark';
      // The flights that it is closed to follow the condition in `WHEN WET FOR JETS`.
      const whom = segment.slice(at + 2, to).findIndex(({ meaning }) => meaning === 'to');
      const found = whom < 0 ? null : audienceOf(segment, at + 2 + whom, to, verb);
      const isOfFlights = isOfClass(segment[at + 3 + whom]?.text ?? '') && !sizes.has(segment[at + 3 + whom]?.text ?? '');
      const isOfSome =
        found !== null &&
        typeof found !== 'string' &&
        (found.how === 'operation' || (found.how === 'aircraft' && (isOfFlights || segment[at + 3 + whom]?.meaning === 'operation')));
      return isOfSome ? { ...found, ...underCondition, words: { from: at, to } } : part('times', at, to, underCondition);
    },
  },
  {
    name: 'purpose',
    examples: [
      ['RWY 09/27 NOT AVBL AS ALTN', ''],
      ['RWY 09/27 CLSD AS TWY', ''],
      ['AD CLSD AS FLUX', 'aerodrome whole'],
    ],
    match({ segment, to }, at) {
      if ((segment[at] as Token).meaning !== 'as') return null;
      // A runway that is no taxiway is open to flights.
      if (/^(?:TWYS?|TAXI|TAXIWAYS?)$/.test(segment[at + 1]?.text ?? '')) return 'nothing';
      for (let word = at + 1; word < Math.min(to, at + 5); word++) if (diversions.has((segment[word] as Token).text)) return 'nothing';
      return null;
    },
  },
  {
    name: 'audience',
    examples: [
      ['RWY 09/27 CLSD FOR LDG', '09/27 part landing'],
      ['RWY 09/27 CLSD FOR LDG, TKOF ALLOWED WITH TORA 2000M', '09/27 part landing'],
      ['RWY 09/27 FERMEE ATTERRISSAGE, DECOLLAGE ADMIS TORA 2000M', '09/27 part landing'],
      ['RWY 09/27 CLSD FOR DEP,ARR NOT AFFECTED', '09/27 part takeOff'],
      ['RWY 09/27 CLSD FOR DEP, ARR UNAFFECTED 0800-1000', '09/27 part allButSome'],
      ['RWY 09/27 CLSD FOR LDG, TKOF AVBL FOR HEL', '09/27 part allButSome'],
      ['RWY 09/27 CLSD FOR LDG, TKOF ONLY WITH PPR', '09/27 part allButSome'],
      ['RWY 09/27 CLSD FOR LDG. DEP AVBL FOR HEL', '09/27 part allButSome'],
      ['RWY 09/27 CLSD FOR LDG. TKOF AVBL', '09/27 part landing'],
      ['RWY 09/27 CLSD TO LDG RWY 27 AND CLSD TO TKOF RWY 09', '27 part landing,09 part takeOff'],
      ['RWY 09/27 CLSD TO LDG RWY 27; CLSD TO TKOF RWY 09', '27 part landing,09 part takeOff'],
      ['RWY 09/27 CLSD FOR LDG, TKOF NOT ALLOWED', '09/27 whole,09/27 part takeOff'],
      ['RWY 09/27 CLSD FOR LDG ONLY', '09/27 part landing'],
      ['RWY 09/27 NOT AVBL FOR LDG AT NIGHT', '09/27 part landing night'],
      ['RWY 09/27 CLSD TO JETS DRG NIGHT DUE WIP', '09/27 part jets night'],
      ['RWY 09/27 CLSD FOR LDG AT NIGHT 2200-0400', '09/27 part landing listedTimes'],
      ['RWY 09/27 CLSD TO WHEELED ACFT, SKI OPS ONLY', '09/27 part aircraftType'],
      ['RWY 09/27 CLSD TO ACFT MORE THAN 5700KG', '09/27 part overSize'],
      ['RWY 09/27 CLSD TO ACFT OVR 12500LB', '09/27 part overSize'],
      ['RWY 09/27 NOT AVBL ACFT BLW 5700KG', '09/27 part someAircraft'],
      ['RWY 09/27 CLSD JET ACFT', '09/27 part jets'],
      ['AD CLSD TO VFR FLT AND TRAINING ACFT', 'aerodrome part someAircraft'],
      ['AD CLSD TO GENERAL AVIATION AND NON-SCHEDULED OPS', 'aerodrome part someAircraft'],
      ['AD CERRADO OPS ACFT DE ALA FIJA. HELICOPTEROS AUTORIZADOS', 'aerodrome part fixedWing'],
      ['AD CERRADO A ACFT DE ALA FIJA', 'aerodrome part fixedWing'],
      ['AD CERRADO A FLUX', 'aerodrome whole'],
      ['AD FECHADO PARA ACFT DA AVIACAO GERAL DEVIDO CERIMONIA', 'aerodrome part private'],
      ['AD CERRADO A LA AVIACION GENERAL', 'aerodrome part private'],
      ["AD CHIUSO ALL'AVIAZIONE GENERALE", 'aerodrome part private'],
      ['AD FLUGPLATZ GESPERRT FUER ALLGEMEINE LUFTFAHRT', 'aerodrome part private'],
      ['RWY 09/27 ENCERRADA A AERONAVES DE CODIGO E E F', '09/27 part overSize'],
      ['RWY 09/27 CERRADA PARA AERONAVES CON ENVERGADURA SUPERIOR A 36M', '09/27 part overSize'],
      ['RWY 09/27 FERMEE AUX AERONEFS DE PLUS DE 5.7T', '09/27 part overSize'],
      ['RWY 09/27 FECHADA PARA JATOS', '09/27 part jets'],
      ['AD CERRADO A VUELOS NO REGULARES', 'aerodrome part nonScheduled'],
      ['AD FECHADO PARA VOOS REGULARES', 'aerodrome part commercial'],
      ['AD INTERDETTO AGLI ELICOTTERI', 'aerodrome part helicopters'],
      ['AD INTERDIT AUX VOLS IFR, AUTOINFORMATION SUR 118.1', 'aerodrome part instrument'],
      ['AD INTERDIT AUX VOLS IFR, FLUX', 'aerodrome whole'],
      ['AD FECHADO PARA TODAS AS OPERACOES', 'aerodrome whole'],
      ['AD FECHADO PARA TODO O TRAFEGO', 'aerodrome whole'],
      ['AD FERME A LA CIRCULATION', 'aerodrome whole'],
      ['AD FERME A LA FLUX', 'aerodrome whole'],
      ['AD CERRADO PARA FLUX GENERAL', 'aerodrome whole'],
      ['AD CLSD TO ALL TFC', 'aerodrome whole'],
      ['AD CLSD TO ALL TFC FROM 2200 TO 0400', 'aerodrome part listedTimes'],
      ['AD CLSD TO ALL TFC FOR MAINT', 'aerodrome whole'],
      ['AD CLSD TO ALL TFC (TEL 0123456)', 'aerodrome whole'],
      ['AD CLSD FOR MAINT', 'aerodrome whole'],
      ['AD NOT AVBL FOR GRASS CUTTING, ALTN QQQB', 'aerodrome whole'],
      ['AD CLSD FOR 10 DAYS', 'aerodrome whole'],
      ['AD CLSD TO FLUX BZORP', 'aerodrome whole'],
      ['AD PROHIBIDO VUELOS VFR 0800-1000', 'aerodrome part visual listedTimes'],
      ['AD SUSPENDED VFR OPS 0800-1000', 'aerodrome part visual listedTimes'],
      ['AD PROHIBIDAS LAS OPERACIONES DE AERONAVES A REACCION, SALVO EMERGENCIAS', 'aerodrome part jets'],
      ['AD INTERDIT AUX AERONEFS A REACTION SAUF EVASAN', 'aerodrome part jets'],
      ['AD PROHIBIDOS VUELOS DE ENTRENAMIENTO', 'aerodrome part training'],
      ['AD PROHIBIDOS VUELOS DE FLUX', 'aerodrome whole'],
      ['AERODROM NE PRINIMAET WS BOLEE 64 T', 'aerodrome part overSize'],
      ['AD NOT ACCEPTING NON SKED FLT', 'aerodrome part nonScheduled'],
      ['AD DOES NOT ACCEPT ACFT WITHOUT COORDINATION', 'aerodrome part allButPermitted'],
    ],
    match({ segment, to, verb }, at) {
      const token = segment[at] as Token;
      const isBy = token.text === 'BY' && /^(?:usable|allowed)$/.test(segment[at - 1]?.meaning ?? '');
      // Two hours are joined by TO in `8 AM TO 5 PM`.
      if (/^\d+$/.test(segment[at + 1]?.text ?? '') && /^[AP]M$/.test(segment[at + 2]?.text ?? '')) return null;
      // `AVBL TO TURBOPROPS ONLY` says for whom it is left open.
      const isLeft = at > verb.to && /^(?:usable|open)$/.test(segment[at - 1]?.meaning ?? '');
      if (isLeft && token.meaning === 'to') return part('exception', at - 1, to, { for: 'allButSome' });
      if (token.meaning === 'to' || isBy) return audienceOf(segment, at, to, verb);
      if (at !== verb.to || /^(?:usable|open)$/.test(token.meaning ?? '')) return null;
      // The class follows its verb in `AD NOT ACCEPTING NON SKED FLT`.
      if (accepting.test(segment[verb.to - 1]?.text ?? '') && isOfClass((segment[token.text === 'NON' ? at + 1 : at] as Token).text))
        return behindVerb(segment, at, to, verb);
      const isOperation = token.meaning === 'operation' && operationOf(token) !== 'any';
      // The flights follow their verb in `PROHIBIDO VUELOS VFR`.
      if (verb.kind === 'stopped' && isOfSomeFlights(segment, at, to)) return behindVerb(segment, at, to, verb);
      return isOperation || isOfType(segment, at) || isOfSort(segment, at, to) ? behindVerb(segment, at, to, verb) : null;
    },
  },
  {
    name: 'length',
    examples: [
      ['RWY 09/27 CLSD LAST 300M', '09/27 part'],
      ['RWY 09/27 CLSD BTN TWY A AND TWY B', '09/27 part'],
      ['RWY 09/27 CLSD EAST OF TWY A', '09/27 part'],
      ['RWY 09/27 CLSD FOR LDG, TKOF AND TAXIING ALONG RWY', '09/27 whole'],
      ['AD PERMANENTLY CLSD AND REMOVED FROM AIP', 'aerodrome whole'],
    ],
    match({ segment, to }, at) {
      const token = segment[at] as Token;
      const next = segment[at + 1];
      if (next?.meaning === 'runway' && sides.test(token.text) && !/^\d/.test(segment[at + 2]?.text ?? '')) return null;
      if (token.meaning === 'length') return isOfTime(segment, at) ? null : part('length', at, to);
      if (token.meaning !== 'place' || next === undefined || /^(?:AT|ON|IN|DUR|PARALLEL|ALONG)$/.test(token.text)) return null;
      // DU begins a date in `DU 01 AU 05 DECEMBRE`.
      if (/^(?:DU|DEL)$/.test(token.text) && /^\d/.test(next.text)) return null;
      // No place follows FROM in `WITHDRAWN FROM SERVICE`.
      if (/^(?:SERVICE|USE|OPERATIONS?|AIP|CHARTS?)$/.test(next.text)) return null;
      const isOfLength =
        /^(?:BTN|BETWEEN)$/.test(token.text) || /^(?:other|runway|length)$/.test(next.meaning ?? '') || /^\d/.test(next.text);
      return isOfLength ? part('length', at, to) : null;
    },
  },
];

/** `15MIN BFR AND AFTER DISPLAY`: an event of which the text does not say when it is. */
export const isAroundEvent = (segment: Segment, at: number): boolean => {
  const [text, next, third] = [at, at + 1, at + 2].map((place) => segment[place]?.text ?? '') as [string, string, string];
  const behind = /^\d{1,2}MINS?$/.test(text) ? next : /^\d{1,2}$/.test(text) && /^MIN(?:S|UTES)?$/.test(next) ? third : '';
  return /^(?:BFR|BEFORE|AFT|AFTER|PRIOR|EITHER)$/.test(behind);
};

export const reopening = /OPEN|^(?:RIAPERTURA|REAPERTURA|REABERTURA|REOUVERTURE)$/;

/** `MAY BE RE-OPENED`, `CAN BE REOPENED`: it is still closed. */
const isPossible = (segment: Segment, at: number): boolean =>
  segment.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:MAY|CAN|COULD|MIGHT)$/.test(text));

const accepting = /^(?:ACCEPT|PRZYJMUJE|PRINIMAET|ADMIT|ACEPTA)/;

/** `CLSD, RIGHT RWY OPEN` names another runway. */
const sides = /^(?:LEFT|RIGHT|[NSEW]|(?:NORTH|SOUTH|EAST|WEST)(?:ERN)?)$/;

/** A span of time is meant, not a part of the runway, in `FIRST TWO WEEKS OF DEC` and `LAST ONE UNTIL 29 NOV`. */
const isOfTime = (segment: Segment, at: number): boolean =>
  segment.slice(at + 1, at + 4).some(({ text }) => /^(?:WEEKS?|DAYS?|MONTHS?|HOURS?|UNTIL|TILL?)$/.test(text));

/** `NO PPR ACCEPTED`, `PPR WILL NOT BE GRANTED`, `NOT EVEN AVBL FOR TAX`, `ALSO FOR PPR FLT`: permission that opens nothing. */
function isDenied(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (token?.meaning !== 'usable' && !permissions.test(token?.text ?? '')) return false;
  if (segment[at - 1]?.meaning === 'no' || segment.slice(at + 1, at + 4).find(({ meaning }) => meaning !== 'filler')?.meaning === 'not')
    return true;
  return segment.slice(Math.max(0, at - 2), at).some(({ meaning, text }) => meaning === 'not' || text === 'ALSO' || text === 'EVEN');
}

const permissions = /^(?:PPR|PPO|PNR|PN)$/;

const notice = /^(?:PN|PPR|PNR|PPO|NOTICE|REQUEST|REQ)$/;
const WITHIN = 10;

/** Use depends on permission in `WITH 30 MIN PN`, `PPR 2HR` and `AVBL ON REQUEST`. */
function isPermission(segment: Segment, at: number, start: number): boolean {
  const { text, meaning } = segment[at] as Token;
  if (isDenied(segment, at)) return false;
  if (text === 'PPR' || text === 'PPO' || text === 'PNR' || text === 'PN') return true;
  if (meaning !== 'usable' || at === start) return false;
  const next = segment[at + 1]?.text ?? '';
  if (next === 'FOR' || next === 'TO') return segment.slice(at, at + WITHIN).some((word) => notice.test(word.text));
  // The time of notice comes first in `AVBL 30 MIN PN`.
  if (/^\d{1,2}(?:HRS?|MIN)?$/.test(next)) return segment.slice(at + 2, at + 4).some((word) => notice.test(word.text));
  return /^(?:WITH|ON|SUBJ|SUBJECT|BY|AT|UPON|AFTER|IN)$/.test(next) || isPermittedAt(segment, at + 1);
}

/** `FOR STATE FLT, PPR 60 MIN`: permission is for those alone, unlike `FOR EMERG AND PPR FLT`. */
function isOfOthers(segment: Segment, from: number, to: number): boolean {
  if (!/^(?:FOR|TO)$/.test(segment[from]?.text ?? '')) return false;
  const permitted = segment.findIndex(({ text }, at) => at > from && at < to && notice.test(text));
  const isOfFlights = segment[permitted + 1]?.meaning === 'operation';
  return !isOfFlights && segment.slice(from, permitted).some(({ text }) => isOfClass(text) || rescue.has(text));
}

/** The closure is one of minutes in `FOR APRX 15 MIN AFTER EACH RACE`. */
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

/**
 * Tells whether the audience follows without a word between: `CLSD JET ACFT`, `NOT AVBL CODE D AND ABOVE`,
 * `CLSD ACFT MTOW MORE THAN 5700KG`, `CERRADO A ACFT DE ALA FIJA`.
 */
function isOfSort(segment: Segment, at: number, to: number): boolean {
  const { text } = segment[at] as Token;
  const isCode = text === 'CODE' && /^[A-F]$/.test(segment[at + 1]?.text ?? '');
  const isSized =
    /^(?:A|OPS|ACFT|AIRCRAFT)$/.test(text) &&
    segment.slice(at + 1, at + 5).some((word) => sizes.has(word.text) || /^(?:FIXED|ALA)$/.test(word.text));
  if (!isCode && !isSized && !/^(?:JETS?|HEL|HELICOPTERS?|GLIDERS?)$/.test(text)) return false;
  return !segment.slice(at, to).some(({ meaning }) => /^(?:only|usable|allowed|open)$/.test(meaning ?? ''));
}

/** Tells whether flights of some class follow, as in `VUELOS VFR` and `LAS OPERACIONES DE AERONAVES A REACCION`. */
function isOfSomeFlights(segment: Segment, at: number, to: number): boolean {
  let next = at;
  while (next < to && (/^(?:operation|filler|all|place)$/.test(segment[next]?.meaning ?? '') || everything.has(segment[next]?.text ?? '')))
    next++;
  const text = segment[segment[next]?.text === 'A' ? next + 1 : next]?.text ?? '';
  const isBeforeFlights = segment[next + 1]?.meaning === 'operation';
  return (
    (next > at || isBeforeFlights) && next < to && isOfClass(text) && !everything.has(text) && !permission.has(text) && !rescue.has(text)
  );
}

/** `AD CLSD V-22 VTOL` names a type right after the verb. */
const isOfType = (segment: Segment, at: number): boolean => segment.slice(at, at + 4).some(({ text }) => types.has(text));
