/** `waypoints` manages the waypoints of a user, in the same store as over HTTP. */
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Waypoint, WaypointImport, WaypointList } from '#contract/route/waypoints.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '#core/refusal.ts';
import { given, type Api } from '../api.ts';
import { bytesOf } from './documents.ts';
import { routeFaultSentence } from './table.ts';
import { oneLine, print, say } from '../terminal.ts';

type WaypointFields = { ident?: string; position?: string; name?: string; elevation?: number; remarks?: string };

export async function listWaypoints({ request }: Api): Promise<void> {
  for (const waypoint of (await request<WaypointList>('GET', '/waypoints')).items) await print(`${lineOf(waypoint)}\n`);
}

const lineOf = ({ ident, latitude, longitude, elevationFt, name, remarks }: Waypoint) =>
  [ident, latitude, longitude, elevationFt ?? '-', oneLine(name), oneLine(remarks ?? '') || '-'].join('\t');

export async function addWaypoint(api: Api, ident: string, position: string, options: WaypointFields): Promise<void> {
  const added = await api.request<Waypoint>('POST', '/waypoints', {
    body: { ident, ...(await positionOf(api, position)), ...fieldsOf(options) },
  });
  say(`Stored ${added.ident}.`);
}

export async function editWaypoint(api: Api, named: string, options: WaypointFields): Promise<void> {
  const waypoint = await waypointOf(api, named);
  const { id: _id, createdAt: _created, updatedAt: _updated, ...former } = waypoint;
  const body = {
    ...former,
    ...(options.position !== undefined && (await positionOf(api, options.position))),
    ...given({ ident: options.ident }),
    ...fieldsOf(options),
  };
  const changed = await api.request<Waypoint>('PUT', pathOf(waypoint), { body });
  say(`Changed ${changed.ident}.`);
}

export async function deleteWaypoint(api: Api, named: string): Promise<void> {
  const waypoint = await waypointOf(api, named);
  await api.request('DELETE', pathOf(waypoint));
  say(`Deleted ${waypoint.ident}.`);
}

const pathOf = ({ id }: Waypoint) => `/waypoints/${encodeURIComponent(id)}`;

/** The exit code is 1 where a waypoint of the file was refused. */
export async function importWaypoints({ request }: Api, file: string): Promise<number> {
  const { stored, replaced, refused, refusedCount, faults } = await request<WaypointImport>('POST', '/waypoints/import', {
    file: bytesOf(file),
  });
  for (const [done, waypoints] of [
    ['stored', stored],
    ['replaced', replaced],
  ] as const)
    for (const waypoint of waypoints) await print(`${importedLine(done, waypoint)}\n`);
  for (const { line, ident, name, reason } of refused) say(`Line ${line}, ${ident ?? name ?? 'without ident'}: ${reason.text}`);
  if (refusedCount > refused.length) say(`… and ${refusedCount - refused.length} more.`);
  for (const { text } of faults) say(text);
  say(`${stored.length} stored, ${replaced.length} replaced, ${refusedCount} refused.`);
  return refusedCount > 0 ? 1 : 0;
}

const importedLine = (done: string, { ident, name, madeOf }: WaypointImport['stored'][number]): string =>
  [done, ident, oneLine(name ?? ''), ...(madeOf === null ? [] : [`ident made of ${oneLine(madeOf)}`])].join('\t');

const fieldsOf = ({ name, elevation, remarks }: WaypointFields) => given({ name, elevationFt: elevation, remarks });

/** Finds the position of the one point of a route. Throws `invalidRequest` for what is not one point, or could be several. */
async function positionOf({ request }: Api, text: string): Promise<{ latitude: number; longitude: number }> {
  const { points, faults } = await request<ParsedRoute>('POST', '/routes/parse', { body: { text } });
  const [point, ...others] = points;
  if (!point || others.length > 0 || faults.length > 0)
    throw new Refusal('invalidRequest', { message: [`${text} is not one position`, ...faults.map(routeFaultSentence)].join('; ') });
  const { latitude, longitude } = point;
  return { latitude, longitude };
}

async function waypointOf({ request }: Api, named: string): Promise<Waypoint> {
  const { items } = await request<WaypointList>('GET', '/waypoints');
  const waypoint = items.find(({ ident }) => ident === named.trim().toUpperCase());
  if (waypoint) return waypoint;
  const { username } = await request<User>('GET', '/me');
  throw new Refusal('notFound', { message: `${username} has no waypoint ${named}; "aeroshelf waypoints list" names them.` });
}
