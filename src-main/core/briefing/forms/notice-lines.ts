/**
 * Writes a notice of a briefing as one line, and what it unfolds to: what is understood of it and where the flight meets it, next to the
 * text as published.
 */
import type { BriefingHeight, BriefingNotice } from '#contract/briefing/notice.ts';
import type { SheetNotice } from '#contract/briefing/sheet.ts';
import type { Sentences } from '#words/sentences.ts';
import { formatFlightLevel } from '#domain/flight-level.ts';
import { zuluOn } from '#domain/time.ts';
import { endSentence, untilSentence } from '#words/until-when.ts';
import { capital, miles, shortSpan, span } from './figures.ts';

/** A line lists at most this many periods of a schedule. */
const MOST_PERIODS = 6;

/** `at`: when the flight is at its aerodrome; `area`: the number of its area on the map. */
type Met = { day: string; at: string | null; area: number | null };

export function noticeText(notice: BriefingNotice, { day, at, area }: Met, words: Sentences): SheetNotice {
  const { id, severity, topic, section, category, message } = notice;
  const { briefing } = words;
  const about = section === 'aerodrome' ? briefing.topics[topic] : words.categories[category];
  const headline = words.headline(notice) ?? message.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_OF_TEXT);
  const change = notice.change === null ? [] : [briefing.changes[notice.change].toUpperCase()];
  return {
    id,
    severity,
    area,
    grade: [...change, capital(words.severities[severity])].join(' '),
    place: [...notice.locations.slice(0, MOST_PLACES), ...offTrackText(notice, words)].join(' '),
    headline,
    cut: words.cutHeadline(notice) ?? { subject: '', state: '', rest: headline },
    // A window too narrow for the line cuts its end.
    when: [
      ...meetingTexts(notice, { day, at }, words),
      ...levelTexts(notice, words, words.briefing.levelsInLine),
      activeText(notice, day, words),
    ].join(', '),
    number: numberOf(notice, words),
    facts: [
      about,
      timeText(notice, day, words),
      ...periodTexts(notice, day, words),
      ...levelTexts(notice, words, briefing.levels),
      ...passTexts(notice, day, words),
      ...notice.doubts.map((code) => briefing.noticeDoubts[code]),
    ].map((text) => `${capital(text)}.`),
    raw: message,
  };
}

/** Places in a line; and characters of a text that nothing is understood of. */
const [MOST_PLACES, MOST_OF_TEXT] = [3, 100];
/** A line has at most this many periods. */
const MOST_IN_LINE = 2;

/** The parts of a notice make one line, in the order of all forms. */
export const lineOf = ({ area, grade, place, headline, when, number }: SheetNotice): string =>
  [area === null ? '' : `(${area})`, grade, place, headline, when, number].filter(Boolean).join(' · ');

const offTrackText = ({ passes: [first] }: BriefingNotice, words: Sentences): string[] =>
  first && first.distanceNm > 0 ? [words.briefing.offTrack(miles(first.distanceNm, words))] : [];

/** Tells when it is active in the time that it is looked at for, in a few words. */
function activeText(notice: BriefingNotice, day: string, words: Sentences): string {
  const { from, to, activePeriods, endDate } = notice;
  const { briefing, common } = words;
  const [first] = activePeriods;
  if (!first || (activePeriods.length === 1 && first.start <= from && (first.end ?? to) >= to)) {
    return briefing.active(untilSentence(notice, endDate && zuluOn(endDate, day), words, 'short'));
  }
  const periods = activePeriods.slice(0, MOST_IN_LINE).map(({ start, end }) => {
    if (end === null || end >= to) return common.onwards(zuluOn(start, day));
    return start <= from ? common.until(zuluOn(end, day)) : shortSpan(start, end, day);
  });
  const left = activePeriods.length - MOST_IN_LINE;
  return briefing.active([...periods, ...(left > 0 ? [briefing.morePeriods(left)] : [])].join(', '));
}

function meetingTexts(
  { section, passes, isActiveThen }: BriefingNotice,
  { day, at }: Omit<Met, 'area'>,
  { briefing }: Sentences,
): string[] {
  const times = passes.flatMap(({ from, to }) => (from === null || to === null ? [] : [shortSpan(from, to, day)])).join(', ');
  if (section === 'aerodrome') return isActiveThen === false && at !== null ? [briefing.notAt(zuluOn(at, day))] : [];
  if (times === '') return [];
  return [isActiveThen === false ? briefing.notWhenYouPass(times) : briefing.youPass(times)];
}

export const numberOf = ({ notamId }: Pick<BriefingNotice, 'notamId'>, { printed }: Sentences): string => notamId ?? printed.noNumber;

function timeText(notice: BriefingNotice, day: string, words: Sentences): string {
  const { briefing, printed } = words;
  const { startDate, endDate } = notice;
  const from = startDate === null ? null : zuluOn(startDate, day);
  const end = endSentence(notice, endDate && zuluOn(endDate, day), words, 'long');
  if (endDate === null) return `${from === null ? briefing.beginUnknown : words.common.onwards(from)}, ${end}`;
  return printed.validity(from, end);
}

function periodTexts({ schedule, activePeriods }: BriefingNotice, day: string, words: Sentences): string[] {
  const { briefing } = words;
  if (schedule === null) return [];
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? words.common.onwards(zuluOn(start, day)) : span(start, end, day, words)));
  const left = activePeriods.length - MOST_PERIODS;
  const shown = [...periods, ...(left > 0 ? [briefing.morePeriods(left)] : [])].join(', ');
  return [briefing.schedule(schedule.replaceAll(/\s+/g, ' '), shown)];
}

/** The limits as they are read; as in the text where they cannot be. */
function levelTexts(notice: BriefingNotice, words: Sentences, say: (lower: string, upper: string) => string): string[] {
  const { floor, ceiling, lowerLimit, upperLimit, section } = notice;
  if (section === 'aerodrome' || [floor, ceiling, lowerLimit, upperLimit].every((limit) => limit === null)) return [];
  if (floor?.reference === 'surface' && ceiling?.reference === 'unlimited') return [];
  const text = (height: BriefingHeight | null, written: string | null) =>
    height === null ? (written ?? words.common.unknown) : heightText(height, words);
  return [say(text(floor, lowerLimit), text(ceiling, upperLimit))];
}

function heightText({ feet, reference, altitudeFt }: BriefingHeight, { briefing: { heights }, printed }: Sentences): string {
  if (feet === null || reference === 'unlimited') return heights.unlimited;
  if (reference === 'surface') return heights.ground;
  if (reference === 'flightLevel') {
    const level = formatFlightLevel(Math.round(feet / 100));
    return altitudeFt === null ? level : heights.byQnh(level, `${printed.number(altitudeFt)} ft`);
  }
  const written = `${printed.number(feet)} ft`;
  if (reference === 'aboveGround') return heights.aboveGround(written);
  return reference === 'aboveSea' ? heights.aboveSea(written) : written;
}

const passTexts = ({ passes }: BriefingNotice, day: string, words: Sentences): string[] =>
  passes.map(({ distanceNm, nearestNm, from, to }) => {
    const { briefing } = words;
    const where = distanceNm === 0 ? briefing.onRoute : briefing.offRoute(miles(distanceNm, words));
    const time =
      from === null || to === null ? briefing.timeUnknown : from === to ? briefing.at(zuluOn(from, day)) : span(from, to, day, words);
    return briefing.pass(where, miles(nearestNm, words), time);
  });
