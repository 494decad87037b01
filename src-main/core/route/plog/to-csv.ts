/** Writes the legs of a log as a table of RFC 4180, with figures as in the JSON, unrounded. Unknown is an empty cell. */
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import { csvTable, type TableFor } from '#core/text/csv.ts';

type Value = string | number | null;

/** The columns have the names of the JSON; a member of an object within it has both names together. */
export const cells: Record<string, (leg: PlogLeg) => Value> = {
  from: ({ from }) => from,
  to: ({ to }) => to.ident,
  toKind: ({ to }) => to.kind,
  toName: ({ to }) => to.name,
  toStayMinutes: ({ to }) => to.stayMinutes,
  toFrequency: ({ to }) => to.frequency,
  toFrequencyUnit: ({ to }) => to.frequencyUnit,
  via: ({ via }) => via.join(' '),
  levelKind: ({ level }) => level?.kind ?? null,
  levelFeet: ({ level }) => level?.feet ?? null,
  altitudeFt: (leg) => leg.altitudeFt,
  qnhHpa: ({ qnh }) => qnh?.qnhHpa ?? null,
  qnhStation: ({ qnh }) => qnh?.station ?? null,
  qnhMinutes: ({ qnh }) => qnh?.minutes ?? null,
  initialTrack: (leg) => leg.initialTrack,
  trueTrack: (leg) => leg.trueTrack,
  finalTrack: (leg) => leg.finalTrack,
  variationDegrees: ({ variation }) => variation?.degrees ?? null,
  magneticTrack: (leg) => leg.magneticTrack,
  windDirection: ({ wind }) => wind?.direction ?? null,
  windSpeedKt: ({ wind }) => wind?.speedKt ?? null,
  windCorrection: (leg) => leg.windCorrection,
  trueHeading: (leg) => leg.trueHeading,
  magneticHeading: (leg) => leg.magneticHeading,
  compassHeading: (leg) => leg.compassHeading,
  tasKt: (leg) => leg.tasKt,
  groundSpeedKt: (leg) => leg.groundSpeedKt,
  distanceNm: (leg) => leg.distanceNm,
  remainingNm: (leg) => leg.remainingNm,
  minutes: (leg) => leg.minutes,
  eto: (leg) => leg.eto,
  fuel: (leg) => leg.fuel,
  fuelLeft: (leg) => leg.fuelLeft,
  reasons: ({ reasons }) => reasons.join(' '),
};

export function plogToCsv({ legs, totals }: Plog, table: TableFor = 'data'): string {
  const rows = legs.map((leg) => [...Object.values(cells).map((cell) => cell(leg)), totals.fuelUnit]);
  return csvTable([[...Object.keys(cells), 'fuelUnit'], ...rows], table);
}
