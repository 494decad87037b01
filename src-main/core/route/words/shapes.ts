/** Recognises one word without slashes by its letters and figures alone (ICAO Doc 4444, Appendix 2, item 15 c). */
import type { Span, Word, Level, Speed, WordOf } from './word.ts';
import { metresToFeet } from '#domain/units.ts';

const fixed: Readonly<Record<string, Word extends infer One ? (One extends Word ? Omit<One, keyof Span> : never) : never>> = {
  DCT: { kind: 'direct' },
  VFR: { kind: 'rules', rules: 'VFR' },
  IFR: { kind: 'rules', rules: 'IFR' },
  OAT: { kind: 'traffic', traffic: 'OAT' },
  GAT: { kind: 'traffic', traffic: 'GAT' },
  T: { kind: 'truncated' },
};

const bearingDistance = /^(?<ident>[A-Z][A-Z0-9]{1,4})(?<bearing>\d{3})(?<distance>\d{3})$/;
/** Annex 11, Appendix 1: a letter before the number, K, U or S before that, a letter after it; and the pairs of letters that states use in addition. */
const airway = /^(?:[KUS]?[A-Z]|AR|BR|TK)\d{1,4}[A-Z]?$/;
/** A procedure is named by a point, the number of its version and a letter for its way (Annex 11, Appendix 3). */
const procedure = /^(?:[A-Z]{2,6}\d[A-Z]?|SID|STAR)$/;
const point = /^(?=[0-9]{0,9}[A-Z])[A-Z0-9]{2,10}$|^[A-Z]{2}-[A-Z0-9]{3,5}$/;

/** Airways and procedures may be codes of aerodromes too (`W05`): the data decide. */
export function readWord(text: string, { from, to }: Span): Word {
  const own = Object.hasOwn(fixed, text) ? fixed[text] : undefined;
  if (own !== undefined) return { ...own, from, to };
  const speedLevel = readSpeedLevel(text, { isBehindPoint: false });
  if (speedLevel !== undefined) return { ...speedLevel, isChange: false, from, to };
  const { ident, bearing, distance } = bearingDistance.exec(text)?.groups ?? {};
  if (ident !== undefined) return { kind: 'bearingDistance', ident, bearing: Number(bearing), distance: Number(distance), from, to };
  if (airway.test(text)) return { kind: 'airway', ident: text, from, to };
  if (procedure.test(text) && text.length <= 7) return { kind: 'procedure', ident: text, from, to };
  return point.test(text) ? { kind: 'point', ident: text, from, to } : { kind: 'unknown', from, to };
}

const SPEED = '[NK]\\d{4}|M\\d{3}';
const LEVEL = '[FA]\\d{3}|[SM]\\d{4}|VFR';
const both = new RegExp(`^(?<speed>${SPEED})(?<level>${LEVEL})?$`);
const climbing = new RegExp(`^(?<speed>${SPEED})(?<level>[FA]\\d{3}|[SM]\\d{4})(?<upper>[FA]\\d{3}|[SM]\\d{4}|PLUS)$`);
const levelAlone = new RegExp(`^(?<level>${LEVEL})$`);
/** The grammar has no `FL`, but everyone writes it. */
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
  // The figures are tens of metres.
  if (text.startsWith('S')) return { kind: 'metricLevel', feet: metresToFeet(value * 10) };
  return text === 'VFR' ? { kind: 'vfr', feet: null } : { kind: 'metricAltitude', feet: metresToFeet(value * 10) };
}
