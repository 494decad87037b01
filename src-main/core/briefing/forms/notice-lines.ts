/** A notice in a printed briefing: its number and times, what is understood of it, where the flight meets it; the raw text beside every decoded line. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { briefingSentences as words } from '#contract/sentences/en/briefing.ts';
import { severityWords } from '#contract/sentences/en/severity.ts';
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

export function noticeText(notice: BriefingNotice, day: string): NoticeText {
  const { id, severity, topic, section, category, headline, headlineSource, message } = notice;
  const place = notice.locations.join(' ');
  const about = section === 'aerodrome' ? words.topics[topic] : category;
  const change = notice.change === null ? [] : [words.changes[notice.change].toUpperCase()];
  return {
    id,
    severity,
    head: [...change, numberOf(notice), place, capital(severityWords[severity]), about].filter(Boolean).join(' · '),
    headline: headline === null ? '' : headlineSource === 'quoted' ? `“${headline}”` : headline,
    facts: [
      timeText(notice, day),
      ...periodTexts(notice, day),
      ...levelTexts(notice),
      ...passTexts(notice, day),
      ...notice.doubts.map((code) => words.noticeDoubts[code]),
    ].map((text) => `${capital(text)}.`),
    raw: message,
  };
}

export const numberOf = ({ notamId }: Pick<BriefingNotice, 'notamId'>): string => notamId ?? 'no number';

function timeText({ startDate, endDate, isEstimated, isPermanent }: BriefingNotice, day: string): string {
  const from = startDate === null ? words.beginUnknown : words.onwards(zulu(startDate, day));
  if (endDate === null) return `${from}, ${isPermanent ? words.permanent : words.endUnknown}`;
  const to = zulu(endDate, day);
  return words.fromTo(from, isEstimated ? words.estimated(to) : to);
}

function periodTexts({ schedule, activePeriods }: BriefingNotice, day: string): string[] {
  if (schedule === null) return [];
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? words.onwards(zulu(start, day)) : span(start, end, day)));
  const left = activePeriods.length - MOST_PERIODS;
  return [words.schedule(schedule.replaceAll(/\s+/g, ' '), [...periods, ...(left > 0 ? [words.morePeriods(left)] : [])].join(', '))];
}

function levelTexts({ lowerLimit, upperLimit, section }: BriefingNotice): string[] {
  if (section === 'aerodrome' || (lowerLimit === null && upperLimit === null)) return [];
  return [words.levels(lowerLimit ?? 'unknown', upperLimit ?? 'unknown')];
}

const passTexts = ({ passes }: BriefingNotice, day: string): string[] =>
  passes.map(({ distanceNm, nearestNm, from, to }) => {
    const where = distanceNm === 0 ? words.onRoute : words.offRoute(miles(distanceNm));
    const time = from === null || to === null ? words.timeUnknown : from === to ? words.at(zulu(from, day)) : span(from, to, day);
    return words.pass(where, miles(nearestNm), time);
  });
