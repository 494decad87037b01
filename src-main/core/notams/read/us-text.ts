/**
 * Reads US domestic and FDC NOTAMs (FAA JO 7930.2): `!BOI 05/612 BOI OBST MAST … 2605041400-2609302145`. Of several periods the last
 * counts, because texts contain other numbers of ten digits.
 */
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import type { Warning } from '#contract/notams/warnings.ts';
import { readEnd } from '../items/validity.ts';
import { readPart, type Part } from '../items/a.ts';
import { readMoment } from '../items/moment.ts';
import { usKeywords } from '../tables/us-keywords.ts';

export type UsNotice = {
  account: string;
  number: string;
  location: string;
  states: string[];
  keyword: string | null;
  text: string;
  schedule: string | null;
  begin: Date | null;
  end: ReturnType<typeof readEnd>;
  part: Part | null;
  warnings: Warning[];
};

const opening =
  /^\s*!\s?([A-Z0-9]{2,5})\s+(\d{1,2}\/\d{3,5}|LTA-[A-Z0-9]{2,4}-\d{1,4})\s+(?:\d{1,2}\/\d{3,5}\s+)?(?:\([^)]{1,40}\)\s+)?([A-Z0-9]{2,5}|[A-Z]-?\d{3,4}[A-Z]?)\s+(?:PART\s+\d{1,2}\s+OF\s+\d{1,2}\s+)?/;
const keywords: ReadonlySet<string> = new Set(Object.keys(usKeywords));
const states = /^(?:[A-Z]{2}\.{1,3})+(?=[A-Z])/;
const period = /(\d{10})-(\d{10}(?: ?EST)?|PERM|UFN)/g;
/** Days, or every day, followed by times: the schedule is directly before the period. Those of `CLSD EXC SAT SUN 1200-2200` are left open; in `OPR HR 1100-0100 MON-FRI` they follow hours of the text. */
const schedule =
  /(?:^|\s)(?<notScheduled>EXC(?:EPT|L)?(?: ON)? |\d{4}Z?-\d{4}Z?,? )?(?<schedule>(?:DLY|DAILY|MON|TUE|WED|THU|FRI|SAT|SUN)\b[A-Z0-9 ,\-/]{0,160}(?:\d{4}|SR|SS|H24|MON|TUE|WED|THU|FRI|SAT|SUN))[\s.]*$/;

/** Other words behind the period belong to the text. */
const endOfPart = /^(?:END PART \d{1,2} OF \d{1,2})?[\s.)]*$/;

/** Null where the text does not begin like such a NOTAM. `body` has no footer. */
export function readUsNotice(body: string): UsNotice | null {
  const found = opening.exec(body);
  if (!found) return null;
  const [opened, account = '', number = '', location = ''] = found;
  const rest = body.slice(opened.length);
  const periods = matchesOf(period, rest.slice(-4000));
  const last = periods.at(-1);
  const cut = rest.length - Math.min(rest.length, 4000);
  const beforePeriod = last ? rest.slice(0, cut + last.index) : rest;
  const ofStates = states.exec(beforePeriod)?.[0] ?? '';
  const word = /^[A-Z]*/.exec(beforePeriod.slice(ofStates.length))?.[0] ?? '';
  const keyword = keywords.has(word) ? word : null;
  const text = beforePeriod.slice(ofStates.length).trim();
  // Only a schedule at the very end counts: days within the text belong to the words around them.
  const behind = last ? rest.slice(cut + last.index + last[0].length).trim() : '';
  const left = withoutStops(endOfPart.test(behind) ? text : `${withoutStops(text)}. ${behind}`);
  const { schedule: scheduled, notScheduled } = schedule.exec(oneLine(text.slice(-320)))?.groups ?? {};
  const warnings: Warning[] = [];
  if (!last) warnings.push({ item: 'period', code: 'periodMissing', text: null });
  if (keyword === null) warnings.push({ item: 'keyword', code: 'keywordMissing', text: null });
  return {
    account,
    number,
    location,
    states: ofStates === '' ? [] : (ofStates.match(/[A-Z]{2}/g) ?? []),
    keyword,
    text: left,
    schedule: notScheduled === undefined ? (scheduled?.trim() ?? null) : null,
    begin: last?.[1] === undefined ? null : readMoment(last[1]),
    end: last?.[2] === undefined ? null : readEnd(last[2]),
    part: readPart(body.slice(0, 80)),
    warnings,
  };
}

function withoutStops(text: string): string {
  let left = text.trimEnd();
  while (left.endsWith('.')) left = left.slice(0, -1).trimEnd();
  return left;
}
