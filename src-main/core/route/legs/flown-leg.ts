/** A leg in the cruise has its tracks, variation, wind triangle and headings. */
import type { RouteAircraft, RouteWind } from '#contract/route/aircraft.ts';
import type { RouteLeg, LegReason } from '#contract/route/legs.ts';
import { normalized, turnBetween } from '#domain/directions.ts';
import { middleBetween, trackBetween } from '#domain/geodesic.ts';
import { toMagnetic, variationAt } from '#domain/magnetic.ts';
import { speedOfSound, standardTemperature } from '#domain/standard-atmosphere.ts';
import { kmToNauticalMiles } from '#domain/units.ts';
import { windTriangle } from '#domain/wind/wind.ts';
import type { StationAir } from '#core/weather/station-air.ts';
import type { Point } from '../points/point.ts';

/** Degrees Celsius; at most one of the two is given. `isReportMissing` means that a report was requested and none counts. */
export type Air = Readonly<Record<'temperatureC' | 'isaDeviationC', number | undefined> & { isReportMissing?: boolean }>;

export type Plan = {
  aircraft: RouteAircraft | undefined;
  winds: readonly RouteWind[];
  air: Air;
  qnhNear: StationAir['qnhNear'];
  /** Milliseconds since 1970; undefined where it is not known. */
  depart: number | undefined;
  /** Day of the magnetic variation, and the moment of what has no time. */
  date: Date;
};

/** One of the given winds blows on a leg: its own, else the one of its level, else that of the route. */
type Found = { wind: NonNullable<RouteLeg['wind']>; reason: null } | { wind: null; reason: LegReason };

/** `feet` is the level of the leg. Nothing is extrapolated: above the highest and below the lowest level given the wind is not known. */
function windOf(winds: readonly RouteWind[], leg: number, feet: number | null): Found {
  const own = winds.find((wind) => wind.leg === leg);
  if (own) return found(own, 'leg');
  const byLevel = winds
    .filter((wind) => wind.leg === undefined && wind.levelFt !== undefined)
    .toSorted((a, b) => (a.levelFt ?? 0) - (b.levelFt ?? 0));
  if (byLevel.length > 0) {
    if (feet === null) return { wind: null, reason: 'windLevelUnknown' };
    const wind = between(byLevel, feet);
    return wind ? found(wind, 'level') : { wind: null, reason: 'noWindAtLevel' };
  }
  const ofRoute = winds.find((wind) => wind.leg === undefined);
  return ofRoute ? found(ofRoute, 'route') : { wind: null, reason: 'noWind' };
}

const found = ({ direction, speedKt }: Blowing, source: 'leg' | 'level' | 'route'): Found => ({
  wind: { direction: normalized(direction), speedKt, source },
  reason: null,
});

type Blowing = Pick<RouteWind, 'direction' | 'speedKt'>;

/** Winds are interpolated as vectors, so that between 350° and 010° the wind comes from north. */
function between(winds: readonly RouteWind[], feet: number): Blowing | undefined {
  const [below, above] = [winds.findLast(({ levelFt = 0 }) => levelFt <= feet), winds.find(({ levelFt = 0 }) => levelFt >= feet)];
  if (!below || !above) return undefined;
  const [low, high] = [below.levelFt ?? 0, above.levelFt ?? 0];
  if (low === high) return below;
  const part = (feet - low) / (high - low);
  const [one, other] = [vectorOf(below), vectorOf(above)];
  const [east, north] = [one.east + (other.east - one.east) * part, one.north + (other.north - one.north) * part];
  return { direction: (Math.atan2(east, north) * 180) / Math.PI, speedKt: Math.hypot(east, north) };
}

function vectorOf({ direction, speedKt }: Blowing): { east: number; north: number } {
  const angle = (direction * Math.PI) / 180;
  return { east: speedKt * Math.sin(angle), north: speedKt * Math.cos(angle) };
}

/** The leg has no times yet. */
export type FlownLeg = Omit<RouteLeg, 'minutes' | 'eto' | 'fuel' | 'fuelLeft' | 'altitudeFt' | 'qnh'>;

export function flyLeg(from: Point, to: Point, index: number, { aircraft, winds, air, date }: Plan): FlownLeg {
  const { distance, initialCourse, finalCourse } = trackBetween(from.position, to.position);
  const middle = middleBetween(from.position, to.position);
  const found = variationAt(middle.position, date);
  const magnetic = (degreesTrue: number | null) => (found && degreesTrue !== null ? toMagnetic(degreesTrue, found.degrees) : null);
  const airspeed = airspeedOf(from, aircraft, air);
  const { wind, reason: noWind } = windOf(winds, index, from.level?.feet ?? null);
  const triangle =
    airspeed.tasKt !== null && wind
      ? windTriangle({ track: middle.course, tas: airspeed.tasKt, windDirection: wind.direction, windSpeed: wind.speedKt })
      : undefined;
  const flown = triangle?.impossible === null ? triangle : null;
  const magneticHeading = magnetic(flown?.heading ?? null);
  const compass = magneticHeading === null ? null : compassHeading(magneticHeading, aircraft?.deviationCard);
  return {
    from: index,
    to: index + 1,
    via: to.via,
    distanceNm: distance,
    initialTrack: initialCourse,
    trueTrack: middle.course,
    finalTrack: finalCourse,
    variation: found ? { degrees: found.degrees, model: found.model, date: found.date, until: found.until } : null,
    magneticTrack: magnetic(middle.course),
    tasKt: airspeed.tasKt,
    tasSource: airspeed.tasSource,
    level: from.level ?? null,
    wind,
    windCorrection: flown?.windCorrection ?? null,
    trueHeading: flown?.heading ?? null,
    magneticHeading,
    compassHeading: compass,
    groundSpeedKt: flown?.groundSpeed ?? null,
    reasons: [
      ...(airspeed.reason ? [airspeed.reason] : []),
      ...(noWind ? [noWind] : []),
      ...(triangle?.impossible ? [triangle.impossible] : []),
      ...(found ? [] : (['noVariation'] as const)),
      ...(magneticHeading !== null && compass === null ? (['noDeviationCard'] as const) : []),
    ],
  };
}

/** True airspeed of a leg: what the route says at its start, else that of the aircraft. */
type Airspeed = { tasKt: number; tasSource: 'route' | 'aircraft'; reason: null } | { tasKt: null; tasSource: null; reason: LegReason };

/** A Mach number is a speed only at a known temperature, which is not assumed. */
function airspeedOf({ speed, level }: Pick<Point, 'speed' | 'level'>, aircraft: RouteAircraft | undefined, air: Air): Airspeed {
  if (speed?.unit === 'mach') {
    const celsius = temperatureAt(level?.feet ?? null, air);
    if (typeof celsius === 'string') return { tasKt: null, tasSource: null, reason: celsius };
    return { tasKt: speed.value * speedOfSound(celsius), tasSource: 'route', reason: null };
  }
  if (speed) return { tasKt: speed.unit === 'kt' ? speed.value : kmToNauticalMiles(speed.value), tasSource: 'route', reason: null };
  if (aircraft?.tasKt !== undefined) return { tasKt: aircraft.tasKt, tasSource: 'aircraft', reason: null };
  return { tasKt: null, tasSource: null, reason: aircraft ? 'noTas' : 'noAircraft' };
}

function temperatureAt(feet: number | null, { temperatureC, isaDeviationC, isReportMissing = false }: Air): number | LegReason {
  if (temperatureC !== undefined) return temperatureC;
  if (isaDeviationC === undefined) return isReportMissing ? 'noTemperatureReport' : 'machNeedsTemperature';
  return feet === null ? 'machNeedsLevel' : standardTemperature(feet) + isaDeviationC;
}

/** The card next to the compass says which compass heading a magnetic one is: "for 030 steer 032". */
type Card = NonNullable<RouteAircraft['deviationCard']>;

/** Degrees. Between two lines of the card the difference is interpolated, around north too; null without a card. */
function compassHeading(magnetic: number, card: Card | undefined): number | null {
  const lines = (card ?? [])
    .map((line) => ({ at: normalized(line.for), deviation: turnBetween(line.for, line.steer) }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const below = lines.findLast(({ at }) => at <= magnetic) ?? last;
  const above = lines.find(({ at }) => at > magnetic) ?? first;
  const width = normalized(above.at - below.at);
  const part = width === 0 ? 0 : normalized(magnetic - below.at) / width;
  return normalized(magnetic + below.deviation + (above.deviation - below.deviation) * part);
}
