/** The dataset in use, and the import of a new one. */
import { ownAlone } from '../access.ts';
import { noContentOr404, type Handlers } from '../handlers.ts';

export const datasetRoutes = {
  getDataset: async ({ core }) => ({ body: core.status() }),
  importDataset: async ({ core, body }) => ({ body: { import: core.startImport(body) } }),
  cancelImport: async ({ core, caller }) => noContentOr404(core.cancelImport(ownAlone(core, caller)?.username)),
} satisfies Partial<Handlers>;
