/**
 * This is the second step of decoding: it finds what a NOTAM that was read means. The functions are pure; the words are made on request.
 */
import type { Warning } from '#contract/notams/warnings.ts';
import { MS_A_DAY, usesSun, type Schedule } from '../schedule/schedule.ts';
import { parseSchedule } from '../schedule/grammar.ts';
import { MAX_DAYS, periodsOf } from '../schedule/periods.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { categoryOf } from './category.ts';
import type { About, ActivePeriod, DecodedNotice, NoticeReading } from '../read/notice.ts';
import { contradictsSchedule, withScheduleContradicted } from '../read/closures/times/limits-in-effect.ts';
import { topicAndEffectsOf } from '../read/effects/effects.ts';
import { geometryOf } from '../read/geometry/geometry.ts';
import { headlineOf } from './headline/headline.ts';
import { plainText } from './plain-text.ts';
import { severityOf } from './severity/severity.ts';
import { knownCondition, knownSubject } from '../read/subject.ts';

type Headline = ReturnType<typeof headlineOf>;
type Explained = { facts: Omit<DecodedNotice, 'headline' | 'headlineSource' | 'headlineParts'>; headline: () => Headline };

/** The headline is made when it is requested. */
export function explained(reading: NoticeReading, about: About): Explained {
  const place = placeOf(reading, about);
  const found = topicAndEffectsOf(reading, { runways: runwaysFor(reading, about), place });
  const { topic, effects } = found;
  const others = found.others();
  const { severity, rule } = severityOf(reading, { ...found, others: () => others });
  const warnings = [...reading.warnings];
  const schedule = scheduleOf(reading, place, warnings);
  const scheduleUnderstood = reading.schedule === null ? null : schedule !== null;
  const timed = withScheduleContradicted([...effects, ...others], reading, place);
  const isContradicted = schedule !== null && contradictsSchedule(reading, timed, place);
  if (isContradicted) warnings.push({ item: 'D', code: 'scheduleContradicted', text: reading.schedule });
  const drawn = geometryOf(reading, about);
  warnings.push(...(drawn?.warnings ?? []));
  let made: Headline | undefined;
  const headline = () => (made === undefined ? (made = headlineOf(reading, topic, [...effects, ...others])) : made);
  let words: string | undefined;
  const facts: Explained['facts'] = {
    ...reading,
    warnings,
    scheduleUnderstood,
    activePeriods: (from, to) => activePeriods(reading, isContradicted ? null : schedule, place, from, to),
    plainText: () => (words ??= plainText(reading, { headline: headline(), nameOf: about.nameOf, schedule })),
    geometry: drawn?.geometry ?? null,
    geometrySource: drawn?.source ?? null,
    subject: topic.subject,
    condition: topic.condition,
    subjectCode: knownSubject(topic),
    conditionCode: knownCondition(topic),
    category: categoryOf(reading, topic),
    severity,
    severityRule: rule,
    effects: timed,
  };
  return { facts, headline };
}

function runwaysFor({ locations }: NoticeReading, { runwaysOf }: About) {
  const [location] = locations;
  return location === undefined ? undefined : runwaysOf?.(location);
}

/** The sun is that of the aerodrome: item Q has the middle of a circle, which is not always near it. */
function placeOf({ latitude, longitude, locations }: NoticeReading, { positionOf }: About): LatLon | null {
  const own = locations[0] === undefined ? undefined : positionOf?.(locations[0]);
  return own ?? (latitude === null || longitude === null ? null : { latitude, longitude });
}

/** Null without a schedule, and, with a warning, where it is not understood or cannot be computed. */
function scheduleOf(reading: NoticeReading, place: LatLon | null, warnings: Warning[]): Schedule | null {
  if (reading.schedule === null) return null;
  const schedule = parseSchedule(reading.schedule, reading.startDate);
  const warn = (code: Warning['code']) => void warnings.push({ item: 'D', code, text: reading.schedule });
  if (!schedule) warn('scheduleUnreadable');
  else if (usesSun(schedule) && place === null) warn('scheduleNeedsPosition');
  else if (isNeverActive(reading, schedule, place)) warn('scheduleOutsidePeriod');
  else return schedule;
  return null;
}

/** Nearly every schedule falls into the first days, and those of two years take long to list. */
const FIRST_DAYS = 9;
/** Days from the end of a window in which what lies beyond it may still count. */
const BEYOND = 2;

/** A schedule that never falls within the period is misread or wrong: either way the NOTAM must not disappear. */
function isNeverActive({ startDate, endDate }: NoticeReading, schedule: Schedule, place: LatLon | null): boolean {
  if (!startDate) return false;
  const start = startDate.getTime();
  const end = endDate?.getTime() ?? start + MAX_DAYS * MS_A_DAY;
  const soon = start + FIRST_DAYS * MS_A_DAY;
  if (soon < end && periodsOf(schedule, { start, end: soon }, place).some((period) => period.start < soon - BEYOND * MS_A_DAY))
    return false;
  return periodsOf(schedule, { start, end }, place).length === 0;
}

function activePeriods(reading: NoticeReading, schedule: Schedule | null, place: LatLon | null, from?: Date, to?: Date): ActivePeriod[] {
  const start = Math.max(reading.startDate?.getTime() ?? -Infinity, from?.getTime() ?? -Infinity);
  const end = Math.min(endOf(reading), to?.getTime() ?? Infinity);
  if (start >= end || !Number.isFinite(start)) return [];
  if (!schedule) return [{ start: new Date(start).toISOString(), end: Number.isFinite(end) ? new Date(end).toISOString() : null }];
  return periodsOf(schedule, { start, end: Number.isFinite(end) ? end : start + MAX_DAYS * MS_A_DAY }, place).map((period) => ({
    start: new Date(period.start).toISOString(),
    end: new Date(period.end).toISOString(),
  }));
}

/** An ICAO estimate ends nothing (ICAO Annex 15: EST must be followed by a NOTAMR or NOTAMC): the NOTAM is in force until it is replaced or cancelled. In the USA it does end. An end before the start ends nothing either. */
function endOf({ startDate, endDate, endKind, format }: NoticeReading): number {
  if (!endDate || (startDate && endDate < startDate)) return Infinity;
  if (endKind === 'estimated' && format !== 'us' && format !== 'fdc') return Infinity;
  return endDate.getTime();
}
