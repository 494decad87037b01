/** `routes`: routes that a user stored, out of the same store as over HTTP. */
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RouteBody, StoredRoute, StoredRouteList } from '#contract/route/stored.ts';
import type { User } from '#contract/users/user.ts';
import { Refusal } from '#core/refusal.ts';
import { withApi, type Api, type UserOptions } from '../api.ts';
import { wordsOf, writeDocuments } from './documents.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { showRoute, type ShownRoute } from './table.ts';
import { oneLine, print, printData, say } from '../terminal.ts';
import type { CoreOptions } from '../with-core.ts';

export type ShowOptions = UserOptions & { depart?: string; json?: boolean };
export type SaveOptions = UserOptions & PlanOptions & { name?: string; favourite?: boolean };
export type ExportOptions = UserOptions & { format?: RouteFileFormat };
export type StoredPlogOptions = UserOptions & { depart?: string; paper?: Paper };

type Found = { api: Api; stored: StoredRoute };

export function listRoutes(options: CoreOptions & UserOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    for (const route of (await request<StoredRouteList>('GET', '/routes')).items) await print(`${lineOf(route)}\n`);
  });
}

const lineOf = ({ id, name, isFavourite, depart, updatedAt, text }: StoredRoute) =>
  [id, oneLine(name), isFavourite ? 'favourite' : '-', depart ?? '-', updatedAt, oneLine(text)].join('\t');

const pathOf = ({ id }: StoredRoute) => `/routes/${encodeURIComponent(id)}`;

/** The exit code is 1 where the route has no leg. */
export function showStored(named: string, options: CoreOptions & ShowOptions): Promise<number> {
  return withRoute(named, options, async ({ api, stored }) => {
    const found = await api.request<StoredRoute & ShownRoute>('GET', pathOf(stored), { query: { expand: 'legs', depart: options.depart } });
    if (options.json === true) await printData(`${JSON.stringify(found, null, 2)}\n`);
    else {
      await print(`${oneLine(stored.name)}\n${oneLine(stored.text)}\n`);
      await showRoute(found);
    }
    return found.legs.length === 0 ? 1 : 0;
  });
}

export function saveRoute(words: string, options: CoreOptions & SaveOptions): Promise<void> {
  return withApi(options, async (api) => {
    const { name, favourite } = options;
    const body: RouteBody = {
      ...planOf(await wordsOf(words, api), options),
      ...(name !== undefined && { name }),
      ...(favourite === true && { isFavourite: true }),
    };
    const stored = await api.request<StoredRoute>('POST', '/routes', { body });
    await print(`${stored.id}\n`);
    say(`Stored ${oneLine(stored.name)}.`);
  });
}

export function renameRoute(named: string, name: string, options: CoreOptions & UserOptions): Promise<void> {
  return withRoute(named, options, async ({ api, stored }) => {
    const { id: _id, createdAt: _created, updatedAt: _updated, ...body } = stored;
    const renamed = await api.request<StoredRoute>('PUT', pathOf(stored), { body: { ...body, name } });
    say(`${oneLine(stored.name)} is now ${oneLine(renamed.name)}.`);
  });
}

export function deleteRoute(named: string, options: CoreOptions & UserOptions): Promise<void> {
  return withRoute(named, options, async ({ api, stored }) => {
    await api.request('DELETE', pathOf(stored));
    say(`Deleted ${oneLine(stored.name)}.`);
  });
}

export function exportRoute(named: string, file: string, options: CoreOptions & ExportOptions): Promise<void> {
  const { format } = options;
  return withDocuments(named, options, { export: file, ...(format && { format }) });
}

export function plogStored(named: string, file: string, options: CoreOptions & StoredPlogOptions): Promise<void> {
  const { paper } = options;
  return withDocuments(named, options, { plog: file, ...(paper && { paper }) });
}

function withDocuments(
  named: string,
  options: CoreOptions & UserOptions & { depart?: string },
  documents: Parameters<typeof writeDocuments>[2],
): Promise<void> {
  return withRoute(named, options, async ({ api, stored }) => {
    await writeDocuments(api, { routeId: stored.id, depart: options.depart }, documents);
  });
}

/** Finds a route by id, else by name. Throws `notFound`, and `invalidRequest` with the ids where several have the name. */
function withRoute<T>(named: string, options: CoreOptions & UserOptions, work: (found: Found) => Promise<T>): Promise<T> {
  return withApi(options, async (api) => {
    const { items: all } = await api.request<StoredRouteList>('GET', '/routes');
    const byId = all.filter(({ id }) => id === named.toLowerCase());
    const [stored, ...others] = byId.length > 0 ? byId : all.filter(({ name }) => name === named.trim());
    if (!stored) {
      const { username } = await api.request<User>('GET', '/me');
      throw new Refusal('notFound', { message: `${username} has no route ${named}; "aeroshelf routes list" names them.` });
    }
    if (others.length > 0)
      throw new Refusal('invalidRequest', {
        message: `Several routes are called ${named}; use an id: ${[stored, ...others].map(({ id }) => id).join(', ')}.`,
      });
    return work({ api, stored });
  });
}
