/** Positions with an altitude as Microsoft's simulators write them: degrees, minutes and seconds, then feet. */
import type { LatLon } from '#domain/lat-lon.ts';
import { readPosition } from '#domain/read-position.ts';
import type { PlannedPoint } from './planned-route.ts';
import { finite, numberOf } from './reading.ts';

/** `N46° 14' 17.0000",E6° 6' 32.0000",+005500.00`: ten-thousandths of a second are a few millimetres. */
export function worldPosition({ latitude, longitude, altitudeFt }: PlannedPoint): string {
  const feet = Math.abs(altitudeFt ?? 0)
    .toFixed(2)
    .padStart(9, '0');
  const sign = (altitudeFt ?? 0) < 0 ? '-' : '+';
  return `${latitude < 0 ? 'S' : 'N'}${angle(latitude)},${longitude < 0 ? 'W' : 'E'}${angle(longitude)},${sign}${feet}`;
}

function angle(degrees: number): string {
  const units = Math.round(Math.abs(degrees) * 36_000_000);
  const [whole, minutes, seconds] = [
    Math.floor(units / 36_000_000),
    Math.floor((units % 36_000_000) / 600_000),
    (units % 600_000) / 10_000,
  ];
  return `${whole}° ${minutes}' ${seconds.toFixed(4)}"`;
}

/** Undefined for any other text, and for the zeros that mean no position. */
export function readWorldPosition(text: string | undefined): { position: LatLon; altitudeFt: number | null } | undefined {
  const comma = text?.lastIndexOf(',') ?? -1;
  if (text === undefined || comma === -1) return undefined;
  const position = readPosition(text.slice(0, comma));
  const feet = finite(numberOf(text.slice(comma + 1)));
  return position && { position, altitudeFt: feet === 0 ? null : feet };
}
