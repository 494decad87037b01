/** The dataset in use, and the import of a new one. */
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
} satisfies Partial<Handlers>;
