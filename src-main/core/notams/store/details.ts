/** What is worked out of a notice when it is stored, for lists and filters (notam.md 1.7 "Extra columns"). Pure. */
import { categoryOf } from '../describe/category.ts';
import type { Category, NoticeFormat, NoticeReading, Severity } from '../read/notice.ts';
import { effectsOf } from '../describe/effects.ts';
import { mentionsOf } from '../read/runways.ts';
import { severityOf } from '../describe/severity.ts';
import { topicOf } from '../read/subject.ts';
import type { Identifying } from '../import/identity.ts';
import type { NoticeType } from '../items/header.ts';
import { spanOf, type Span } from '../lifecycle/span.ts';
import { numberKey } from '../items/number.ts';
import { parseSchedule } from '../schedule/grammar.ts';

/** Grows when the rules change: rows of an older one are worked out anew. */
export const DETAILS_VERSION = 1;

export type Understood = 'fully' | 'partly' | 'not';

export type Details = Span & {
  format: NoticeFormat;
  kind: Identifying['kind'];
  type: NoticeType | null;
  refNumber: string | null;
  /** `numberKey` of the reference. */
  refKey: string | null;
  account: string | null;
  keyword: string | null;
  /** Blank-separated, with blanks around, so that one can be looked for: ` EGTT EGPX `. */
  locations: string | null;
  fir: string | null;
  qcode: string | null;
  traffic: string | null;
  purpose: string | null;
  scope: string | null;
  lowerFl: number | null;
  upperFl: number | null;
  centreLatitude: number | null;
  centreLongitude: number | null;
  radiusNm: number | null;
  schedule: string | null;
  itemE: string;
  lowerLimit: string | null;
  upperLimit: string | null;
  endIsEstimated: boolean;
  isPermanent: boolean;
  category: Category;
  severity: Severity;
  /** Runways that the text names, as `locations`: ` 08L 26R 08L/26R `. */
  runways: string | null;
  /** JSON list of sentences. */
  warnings: string;
  understood: Understood;
  partIndex: number | null;
  partCount: number | null;
};

/** Letters of a text in which runways are looked for. */
const LOOKED_AT = 4000;

export function detailsOf(reading: NoticeReading, kind: Identifying['kind']): Details {
  const topic = topicOf(reading);
  // Without the dataset: it is replaced at other times than notices are.
  const effects = effectsOf(reading, topic, undefined);
  const warnings = [...reading.warnings];
  if (reading.schedule !== null && parseSchedule(reading.schedule, reading.startDate) === null) {
    warnings.push('schedule not understood: taken as active all through');
  }
  const runways = new Set<string>();
  for (const { names } of mentionsOf(reading.text.slice(0, LOOKED_AT).toUpperCase())) for (const name of names) addEnds(runways, name);
  for (const { runway } of [...effects, ...reading.runwayConditions]) if (runway !== null) addEnds(runways, runway);
  return {
    ...spanOf(reading, kind),
    format: reading.format,
    kind,
    type: reading.type,
    refNumber: reading.reference,
    refKey: reading.reference === null ? null : numberKey(reading.reference),
    account: reading.account,
    keyword: reading.keyword,
    locations: spaced(reading.locations),
    fir: reading.fir,
    qcode: reading.qCode,
    traffic: reading.traffic,
    purpose: reading.purpose,
    scope: reading.scope,
    lowerFl: reading.lowerFl,
    upperFl: reading.upperFl,
    centreLatitude: reading.latitude,
    centreLongitude: reading.longitude,
    radiusNm: reading.radiusNm,
    schedule: reading.schedule,
    itemE: reading.text,
    lowerLimit: reading.lowerLimit,
    upperLimit: reading.upperLimit,
    endIsEstimated: reading.isEstimated,
    isPermanent: reading.isPermanent,
    category: categoryOf(reading, topic),
    severity: severityOf(reading, topic, effects).severity,
    runways: spaced([...runways]),
    warnings: JSON.stringify(warnings),
    understood: reading.format === 'text' ? 'not' : warnings.length === 0 ? 'fully' : 'partly',
    partIndex: reading.partIndex,
    partCount: reading.partCount,
  };
}

const spaced = (words: readonly string[]): string | null => (words.length === 0 ? null : ` ${words.join(' ')} `);

function addEnds(runways: Set<string>, name: string): void {
  runways.add(name);
  for (const end of name.split('/')) runways.add(end);
}
