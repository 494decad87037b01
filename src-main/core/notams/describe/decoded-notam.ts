/** One stored notice with all that is understood of it: its text read again, what its file said laid over, and the dataset's runways joined. */
import type { ActivePeriod, DecodedNotice, RunwayIdents } from '../read/notice.ts';
import { explain } from './explain.ts';
import { readNotice } from '../read/read-notice.ts';
import { oneText } from '../formats/parts.ts';
import { statusAt, type Status, type StatusRow } from '../lifecycle/status.ts';
import type { Point } from '../read/geometry/point.ts';
import type { Moments } from '../moment-of-query.ts';

/** What the dataset knows of aerodromes, by ICAO code. */
export type Aerodromes = {
  runwaysOf?: ((icao: string) => readonly RunwayIdents[] | undefined) | undefined;
  positionOf?: ((icao: string) => Point | undefined) | undefined;
  nameOf?: ((icao: string) => string | undefined) | undefined;
};

export type DecodedRow = StatusRow & {
  message: string;
  notam_id: string | null;
  icao: string | null;
  issue_date: string | null;
  start_date: string | null;
  end_date: string | null;
  imported_at: string | null;
  updated_at: string;
  kind: string | null;
  type: DecodedNotice['type'];
  account: string | null;
  keyword: string | null;
  fir: string | null;
  qcode: string | null;
  traffic: string | null;
  purpose: string | null;
  scope: string | null;
  lower_fl: number | null;
  upper_fl: number | null;
  radius_nm: number | null;
  schedule: string | null;
  lower_limit: string | null;
  upper_limit: string | null;
  end_is_estimated: 0 | 1 | null;
  is_permanent: 0 | 1 | null;
  is_said_over: 0 | 1 | null;
  delisted_at: string | null;
  ended_by: string | null;
};

/** Columns of a DecodedRow besides those of its status, of the table under the alias `n`. */
export const decodedColumns = `n.message, n.notam_id, n.icao, n.issue_date, n.start_date, n.end_date, n.imported_at, n.updated_at, n.kind, n.type,
       n.account, n.keyword, n.fir, n.qcode, n.traffic, n.purpose, n.scope, n.lower_fl, n.upper_fl, n.radius_nm, n.schedule,
       n.lower_limit, n.upper_limit, n.end_is_estimated, n.is_permanent, n.is_said_over, n.delisted_at, n.ended_by`;

export type DecodedNotam = Omit<DecodedNotice, 'activePeriods'> & {
  status: Status;
  /** Whether the schedule holds at the moment asked for; null where it could not be read, or the notice is not in force. */
  isInSchedule: boolean | null;
  activePeriods: ActivePeriod[];
  /** Since when a full list of its source lacks it. */
  delistedAt: string | null;
  /** Id of the notice that replaced or cancelled it. */
  endedBy: string | null;
};

const MS_A_MINUTE = 60_000;

export function decodedNotam(row: DecodedRow, { at, from, to }: Moments, aerodromes: Aerodromes): DecodedNotam {
  const date = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const receivedAt = new Date(row.imported_at ?? row.updated_at);
  const reading = readNotice(oneText(row.message), { issued: date(row.issue_date) ?? undefined, receivedAt });
  reading.number = row.notam_id;
  reading.issueDate = date(row.issue_date);
  reading.startDate = date(row.start_date);
  reading.endDate = date(row.end_date);
  reading.isEstimated = row.end_is_estimated === 1;
  reading.isPermanent = row.is_permanent === 1;
  // In the USA an estimated end is an end.
  const endsByEstimate = row.kind === 'domestic' || row.kind === 'fdc';
  if (reading.endDate) reading.endKind = reading.isEstimated && !endsByEstimate ? 'estimated' : 'fixed';
  reading.type ??= row.type;
  reading.account ??= row.account;
  reading.keyword ??= row.keyword;
  reading.fir ??= row.fir;
  reading.qCode ??= row.qcode;
  reading.traffic ??= row.traffic;
  reading.purpose ??= row.purpose;
  reading.scope ??= row.scope;
  reading.lowerFl ??= row.lower_fl;
  reading.upperFl ??= row.upper_fl;
  reading.radiusNm ??= row.radius_nm;
  reading.schedule ??= row.schedule;
  reading.lowerLimit ??= row.lower_limit;
  reading.upperLimit ??= row.upper_limit;
  const [first] = reading.locations;
  if (row.is_said_over === 1) reading.warnings.push('its source calls it cancelled or expired, and does not say since when');

  const { activePeriods, ...decoded } = explain(reading, { receivedAt, ...inDataset(aerodromes, first, row.icao) });
  // An estimated end is no end, but without a window to fill the periods are told as far as the notice does.
  const knownEnd = reading.endKind === 'estimated' && reading.endDate && at <= reading.endDate ? reading.endDate : undefined;
  const status = statusAt(row, at.toISOString());
  const now = activePeriods(at, new Date(at.getTime() + MS_A_MINUTE));
  const isKnown = (status === 'active' || status === 'overdue') && decoded.scheduleUnderstood !== false;
  return {
    ...decoded,
    status,
    isInSchedule: isKnown ? now.some(({ start }) => new Date(start) <= at) : null,
    activePeriods: activePeriods(from, to ?? knownEnd),
    delistedAt: row.delisted_at,
    endedBy: row.ended_by,
  };
}

/** A US notice says three letters where the dataset has four. */
function inDataset({ runwaysOf, positionOf, nameOf }: Aerodromes, location: string | undefined, icao: string | null): Aerodromes {
  if (icao === null || location === undefined || /^[A-Z]{4}$/.test(location)) return { runwaysOf, positionOf, nameOf };
  const code = (said: string): string => (said === location ? icao : said);
  return {
    runwaysOf: runwaysOf && ((said) => runwaysOf(code(said))),
    positionOf: positionOf && ((said) => positionOf(code(said))),
    nameOf: nameOf && ((said) => nameOf(code(said))),
  };
}
