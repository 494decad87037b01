import type { Handlers } from '../handlers.ts';

export const settingRoutes = {
  getSettings: ({ core }) => ({ body: core.settings.get() }),
  changeSettings: ({ core, body }) => ({ body: core.settings.change(body) }),
} satisfies Partial<Handlers>;
