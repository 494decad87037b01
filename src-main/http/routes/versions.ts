/** Stored datasets: which there are, how they differ, going back. */
import { sliceOf, type Handlers } from '../handlers.ts';
import { datasetHeaders } from '../reply.ts';

export const versionRoutes: Pick<
  Handlers,
  'listVersions' | 'getDifference' | 'rollBack' | 'checkDataset' | 'listConflicts' | 'listChanges'
> = {
  listVersions: ({ core }) => ({ body: { items: core.dataset.versions() } }),
  getDifference: async ({ core, query }) => {
    const { difference } = await core.dataset.compare(query);
    return { body: difference, tag: `${difference.from}-${difference.to}` };
  },
  rollBack: async ({ core, body }) => ({ body: await core.dataset.rollBack(body.revision) }),
  checkDataset: async ({ core }) => ({ body: await core.dataset.check() }),
  listConflicts: ({ core, query }) => {
    const slice = sliceOf(query);
    const body = core.dataset.conflicts(slice);
    const { revision } = core.dataset.current();
    return { body, tag: `${revision}-conflicts-${slice.limit}-${slice.offset}`, list: { ...slice, totalCount: body.totalCount } };
  },
  listChanges: async ({ core, query }) => {
    const slice = sliceOf(query);
    const current = core.dataset.current();
    const { page, totalCount, difference } = await core.dataset.compare({ from: query.since, to: current.revision });
    return {
      body: page(slice),
      tag: `${difference.to}-since-${difference.from}-${slice.limit}-${slice.offset}`,
      list: { ...slice, totalCount },
      // What it leads to, though another one be in use by now.
      headers: datasetHeaders(current),
    };
  },
};
