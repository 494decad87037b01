/** Logs in and out, gives new tokens, and begins sessions of browsers by a one-time link, lists them and ends them. */
import type { Session } from '#contract/users/sessions.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { ownAlone, requireUser } from '#http/access.ts';
import { noContent, type Handlers } from '#http/handlers.ts';
import type { LoginBody } from '#contract/users/login.ts';
import { invalid } from '#core/refusal.ts';

export const sessionRoutes = {
  makeLink: async ({ core, caller }) => ({ body: linkFor(core, requireUser(caller)) }),
  beginSession: async ({ core, body, agent }) => ({ body: await core.sessions.beginByTicket(body.ticket, agent) }),
  listSessions: async ({ core, caller, query }) => ({ body: { items: listed(core, requireUser(caller), query.all === 'true') } }),
  endSession: async ({ core, caller, params }) => noContent(core.sessions.end(params.sessionId, ownAlone(core, caller)?.id)),
  login: async ({ core, body, agent }) => ({ body: await core.sessions.login(nameIn(body), body.password ?? '', agent) }),
  refreshToken: async ({ core, body }) => ({ body: { token: await core.sessions.refresh(body.refreshToken) } }),
  logout: async ({ core, body }) => noContent(core.sessions.logout(body.refreshToken)),
} satisfies Partial<Handlers>;

function linkFor({ sessions }: Core, { id }: User): { path: string; expiresAt: string } {
  const { ticket, expiresAt } = sessions.makeTicket(id);
  return { path: `/ui/?ticket=${ticket}`, expiresAt };
}

function listed(core: Core, caller: User, isOfAll: boolean): Session[] {
  const current = core.sessions.idOf(caller);
  return core.sessions.list(isOfAll ? undefined : caller.id).map((session) => ({ ...session, isCurrent: session.id === current }));
}

/** Throws `invalidRequest` for two names, and for a password without one. */
function nameIn({ username, email, password }: LoginBody): string {
  if (username !== undefined && email !== undefined) throw invalid('body.email: given together with username; send one of them');
  const name = username ?? email;
  if (name === undefined && password !== undefined) throw invalid('body.username: is missing; send it, or email');
  return name ?? '';
}
