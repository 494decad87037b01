/** Logging in and out, and new tokens. */
import { noContent, type Handlers } from '../handlers.ts';

export const loginRoutes = {
  login: async ({ core, body, agent }) => ({ body: await core.sessions.login(body.username ?? '', body.password ?? '', agent) }),
  refreshToken: async ({ core, body }) => ({ body: { token: await core.sessions.refresh(body.refreshToken) } }),
  logout: async ({ core, body }) => noContent(core.sessions.logout(body.refreshToken)),
} satisfies Partial<Handlers>;
