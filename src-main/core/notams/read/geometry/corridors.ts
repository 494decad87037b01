/** A corridor is a line that the text gives a width. */
import { openCorridor } from '#domain/corridor.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Position } from '../notice.ts';
import { crossesItself } from './rings.ts';
import { lengthIn, lengthPattern } from './lengths.ts';
import { latLonOf, rounded } from './positions.ts';

const line = '(?:LINE|TRACK|TRK|CENT(?:RE|ER) ?LINE|ROUTE|RTE|AXIS|COURSE)';
/** Each with the share of the length that is one side's: `5NM EITHER SIDE`, `10NM WIDE`. */
const forms: readonly [RegExp, number][] = [
  [new RegExp(String.raw`${lengthPattern()}[ ,]{0,2}(?:ON |TO |AT )?(?:THE )?(?:EITHER|EACH|BOTH) SIDES?\b`), 1],
  [new RegExp(String.raw`\b(?:EITHER|EACH|BOTH) SIDES? (?:OF [A-Z ]{0,30})?(?:BY |WITH |AT )?${lengthPattern()}`), 1],
  [new RegExp(String.raw`\b(?:WI|WITHIN) (?:A )?${lengthPattern()} (?:OF|FROM|FM) (?:A |THE )?(?:STRAIGHT )?${line}\b`), 1],
  [new RegExp(String.raw`ПО ${lengthPattern()} В ОБЕ СТОРОНЫ`), 1],
  [new RegExp(String.raw`${lengthPattern()}[ -]?(?:WIDE|(?:IN )?WIDTH|BROAD)\b`), 0.5],
  [new RegExp(String.raw`(?:\bWIDTH[ :=]*(?:OF )?(?:THE )?(?:CORRIDOR )?(?:IS )?|ШИРИН[А-Я]{1,3} )${lengthPattern()}`), 0.5],
];

/** Nautical miles on each side of a line, by the words before or after it; null where they give no width. They are in capitals. */
export function halfWidthIn(words: string): number | null {
  for (const [form, share] of forms) {
    const length = lengthIn(form.exec(words)?.groups, ['']);
    if (length !== undefined && length * share <= MOST_NM) return length * share;
  }
  return null;
}

/** A wider one is a misreading. */
const MOST_NM = 250;
/** Rings around a line, counter-clockwise and closed, whose longitudes may run past 180°; null for one without length. */
export function corridorRings(positions: readonly Position[], halfWidthNm: number): Position[][] | null {
  const way = positions.map(latLonOf);
  const toRings = (rings: readonly LatLon[][]): Position[][] =>
    rings.map((ring) => ring.map(({ latitude, longitude }) => rounded(longitude, latitude)));
  const corridor = openCorridor(way, halfWidthNm);
  const rings = toRings(corridor.rings());
  const drawn = rings.some(crossesItself) ? toRings(corridor.legs()) : rings;
  return drawn.length === 0 ? null : drawn;
}
