/** Sources, their fetching, and the events that tell of it. */
import { reserveStream } from '../feed.ts';
import type { Handlers } from '../handlers.ts';

export const syncRoutes: Pick<
  Handlers,
  'events' | 'listSources' | 'addSource' | 'changeSource' | 'removeSource' | 'getSync' | 'startSync'
> = {
  events: ({ core, caller }) => {
    const leave = reserveStream(core, caller?.id ?? 'anonymous');
    return {
      feed(tell) {
        const stop = core.events.on(tell);
        const { revision, date } = core.dataset.current();
        tell({ type: 'dataset', revision, date });
        tell({ type: 'notams', importedAt: core.notams.ages().importedAt });
        tell({ type: 'sync', sync: core.sync.status() });
        return () => {
          stop();
          leave();
        };
      },
    };
  },

  listSources: ({ core }) => ({ body: { items: core.sources.list() } }),
  addSource: ({ core, body }) => ({ body: core.sources.add(body) }),
  changeSource: ({ core, params, body }) => {
    const changed = core.sources.change(params.sourceId, body);
    return changed && { body: changed };
  },
  removeSource: ({ core, params }) => (core.sources.remove(params.sourceId) ? { body: null } : undefined),

  getSync: ({ core }) => ({ body: core.sync.status() }),
  startSync: ({ core, body }) => ({ body: core.sync.ask(body.sourceId, { isForced: body.isForced ?? false }) }),
};
