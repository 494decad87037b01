/** Logging in and out, and new tokens. */
import type { LoginBody } from '#contract/users/login.ts';
import { Refusal } from '#core/refusal.ts';
import { noContent, type Handlers } from '#http/handlers.ts';

export const loginRoutes = {
  login: async ({ core, body, agent }) => ({ body: await core.sessions.login(nameIn(body), body.password ?? '', agent) }),
  refreshToken: async ({ core, body }) => ({ body: { token: await core.sessions.refresh(body.refreshToken) } }),
  logout: async ({ core, body }) => noContent(core.sessions.logout(body.refreshToken)),
} satisfies Partial<Handlers>;

/** Throws `invalidRequest` for two names, and for a password without one. */
function nameIn({ username, email, password }: LoginBody): string {
  if (username !== undefined && email !== undefined)
    throw new Refusal('invalidRequest', { details: ['body.email: given together with username; send one of them'] });
  const name = username ?? email;
  if (name === undefined && password !== undefined)
    throw new Refusal('invalidRequest', { details: ['body.username: is missing; send it, or email'] });
  return name ?? '';
}
