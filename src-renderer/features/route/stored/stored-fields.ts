/** Turns the plan of a stored route into the fields that give the same plan again. */
import type { RouteAircraft, RouteWind } from '#contract/route/aircraft.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import type { RouteInAddress } from '#renderer/data/route/route-in-address.ts';
import { readMoment } from '#domain/time.ts';
import { alternatesTyped } from '../flight/alternates.ts';
import { noAircraft, type AircraftFields } from '../flight/aircraft-fields.ts';
import { airTyped } from '#renderer/format/route/air-typed.ts';
import type { LevelWind } from '../winds/level-winds.ts';

type Plan = Omit<RoutePlan, 'depart'> & { depart: string | null };
type PlanFields = RouteInAddress & { alternates: string; air: string; levelWinds: readonly LevelWind[]; aircraft: AircraftFields };

const figure = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Writes `240/25`. */
export const windTyped = ({ direction, speedKt }: RouteWind): string =>
  `${String(Math.round(direction)).padStart(3, '0')}/${String(Math.round(speedKt)).padStart(2, '0')}`;

/** All but the winds of single legs, whose legs are known when the route is computed. `now` gives a bare time its day. */
export function fieldsOf({ text, choices = [], alternates = [], depart, winds = [], aircraft, ...air }: Plan, now: number): PlanFields {
  const wind = winds.find(({ leg, levelFt }) => leg === undefined && levelFt === undefined);
  return {
    text,
    choices,
    alternates: alternatesTyped(alternates),
    depart: depart === null ? undefined : momentOf(depart, now),
    wind: wind === undefined ? '' : windTyped(wind),
    air: airTyped(air),
    levelWinds: winds.flatMap(({ leg, levelFt, direction, speedKt }) =>
      leg !== undefined || levelFt === undefined ? [] : [{ level: figure(levelFt), direction: figure(direction), speed: figure(speedKt) }],
    ),
    aircraft: aircraftFields(aircraft),
  };
}

function aircraftFields({
  name = '',
  tasKt,
  fuelFlow,
  usableFuel,
  fuelUnit,
  deviationCard = [],
  climb,
  descent,
}: RouteAircraft = {}): AircraftFields {
  return {
    ...noAircraft,
    name,
    tas: figure(tasKt),
    fuelFlow: figure(fuelFlow),
    usableFuel: figure(usableFuel),
    fuelUnit: fuelUnit ?? noAircraft.fuelUnit,
    climbRate: figure(climb?.rateFtMin),
    climbTas: figure(climb?.tasKt),
    climbFlow: figure(climb?.fuelFlow),
    descentRate: figure(descent?.rateFtMin),
    descentTas: figure(descent?.tasKt),
    descentFlow: figure(descent?.fuelFlow),
    card: deviationCard.map((line) => ({ for: figure(line.for), steer: figure(line.steer) })),
  };
}

/** It is a timestamp, or a time as it is typed. */
const momentOf = (depart: string, now: number): number | undefined =>
  /^\d{4}-\d\d-\d\dT/.test(depart) ? Date.parse(depart) : readMoment(depart, now);

const DAY = 86_400_000;

/** The time of day stays the same, on the day of `now`; both are UTC. */
export const today = (depart: number, now: number): number => Math.floor(now / DAY) * DAY + (((depart % DAY) + DAY) % DAY);
