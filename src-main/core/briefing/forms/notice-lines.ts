/** A notice in a printed briefing: its number and times, what is understood of it, where the flight meets it; the raw text beside every decoded line. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { Sentences } from '#contract/sentences/sentences.ts';
import { capital, miles, span, zulu } from './figures.ts';

export type NoticeText = {
  id: string;
  severity: BriefingNotice['severity'];
  /** Number, place, severity, what it concerns. */
  head: string;
  headline: string;
  facts: string[];
  raw: string;
};

/** Periods of a schedule that are listed. */
const MOST_PERIODS = 6;

export function noticeText(notice: BriefingNotice, day: string, words: Sentences): NoticeText {
  const { id, severity, topic, section, category, message } = notice;
  const { briefing } = words;
  const place = notice.locations.join(' ');
  const about = section === 'aerodrome' ? briefing.topics[topic] : words.categories[category];
  const change = notice.change === null ? [] : [briefing.changes[notice.change].toUpperCase()];
  return {
    id,
    severity,
    head: [...change, numberOf(notice, words), place, capital(words.severities[severity]), about].filter(Boolean).join(' · '),
    headline: words.headline(notice) ?? '',
    facts: [
      timeText(notice, day, words),
      ...periodTexts(notice, day, words),
      ...levelTexts(notice, words),
      ...passTexts(notice, day, words),
      ...notice.doubts.map((code) => briefing.noticeDoubts[code]),
    ].map((text) => `${capital(text)}.`),
    raw: message,
  };
}

export const numberOf = ({ notamId }: Pick<BriefingNotice, 'notamId'>, { printed }: Sentences): string => notamId ?? printed.noNumber;

function timeText({ startDate, endDate, isEstimated, isPermanent }: BriefingNotice, day: string, words: Sentences): string {
  const { briefing, printed } = words;
  const from = startDate === null ? null : zulu(startDate, day);
  if (endDate === null)
    return `${from === null ? briefing.beginUnknown : briefing.onwards(from)}, ${isPermanent ? briefing.permanent : briefing.endUnknown}`;
  const to = zulu(endDate, day);
  return printed.validity(from, isEstimated ? briefing.estimated(to) : to);
}

function periodTexts({ schedule, activePeriods }: BriefingNotice, day: string, words: Sentences): string[] {
  const { briefing } = words;
  if (schedule === null) return [];
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? briefing.onwards(zulu(start, day)) : span(start, end, day, words)));
  const left = activePeriods.length - MOST_PERIODS;
  const shown = [...periods, ...(left > 0 ? [briefing.morePeriods(left)] : [])].join(', ');
  return [briefing.schedule(schedule.replaceAll(/\s+/g, ' '), shown)];
}

function levelTexts({ lowerLimit, upperLimit, section }: BriefingNotice, { briefing, printed }: Sentences): string[] {
  if (section === 'aerodrome' || (lowerLimit === null && upperLimit === null)) return [];
  return [briefing.levels(lowerLimit ?? printed.unknown, upperLimit ?? printed.unknown)];
}

const passTexts = ({ passes }: BriefingNotice, day: string, words: Sentences): string[] =>
  passes.map(({ distanceNm, nearestNm, from, to }) => {
    const { briefing } = words;
    const where = distanceNm === 0 ? briefing.onRoute : briefing.offRoute(miles(distanceNm));
    const time =
      from === null || to === null ? briefing.timeUnknown : from === to ? briefing.at(zulu(from, day)) : span(from, to, day, words);
    return briefing.pass(where, miles(nearestNm), time);
  });
