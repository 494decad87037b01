/**
 * Runway conditions inside ordinary NOTAMs: FICON of the USA (`RWY 17 FICON 5/3/2 … OBS AT 2601050730`) and RSC of Canada
 * (`RSC 07 6/6/5 DRY, DRY, WET. VALID JAN 05 0945 - JAN 05 1745`).
 */
import { feetToMetres } from '#domain/units.ts';
import { nearestYear, readMoment } from '#core/notams/items/moment.ts';
import type { RunwayCondition } from '../notice.ts';
import { thirds, thirdsOfNumbers } from './thirds.ts';

const MM_AN_INCH = 25.4;
const MAX_REPORTS = 24;
// A report ends before the next one begins: else a text of beginnings would be gone through from each of them.
const ficon =
  /\bRWY (?<runway>\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?) FICON (?:(?<codes>[0-6](?:\/[0-6]){2}) )?(?<report>(?:(?! FICON ).){0,600}?)\s?OBS\s?AT (?<observed>\d{10})/g;
const rsc =
  /\bRSC (?<runway>\d{2}[LCR]?(?:\/\d{2}[LCR]?)?) (?:(?<codes>(?:[0-6]|NR)(?:\/(?:[0-6]|NR)){2}) )?(?<report>(?:(?!\bRSC \d).){0,900}?)\.? ?VALID (?<from>[A-Z]{3} \d{2} \d{4}) ?- ?(?<to>[A-Z]{3} \d{2} \d{4})/g;
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `near` supplies the year, which RSC omits. */
export function surfaceReports(text: string, near: Date): RunwayCondition[] {
  const hasFicon = text.includes('FICON');
  if (!hasFicon && !text.includes('RSC ')) return [];
  const line = text.replace(/\s+/g, ' ');
  return [...line.matchAll(hasFicon ? ficon : rsc)].slice(0, MAX_REPORTS).map(({ groups = {} }) => {
    const { runway = '', codes, report = '', observed, from, to } = groups;
    const begin = observed === undefined ? monthMoment(from, near) : readMoment(observed);
    // Commas separate thirds, AND separates layers.
    const layers = report.split(/\.|\d{2,3} ?FT WID|\bREMAIN/)[0]?.split(', ') ?? [];
    return {
      runway: runway.replace(/\b\d(?!\d)/g, '0$&'),
      observedAt: begin?.toISOString() ?? null,
      validUntil: monthMoment(to, near)?.toISOString() ?? null,
      codes: thirdsOfNumbers(codes),
      coveragePercent: thirds(layers, coverage),
      depthMm: thirds(layers, depth),
      contaminants: thirds(layers, contaminant),
      friction: [null, null, null],
      widthM: width(report),
    };
  });
}

/** `SEP 29 1101`. */
function monthMoment(text: string | undefined, near: Date): Date | null {
  if (text === undefined) return null;
  const [month = '', day = '', time = ''] = text.split(' ');
  return nearestYear(String(months.indexOf(month) + 1).padStart(2, '0') + day + time, near);
}

/** Percent of all layers together, at most 100. */
function coverage(third: string): number | null {
  const parts = [...third.matchAll(/(\d{1,3}) PCT/g)].map(([, percent]) => Number(percent));
  return parts.length === 0
    ? null
    : Math.min(
        100,
        parts.reduce((sum, part) => sum + part, 0),
      );
}

/** `1/8IN`, `2IN`, `1 1/2IN`, `3FT`: the deepest layer. */
function depth(third: string): number | null {
  const depths = [...third.matchAll(/(?<!\d)(?:(\d{1,2}) )?(\d{1,2})(?:\/(\d{1,2}))? ?(IN|FT)\b/g)].map(
    ([, whole = '0', upper = '0', lower, unit]) => {
      const inches = lower === undefined ? Number(upper) : Number(whole) + Number(upper) / Number(lower);
      return inches * (unit === 'FT' ? 12 : 1) * MM_AN_INCH;
    },
  );
  const deepest = Math.max(...depths);
  return Number.isFinite(deepest) ? Math.round(deepest) : null;
}

function contaminant(third: string): string | null {
  const words = third
    .replace(/\d{1,3} PCT/g, '')
    .replace(/(?<!\d)(?:\d{1,2} )?\d{1,2}(?:\/\d{1,2})? ?(?:IN|FT)\b/g, '')
    .replace(/\bSN\b/g, 'SNOW')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? null : words.toLowerCase().slice(0, 120);
}

/** `130FT WIDTH`, `PLOWED 100FT WIDE`. */
function width(report: string): number | null {
  const feet = /(\d{2,3}) ?FT WID/.exec(report)?.[1];
  return feet === undefined ? null : Math.round(feetToMetres(Number(feet)));
}
