/**
 * The category of a NOTAM follows from its subject, by the first row that matches, unless it reports a surface or is an ASHTAM, a BIRDTAM or a
 * trigger.
 */
import type { Category, NoticeReading } from '../read/notice.ts';
import type { Topic } from '../read/subject.ts';

const categories: readonly { subject: RegExp; category: Category }[] = [
  { subject: /^KK/, category: 'information' },
  { subject: /^OA|^OE/, category: 'information' },
  { subject: /^O[BL]/, category: 'obstacle' },
  { subject: /^M[RSTDCUH]/, category: 'runway' },
  { subject: /^M/, category: 'movement' },
  { subject: /^F[AHP]/, category: 'aerodrome' },
  { subject: /^FS|^FB/, category: 'surface' },
  { subject: /^F/, category: 'services' },
  { subject: /^L/, category: 'lighting' },
  { subject: /^G/, category: 'gnss' },
  { subject: /^radioAltimeters/, category: 'warning' },
  { subject: /^[IN]/, category: 'navigation' },
  { subject: /^C/, category: 'communication' },
  { subject: /^P/, category: 'procedure' },
  { subject: /^R/, category: 'restriction' },
  { subject: /^W/, category: 'warning' },
  { subject: /^A/, category: 'airspace' },
  { subject: /^S/, category: 'services' },
];

export function categoryOf(reading: NoticeReading, { subjectCode, conditionCode }: Topic): Category {
  if (reading.isSnowtam || reading.runwayConditions.length > 0 || /\bFICON\b/.test(reading.text.slice(0, 200))) return 'surface';
  if (reading.format === 'ashtam' || reading.format === 'birdtam') return 'warning';
  if (conditionCode === 'TT') return 'information';
  return categories.find(({ subject }) => subject.test(subjectCode ?? ''))?.category ?? 'other';
}
