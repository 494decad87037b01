/** A notice in a printed briefing: its number and times, what is understood of it, where the flight meets it; the raw text beside every decoded line. */
import type { BriefingHeight, BriefingNotice } from '#contract/briefing/notice.ts';
import type { SheetNotice } from '#contract/briefing/sheet.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { capital, miles, span } from './figures.ts';

/** Periods of a schedule that are listed. */
const MOST_PERIODS = 6;

export function noticeText(notice: BriefingNotice, day: string, words: Sentences): SheetNotice {
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
  const from = startDate === null ? null : zuluOn(startDate, day);
  if (endDate === null)
    return `${from === null ? briefing.beginUnknown : briefing.onwards(from)}, ${isPermanent ? briefing.permanent : briefing.endUnknown}`;
  const to = zuluOn(endDate, day);
  return printed.validity(from, isEstimated ? briefing.estimated(to) : to);
}

function periodTexts({ schedule, activePeriods }: BriefingNotice, day: string, words: Sentences): string[] {
  const { briefing } = words;
  if (schedule === null) return [];
  const periods = activePeriods
    .slice(0, MOST_PERIODS)
    .map(({ start, end }) => (end === null ? briefing.onwards(zuluOn(start, day)) : span(start, end, day, words)));
  const left = activePeriods.length - MOST_PERIODS;
  const shown = [...periods, ...(left > 0 ? [briefing.morePeriods(left)] : [])].join(', ');
  return [briefing.schedule(schedule.replaceAll(/\s+/g, ' '), shown)];
}

/** The limits as they are read; as in the text where they cannot be. */
function levelTexts({ floor, ceiling, lowerLimit, upperLimit, section }: BriefingNotice, words: Sentences): string[] {
  if (section === 'aerodrome' || [floor, ceiling, lowerLimit, upperLimit].every((limit) => limit === null)) return [];
  const text = (height: BriefingHeight | null, written: string | null) =>
    height === null ? (written ?? words.common.unknown) : heightText(height, words);
  return [words.briefing.levels(text(floor, lowerLimit), text(ceiling, upperLimit))];
}

function heightText({ feet, reference }: BriefingHeight, { briefing: { heights }, printed }: Sentences): string {
  if (feet === null || reference === 'unlimited') return heights.unlimited;
  if (reference === 'surface') return heights.ground;
  if (reference === 'flightLevel') return `FL${String(Math.round(feet / 100)).padStart(3, '0')}`;
  const written = `${printed.number(feet)} ft`;
  if (reference === 'aboveGround') return heights.aboveGround(written);
  return reference === 'aboveSea' ? heights.aboveSea(written) : written;
}

const passTexts = ({ passes }: BriefingNotice, day: string, words: Sentences): string[] =>
  passes.map(({ distanceNm, nearestNm, from, to }) => {
    const { briefing } = words;
    const where = distanceNm === 0 ? briefing.onRoute : briefing.offRoute(miles(distanceNm));
    const time =
      from === null || to === null ? briefing.timeUnknown : from === to ? briefing.at(zuluOn(from, day)) : span(from, to, day, words);
    return briefing.pass(where, miles(nearestNm), time);
  });
