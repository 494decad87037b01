/** `routes`: routes that a user stored, out of the same store as over HTTP. */
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RouteBody, StoredRoute } from '#contract/route/stored.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { wordsOf, writeDocuments } from './documents.ts';
import { userOf, type UserOptions } from './owner.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { showRoute } from './table.ts';
import { print, say } from '../terminal.ts';
import { withCore, type CoreOptions } from '../with-core.ts';

export type ShowOptions = UserOptions & { depart?: string; json?: boolean };
export type SaveOptions = UserOptions & PlanOptions & { name?: string; favourite?: boolean };
export type ExportOptions = UserOptions & { format?: RouteFileFormat };
export type StoredPlogOptions = UserOptions & { depart?: string; paper?: Paper };

type Found = { core: Core; userId: string; stored: StoredRoute };

export function listRoutes(options: CoreOptions & UserOptions): Promise<number> {
  return withCore(options, async (core) => {
    for (const route of core.userData.routes.list(userOf(core, options).id)) await print(`${lineOf(route)}\n`);
    return 0;
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const lineOf = ({ id, name, isFavourite, depart, updatedAt, text }: StoredRoute) =>
  [id, oneLine(name), isFavourite ? 'favourite' : '-', depart ?? '-', updatedAt, oneLine(text)].join('\t');

/** 1 where the route has no leg. */
export function showStored(named: string, options: CoreOptions & ShowOptions): Promise<number> {
  return withRoute(named, options, async ({ core, userId, stored }) => {
    const found = core.savedRoutes.expanded(userId, stored.id, options.depart);
    const { points = [], legs = [], faults = [], lightChanges = [], tops = [], totals } = found ?? {};
    if (!totals) throw new Error('a route that was just found is gone');
    if (options.json === true) await print(`${JSON.stringify(found, null, 2)}\n`);
    else {
      await print(`${oneLine(stored.name)}\n${oneLine(stored.text)}\n`);
      await showRoute({ points, legs, faults, lightChanges, tops, totals });
    }
    return legs.length === 0 ? 1 : 0;
  });
}

export function saveRoute(words: string, options: CoreOptions & SaveOptions): Promise<number> {
  return withCore(options, async (core) => {
    const { userData, savedRoutes } = core;
    const routeDocuments = await core.routeDocuments();
    const { id } = userOf(core, options);
    const { name, favourite } = options;
    const body: RouteBody = {
      ...planOf(wordsOf(words, { routeDocuments, waypoints: userData.waypoints.placesOf(id) }), options),
      ...(name !== undefined && { name }),
      ...(favourite === true && { isFavourite: true }),
    };
    const stored = savedRoutes.add(id, body);
    await print(`${stored.id}\n`);
    say(`Stored ${oneLine(stored.name)}.`);
    return 0;
  });
}

export function renameRoute(named: string, name: string, options: CoreOptions & UserOptions): Promise<number> {
  return withRoute(named, options, ({ core, userId, stored }) => {
    const renamed = core.savedRoutes.change(userId, stored.id, { ...core.userData.routes.planOf(stored), name });
    say(`${oneLine(stored.name)} is now ${oneLine(renamed?.name ?? name)}.`);
    return 0;
  });
}

export function deleteRoute(named: string, options: CoreOptions & UserOptions): Promise<number> {
  return withRoute(named, options, ({ core, userId, stored }) => {
    core.userData.routes.remove(userId, stored.id);
    say(`Deleted ${oneLine(stored.name)}.`);
    return 0;
  });
}

export function exportRoute(named: string, file: string, options: CoreOptions & ExportOptions): Promise<number> {
  const { format } = options;
  return withDocuments(named, options, { export: file, ...(format && { format }) });
}

export function plogStored(named: string, file: string, options: CoreOptions & StoredPlogOptions): Promise<number> {
  const { paper } = options;
  return withDocuments(named, options, { plog: file, ...(paper && { paper }) });
}

function withDocuments(
  named: string,
  options: CoreOptions & UserOptions & { depart?: string },
  documents: Parameters<typeof writeDocuments>[2],
): Promise<number> {
  return withRoute(named, options, async ({ core, userId, stored }) => {
    const planned = core.savedRoutes.planned(userId, stored.id, options.depart);
    if (!planned) throw new Error('a route that was just found is gone');
    await writeDocuments(await core.routeDocuments(), planned, documents);
    return 0;
  });
}

/** By id, else by name. Throws `notFound`, and `invalidRequest` with the ids where several have the name. */
function withRoute(named: string, options: CoreOptions & UserOptions, work: (found: Found) => number | Promise<number>): Promise<number> {
  return withCore(options, async (core) => {
    const user = userOf(core, options);
    const all = core.userData.routes.list(user.id);
    const byId = all.filter(({ id }) => id === named.toLowerCase());
    const [stored, ...others] = byId.length > 0 ? byId : all.filter(({ name }) => name === named.trim());
    if (!stored) throw new Refusal('notFound', { message: `${user.username} has no route ${named}; "aeroshelf routes list" names them.` });
    if (others.length > 0)
      throw new Refusal('invalidRequest', {
        message: `Several routes are called ${named}; use an id: ${[stored, ...others].map(({ id }) => id).join(', ')}.`,
      });
    return work({ core, userId: user.id, stored });
  });
}
