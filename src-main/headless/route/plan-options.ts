/** A route is computed from options of the commands that take one. */
import { Option, InvalidArgumentError, type Command } from 'commander';
import type { RoutePlan } from '#contract/route/route.ts';
import { Refusal } from '#core/refusal.ts';
import { given } from '../api.ts';

export type PlanOptions = {
  depart?: string;
  tas?: number;
  wind?: string;
  fuelFlow?: number;
  oat?: number;
  isa?: number;
  airFrom?: string;
  fuel?: number;
  alternate?: string[];
};

export const withPlanOptions = (command: Command): Command =>
  command
    .option('--depart <time>', 'departure: 2026-11-22T08:00Z, 221200 or 0800Z')
    .option('--tas <knots>', 'true airspeed, where the route gives none', toAmount)
    .option('--wind <wind>', 'wind of the whole route, degrees true and knots: 240/25, or calm')
    .option('--oat <degrees>', 'outside air temperature in the cruise, for a Mach number, degrees Celsius', toDegrees)
    .option('--isa <degrees>', 'instead of it, the difference from the standard atmosphere, degrees Celsius', toDegrees)
    .option('--air-from <station>', 'instead of both, the METAR of a station: its difference from the standard atmosphere')
    .option('--fuel-flow <amount>', 'fuel an hour', toAmount)
    .option('--fuel <amount>', 'usable fuel at the start', toAmount)
    .option('--alternate <codes...>', 'alternate aerodromes');

export const userOption = (): Option =>
  new Option(
    '--user <name>',
    'whose routes and waypoints, by name or e-mail address; default: the first owner; while a server runs, the owner alone',
  );

/** Throws `invalidRequest` for a wind that cannot be read. `alternates` are those that a flight plan file names. */
export function planOf(
  { text, alternates }: { text: string; alternates: readonly string[] },
  { depart, tas, wind, oat, isa, airFrom, fuelFlow, fuel, alternate = [] }: PlanOptions,
): RoutePlan {
  const aircraft = given({ tasKt: tas, fuelFlow, usableFuel: fuel });
  const all = [...alternates, ...alternate];
  return {
    text,
    ...(Object.keys(aircraft).length > 0 && { aircraft }),
    ...given({ depart, temperatureC: oat, isaDeviationC: isa, temperatureFrom: airFrom }),
    ...(wind !== undefined && { winds: [windOf(wind)] }),
    ...(all.length > 0 && { alternates: all }),
  };
}

function toDegrees(text: string): number {
  if (!/^[+-]?\d{1,3}(?:\.\d)?$/.test(text)) throw new InvalidArgumentError('This is a number of degrees, such as -56 or 10.');
  return Number(text);
}

export function toAmount(text: string): number {
  const amount = Number(text);
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text) || amount === 0) throw new InvalidArgumentError('This is a number above 0.');
  return amount;
}

/** `240/25`, degrees true and knots; `calm`. Throws `invalidRequest` for anything else. */
function windOf(text: string): { direction: number; speedKt: number } {
  if (text.toLowerCase() === 'calm') return { direction: 0, speedKt: 0 };
  const [, direction, speed] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (direction === undefined || Number(direction) > 360)
    throw new Refusal('invalidRequest', { message: '--wind is direction in degrees true and speed in knots, such as 240/25, or calm.' });
  return { direction: Number(direction), speedKt: Number(speed) };
}
