/** True airspeed of a leg: what the route says at its start, else that of the aircraft. */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { speedOfSound, standardTemperature } from '#domain/standard-atmosphere.ts';
import { kmToNauticalMiles } from '#domain/units.ts';
import type { Point } from '../points/point.ts';
import type { Air } from './plan.ts';

type Airspeed = { tasKt: number; tasSource: 'route' | 'aircraft'; reason: null } | { tasKt: null; tasSource: null; reason: LegReason };

/** A Mach number is a speed only at a known temperature, which is not assumed. */
export function airspeedOf({ speed, level }: Pick<Point, 'speed' | 'level'>, aircraft: RouteAircraft | undefined, air: Air): Airspeed {
  if (speed?.unit === 'mach') {
    const celsius = temperatureAt(level?.feet ?? null, air);
    if (typeof celsius === 'string') return { tasKt: null, tasSource: null, reason: celsius };
    return { tasKt: speed.value * speedOfSound(celsius), tasSource: 'route', reason: null };
  }
  if (speed) return { tasKt: speed.unit === 'kt' ? speed.value : kmToNauticalMiles(speed.value), tasSource: 'route', reason: null };
  if (aircraft?.tasKt !== undefined) return { tasKt: aircraft.tasKt, tasSource: 'aircraft', reason: null };
  return { tasKt: null, tasSource: null, reason: aircraft ? 'noTas' : 'noAircraft' };
}

function temperatureAt(feet: number | null, { temperatureC, isaDeviationC }: Air): number | LegReason {
  if (temperatureC !== undefined) return temperatureC;
  if (isaDeviationC === undefined) return 'machNeedsTemperature';
  return feet === null ? 'machNeedsLevel' : standardTemperature(feet) + isaDeviationC;
}
