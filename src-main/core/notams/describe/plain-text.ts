/** Writes a NOTAM in plain words: what, where, when, then the text with its abbreviations expanded. It supplements the raw text. */
import { oneLine } from '#core/text/line.ts';
import type { NoticeReading } from '../read/notice.ts';
import { conditionText } from './condition-words.ts';
import { plainSentences } from './expand-abbreviations.ts';
import { utcMinutes } from './utc-minutes.ts';
import { scheduleWords } from '../schedule/schedule-words.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { spokenText } from '../read/english-part.ts';
import type { Headline } from './headline/headline-parts.ts';

/** Longer texts are shown raw only: expanded they would be even longer. */
const MAX_WRITTEN_OUT = 6000;

export type Explained = {
  headline: Headline | null;
  nameOf?: ((icao: string) => string | undefined) | undefined;
  /** Null without a schedule, or where it is not understood. */
  schedule: Schedule | null;
};

export function plainText(reading: NoticeReading, { headline, nameOf, schedule }: Explained): string {
  return [
    openingOf(headline),
    whereText(reading, nameOf),
    whenText(reading, schedule),
    reading.runwayConditions.map(conditionText).join(' '),
    ownWords(reading),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What is quoted is the text itself, which follows. */
const openingOf = (headline: Headline | null): string => (headline?.source === 'decoded' ? `${headline.text}.` : '');

function whereText(reading: NoticeReading, nameOf: Explained['nameOf']): string {
  const places = reading.locations.slice(0, 7).map((location) => {
    const name = nameOf?.(location);
    return name === undefined ? location : `${name} (${location})`;
  });
  const at = reading.placeName === null ? places.join(', ') : `${reading.placeName} (no location code)`;
  const limits = limitsText(reading);
  const circle =
    isSpread(reading) && reading.latitude !== null && reading.longitude !== null && reading.radiusNm !== null && reading.radiusNm > 0
      ? `, within about ${reading.radiusNm} nautical mile${reading.radiusNm === 1 ? '' : 's'} of ${point(reading.latitude, reading.longitude)}`
      : '';
  if (at === '' && circle === '' && limits === '') return '';
  return `Where: ${at}${circle}${limits}.`.replace('Where: ,', 'Where:');
}

/** An area on a map matters for airspace, not for aerodrome facilities. */
const isSpread = ({ scope, qCode }: NoticeReading): boolean => /[EW]/.test(scope ?? '') && !/^Q[FLM]/.test(qCode ?? '');

/** Writes `SFC` as the surface, `UNL` as any height, else the limit in full. */
function written(limit: string): string {
  const words = plainSentences(limit).replace(/\.$/, '').toLowerCase();
  if (words === 'surface' || words === 'ground') return `the ${words}`;
  return words === 'unlimited' ? 'any height' : words;
}

function limitsText({ lowerLimit, upperLimit, lowerFl, upperFl, scope }: NoticeReading): string {
  if (lowerLimit !== null && upperLimit !== null) return `, from ${written(lowerLimit)} up to ${written(upperLimit)}`;
  if (upperLimit !== null) return `, up to ${written(upperLimit)}`;
  const isLimited = lowerFl !== null && upperFl !== null && (lowerFl > 0 || upperFl < 999) && /[EW]/.test(scope ?? '');
  if (!isLimited) return '';
  return `, from ${lowerFl === 0 ? 'the ground' : `about ${lowerFl * 100} feet`} up to ${upperFl >= 999 ? 'any height' : `about ${upperFl * 100} feet`}`;
}

const angle = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;

function point(latitude: number, longitude: number): string {
  return `${angle(latitude, 'north', 'south')}, ${angle(longitude, 'east', 'west')}`;
}

function whenText(reading: NoticeReading, schedule: Schedule | null): string {
  const { startDate, endDate, endKind } = reading;
  if (!startDate && !endDate) return '';
  const from = startDate ? `from ${utcMinutes(startDate)}` : '';
  const to = endText(endDate, endKind, reading.type);
  return `When: ${[from, to].filter(Boolean).join(' ')}${timesText(reading, schedule)}.`;
}

function timesText(reading: NoticeReading, schedule: Schedule | null): string {
  if (reading.schedule === null) return '';
  return schedule ? `, only ${scheduleWords(schedule)} (UTC)` : `, at the times "${reading.schedule}", which could not be decoded`;
}

function endText(endDate: Date | null, endKind: NoticeReading['endKind'], type: NoticeReading['type']): string {
  if (endKind === 'permanent') return 'permanently';
  if (endKind === 'untilFurtherNotice') return 'until further notice';
  if (!endDate) return type === 'C' ? '' : 'with no end given';
  return endKind === 'estimated' ? `to about ${utcMinutes(endDate)} (the end is an estimate)` : `to ${utcMinutes(endDate)}`;
}

function ownWords(reading: NoticeReading): string {
  const { format, locations, isProcedure, keyword } = reading;
  const text = spokenText(reading.text);
  if (text === '' || format === 'snowtam') return '';
  if (format === 'domestic-cyrillic') return `Text of the NOTAM, in Russian: ${oneLine(text)}`;
  // The headline already says what these keywords mean.
  const isSaid = keyword !== null && /^(?:AD|SVC|NAV|COM|AIRSPACE|IAP|SID|STAR|ODP|CHART|VFP|ROUTE)$/.test(keyword);
  const own = isSaid ? text.slice(keyword.length).replace(/^[\s.]+/, '') : text;
  return `Text of the NOTAM: ${plainSentences(own.slice(0, MAX_WRITTEN_OUT), { keep: new Set(locations), isProcedure })}`;
}
