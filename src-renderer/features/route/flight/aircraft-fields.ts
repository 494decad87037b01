/**
 * The user types the aircraft as far as the legs need it; an empty field is unknown. Speeds are true airspeeds in knots, rates feet a
 * minute.
 */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import { keptLines, readLines, type Line } from './lines.ts';
import { fieldsOf, textIn } from '#renderer/data/browser-store.ts';

export const cruiseNames = ['tas', 'fuelFlow', 'usableFuel'] as const;
export const profileNames = ['climbRate', 'climbTas', 'climbFlow', 'descentRate', 'descentTas', 'descentFlow'] as const;
const figureNames = [...cruiseNames, ...profileNames];
export type FigureName = (typeof figureNames)[number];

export type FuelUnit = NonNullable<RouteAircraft['fuelUnit']>;
export const fuelUnits: readonly FuelUnit[] = ['litres', 'usGallons', 'kilograms', 'pounds'];
export type AircraftFields = Readonly<Record<FigureName, string>> & {
  readonly name: string;
  readonly fuelUnit: FuelUnit;
  readonly card: readonly CardLine[];
};

/** It is the contract's limit. */
export const MOST_NAME = 100;

export const noAircraft: AircraftFields = {
  name: '',
  ...(Object.fromEntries(figureNames.map((figure) => [figure, ''])) as Record<FigureName, string>),
  fuelUnit: 'litres',
  card: [],
};

/** They are the contract's limits. */
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
  const card = readCard(fields.card).values;
  const isGiven = Object.keys(figures).length > 0 || card.length > 0 || fields.name.trim() !== '';
  return { aircraft: isGiven ? aircraftOf(figures, fields, card) : undefined, faults };
}

type Card = NonNullable<RouteAircraft['deviationCard']>;

function aircraftOf(figures: Partial<Record<FigureName, number>>, { name, fuelUnit }: AircraftFields, deviationCard: Card): RouteAircraft {
  const { tas, fuelFlow, usableFuel } = figures;
  const profile = (phase: keyof typeof profiles) => {
    const [rate, speed, flow] = profiles[phase].map((field) => figures[field]);
    if (rate === undefined || speed === undefined) return {};
    return { [phase]: { rateFtMin: rate, tasKt: speed, ...(flow !== undefined && { fuelFlow: flow }) } };
  };
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(tas !== undefined && { tasKt: tas }),
    ...(fuelFlow !== undefined && { fuelFlow }),
    ...(usableFuel !== undefined && { usableFuel }),
    ...((fuelFlow !== undefined || usableFuel !== undefined) && { fuelUnit }),
    ...profile('climb'),
    ...profile('descent'),
    ...(deviationCard.length > 0 && { deviationCard }),
  };
}

/** What was kept of an earlier visit, whatever it is. */
export function keptAircraft(stored: unknown): AircraftFields {
  const given = fieldsOf(stored);
  const figures = figureNames.map((name) => [name, textIn(given[name], 20)]);
  const unit = fuelUnits.find((one) => one === given['fuelUnit']) ?? noAircraft.fuelUnit;
  return {
    ...noAircraft,
    ...Object.fromEntries(figures),
    name: textIn(given['name'], MOST_NAME),
    fuelUnit: unit,
    card: keptCard(given['card']),
  };
}

/** Tells whether no field has a value. */
export const isNoAircraft = (fields: AircraftFields): boolean =>
  fields.name.trim() === '' && fields.card.length === 0 && figureNames.every((name) => fields[name].trim() === '');

const degrees = { least: 0, most: 360 };
const fields = { for: degrees, steer: degrees };
export const cardNames = ['for', 'steer'] as const;
type CardLine = Line<(typeof cardNames)[number]>;

/** It is the contract's limit. */
export const MOST_CARD_LINES = 72;

export const readCard = (lines: readonly CardLine[]) => readLines(lines, fields, 'for', (heading) => heading % 360);
const keptCard = (stored: unknown): CardLine[] => keptLines(stored, cardNames, MOST_CARD_LINES);
