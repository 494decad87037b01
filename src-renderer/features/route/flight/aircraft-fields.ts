/** As much of an aircraft as the legs need, as typed; an empty field is unknown. Speeds are true airspeeds in knots, rates feet a minute. */
import type { RouteAircraft } from '#contract/route/aircraft.ts';

export const cruiseNames = ['tas', 'fuelFlow', 'usableFuel'] as const;
export const profileNames = ['climbRate', 'climbTas', 'climbFlow', 'descentRate', 'descentTas', 'descentFlow'] as const;
const figureNames = [...cruiseNames, ...profileNames];
export type FigureName = (typeof figureNames)[number];

export type FuelUnit = NonNullable<RouteAircraft['fuelUnit']>;
export const fuelUnits: readonly FuelUnit[] = ['litres', 'usGallons', 'kilograms', 'pounds'];
export type AircraftFields = Readonly<Record<FigureName, string>> & { readonly fuelUnit: FuelUnit };

export const noAircraft: AircraftFields = {
  tas: '',
  fuelFlow: '',
  usableFuel: '',
  climbRate: '',
  climbTas: '',
  climbFlow: '',
  descentRate: '',
  descentTas: '',
  descentFlow: '',
  fuelUnit: 'litres',
};

/** The contract's limits. */
const limits: Readonly<Record<FigureName, readonly [least: number, most: number]>> = {
  tas: [1, 2000],
  fuelFlow: [0, 100_000],
  usableFuel: [0, 1_000_000],
  climbRate: [10, 20_000],
  climbTas: [1, 2000],
  climbFlow: [0, 100_000],
  descentRate: [10, 20_000],
  descentTas: [1, 2000],
  descentFlow: [0, 100_000],
};

/** Rate and airspeed belong together; without its fuel flow the fuel is not known. */
const profiles = { climb: ['climbRate', 'climbTas', 'climbFlow'], descent: ['descentRate', 'descentTas', 'descentFlow'] } as const;

export type FigureFault = { kind: 'range'; least: number; most: number } | { kind: 'alone' };
type AircraftRead = { aircraft: RouteAircraft | undefined; faults: Partial<Record<FigureName, FigureFault>> };

const decimal = /^\d{1,7}(?:[.,]\d{1,3})?$/;

/** Undefined where nothing of it is given; what is wrong counts as not given. */
export function readAircraft(fields: AircraftFields): AircraftRead {
  const faults: AircraftRead['faults'] = {};
  const figures: Partial<Record<FigureName, number>> = {};
  for (const name of figureNames) {
    const line = fields[name].trim();
    if (line === '') continue;
    const [least, most] = limits[name];
    const value = decimal.test(line) ? Number(line.replace(',', '.')) : Number.NaN;
    if (value >= least && value <= most) figures[name] = value;
    else faults[name] = { kind: 'range', least, most };
  }
  for (const [rate, speed] of Object.values(profiles)) {
    if (figures[rate] !== undefined && fields[speed].trim() === '') faults[speed] = { kind: 'alone' };
    if (figures[speed] !== undefined && fields[rate].trim() === '') faults[rate] = { kind: 'alone' };
  }
  const isGiven = Object.keys(figures).length > 0;
  return { aircraft: isGiven ? aircraftOf(figures, fields.fuelUnit) : undefined, faults };
}

function aircraftOf(figures: Partial<Record<FigureName, number>>, fuelUnit: FuelUnit): RouteAircraft {
  const { tas, fuelFlow, usableFuel } = figures;
  const profile = (name: keyof typeof profiles) => {
    const [rate, speed, flow] = profiles[name].map((field) => figures[field]);
    if (rate === undefined || speed === undefined) return {};
    return { [name]: { rateFtMin: rate, tasKt: speed, ...(flow !== undefined && { fuelFlow: flow }) } };
  };
  return {
    ...(tas !== undefined && { tasKt: tas }),
    ...(fuelFlow !== undefined && { fuelFlow }),
    ...(usableFuel !== undefined && { usableFuel }),
    ...((fuelFlow !== undefined || usableFuel !== undefined) && { fuelUnit }),
    ...profile('climb'),
    ...profile('descent'),
  };
}

/** What was kept of an earlier visit, whatever it is. */
export function keptAircraft(kept: unknown): AircraftFields {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const figures = figureNames.map((name) => [name, typeof given[name] === 'string' ? given[name].slice(0, 20) : '']);
  const unit = fuelUnits.find((one) => one === given['fuelUnit']) ?? noAircraft.fuelUnit;
  return { ...noAircraft, ...Object.fromEntries(figures), fuelUnit: unit };
}
