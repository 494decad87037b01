/** `routes` manages the stored routes of a user, in the same store as over HTTP. */
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RouteBody, StoredRoute, StoredRouteList } from '#contract/route/stored.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '#core/refusal.ts';
import type { Api } from '../api.ts';
import { wordsOf, writeDocuments } from './documents.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { routeFaultSentence, showRoute, type ShownRoute } from './table.ts';
import { oneLine, print, printData, say } from '../terminal.ts';
import { words } from '../words.ts';

type ShowOptions = { depart?: string; json?: boolean };
type SaveOptions = PlanOptions & { name?: string; favourite?: boolean };
type ExportOptions = { format?: RouteFileFormat };
type StoredPlogOptions = { depart?: string; paper?: Paper };

export async function listRoutes({ request }: Api): Promise<void> {
  for (const route of (await request<StoredRouteList>('GET', '/routes')).items) await print(`${lineOf(route)}\n`);
}

const lineOf = ({ id, name, isFavourite, depart, updatedAt, text }: StoredRoute) =>
  [id, oneLine(name), isFavourite ? 'favourite' : '-', depart ?? '-', updatedAt, oneLine(text)].join('\t');

const pathOf = ({ id }: StoredRoute) => `/routes/${encodeURIComponent(id)}`;

/** The exit code is 1 where the route has no leg. */
export async function showStored(api: Api, named: string, options: ShowOptions): Promise<number> {
  const stored = await routeOf(api, named);
  const found = await api.request<StoredRoute & ShownRoute>('GET', pathOf(stored), { query: { expand: 'legs', depart: options.depart } });
  if (options.json === true) await printData(`${JSON.stringify(found, null, 2)}\n`);
  else {
    await print(`${oneLine(stored.name)}\n${oneLine(stored.text)}\n`);
    await showRoute(found);
  }
  return found.legs.length === 0 ? 1 : 0;
}

/** What is wrong with its words is said, because a slip of the fingers is stored too. */
export async function saveRoute(api: Api, text: string, options: SaveOptions): Promise<void> {
  const { name, favourite } = options;
  const body: RouteBody = {
    ...planOf(await wordsOf(text, api), options),
    ...(name !== undefined && { name }),
    ...(favourite === true && { isFavourite: true }),
  };
  const stored = await api.request<StoredRoute>('POST', '/routes', { body });
  await print(`${stored.id}\n`);
  say(`Stored ${oneLine(stored.name)}.`);
  const { faults, legs } = await api.request<ShownRoute>('GET', pathOf(stored), { query: { expand: 'legs' } });
  for (const fault of faults) say(routeFaultSentence(fault));
  if (legs.length === 0) say(words.common.noLegs);
}

export async function renameRoute(api: Api, named: string, name: string): Promise<void> {
  const stored = await routeOf(api, named);
  const { id: _id, createdAt: _created, updatedAt: _updated, ...body } = stored;
  const renamed = await api.request<StoredRoute>('PUT', pathOf(stored), { body: { ...body, name } });
  say(`${oneLine(stored.name)} is now ${oneLine(renamed.name)}.`);
}

export async function deleteRoute(api: Api, named: string): Promise<void> {
  const stored = await routeOf(api, named);
  await api.request('DELETE', pathOf(stored));
  say(`Deleted ${oneLine(stored.name)}.`);
}

export async function exportRoute(api: Api, named: string, file: string, { format }: ExportOptions): Promise<void> {
  const { id: routeId } = await routeOf(api, named);
  await writeDocuments(api, { routeId, depart: undefined }, { export: file, ...(format && { format }) });
}

export async function plogStored(api: Api, named: string, file: string, { depart, paper }: StoredPlogOptions): Promise<void> {
  const { id: routeId } = await routeOf(api, named);
  await writeDocuments(api, { routeId, depart }, { plog: file, ...(paper && { paper }) });
}

/** Finds a route by id, else by name. Throws `notFound`, and `invalidRequest` with the ids where several have the name. */
async function routeOf({ request }: Api, named: string): Promise<StoredRoute> {
  const { items: all } = await request<StoredRouteList>('GET', '/routes');
  const byId = all.filter(({ id }) => id === named.toLowerCase());
  const [stored, ...others] = byId.length > 0 ? byId : all.filter(({ name }) => name === named.trim());
  if (!stored) {
    const { username } = await request<User>('GET', '/me');
    throw new Refusal('notFound', { message: `${username} has no route ${named}; "aeroshelf routes list" names them.` });
  }
  if (others.length > 0)
    throw new Refusal('invalidRequest', {
      message: `Several routes are called ${named}; use an id: ${[stored, ...others].map(({ id }) => id).join(', ')}.`,
    });
  return stored;
}
