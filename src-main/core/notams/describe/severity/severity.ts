/**
 * How much a NOTAM may matter, 5 to 1: the rule table of resources/docs/notams.md. It sorts and groups; it never hides a NOTAM. Rows are
 * tried from the top, the first that fits gives the severity and the rule.
 */
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { Effect, EffectKind, NoticeReading, Severity } from '../../read/notice.ts';
import type { Topic } from '../../read/subject.ts';

type Row = {
  severity: Severity;
  rule: SeverityRule;
  /** Codes of subject and condition, one after the other; `--` where not known. */
  code?: RegExp;
  effect?: { kind: EffectKind; extent?: Effect['extent'] };
  /** Lowest runway condition code of the report. */
  runwayCode?: { least: number; most: number };
  when?: (reading: NoticeReading, effects: readonly Effect[]) => boolean;
};

const isClosure = ({ kind }: Effect): boolean =>
  kind === 'closesAerodrome' || kind === 'closesRunway' || kind === 'closesHelipad' || kind === 'noRunwayLeft' || kind === 'mayClose';

const severityRows: readonly Row[] = [
  { severity: 1, rule: 'cancellation', when: ({ type }) => type === 'C' },
  { severity: 1, rule: 'checklist', code: /^KK/ },
  { severity: 1, rule: 'triggerNotam', code: /TT$/, when: (_, effects) => !effects.some(isClosure) },
  { severity: 1, rule: 'letterToAirmen', when: ({ number }, effects) => number?.startsWith('LTA') === true && !effects.some(isClosure) },

  { severity: 5, rule: 'aerodromeClosed', effect: { kind: 'closesAerodrome', extent: 'whole' } },
  { severity: 5, rule: 'noRunwayOpen', effect: { kind: 'noRunwayLeft' } },
  { severity: 5, rule: 'runwayClosed', effect: { kind: 'closesRunway', extent: 'whole' } },
  { severity: 5, rule: 'runwayClosedByQCode', effect: { kind: 'closesRunway', extent: null } },
  { severity: 5, rule: 'aerodromeClosedByQCode', effect: { kind: 'closesAerodrome', extent: null } },
  { severity: 5, rule: 'runwayCondition0To1', runwayCode: { least: 0, most: 1 } },
  { severity: 5, rule: 'restrictedAreaActive', code: /^R[PTR]CA/ },
  { severity: 5, rule: 'firClosed', code: /^AFLC/ },
  { severity: 5, rule: 'volcanicAsh', when: ({ format }) => format === 'ashtam' },

  { severity: 4, rule: 'runwayPartlyClosed', effect: { kind: 'closesRunway' } },
  { severity: 4, rule: 'aerodromePartlyClosed', effect: { kind: 'closesAerodrome' } },
  { severity: 4, rule: 'helipadClosed', effect: { kind: 'closesHelipad' } },
  { severity: 4, rule: 'mayClose', effect: { kind: 'mayClose' } },
  { severity: 4, rule: 'runwayShortened', effect: { kind: 'shortensRunway' } },
  { severity: 4, rule: 'runwayCondition2To3', runwayCode: { least: 2, most: 3 } },
  { severity: 4, rule: 'runwayLimited', code: /^MRLT|^MRLD|^MRLL|^MRLH/ },
  { severity: 4, rule: 'distancesOrThreshold', code: /^M[DT]/ },
  { severity: 4, rule: 'thresholdDisplaced', effect: { kind: 'displacesThreshold' } },
  { severity: 4, rule: 'approachOrAidOutByQCode', code: /^(?:PI|I[CLGNSTU])(?:AU|AS|LC|AW|AC|CT)/ },
  { severity: 4, rule: 'approachNotAuthorised', effect: { kind: 'approachOut' } },
  { severity: 4, rule: 'towerOrApproachControlByQCode', code: /^S[TP](?:LC|AU|AS|AW|AC|AH|LT)/ },
  { severity: 4, rule: 'towerHours', effect: { kind: 'towerHours' } },
  { severity: 4, rule: 'fireCoverByQCode', code: /^FF(?:CG|AU|AS|LT|CH)/ },
  { severity: 4, rule: 'fireCoverReduced', effect: { kind: 'fireCoverReduced' } },
  { severity: 4, rule: 'fuelByQCode', code: /^FU(?:AU|AS|LC|AW|LT)/ },
  { severity: 4, rule: 'fuelUnavailable', effect: { kind: 'fuelUnavailable' } },
  { severity: 4, rule: 'satelliteNavigation', code: /^G[AWX]/ },
  { severity: 4, rule: 'runwayLightsOut', code: /^L[RPAEH](?:AS|AU|LC|AW)/ },

  { severity: 3, rule: 'runwayCondition4To5', runwayCode: { least: 4, most: 5 } },
  { severity: 3, rule: 'otherNavaidOut', code: /^[NI].(?:AS|AU|AW|AC|CT|LS|LF|LD|LT|notMonitored|unreliable|--|XX)/ },
  { severity: 3, rule: 'taxiwayOrApronClosed', code: /^M[XNYPKA](?:LC|AU|LT|AW)/ },
  { severity: 3, rule: 'runway', code: /^MR/ },
  { severity: 3, rule: 'aerodrome', code: /^FA(?:LC|LT|LP|AH|AP|HW|HX)/ },
  { severity: 3, rule: 'restrictedAirspace', code: /^R/ },
  { severity: 3, rule: 'warning', code: /^(?:W|radioAltimeters)/ },
  { severity: 3, rule: 'airTrafficService', code: /^S/ },
  { severity: 3, rule: 'communication', code: /^C/ },
  { severity: 3, rule: 'procedure', code: /^P/ },
  { severity: 3, rule: 'airspace', code: /^A/ },

  { severity: 1, rule: 'publication', code: /^O[AE]/ },
  { severity: 2, rule: 'obstacle', code: /^O/ },
  { severity: 2, rule: 'otherLights', code: /^L/ },
  { severity: 2, rule: 'aerodromeFacility', code: /^F/ },
  { severity: 2, rule: 'movementArea', code: /^M/ },
];

/** For a subject that is not understood: it may matter, so it is not ranked as minor. */
const unknown = { severity: 3, rule: 'unknownSubject' } as const;

export function severityOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): { severity: Severity; rule: SeverityRule } {
  const code = (topic.subjectCode ?? '--') + (topic.conditionCode ?? '--');
  const codes = reading.runwayConditions.flatMap((condition) => condition.codes).filter((value) => value !== null);
  const lowest = codes.length === 0 ? null : Math.min(...codes);
  const fits = ({ code: pattern, effect, runwayCode, when }: Row): boolean =>
    (pattern === undefined || pattern.test(code)) &&
    (effect === undefined ||
      effects.some(({ kind, extent }) => kind === effect.kind && (effect.extent === undefined || extent === effect.extent))) &&
    (runwayCode === undefined || (lowest !== null && lowest >= runwayCode.least && lowest <= runwayCode.most)) &&
    (when === undefined || when(reading, effects));
  return severityRows.find(fits) ?? unknown;
}
