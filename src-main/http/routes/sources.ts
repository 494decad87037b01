import { requireUser } from '../access.ts';
import { bodyOr404, noContentOr404, type Handlers } from '../handlers.ts';

export const sourceRoutes = {
  listSources: async ({ core }) => ({ body: { items: core.sources.list() } }),
  listSourcePresets: async ({ core }) => ({ body: { items: core.sources.presets() } }),
  listFetchPlaces: async ({ core }) => ({ body: core.fetchPlaces.list() }),
  async chooseFetchPlaces({ core, caller, body }) {
    core.fetchPlaces.put(body, requireUser(caller).id);
    return { body: core.fetchPlaces.list() };
  },
  testSource: async ({ core, params }) => ({ body: await core.sync.test(params.sourceId) }),
  getSourceAnswer: async ({ core, params }) => bodyOr404(core.sources.answerOf(params.sourceId)),
  addSource: async ({ core, body }) => ({ body: core.sources.add(body) }),
  setSourceCredentials: async ({ core, params, body }) => bodyOr404(await core.sources.setCredentials(params.sourceId, body)),
  removeSourceCredentials: async ({ core, params }) => noContentOr404(core.sources.removeCredentials(params.sourceId)),
  changeSource: async ({ core, params, body }) => bodyOr404(core.sources.change(params.sourceId, body)),
  removeSource: async ({ core, params, query }) => noContentOr404(core.sources.remove(params.sourceId, query)),
} satisfies Partial<Handlers>;
