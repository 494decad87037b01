/** Lists the members of a point in formats with room for anything (GeoJSON's properties, KML's ExtendedData), once for writing and reading. */
import type { Speed } from '../words/word.ts';
import type { CruiseLevel, FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import type { SaidPoint } from './reading.ts';

export type Members = Readonly<Record<string, string | number | null>>;

export const membersOf = ({ kind, navaid, ident, name, altitudeFt, airway, region }: PlannedPoint): Members => ({
  ident,
  name,
  kind,
  navaid,
  altitudeFt,
  airway,
  region,
});

export const routeMembersOf = ({ name, rules, cruiseLevel, cruiseSpeed, cycle }: PlannedRoute): Members => ({
  name,
  rules,
  cruiseLevel: cruiseLevel && cruiseLevel.value,
  cruiseLevelUnit: cruiseLevel && cruiseLevel.unit,
  cruiseSpeed: cruiseSpeed && cruiseSpeed.value,
  cruiseSpeedUnit: cruiseSpeed && cruiseSpeed.unit,
  cycle,
});

/** Values come from others: anything may be in them. */
export type Values = Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null);
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined => words.find((word) => word === value);

/** Reads a point; its title or name serves as ident where the file labels none as such. */
export function saidIn(values: Values): SaidPoint {
  const ident = textIn(values['ident']);
  const title = textIn(values['title']) ?? textIn(values['name']);
  const kind = oneOf(values['kind'], ['airport', 'navaid', 'waypoint', 'position']) ?? 'waypoint';
  return {
    kind,
    ident: ident ?? (kind === 'position' ? null : title),
    name: ident !== null || kind === 'position' ? textIn(values['name']) : null,
    navaid: oneOf(values['navaid'], ['VOR', 'NDB'] as const) ?? null,
    altitudeFt: numberIn(values['altitudeFt']),
    airway: textIn(values['airway']),
    region: textIn(values['region']),
  };
}

export function routeIn(values: Values): Partial<PlannedRoute<FilePoint>> {
  const level = numberIn(values['cruiseLevel']);
  const levelUnit: CruiseLevel['unit'] | undefined = oneOf(values['cruiseLevelUnit'], ['ft', 'FL']);
  const speed = numberIn(values['cruiseSpeed']);
  const speedUnit: Speed['unit'] | undefined = oneOf(values['cruiseSpeedUnit'], ['kt', 'kmh', 'mach']);
  return {
    name: textIn(values['name']),
    rules: oneOf(values['rules'], ['VFR', 'IFR'] as const) ?? null,
    cruiseLevel: level !== null && levelUnit !== undefined ? { unit: levelUnit, value: level } : null,
    cruiseSpeed: speed !== null && speedUnit !== undefined ? { unit: speedUnit, value: speed } : null,
    cycle: textIn(values['cycle']),
  };
}
