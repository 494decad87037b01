/** Data in one file: packs and backups. */
import { endpoints } from '#contract/endpoints.ts';
import type { Handlers } from '../handlers.ts';

export const carryRoutes: Pick<Handlers, 'getPack' | 'unpack' | 'getBackup'> = {
  getPack: ({ core }) => core.carry.pack(),
  unpack: async ({ core, query, upload }) => ({
    body: await core.carry.receive(upload, { trust: query.trust, maxBytes: endpoints.unpack.upload.maxBytes }),
  }),
  getBackup: ({ core }) => core.carry.backUp(),
};
