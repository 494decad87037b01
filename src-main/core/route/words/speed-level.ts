/** Cruising speed and level (ICAO Doc 4444, Appendix 2, item 15 a and b): `N0120A055`, `K0220S0150`, `M082F330`, `N0110VFR`. */
import { metresToFeet } from '#domain/units.ts';
import type { Level, Speed, WordOf } from './word.ts';

const SPEED = '[NK]\\d{4}|M\\d{3}';
const LEVEL = '[FA]\\d{3}|[SM]\\d{4}|VFR';
const both = new RegExp(`^(?<speed>${SPEED})(?<level>${LEVEL})?$`);
const climbing = new RegExp(`^(?<speed>${SPEED})(?<level>[FA]\\d{3}|[SM]\\d{4})(?<upper>[FA]\\d{3}|[SM]\\d{4}|PLUS)$`);
const levelAlone = new RegExp(`^(?<level>${LEVEL})$`);
/** Not of the grammar, but written by everyone. */
const spoken = /^FL(?<level>\d{2,3})$/;
/** An ATS route may be called M123, but none M082. */
const machAlone = /^M0\d{2}$/;

type Meaning = Omit<WordOf<'speedLevel'>, 'from' | 'to' | 'isChange'>;

/** `isBehindPoint`: after a slash nothing else can follow, so a level alone is one; elsewhere `A123` is an ATS route. */
export function readSpeedLevel(text: string, { isBehindPoint }: { isBehindPoint: boolean }): Meaning | undefined {
  const { speed, level } = both.exec(text)?.groups ?? {};
  if (speed !== undefined && (level !== undefined || isBehindPoint || !speed.startsWith('M') || machAlone.test(speed)))
    return { kind: 'speedLevel', speed: speedOf(speed), level: level === undefined ? undefined : levelOf(level) };
  const flightLevel = spoken.exec(text)?.groups?.['level'];
  if (flightLevel !== undefined) return { kind: 'speedLevel', speed: undefined, level: levelOf(`F${flightLevel}`) };
  const alone = isBehindPoint ? levelAlone.exec(text)?.groups?.['level'] : undefined;
  return alone === undefined ? undefined : { kind: 'speedLevel', speed: undefined, level: levelOf(alone) };
}

/** Speed and the two levels between which the aircraft climbs as it gets lighter: `M082F290F350`, `M082F290PLUS` (item 15 c5). */
export function readCruiseClimb(text: string): Meaning | undefined {
  const { speed, level, upper } = climbing.exec(text)?.groups ?? {};
  if (speed === undefined || level === undefined || upper === undefined) return undefined;
  return { kind: 'speedLevel', speed: speedOf(speed), level: levelOf(level), upper: upper === 'PLUS' ? 'plus' : levelOf(upper) };
}

function speedOf(text: string): Speed {
  const value = Number(text.slice(1));
  if (text.startsWith('M')) return { unit: 'mach', value: value / 100 };
  return { unit: text.startsWith('N') ? 'kt' : 'kmh', value };
}

function levelOf(text: string): Level {
  const value = Number(text.slice(1));
  if (text.startsWith('F')) return { kind: 'flightLevel', feet: value * 100 };
  if (text.startsWith('A')) return { kind: 'altitude', feet: value * 100 };
  // Tens of metres.
  if (text.startsWith('S')) return { kind: 'metricLevel', feet: metresToFeet(value * 10) };
  return text === 'VFR' ? { kind: 'vfr', feet: null } : { kind: 'metricAltitude', feet: metresToFeet(value * 10) };
}
