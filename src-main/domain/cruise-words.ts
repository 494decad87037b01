/** Writes cruising speed and level as item 15 of a flight plan has them (ICAO Doc 4444, Appendix 2, item 15 a and b). */
import { feetToMetres } from './units.ts';

type Speed = { unit: 'kt' | 'kmh' | 'mach'; value: number };
/** `feet` is null for VFR, which names no level. */
type Level = { kind: 'flightLevel' | 'altitude' | 'metricLevel' | 'metricAltitude' | 'vfr'; feet: number | null };

export const digits = (value: number, count: number): string => String(Math.round(value)).padStart(count, '0');

/** Writes `N0120`, `K0220` or `M082`. */
export function speedWord({ unit, value }: Speed): string {
  if (unit === 'mach') return `M${digits(value * 100, 3)}`;
  return `${unit === 'kt' ? 'N' : 'K'}${digits(value, 4)}`;
}

/** Writes `F065`, `A055`, `VFR`, or `S1130` and `M0840`, which are tens of metres. */
export function levelWord({ kind, feet }: Level): string {
  if (feet === null) return 'VFR';
  if (kind === 'flightLevel' || kind === 'altitude') return `${kind === 'altitude' ? 'A' : 'F'}${digits(feet / 100, 3)}`;
  return `${kind === 'metricLevel' ? 'S' : 'M'}${digits(feetToMetres(feet) / 10, 4)}`;
}
