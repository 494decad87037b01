import type { Handlers } from '../handlers.ts';

export const settingRoutes = {
  getSettings: async ({ core }) => ({ body: core.settings.get() }),
  changeSettings: async ({ core, body }) => ({ body: core.settings.change(body) }),
} satisfies Partial<Handlers>;
