/** What a SNOWTAM says apart from the surface: the remarks after its lines or in item T, and the cleared lengths of item D of the form before November 2021. */
import { twoDigits } from '../runways.ts';
import { grfLines } from './grf-line.ts';

const itemT = /(?:^|\s)T\)/;
/** Lengths of a SNOWTAM are metres (ICAO Annex 15). */
const withoutUnit = /\b(?<said>REDUCED TO \d{3,4})(?! ?(?:M|FT)\b|\d)/g;
const cleared = /\sC\)\s*(?:RWY ?)?(?<runway>\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?)\s+D\)\s*(?<metres>\d{3,4})\b/g;

/** One sentence for each remark; those of the new form end at a stroke between blanks. */
export function remarksOf(body: string): string {
  const old = itemT.exec(body);
  const remarks = old ? body.slice(old.index + old[0].length) : grfLines(body, new Date(0)).rest;
  return remarks
    .trim()
    .replace(/\)$/, '')
    .replace(/^REMARK\/\s?/, '')
    .replaceAll(/ \/ ?|\/ (?=[A-Z])/g, '. ')
    .replaceAll(withoutUnit, '$<said>M');
}

/** Item D is the length that is cleared, where it is less than published. */
export const clearedLengths = (body: string): { runway: string; metres: number }[] =>
  [...body.matchAll(cleared)].map(({ groups }) => ({ runway: twoDigits(groups?.['runway'] ?? ''), metres: Number(groups?.['metres']) }));
