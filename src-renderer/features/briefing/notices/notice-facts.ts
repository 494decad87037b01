/** What is understood of a NOTAM in a briefing, in words: when it holds, where and when the flight meets it, what is in doubt. */
import type { BriefingHeight, BriefingNotice } from '#contract/briefing/notice.ts';
import { count } from '#renderer/format/units.ts';
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

/** As the server reads them; as in the text where it cannot. */
function levelTexts({ floor, ceiling, lowerLimit, upperLimit, section }: BriefingNotice): string[] {
  if (section === 'aerodrome' || [floor, ceiling, lowerLimit, upperLimit].every((limit) => limit === null)) return [];
  const text = (height: BriefingHeight | null, written: string | null) =>
    height === null ? (written ?? words.common.unknown) : heightText(height);
  return [words.briefing.levels(text(floor, lowerLimit), text(ceiling, upperLimit))];
}

function heightText({ feet, reference }: BriefingHeight): string {
  const { heights } = words.briefing;
  if (feet === null || reference === 'unlimited') return heights.unlimited;
  if (reference === 'surface') return heights.ground;
  if (reference === 'flightLevel') return `FL${String(Math.round(feet / 100)).padStart(3, '0')}`;
  const written = `${count(feet)} ft`;
  if (reference === 'aboveGround') return heights.aboveGround(written);
  return reference === 'aboveSea' ? heights.aboveSea(written) : written;
}

function passText({ distanceNm, nearestNm, from, to }: BriefingNotice['passes'][number], day: string, units: Units): string {
  const { briefing } = words;
  const where = distanceNm === 0 ? briefing.onRoute : briefing.offRoute(units.distance(distanceNm));
  const time = from === null || to === null ? briefing.timeUnknown : from === to ? briefing.at(zuluOn(from, day)) : spanOn(from, to, day);
  return briefing.pass(where, units.distance(nearestNm), time);
}
