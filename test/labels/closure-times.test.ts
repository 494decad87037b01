/**
 * The times of these closures are in the words; their authors, who saw nothing of the program, labelled each with every period of 27 November to 31
 * December 2026, or of the dates that are its own (`closure-times.json`). No minute of them may be left open; how many are right to the minute and how many too long is counted. The
 * closed times are written in h, what is left open in i, either in k, m and n, in the forms of many countries.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeNotice } from '../core/notams/decode-notice.ts';

type Sentence = {
  id: string;
  /** A whole US notice; else the four members below. */
  us?: string;
  qCode: string;
  location: string;
  schedule?: string;
  text: string;
  /** It is a runway, AD, or TWY for a taxiway or an apron. */
  closes: string;
  /** Items B and C, where they are not those of the set. */
  begin?: string;
  end?: string;
  /** `11-27T07:00/11-27T14:00 …` in UTC; null where an expert could not tell. */
  periods: string | null;
};

const sentences = JSON.parse(readFileSync(new URL('closure-times.json', import.meta.url), 'utf8')) as Sentence[];

const minuteOf = (time: string): number => Date.parse(time) / 60_000;
const dateOf = (item: string): string => item.replace(/^(..)(..)(..)(..)(..)$/, '20$1-$2-$3T$4:$5Z');

function minutesOf(
  periods: readonly { start: string; end: string | null }[],
  { begin = '2611270000', end: item = '2612312359' }: Sentence,
): Set<number> {
  const [first, last] = [minuteOf(dateOf(begin)), minuteOf(dateOf(item))];
  const minutes = new Set<number>();
  for (const { start, end } of periods)
    for (let minute = Math.max(first, minuteOf(start)); minute < Math.min(last, end === null ? last : minuteOf(end)); minute++)
      minutes.add(minute);
  return minutes;
}

const endsOf = (runway: string): string[] => runway.split('/').map((end) => end.replace(/^0/, ''));

function closedMinutes(sentence: Sentence): Set<number> {
  const { us, qCode, location, schedule, text, closes, begin = '2611270000', end = '2612312359' } = sentence;
  const message =
    us ??
    `A0001/26 NOTAMN\nQ) XFOX/${qCode}/IV/NBO/A/000/999/\nA) ${location} B) ${begin} C) ${end}\n${schedule === undefined ? '' : `D) ${schedule}\n`}E) ${text}`;
  const notice = decodeNotice(message, { receivedAt: new Date('2026-11-27T00:00:00Z') });
  const closing = notice.effects.filter(
    ({ kind, runway }) =>
      /^(?:closesAerodrome|noRunwayLeft|mayClose)$/.test(kind) ||
      (closes === 'TWY' && /^closes(?:Taxiway|Apron)$/.test(kind)) ||
      (kind === 'closesRunway' && closes !== 'AD' && (runway === null || endsOf(runway).some((end) => endsOf(closes).includes(end)))),
  );
  const active = minutesOf(notice.activePeriods(), sentence);
  const told = closing.flatMap(({ periods, from, to }) => (periods.length > 0 ? periods : [{ start: from as string, end: to }]));
  return new Set([...minutesOf(told, sentence)].filter((minute) => active.has(minute)));
}

const told = sentences
  .filter(({ periods }) => periods !== null)
  .map((sentence) => {
    const periods = (sentence.periods as string).split(' ').map((period) => period.split('/').map((time) => `2026-${time}Z`));
    const closed = minutesOf(
      periods.map(([start, end]) => ({ start: start as string, end: end as string })),
      sentence,
    );
    const read = closedMinutes(sentence);
    const missing = [...closed].filter((minute) => !read.has(minute)).length;
    return { id: sentence.id, missing, isExact: missing === 0 && read.size === closed.size };
  });

it('no minute of a labelled closure is read as open', () => {
  // The words of m111 add a morning to an item D, which rules it out (ICAO Doc 8126).
  expect(told.filter(({ missing }) => missing > 0).map(({ id }) => id)).toEqual(['m111']);
});

it.each([
  ['h', 82],
  ['i', 36],
  ['k', 70],
  ['m', 82],
  ['n', 90],
])('of set %s at least %i closures are right to the minute', (set, fewest) => {
  expect(told.filter(({ id, isExact }) => isExact && id.startsWith(set)).length).toBeGreaterThanOrEqual(fewest);
});
