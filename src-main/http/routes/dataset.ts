/** The dataset in use, and the import of a new one. */
import { noContentOr404, type Handlers } from '../handlers.ts';

export const datasetRoutes = {
  getDataset: ({ core }) => ({ body: core.status() }),
  importDataset: ({ core, body }) => ({ body: { import: core.startImport(body) } }),
  cancelImport: ({ core }) => noContentOr404(core.cancelImport()),
} satisfies Partial<Handlers>;
