/** Speed and level as they are typed into a leg, written as words of a route (ICAO Doc 4444, Appendix 2, item 15 a and b). */
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import { feetToMetres } from '#domain/units.ts';

const digits = (value: number, count: number): string => String(Math.round(value)).padStart(count, '0');

/** `5500`, `5500 ft`, `A055`, `FL65`, `F065`, `S1130`, `M0840` or `VFR`; an empty text is none. Undefined for others, such as feet that are no hundreds. */
export function readLevelTyped(text: string): string | undefined {
  const line = text.trim().toUpperCase();
  if (line === '' || line === 'VFR' || /^(?:[FA]\d{3}|[SM]\d{4})$/.test(line)) return line;
  const flightLevel = /^FL ?(\d{2,3})$/.exec(line)?.[1];
  if (flightLevel !== undefined) return `F${flightLevel.padStart(3, '0')}`;
  const feet = Number(/^(\d{3,5})(?: ?FT)?$/.exec(line.replace(/(?<=\d)[,\u{202f}\u{a0}' ](?=\d{3}\b)/u, ''))?.[1]);
  return feet >= 500 && feet % 100 === 0 ? `A${digits(feet / 100, 3)}` : undefined;
}

/** `120`, `120 kt`, `N0120`, `K0220` or `M082`; an empty text is none. Undefined for others. */
export function readSpeedTyped(text: string): string | undefined {
  const line = text.trim().toUpperCase();
  if (line === '' || /^(?:[NK](?!0000)\d{4}|M(?!000)\d{3})$/.test(line)) return line;
  const knots = Number(/^(\d{1,4})(?: ?KT)?$/.exec(line)?.[1]);
  return knots >= 1 ? `N${digits(knots, 4)}` : undefined;
}

/** Empty for none. */
export function speedWord(speed: RoutePoint['speed'] | undefined): string {
  if (!speed) return '';
  if (speed.unit === 'mach') return `M${digits(speed.value * 100, 3)}`;
  return `${speed.unit === 'kt' ? 'N' : 'K'}${digits(speed.value, 4)}`;
}

export const knotsWord = (knots: number): string => speedWord({ unit: 'kt', value: knots });

/** Empty for none. */
export function levelWord(level: RouteLeg['level'] | undefined): string {
  if (!level) return '';
  if (level.feet === null) return 'VFR';
  const metres = (feet: number) => digits(feetToMetres(feet) / 10, 4);
  switch (level.kind) {
    case 'flightLevel':
      return `F${digits(level.feet / 100, 3)}`;
    case 'metricLevel':
      return `S${metres(level.feet)}`;
    case 'metricAltitude':
      return `M${metres(level.feet)}`;
    default:
      return `A${digits(level.feet / 100, 3)}`;
  }
}
