/** What a NOTAM does to an aerodrome, only where it says so; each effect names the rule that found it. */
import { capitals, oneLine } from '#core/text/line.ts';
import type { EffectRule } from '#contract/notams/rules.ts';
import { alarmOf } from '../read/alarm/alarm.ts';
import { closuresOf } from '../read/closures/closures.ts';
import { effectOf, type Span } from '../read/closures/effect.ts';
import { saidOfElse } from '../read/closures/findings.ts';
import { lengthsOf } from '../read/lengths/lengths.ts';
import type { Effect, EffectKind, NoticeReading, RunwayIdents } from '../read/notice.ts';
import { firstRunway, runwayOf } from '../read/runways.ts';
import { spokenText } from '../read/english-part.ts';
import type { Topic } from '../read/subject.ts';

/** Only the beginning of longer texts is searched, where a NOTAM says what it does; a closing word after it is a doubt. */
const LOOKED_AT = 4000;
const out =
  /\b(?:U\/S|OTS|OUT OF (?:SERVICE|SVC|ORDER)|UNSERVICEABLE|INOP|INOPERATIVE|NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|UNUSABLE|WITHDRAWN|DECOMMISSIONED|DCMSND|SUSPENDED|OFF AIR|NOT RADIATING)\b/;
const exception = /\b(?:EXC|EXCEPT\w*|UNLESS|ONLY|PARTLY|PARTIALLY|BTN|BEYOND|BLW|BELOW|RADIALS?|AZM|SECTORS?|R-\d)\b/;

type Rule = {
  kind: EffectKind;
  rule: EffectRule;
  /** Subjects' codes that the rule is about. */
  subjects: RegExp;
  /** Conditions of the Q-code that are required; undefined: any. */
  conditions?: ReadonlySet<string>;
  /** Words that say it. */
  words: RegExp;
  /** Words that rule it out. */
  not?: RegExp;
  extent: (text: string) => Effect['extent'];
};

const wholeUnlessExcepted = (text: string): Effect['extent'] => (exception.test(text) ? 'part' : 'whole');

const rules: readonly Rule[] = [
  {
    kind: 'approachOut',
    rule: 'approachNotAuthorised',
    subjects: /^P[IKU]/,
    words:
      /\b(?:PROCEDURES? (?:NA|UNAVAILABLE|NOT AVBL|NOT AUTHORI[SZ]ED|SUSPENDED|WITHDRAWN)|(?:IAP|APCH|APPROACH|PROC)S? (?:IS |ARE )?(?:NA|NOT AVBL|NOT AVAILABLE|UNAVBL|SUSPENDED|WITHDRAWN|U\/S))\b/,
    extent: (text) =>
      /\bNA\b[^.]{0,20}\b(?:EXC|EXCEPT|UNLESS|AT NIGHT|FOR|DURING|WHEN|IF)\b|\b(?:CIRCLING|CATS?|LNAV|VNAV|LPV)\b[^.]{0,20}\bNA\b|\bUNABLE\b[^.]{0,40}\bNA\b/.test(
        text,
      )
        ? 'part'
        : wholeUnlessExcepted(text.slice(0, 400)),
  },
  {
    kind: 'approachOut',
    rule: 'approachOutByQCode',
    subjects: /^P[IK]/,
    conditions: new Set(['AS', 'AU', 'AW', 'AC', 'LC']),
    words: out,
    extent: wholeUnlessExcepted,
  },
  {
    kind: 'navaidOut',
    rule: 'ilsPartOut',
    subjects: /^I[DGIMOXY]/,
    words: out,
    not: /\bIDENT CODES?\b/,
    extent: () => 'part',
  },
  {
    kind: 'navaidOut',
    rule: 'navaidOut',
    subjects: /^(?:I[CLNSTUW]|N)/,
    words: out,
    // What receivers are tested with.
    not: /\b(?:VOT|CHECK ?POINTS?)\b/,
    // `VOR 255-265 UNUSABLE`: those radials.
    extent: (text) => (/\b[0-3]\d\d ?- ?[0-3]\d\d\b(?!\d)/.test(text) ? 'part' : wholeUnlessExcepted(text)),
  },
  {
    kind: 'navaidOut',
    rule: 'gnssOut',
    subjects: /^G/,
    words: /\b(?:UNREL\w*|NOT AVBL|UNAVBL|MAY NOT BE AVBL|U\/S|INTERFERENCE|JAMMING)\b/,
    extent: () => null,
  },
  {
    kind: 'fuelUnavailable',
    rule: 'fuelUnavailable',
    subjects: /^FU/,
    words:
      /\b(?:FUEL\w*|AVGAS|100 ?LL|JET ?A\w*|REFUEL\w*|SELF ?SERVE|KEROSENE)\b.{0,80}\b(?:NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|U\/S|OTS|OUT OF SERVICE|NOT PROVIDED|SUSPENDED)\b|\bNO (?:\w+ )?FUEL\b/,
    extent: (text) => (/\b(?:AVGAS|100 ?LL|JET ?A\w*|MOGAS|UL ?9\d|SELF ?SERVE|TRUCK|EXC|ONLY)\b/.test(text) ? 'part' : 'whole'),
  },
  {
    kind: 'fireCoverReduced',
    rule: 'fireCoverReduced',
    subjects: /^FF/,
    words:
      /\b(?:NOT AVBL|UNAVBL|NOT AVAILABLE|U\/S|DOWNGRADED?|REDUCED|LTD|LIMITED|CAT(?:EGORY)? \w{1,4}|CHANGED|INDEX [A-E])\b|\bNO (?:ARFF|RFFS?)\b/,
    not: /\b(?:INDEX UNCHANGED|UPGRADED|WITHOUT DEGRADATION)\b/,
    extent: (text) =>
      /\b(?:ARFF|RFFS?|FIRE ?FIGHTING) (?:SER |SVC |SERVICES? )?(?:NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S)\b/.test(text) ? 'whole' : 'part',
  },
  {
    kind: 'towerHours',
    rule: 'towerClosed',
    subjects: /^ST/,
    words: /\b(?:TWR|TOWER|ATCT|ATC|ATS)\b.{0,60}\b(?:CLSD|CLOSED|NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S|UNMANNED|NOT MANNED|SUSPENDED)\b/,
    not: /\bOBST\b|\b(?:TELE)?PHONE\b|\bTEL (?:NUMBER|NR|NO)\b/,
    extent: (text) => (exception.test(text) || /\d{4} ?- ?\d{4}/.test(text) ? 'part' : 'whole'),
  },
  {
    kind: 'towerHours',
    rule: 'towerHoursChanged',
    subjects: /^ST/,
    words: /\b(?:HR|HRS|HOURS|OPR|OPS|OPERATIONAL|AVBL|H24|HJ)\b.{0,80}\d{4} ?[-/] ?\d{4}|\bHOURS? OF (?:SER\w*|SVC|OPS|OPERATION\w*)\b/,
    extent: () => 'part',
  },
  {
    kind: 'changesDistances',
    rule: 'distancesChanged',
    subjects: /^M[DRTSC]/,
    words: /\b(?:DECLARED DIST\w*|TORA|TODA|ASDA)\b.{0,200}\d/,
    extent: () => null,
  },
  {
    kind: 'lightsOut',
    rule: 'lightsOut',
    subjects: /^L(?!Y|X|W)/,
    words: out,
    extent: (text) => wholeUnlessExcepted(text.slice(0, 200)),
  },
];

export function effectsOf(reading: NoticeReading, topic: Topic, runways: readonly RunwayIdents[] | undefined): Effect[] {
  const spoken = withoutSchedule(spokenText(reading.text), reading.schedule);
  const text = capitals(spoken.slice(0, LOOKED_AT));
  if (reading.type === 'C' || reading.format === 'snowtam' || isCancelling(text)) return [];
  const span = { from: reading.startDate, to: reading.endDate };
  const effects = found(reading, topic, text, { runways, span });
  const alarm = alarmOf({ ...reading, text: spoken, effects });
  return alarm === null ? effects : [...effects, doubtOf(alarm, span)];
}

function found(reading: NoticeReading, topic: Topic, text: string, { runways, span }: Known): Effect[] {
  const effects = [...closuresFor(reading, text, { runways, span }), ...lengthsOf(text, { ...reading, runways, span })];
  const subject = topic.subjectCode ?? '';
  const about = rules.filter(({ subjects }) => subjects.test(subject));
  if (about.length === 0) return effects;
  const line = withoutDeleted(oneLine(text));
  const condition = reading.qCode?.slice(3) ?? '';
  const found = new Set<EffectKind>(effects.map(({ kind }) => kind));
  for (const rule of about) {
    if (found.has(rule.kind) || !rule.words.test(line) || rule.not?.test(line)) continue;
    if (rule.conditions && !rule.conditions.has(condition)) continue;
    found.add(rule.kind);
    effects.push(effectOf(rule.kind, { runway: runwayIn(line, rule.kind, runways), extent: rule.extent(line), rule: rule.rule }, span));
  }
  return effects;
}

const doubtOf = (words: string, span: Span): Effect =>
  effectOf('mayClose', { runway: null, extent: null, rule: 'closureNotDecided', words: oneLine(words).slice(0, 160) }, span);

/** Some signs at most stand before the word. */
const isCancelling = (text: string): boolean => /^\W{0,3}(?:CNL|CANCELL?ED)\b/.test(text);

/** `DELETE NOTE: LNAV PROCEDURE NA DURING SIMULTANEOUS OPERATIONS`: what is taken out of a chart holds no more. */
const withoutDeleted = (line: string): string => line.replaceAll(/\bDELETE (?:\w{1,12} ){0,2}NOTES?: [^.]*/g, '');

/** A schedule at the end of a US text does not limit a closure: it limits the NOTAM itself. */
function withoutSchedule(text: string, schedule: string | null): string {
  if (schedule === null) return text;
  const at = text.lastIndexOf(schedule.slice(0, 12));
  return at > 0 && text.length - at < schedule.length + 20 && !/\b(?:AVBL|AVAILABLE|EXC|EXCEPT)\b/.test(text.slice(at))
    ? text.slice(0, at).trimEnd()
    : text;
}

type Known = { runways: readonly RunwayIdents[] | undefined; span: Span };

/** The Q-code says closed where no words do: the extent is unknown. Where the words say it of something else (`ILS RWY 09 U/S`), the alarm decides. */
function closuresFor({ qCode }: NoticeReading, text: string, { runways, span }: Known): Effect[] {
  const closures = closuresOf(text, runways, span);
  if (closures.length === 0 && licenceSuspended.test(text))
    return [effectOf('closesAerodrome', { runway: null, extent: 'whole', rule: 'aerodromeClosed' }, span)];
  if (qCode !== 'QMRLC' && qCode !== 'QFALC') return closures;
  if (closures.some(({ kind }) => kind !== 'mayClose') || closureOver.test(text)) return closures;
  const runway = qCode === 'QFALC' || aboutTaxiway.test(text.slice(0, 60)) ? null : firstRunway(text.slice(0, 200));
  if (qCode === 'QMRLC' && runway === null) return closures;
  if (saidOfElse(text)) return closures;
  if (runway === null) return [effectOf('closesAerodrome', { runway: null, extent: null, rule: 'aerodromeClosedByQCode' }, span)];
  return [effectOf('closesRunway', { runway: runwayOf(runway, runways)?.name ?? runway, extent: null, rule: 'runwayClosedByQCode' }, span)];
}

/** `AD LICENCE AND ALL OPS SUSPENDED`. */
const licenceSuspended =
  /(?<=^|[.\n] ?)(?:AD|AERODROME|AIRPORT)(?: OPR| OPERATING)? (?:LICEN[CS]E|CERTIFICATE|CERTIFICATION) (?:AND (?:ALL )?(?:FLT )?(?:OPS|OPERATIONS) )?(?:IS |ARE |HAS BEEN |HAVE BEEN )?(?:TEMPO )?(?:SUSPENDED|REVOKED|WITHDRAWN|CANCELLED)\b/;

/** `RWY 09/27 CLOSURE POSTPONED`, whatever the Q-code says. */
const closureOver = /\b(?:CLSR|CLOSURE)S? (?:IS |HAS BEEN )?(?:CNL|CNLD|CANCELL?ED|POSTPONED)\b/;

const aboutTaxiway = /\b(?:TWYS?|TXWYS?|TAXIWAYS?|APRON|STANDS?)\b/;

/** Effects on one end keep its name. */
function runwayIn(line: string, kind: EffectKind, runways: readonly RunwayIdents[] | undefined): string | null {
  if (kind === 'towerHours' || kind === 'fuelUnavailable' || kind === 'fireCoverReduced') return null;
  const runway = firstRunway(line);
  return runway?.includes('/') ? (runwayOf(runway, runways)?.name ?? runway) : runway;
}
