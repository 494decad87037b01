/** The dataset in use, the import of a new one, and what is fetched from sources. */
import { endpoints } from '#contract/endpoints.ts';
import { ownAlone } from '../access.ts';
import { noContentOr404, type Handlers } from '../handlers.ts';

export const datasetRoutes = {
  getDataset: async ({ core }) => ({ body: core.status() }),
  importDataset: async ({ core, body }) => ({ body: { import: core.startImport(body) } }),
  uploadDataset: async ({ core, query, upload, maxBytes = endpoints.uploadDataset.upload.maxBytes }) => ({
    body: { import: await core.receiveImport(upload, { name: 'upload.zip', ...query, maxBytes }) },
  }),
  cancelImport: async ({ core, caller }) => noContentOr404(core.cancelImport(ownAlone(core, caller)?.username)),
  getSync: async ({ core }) => ({ body: core.sync.status() }),
  getReadiness: async ({ core, caller, body }) => ({ body: core.readiness(caller?.id, body) }),
  startSync: async ({ core, body: { sourceId, places, acceptLoss = false, isOffline = false } }) => ({
    body: core.sync.ask(sourceId, { isForced: acceptLoss, isOffline, places }),
  }),
  cancelSync: async ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
