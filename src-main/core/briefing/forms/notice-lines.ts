/** A notice in a printed briefing: its number and times, what is understood of it, where the flight meets it; the raw text beside every decoded line. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { miles, span, zulu } from './figures.ts';
import { changes, doubts, severities, topics } from './words.ts';

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
  const about = section === 'aerodrome' ? topics[topic] : category;
  const change = notice.change === null ? [] : [changes[notice.change]];
  return {
    id,
    severity,
    head: [...change, numberOf(notice), place, severities[severity], about].filter(Boolean).join(' · '),
    headline: headline === null ? '' : headlineSource === 'quoted' ? `“${headline}”` : headline,
    facts: [
      timeText(notice, day),
      ...periodTexts(notice, day),
      ...levelTexts(notice),
      ...passTexts(notice, day),
      ...notice.doubts.map((code) => doubts[code]),
    ].map((text) => `${text}.`),
    raw: message,
  };
}

export const numberOf = ({ notamId }: Pick<BriefingNotice, 'notamId'>): string => notamId ?? 'no number';

function timeText({ startDate, endDate, isEstimated, isPermanent }: BriefingNotice, day: string): string {
  const from = startDate === null ? 'Begin unknown' : `From ${zulu(startDate, day)}`;
  if (endDate === null) return `${from}, ${isPermanent ? 'permanent' : 'end unknown'}`;
  return `${from} to ${zulu(endDate, day)}${isEstimated ? ' estimated' : ''}`;
}

function periodTexts({ schedule, activePeriods }: BriefingNotice, day: string): string[] {
  if (schedule === null) return [];
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? `from ${zulu(start, day)}` : span(start, end, day)));
  const more = activePeriods.length > MOST_PERIODS ? [`${activePeriods.length - MOST_PERIODS} more`] : [];
  return [`Schedule ${schedule.replaceAll(/\s+/g, ' ')}: active ${[...periods, ...more].join(', ')}`];
}

function levelTexts({ lowerLimit, upperLimit, section }: BriefingNotice): string[] {
  if (section === 'aerodrome' || (lowerLimit === null && upperLimit === null)) return [];
  return [`From ${lowerLimit ?? 'unknown'} to ${upperLimit ?? 'unknown'}`];
}

const passTexts = ({ passes }: BriefingNotice, day: string): string[] =>
  passes.map(({ distanceNm, nearestNm, from, to }) => {
    const where = distanceNm === 0 ? 'On the route' : `${miles(distanceNm)} from the route`;
    const when = from === null || to === null ? 'time unknown' : from === to ? `at ${zulu(from, day)}` : span(from, to, day);
    return `${where}, ${miles(nearestNm)} from departure, in the corridor ${when}`;
  });
