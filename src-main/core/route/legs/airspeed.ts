/** True airspeed of a leg: what the route says at its start, else that of the aircraft. */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { kmToNauticalMiles } from '#domain/units.ts';
import type { Speed } from '../words/word.ts';

type Airspeed = { tasKt: number; tasSource: 'route' | 'aircraft'; reason: null } | { tasKt: null; tasSource: null; reason: LegReason };

/** A Mach number is a speed only at a known temperature, which is not assumed. */
export function airspeedOf(speed: Speed | undefined, aircraft: RouteAircraft | undefined): Airspeed {
  if (speed?.unit === 'mach') return { tasKt: null, tasSource: null, reason: 'machNeedsTemperature' };
  if (speed) return { tasKt: speed.unit === 'kt' ? speed.value : kmToNauticalMiles(speed.value), tasSource: 'route', reason: null };
  if (aircraft?.tasKt !== undefined) return { tasKt: aircraft.tasKt, tasSource: 'aircraft', reason: null };
  return { tasKt: null, tasSource: null, reason: aircraft ? 'noTas' : 'noAircraft' };
}
