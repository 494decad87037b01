/** `waypoints`: places of a user's own, out of the same store as over HTTP. */
import type { Waypoint, WaypointImport } from '#contract/route/waypoints.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { bytesOf } from './documents.ts';
import { userOf, type UserOptions } from './owner.ts';
import { routeFaultSentence } from './sentences.ts';
import { print, say } from '../terminal.ts';
import { withCore, type CoreOptions } from '../with-core.ts';

export type WaypointFields = UserOptions & { ident?: string; position?: string; name?: string; elevation?: number; remarks?: string };

export function listWaypoints(options: CoreOptions & UserOptions): Promise<number> {
  return withCore(options, async (core) => {
    for (const waypoint of core.userData.waypoints.list(userOf(core, options).id)) await print(`${lineOf(waypoint)}\n`);
    return 0;
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const lineOf = ({ ident, latitude, longitude, elevationFt, name, remarks }: Waypoint) =>
  [ident, latitude, longitude, elevationFt ?? '-', oneLine(name), oneLine(remarks ?? '') || '-'].join('\t');

export function addWaypoint(
  { ident, position }: { ident: string; position: string },
  options: CoreOptions & WaypointFields,
): Promise<number> {
  return withCore(options, async (core) => {
    const { id } = userOf(core, options);
    const added = core.userData.waypoints.add(id, { ident, ...positionOf(core, id, position), ...fieldsOf(options) });
    say(`Stored ${added.ident}.`);
    return 0;
  });
}

export function editWaypoint(named: string, options: CoreOptions & WaypointFields): Promise<number> {
  return withWaypoint(named, options, ({ core, userId, waypoint }) => {
    const { id, createdAt: _created, updatedAt: _updated, ...former } = waypoint;
    const changed = core.userData.waypoints.change(userId, id, {
      ...former,
      ...(options.ident !== undefined && { ident: options.ident }),
      ...(options.position !== undefined && positionOf(core, userId, options.position)),
      ...fieldsOf(options),
    });
    say(`Changed ${changed?.ident ?? former.ident}.`);
  });
}

export function deleteWaypoint(named: string, options: CoreOptions & UserOptions): Promise<number> {
  return withWaypoint(named, options, ({ core, userId, waypoint }) => {
    core.userData.waypoints.remove(userId, waypoint.id);
    say(`Deleted ${waypoint.ident}.`);
  });
}

/** 1 where a waypoint of the file was refused. */
export function importWaypoints(file: string, options: CoreOptions & UserOptions): Promise<number> {
  return withCore(options, async (core) => {
    const importFile = await core.userData.waypoints.fileImport();
    const { stored, replaced, refused, faults } = importFile(userOf(core, options).id, bytesOf(file));
    for (const [done, waypoints] of [
      ['stored', stored],
      ['replaced', replaced],
    ] as const)
      for (const waypoint of waypoints) await print(`${importedLine(done, waypoint)}\n`);
    for (const { line, ident, name, reason } of refused) say(`Line ${line}, ${ident ?? name ?? 'without ident'}: ${reason.text}`);
    for (const { text } of faults) say(text);
    say(`${stored.length} stored, ${replaced.length} replaced, ${refused.length} refused.`);
    return refused.length > 0 ? 1 : 0;
  });
}

const importedLine = (done: string, { ident, name, madeOf }: WaypointImport['stored'][number]): string =>
  [done, ident, oneLine(name ?? ''), ...(madeOf === null ? [] : [`ident made of ${oneLine(madeOf)}`])].join('\t');

const fieldsOf = ({ name, elevation, remarks }: WaypointFields) => ({
  ...(name !== undefined && { name }),
  ...(elevation !== undefined && { elevationFt: elevation }),
  ...(remarks !== undefined && { remarks }),
});

/** Where the one point of a route would be. Throws `invalidRequest` for what is not one point, or could be several. */
function positionOf(core: Core, userId: string, text: string): { latitude: number; longitude: number } {
  const { points, faults } = core.routes.parse({ text }, core.userData.waypoints.placesOf(userId));
  const [point, ...others] = points;
  if (!point || others.length > 0 || faults.length > 0)
    throw new Refusal('invalidRequest', { message: [`${text} is not one position`, ...faults.map(routeFaultSentence)].join('; ') });
  const { latitude, longitude } = point;
  return { latitude, longitude };
}

type Found = { core: Core; userId: string; waypoint: Waypoint };

function withWaypoint(named: string, options: CoreOptions & UserOptions, work: (found: Found) => void): Promise<number> {
  return withCore(options, async (core) => {
    const user = userOf(core, options);
    const waypoint = core.userData.waypoints.list(user.id).find(({ ident }) => ident === named.trim().toUpperCase());
    if (!waypoint)
      throw new Refusal('notFound', { message: `${user.username} has no waypoint ${named}; "aeroshelf waypoints list" names them.` });
    work({ core, userId: user.id, waypoint });
    return 0;
  });
}
