/** The wind as typed: three fields, and whether its direction is true or magnetic. */
import { normalized, threeFigures } from '#domain/directions.ts';
import { toMagnetic, toTrue } from '#domain/magnetic.ts';
import type { Wind } from '#domain/ends-in-wind.ts';

export type Reference = 'true' | 'magnetic';
export type WindFields = { direction: string; speed: string; gust: string; reference: Reference };
type Field = 'direction' | 'speed' | 'gust';

export const noWind: WindFields = { direction: '', speed: '', gust: '', reference: 'true' };

/** Knots; more is a typing error. */
const FASTEST = 200;

/** `wind` where the fields are valid; `faults` names the fields that are not. */
export type WindRead = { wind: Wind | undefined; faults: readonly Field[] };

/** `declination` in degrees, east positive; without it a magnetic direction can't be converted. */
export function readWind({ direction, speed, gust, reference }: WindFields, declination: number | undefined): WindRead {
  const degrees = whole(direction, 360);
  const knots = whole(speed, FASTEST);
  const highest = whole(gust, FASTEST);
  const isGustLow = typeof highest === 'number' && typeof knots === 'number' && highest < knots;
  const faults: Field[] = [
    ...(degrees === 'wrong' ? (['direction'] as const) : []),
    ...(knots === 'wrong' ? (['speed'] as const) : []),
    ...(highest === 'wrong' || isGustLow ? (['gust'] as const) : []),
  ];
  const isWhole = typeof degrees === 'number' && typeof knots === 'number' && faults.length === 0;
  if (!isWhole || (reference === 'magnetic' && declination === undefined)) return { wind: undefined, faults };
  const from = reference === 'magnetic' ? toTrue(degrees, declination ?? 0) : normalized(degrees);
  return { wind: { direction: from, speed: knots, gust: typeof highest === 'number' ? highest : undefined }, faults };
}

/** Undefined for an empty field. */
function whole(text: string, most: number): number | 'wrong' | undefined {
  const line = text.trim();
  if (line === '') return undefined;
  return /^\d{1,3}$/.test(line) && Number(line) <= most ? Number(line) : 'wrong';
}

/** The groups of a METAR or of a spoken report, in knots: `24015G25KT`, `240/15`, `240/15G25`. */
const report = /^(\d{3})(?:\/(\d{1,3})|(\d{2,3}))(?:G(\d{2,3}))?(?:KT)?$/i;

/** What was typed into the field of the direction; a complete report fills all three. */
export function typedDirection(fields: WindFields, text: string): WindFields {
  const [, direction, afterSlash, packed, gust = ''] = report.exec(text.trim()) ?? [];
  const speed = afterSlash ?? packed;
  if (direction === undefined || speed === undefined) return { ...fields, direction: text };
  return { ...fields, direction, speed: String(Number(speed)), gust: gust === '' ? '' : String(Number(gust)) };
}

/** The same wind with its direction converted between true and magnetic. */
export function inReference(fields: WindFields, reference: Reference, declination: number): WindFields {
  const degrees = whole(fields.direction, 360);
  if (reference === fields.reference || typeof degrees !== 'number') return { ...fields, reference };
  const other = reference === 'magnetic' ? toMagnetic(degrees, declination) : toTrue(degrees, declination);
  return { ...fields, reference, direction: threeFigures(other) };
}
