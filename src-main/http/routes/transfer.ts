import { endpoints } from '#contract/endpoints.ts';
import type { Handlers } from '../handlers.ts';

export const transferRoutes = {
  getPack: async ({ core }) => core.transfer.pack(),
  unpack: async ({ core, query, upload }) => ({
    body: await core.transfer.receive(upload, {
      trust: query.trust,
      acceptLoss: query.acceptLoss ?? false,
      maxBytes: endpoints.unpack.upload.maxBytes,
    }),
  }),
  restore: async ({ core, query, upload, maxBytes = endpoints.restore.upload.maxBytes }) => ({
    body: await core.transfer.restore(upload, { name: query.name ?? 'the backup', maxBytes }),
  }),
  getBackup: async ({ core }) => core.transfer.backUp(),
} satisfies Partial<Handlers>;
