/** What is understood of a NOTAM in a briefing, in words: when it holds, where and when the flight meets it, what is in doubt. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { spanOn, zuluOn } from '../figures.ts';

/** Periods of a schedule that are listed. */
const MOST_PERIODS = 6;

export const factsOf = (notice: BriefingNotice, day: string, units: Units): string[] => [
  timeText(notice, day),
  ...scheduleTexts(notice, day),
  ...levelTexts(notice),
  ...notice.passes.map((pass) => passText(pass, day, units)),
];

function timeText({ startDate, endDate, isEstimated, isPermanent }: BriefingNotice, day: string): string {
  const { briefing } = words;
  const from = startDate === null ? briefing.beginUnknown : zuluOn(startDate, day);
  if (endDate === null) return `${briefing.onwards(from)}, ${isPermanent ? briefing.permanent : briefing.endUnknown}`;
  const to = zuluOn(endDate, day);
  return briefing.fromTo(from, isEstimated ? briefing.estimated(to) : to);
}

function scheduleTexts({ schedule, activePeriods }: BriefingNotice, day: string): string[] {
  if (schedule === null) return [];
  const { briefing } = words;
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? briefing.onwards(zuluOn(start, day)) : spanOn(start, end, day)));
  const left = activePeriods.length - MOST_PERIODS;
  return [briefing.schedule(schedule.replaceAll(/\s+/g, ' '), [...periods, ...(left > 0 ? [briefing.morePeriods(left)] : [])].join(', '))];
}

function levelTexts({ lowerLimit, upperLimit, section }: BriefingNotice): string[] {
  if (section === 'aerodrome' || (lowerLimit === null && upperLimit === null)) return [];
  const { unknown } = words.common;
  return [words.briefing.levels(lowerLimit ?? unknown, upperLimit ?? unknown)];
}

function passText({ distanceNm, nearestNm, from, to }: BriefingNotice['passes'][number], day: string, units: Units): string {
  const { briefing } = words;
  const where = distanceNm === 0 ? briefing.onRoute : briefing.offRoute(units.distance(distanceNm));
  const time = from === null || to === null ? briefing.timeUnknown : from === to ? briefing.at(zuluOn(from, day)) : spanOn(from, to, day);
  return briefing.pass(where, units.distance(nearestNm), time);
}
