/**
 * Reads a file of waypoints for those that may be stored. Promise: each point of the file is counted, either as one that may be stored or
 * as one that is refused; the first refused ones are named with their lines and reasons.
 */
import { MOST_IDENT, MOST_NAME, MOST_REFUSED, MOST_REMARKS, MOST_WAYPOINTS, type WaypointImport } from '#contract/route/waypoints.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { cleanText } from '../files/planned-route.ts';
import { uniqueIdents } from '../files/write-text.ts';
import { type FileWaypoint, openWaypointFile } from './open-file.ts';
import { identFrom, identOf } from './ident.ts';
import type { NewWaypoint } from './waypoints.ts';

export type ReadImport = Pick<WaypointImport, 'format' | 'refused' | 'refusedCount' | 'faults'> & {
  good: { waypoint: NewWaypoint; imported: WaypointImport['stored'][number] }[];
};

/** Throws a Refusal for a file of no known format or without a waypoint, and `tooManyWaypoints` for one with more than a user may have. */
export function readImport(bytes: Uint8Array): ReadImport {
  const { format, waypoints, unused, guessed } = openWaypointFile(bytes);
  const refused: WaypointImport['refused'] = [];
  const good: ReadImport['good'] = [];
  let refusedCount = 0;
  for (const { own, ident, madeOf, fault } of withIdents(waypoints)) {
    const about = { line: own.line, name: cleanText(own.name) };
    const why = fault ?? faultOf(own);
    if (why === undefined && ident !== undefined) {
      good.push({ waypoint: waypointOf(own, ident), imported: { ...about, ident, madeOf } });
      if (good.length > MOST_WAYPOINTS) throw new Refusal('tooManyWaypoints');
    } else if (++refusedCount <= MOST_REFUSED) refused.push({ ...about, ident: cleanText(own.ident), reason: why ?? invalid(own) });
  }
  return {
    format,
    good,
    refused,
    refusedCount,
    faults: [
      ...(unused.length > 0 ? [reason('routeFilePartsUnused', { format, count: unused.length, parts: unused.join(', ') })] : []),
      ...(guessed === undefined ? [] : [reason('routeFileEncodingGuessed', { encoding: guessed })]),
    ],
  };
}

type Named = { own: FileWaypoint; ident: string | undefined; madeOf: string | null; fault: Reason | undefined };

/** Idents of the file come first: none of them is taken by one that is made of a name. */
function withIdents(read: readonly FileWaypoint[]): Named[] {
  const lines = new Map<string, number>();
  const own = read.map((one): Named => {
    const ident = identOf(one.ident ?? '');
    const line = ident === undefined ? undefined : lines.get(ident);
    if (ident !== undefined && line === undefined) lines.set(ident, one.line);
    const fault = ident !== undefined && line !== undefined ? reason('waypointIdentTwice', { ident, line }) : undefined;
    return { own: one, ident, madeOf: null, fault };
  });
  const unique = uniqueIdents(MOST_IDENT);
  for (const ident of lines.keys()) unique(ident, ident);
  return own.map((named, at) => {
    if (named.ident !== undefined) return named;
    const { ident: code, name } = named.own;
    const madeOf = [name, code].find((text) => text !== null && identFrom(text) !== undefined) ?? null;
    const made = madeOf === null ? undefined : identOf(unique(identFrom(madeOf) ?? '', String(at)));
    return { ...named, ident: made, madeOf: made === undefined ? null : madeOf };
  });
}

const invalid = ({ ident, name }: FileWaypoint): Reason => reason('waypointIdentInvalid', { ident: cleanText(ident ?? name, 40) ?? '' });

function faultOf({ latitude, longitude, elevationFt, name, remarks }: FileWaypoint): Reason | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return reason('waypointPositionInvalid', {});
  if (elevationFt !== null && !(elevationFt >= -2_000 && elevationFt <= 40_000))
    return reason('waypointElevationInvalid', { elevation: String(elevationFt) });
  if ((name?.length ?? 0) > MOST_NAME) return reason('waypointTextTooLong', { part: 'name', most: MOST_NAME });
  return (remarks?.length ?? 0) > MOST_REMARKS ? reason('waypointTextTooLong', { part: 'remarks', most: MOST_REMARKS }) : undefined;
}

const waypointOf = ({ name, latitude, longitude, elevationFt, remarks }: FileWaypoint, ident: string): NewWaypoint => ({
  ident,
  name: cleanText(name) ?? ident,
  latitude,
  longitude,
  elevationFt: elevationFt === null ? null : Math.round(elevationFt * 10) / 10,
  remarks: cleanText(remarks, MOST_REMARKS),
});
