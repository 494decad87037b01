/**
 * How much a notice may matter, 5 to 1: the rule table of notam.md 2.7. It sorts and groups, nothing more: nothing is ever hidden by it. Rows are
 * tried from the top, the first that fits gives the severity and its name.
 */
import type { Effect, EffectKind, NoticeReading, Severity } from '../read/notice.ts';
import type { Topic } from '../read/subject.ts';

type Row = {
  severity: Severity;
  /** Shown as `severityRule`. */
  rule: string;
  /** Subject and condition, four letters, `--` where not known. */
  code?: RegExp;
  effect?: { kind: EffectKind; extent?: Effect['extent'] };
  /** Lowest runway condition code of the report. */
  runwayCode?: { least: number; most: number };
  when?: (reading: NoticeReading) => boolean;
};

const severityRows: readonly Row[] = [
  { severity: 1, rule: 'cancels another notice', when: ({ type }) => type === 'C' },
  { severity: 1, rule: 'checklist', code: /^KK/ },
  { severity: 1, rule: 'trigger of an AIP change', code: /TT$/ },
  { severity: 1, rule: 'letter to airmen', when: ({ number }) => number?.startsWith('LTA') === true },

  { severity: 5, rule: 'aerodrome closed', effect: { kind: 'closesAerodrome', extent: 'whole' } },
  { severity: 5, rule: 'no runway left', effect: { kind: 'noRunwayLeft' } },
  { severity: 5, rule: 'runway closed', effect: { kind: 'closesRunway', extent: 'whole' } },
  { severity: 5, rule: 'runway closed by its code', effect: { kind: 'closesRunway', extent: null } },
  { severity: 5, rule: 'aerodrome closed by its code', effect: { kind: 'closesAerodrome', extent: null } },
  { severity: 5, rule: 'runway condition 0 or 1', runwayCode: { least: 0, most: 1 } },
  { severity: 5, rule: 'prohibited or restricted area active', code: /^R[PTR]CA/ },
  { severity: 5, rule: 'region closed', code: /^AFLC/ },
  { severity: 5, rule: 'volcanic ash', when: ({ format }) => format === 'ashtam' },

  { severity: 4, rule: 'part of a runway closed', effect: { kind: 'closesRunway' } },
  { severity: 4, rule: 'aerodrome closed in part', effect: { kind: 'closesAerodrome' } },
  { severity: 4, rule: 'runway condition 2 or 3', runwayCode: { least: 2, most: 3 } },
  { severity: 4, rule: 'runway limited', code: /^MRLT|^MRLD|^MRLL|^MRLH/ },
  { severity: 4, rule: 'declared distances or threshold', code: /^M[DT]/ },
  { severity: 4, rule: 'threshold displaced', effect: { kind: 'displacesThreshold' } },
  { severity: 4, rule: 'approach or its aid out', code: /^(?:PI|I[CLGNSTU])(?:AU|AS|LC|AW|AC|CT)/ },
  { severity: 4, rule: 'approach not authorised', effect: { kind: 'approachOut' } },
  { severity: 4, rule: 'tower or approach control closed', code: /^S[TP](?:LC|AU|AS|AW|AC|AH|LT)/ },
  { severity: 4, rule: 'tower hours', effect: { kind: 'towerHours' } },
  { severity: 4, rule: 'fire cover downgraded', code: /^FF(?:CG|AU|AS|LT|CH)/ },
  { severity: 4, rule: 'fire cover reduced', effect: { kind: 'fireCoverReduced' } },
  { severity: 4, rule: 'no fuel', code: /^FU(?:AU|AS|LC|AW|LT)/ },
  { severity: 4, rule: 'fuel not available', effect: { kind: 'fuelUnavailable' } },
  { severity: 4, rule: 'satellite navigation', code: /^G[AWX]/ },
  { severity: 4, rule: 'runway or approach lights out', code: /^L[RPAEH](?:AS|AU|LC|AW)/ },

  { severity: 3, rule: 'runway condition 4 or 5', runwayCode: { least: 4, most: 5 } },
  { severity: 3, rule: 'other radio navigation aid out', code: /^[NI].(?:AS|AU|AW|AC|CT|LS|LF|LD|LT|nm|ur|--|XX)/ },
  { severity: 3, rule: 'taxiway, apron or stand closed', code: /^M[XNYPKA](?:LC|AU|LT|AW)/ },
  { severity: 3, rule: 'about a runway', code: /^MR/ },
  { severity: 3, rule: 'about an aerodrome', code: /^FA(?:LC|LT|LP|AH|AP|HW|HX)/ },
  { severity: 3, rule: 'restricted airspace', code: /^R/ },
  { severity: 3, rule: 'warning', code: /^(?:W|ra)/ },
  { severity: 3, rule: 'air traffic service', code: /^S/ },
  { severity: 3, rule: 'communication or surveillance', code: /^C/ },
  { severity: 3, rule: 'procedure', code: /^P/ },
  { severity: 3, rule: 'airspace', code: /^A/ },

  { severity: 1, rule: 'chart or publication', code: /^O[AE]/ },
  { severity: 2, rule: 'obstacle', code: /^O/ },
  { severity: 2, rule: 'other lights', code: /^L/ },
  { severity: 2, rule: 'aerodrome facility or service', code: /^F/ },
  { severity: 2, rule: 'movement area', code: /^M/ },
];

/** What fits no row: nobody knows what it says, so it is not put below what somebody does. */
const unknown = { severity: 3, rule: 'not known what it is about' } as const;

export function severityOf(reading: NoticeReading, topic: Topic, effects: readonly Effect[]): { severity: Severity; rule: string } {
  const code = (topic.subjectCode ?? '--') + (topic.conditionCode ?? '--');
  const codes = reading.runwayConditions.flatMap((condition) => condition.codes).filter((value) => value !== null);
  const lowest = codes.length === 0 ? null : Math.min(...codes);
  const fits = ({ code: pattern, effect, runwayCode, when }: Row): boolean =>
    (pattern === undefined || pattern.test(code)) &&
    (effect === undefined ||
      effects.some(({ kind, extent }) => kind === effect.kind && (effect.extent === undefined || extent === effect.extent))) &&
    (runwayCode === undefined || (lowest !== null && lowest >= runwayCode.least && lowest <= runwayCode.most)) &&
    (when === undefined || when(reading));
  return severityRows.find(fits) ?? unknown;
}
