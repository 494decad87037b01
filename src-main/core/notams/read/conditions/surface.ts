/** Reads coverage, depth and kind of what lies on a runway from the words of a report. */
import { matchesOf } from '#core/text/matches.ts';
import { feetToMetres } from '#domain/units.ts';
import type { RunwayCondition } from '../notice.ts';
import { thirds } from './thirds.ts';

type Surface = Pick<RunwayCondition, 'coveragePercent' | 'depthMm' | 'contaminants' | 'widthM'>;

const MM_AN_INCH = 25.4;
const MAX_WORDS = 120;
const amount = String.raw`(?<!\d)(?:(\d{1,2}) )?(\d{1,3}(?:\.\d{1,2})?)(?:\/(\d{1,2}))?(?:TH)? ?(INCH(?:ES)?|IN|FT|MM|CM)\b`;
const depths = new RegExp(amount, 'g');
const depthPhrase = new RegExp(String.raw`(?:\b(?:WITH )?(?:LESS THAN|UP TO|APRX|ABOUT|MAX) )?${amount}(?: (?:OF|DEEP|DEPTH))?`, 'g');
const inches: Readonly<Record<string, number>> = { FT: 12, MM: 1 / MM_AN_INCH, CM: 10 / MM_AN_INCH };
const share = /(\d{1,3}) ?(?:PCT|PERCENT|%)/g;
/** A report goes on with these once it has said what lies there. */
const end = /\.(?!\d)|;|\d{2,3} ?(?:FT|M) WID|\bREMAIN|\bOBS|\bVALID\b|\bBA\b|\bBRAKING|\bBRKG|\bCRFI\b|\bRMKS?\b|\bRWYCC\b|\d{10}/;

/** Reads `25 PCT ICE AND 5 PCT 1/2IN WET SN, 50 PCT 2IN DRY SN, WET`: commas separate thirds, AND separates layers. */
export function surfaceOf(report: string): Surface {
  const layers =
    report
      .replace(/^[\s,:-]+/, '')
      .split(end)[0]
      ?.split(', ') ?? [];
  return {
    coveragePercent: thirds(layers, coverage),
    depthMm: thirds(layers, depth),
    contaminants: thirds(layers, contaminant),
    widthM: width(report),
  };
}

/** Adds the percent of all layers, at most 100. */
function coverage(third: string): number | null {
  const parts = matchesOf(share, third).map(([, percent]) => Number(percent));
  return parts.length === 0
    ? null
    : Math.min(
        100,
        parts.reduce((sum, part) => sum + part, 0),
      );
}

/** Reads the depth of the deepest layer: `1/8IN`, `2IN`, `1 1/2IN`, `3FT`, `5MM`. */
function depth(third: string): number | null {
  const found = matchesOf(depths, third).map(([, whole = '0', upper = '0', lower, unit = '']) => {
    const value = lower === undefined ? Number(upper) : Number(whole) + Number(upper) / Number(lower);
    return value * (inches[unit] ?? 1) * MM_AN_INCH;
  });
  const deepest = Math.max(...found);
  return Number.isFinite(deepest) ? Math.round(deepest) : null;
}

function contaminant(third: string): string | null {
  const words = third
    .replace(share, '')
    .replace(depthPhrase, '')
    .replace(/\bSN\b/g, 'SNOW')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s:,-]|IS |ARE |SURFACE |SFC |REPORTED |COVERED (?:WITH|BY) |CONTAMINATED (?:WITH|BY) |COVERED$)+/, '')
    .trim();
  return words === '' || /^(?:NR|NIL|PCT|NOT REPORTED)\b/.test(words) ? null : words.toLowerCase().slice(0, MAX_WORDS);
}

/** Reads a width in metres from `130FT WIDTH`, `PLOWED 100FT WIDE`, `30M WIDTH` or `WIDTH CLEARED 30M`. */
function width(report: string): number | null {
  const { value, unit } =
    (
      /(?<value>\d{2,3}) ?(?<unit>FT|M) WID/.exec(report) ??
      /\b(?:WID(?:TH)? (?:CLEARED|CLRD)|(?:CLEARED|CLRD) WID(?:TH)?)(?: TO)? (?<value>\d{2,3}) ?(?<unit>FT|M)\b/.exec(report)
    )?.groups ?? {};
  return value === undefined ? null : Math.round(unit === 'M' ? Number(value) : feetToMetres(Number(value)));
}
