/**
 * Compares the vertical limits of an area with the levels of a flight. Promise: a flight level and an altitude are compared by the QNH of a
 * report that is named, else by standard pressure, which the answer says.
 */
import type { BriefingHeight } from '#contract/briefing/notice.ts';
import type { QnhReport } from '#contract/weather/air.ts';
import type { DecodedNotam } from '#core/notams/describe/decoded-notam.ts';
import { levelsOf } from '#core/notams/read/levels.ts';
import { readLimit } from '#core/notams/items/vertical-limit.ts';
import type { StationAir } from '#core/weather/station-air.ts';
import { altitudeOf, pressureAltitude } from '#domain/standard-atmosphere.ts';
import type { Corridor } from './corridor.ts';
import type { Flight } from './flight.ts';

export type Heights = { floor: BriefingHeight | null; ceiling: BriefingHeight | null; qnh: QnhReport | null };
export type LevelReference = 'flightLevel' | 'aboveSea';
type FlightLevels = { lowerFt: number; upperFt: number | null; levelReference: LevelReference };

/** Limits are null where the notice does not give them. `qnhThere` is called only where a limit must be converted. */
export function heightsOf(notam: DecodedNotam, levelReference: LevelReference, qnhThere: () => QnhReport | null): Heights {
  const { floor, ceiling } = levelsOf(notam);
  const { lowerFl, upperFl } = notam;
  const isByItemQ = lowerFl !== null && upperFl !== null && (lowerFl > 0 || upperFl < 999);
  const height = (feet: number | null, item: string | null): Omit<BriefingHeight, 'altitudeFt'> | null => {
    if (feet === null) return null;
    const limit = item === null ? null : readLimit(item);
    if (feet === Infinity) return { feet: null, reference: 'unlimited' };
    if (limit !== null && limit.feet === feet) return { feet, reference: limit.reference };
    if (feet === 0) return { feet, reference: 'surface' };
    return { feet, reference: isByItemQ ? 'flightLevel' : null };
  };
  const limits = [height(floor, notam.lowerLimit), height(ceiling, notam.upperLimit)];
  const isConverted = limits.some((limit) => limit?.reference === 'flightLevel' || isOther(limit, levelReference));
  const qnh = isConverted ? qnhThere() : null;
  const [low = null, high = null] = limits.map((limit) => limit && { ...limit, altitudeFt: altitudeOfLimit(limit, qnh) });
  return { floor: low, ceiling: high, qnh };
}

function altitudeOfLimit({ feet, reference }: Omit<BriefingHeight, 'altitudeFt'>, qnh: QnhReport | null): number | null {
  if (feet === null || reference === 'aboveSea') return feet;
  return reference === 'flightLevel' && qnh ? Math.round(altitudeOf(feet, qnh.qnhHpa)) : null;
}

/** Tells whether it is an altitude where the flight has levels, or the reverse. */
const isOther = (limit: Pick<BriefingHeight, 'reference'> | null, levelReference: LevelReference): boolean =>
  (limit?.reference === 'flightLevel' || limit?.reference === 'aboveSea') && limit.reference !== levelReference;

/** The feet are as the flight counts them, null where they are unknown. */
function feetFor(height: BriefingHeight | null, { levelReference }: FlightLevels, qnh: QnhReport | null): number | null {
  if (height === null) return null;
  const { feet, reference } = height;
  if (feet === null || reference === 'unlimited') return Infinity;
  if (!qnh || !isOther(height, levelReference)) return feet;
  return levelReference === 'aboveSea' ? altitudeOf(feet, qnh.qnhHpa) : pressureAltitude(feet, qnh.qnhHpa);
}

/** A ceiling above the ground is at no known altitude. */
export function outsideLevels({ floor, ceiling, qnh }: Heights, levels: FlightLevels): 'aboveLevels' | 'belowLevels' | null {
  const [low, high] = [feetFor(floor, levels, qnh), feetFor(ceiling, levels, qnh)];
  if (levels.upperFt !== null && low !== null && low > levels.upperFt) return 'aboveLevels';
  return high !== null && high < levels.lowerFt && ceiling?.reference !== 'aboveGround' ? 'belowLevels' : null;
}

/** Tells whether a limit that was compared is of the other reference, and no QNH was there. */
export const isByStandard = ({ floor, ceiling, qnh }: Heights, levels: FlightLevels): boolean =>
  qnh === null &&
  ((levels.upperFt !== null && isOther(floor, levels.levelReference)) || (levels.lowerFt > 0 && isOther(ceiling, levels.levelReference)));

/** Finds the QNH of the report nearest to a place on the route, nautical miles from its start, for when the flight is there. */
export type QnhOnRoute = (alongNm: number) => QnhReport | null;
/** One report is looked for on this many miles of a route. */
const SAME_QNH_NM = 5;

/** A place without a time counts for the departure. */
export function qnhOnRoute({ flight, corridor, stationAir }: { flight: Flight; corridor: Corridor; stationAir: StationAir }): QnhOnRoute {
  const found = new Map<number, QnhReport | null>();
  return (alongNm) => {
    const along = Math.round(alongNm / SAME_QNH_NM) * SAME_QNH_NM;
    const before = found.get(along);
    if (before !== undefined) return before;
    const qnh = stationAir.qnhNear(corridor.positionAt(along), flight.timeOf(along, along)?.from ?? flight.depart) ?? null;
    found.set(along, qnh);
    return qnh;
  };
}

/** Lists each station once, with its least distance; the nearest to the start of the route is first. */
export function reportsUsed(heights: readonly Heights[]): QnhReport[] {
  const byStation = new Map<string, QnhReport>();
  for (const { qnh } of heights) {
    const before = qnh && byStation.get(qnh.station);
    if (qnh && (!before || before.distanceNm > qnh.distanceNm)) byStation.set(qnh.station, qnh);
  }
  return [...byStation.values()];
}
