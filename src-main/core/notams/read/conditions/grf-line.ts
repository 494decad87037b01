/** The Global Reporting Format (ICAO Doc 9981) writes a line as `01030635 04L 5/4/3 100/100/75 NR/NR/03 WET/WET/DRY SNOW 40`. */
import { nearestYear } from '#core/notams/items/moment.ts';
import type { RunwayCondition } from '../notice.ts';
import { emptyCondition, thirds, thirdsOfNumbers } from './thirds.ts';

const three = (part: string): string => String.raw`${part}(?: ?\/ ?${part}){2}`;
const codes = three('(?:[0-6]|NR)');
const amounts = three(String.raw`(?:\d{1,3}|NR)(?![\d.])`);
const words = String.raw`[A-Z][A-Z ]{1,60}\/[A-Z ]{2,60}\/[A-Z ]{2,60}`;
/** Coverage, depth and kind; the last may be missing, as may all of them. */
const surface = String.raw`(?:\s+(?<coverage>${amounts})(?:\s+(?<depth>${amounts}))?)?(?:\s+(?<condition>${words}))?`;
const line = new RegExp(
  String.raw`(?<observed>\d{8})\s+(?:RWY\s?)?(?<runway>\d{2}[LCR]?)\s+(?<codes>${codes})(?![\/\d])${surface}(?:\s*(?<width>\d{1,2})(?!\d|[LCR]?\/\d|[LCR]\b))?`,
  'g',
);
const beginning = new RegExp(String.raw`^\s*\(?(?:(?<location>[A-Z]{4})\s+)?\d{8}\s+(?:RWY\s?)?\d{2}[LCR]?\s+${codes}(?![\/\d])`);
const behindCodes = new RegExp(`^${surface}`);

/** The words of the last third; in a one-line text the remarks follow without a separator. */
const surfaceWords =
  /^(?:COMPACTED|DRY|FROST|ICE|SLIPPERY|SLUSH|SNOW|SPECIALLY|PREPARED|STANDING|WATER|WET|WINTER|RUNWAY|ON|TOP|OF|NR|LOOSE|SAND|CHEMICALLY|TREATED)$/;

const HOUR = 3_600_000;
/** A report is valid for 8 hours at most (ICAO Annex 15). */
export const VALID_HOURS = 8;
/** More than any aerodrome has; bounds what a hostile text costs. */
export const MAX_RUNWAYS = 24;

/** Tells whether a text without a heading begins with such a line, perhaps after its location. */
export const beginsWithLine = (text: string): boolean => beginning.test(text);
export const locationInFront = (text: string): string | null => beginning.exec(text)?.groups?.['location'] ?? null;

/** Reads all lines, and the text after the last. */
export function grfLines(body: string, near: Date): { runways: RunwayCondition[]; rest: string } {
  const runways: RunwayCondition[] = [];
  let end = 0;
  for (const found of body.matchAll(line)) {
    if (runways.length === MAX_RUNWAYS) break;
    const { observed = '', runway = '', codes: given, width } = found.groups ?? {};
    end = found.index + found[0].length;
    const at = nearestYear(observed, near);
    runways.push({
      ...emptyCondition(runway, at?.toISOString() ?? null),
      validUntil: at && new Date(at.getTime() + VALID_HOURS * HOUR).toISOString(),
      codes: thirdsOfNumbers(given),
      ...surfaceOf(found.groups ?? {}),
      widthM: width === undefined ? null : Number(width),
    });
  }
  return { runways, rest: body.slice(end) };
}

/** What follows the codes where an ordinary text reports in this form; null where it does not. */
export function grfSurface(report: string): Pick<RunwayCondition, 'coveragePercent' | 'depthMm' | 'contaminants'> | null {
  const found = behindCodes.exec(report);
  return found === null || found[0] === '' ? null : surfaceOf(found.groups ?? {});
}

const surfaceOf = ({ coverage, depth, condition }: Partial<Record<string, string>>) => ({
  coveragePercent: thirdsOfNumbers(coverage),
  depthMm: thirdsOfNumbers(depth),
  contaminants: thirds(condition?.split('/'), wordsOf),
});

function wordsOf(third: string): string | null {
  const all = third.trim().split(/ +/);
  const end = all.findIndex((word) => !surfaceWords.test(word));
  const found = (end < 0 ? all : all.slice(0, end)).join(' ');
  return found === '' || found === 'NR' ? null : found.toLowerCase();
}
