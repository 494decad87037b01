/** Routes list stored datasets and how they differ, and go back to one. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { ChangeList } from '#contract/dataset/changes.ts';
import type { ConflictList } from '#contract/dataset/conflicts.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import { DEFAULT_LIMIT } from '#contract/schema/parameters.ts';
import type { Core } from '#core/core.ts';
import { invalid } from '#core/refusal.ts';
import type { Slice } from '#core/paging.ts';
import { listAnswer, sliceOf, type Answer, type Handlers } from '../handlers.ts';
import { datasetHeaders } from '../answers/reply.ts';

export const versionRoutes = {
  listVersions: async ({ core }) => ({ body: { items: core.dataset.versions(), rolledBackFrom: core.dataset.rolledBackFrom() ?? null } }),
  getDifference: async ({ core, query }) => difference(core, query),
  rollBack: async ({ core, body }) => ({ body: await core.dataset.rollBack(body.revision) }),
  checkDataset: async ({ core }) => ({ body: await core.check() }),
  listConflicts: async ({ core, query }) => listAnswer(query, (slice) => conflicts(core, slice)),
  listChanges: async ({ core, query }) => (query.resource === 'notams' ? notamChanges(core, query) : changes(core, query)),
} satisfies Partial<Handlers>;

async function difference(core: Core, query: QueryOf<'getDifference'>): Promise<Answer<Difference>> {
  const { difference: body } = await core.dataset.compare(query);
  return { body, tag: `${body.from}-${body.to}` };
}

function conflicts(core: Core, slice: Slice): { body: ConflictList; tag: string; totalCount: number } {
  const body = core.dataset.conflicts(slice);
  const { revision } = core.dataset.current();
  return { body, tag: `${revision}-conflicts-${slice.limit}-${slice.offset}`, totalCount: body.totalCount };
}

async function changes(core: Core, query: QueryOf<'listChanges'>): Promise<Answer<ChangeList>> {
  const slice = sliceOf(query);
  const current = core.dataset.current();
  const { page, totalCount, difference: since } = await core.dataset.compare({ from: query.since, to: current.revision });
  return {
    body: page(slice),
    tag: `${since.to}-since-${since.from}-${slice.limit}-${slice.offset}`,
    list: { ...slice, totalCount },
    // The dataset that the changes lead to: another one may be in use by now.
    headers: datasetHeaders(current),
  };
}

/** A client goes on from the cursor that it is given, not by pages: what changes meanwhile moves to the end. */
function notamChanges(core: Core, { since, page, offset, limit = DEFAULT_LIMIT }: QueryOf<'listChanges'>): Answer<ChangeList> {
  const details = [
    ...(/^\d{1,15}$/.test(since) ? [] : ['since: must be a cursor, a whole number from 0']),
    ...(page === undefined && offset === undefined ? [] : ['page: has no effect with resource=notams; ask since the cursor in revision']),
  ];
  if (details.length > 0) throw invalid(...details);
  const { totalCount, items } = core.notams.changes.since(Number(since), limit);
  const revision = String(items.at(-1)?.cursor ?? since);
  return {
    body: { since, revision, count: items.length, totalCount, items: items.map(({ id, change }) => ({ resource: 'notams', id, change })) },
  };
}
