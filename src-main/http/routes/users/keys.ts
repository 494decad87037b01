/** A caller sees its own API keys, the owner those of others too. */
import type { User } from '#contract/users/user.ts';
import type { ApiKeyList } from '#contract/users/keys.ts';
import type { Core } from '#core/core.ts';
import { ownAlone, requireUser } from '#http/access.ts';
import { noContent, type Handlers } from '#http/handlers.ts';

export const keyRoutes = {
  listKeys: async ({ core, caller, query }) => ({ body: listed(core, requireUser(caller), query.all === 'true') }),
  async addKey({ core, caller, body: { name, username, ...about } }) {
    const user = requireUser(caller);
    return { body: { ...core.keys.add(username ?? user.username, name, about), lastUsedAt: null } };
  },
  revokeKey: async ({ core, caller, params }) => noContent(core.keys.revoke(params.keyId, ownAlone(core, caller)?.id)),
} satisfies Partial<Handlers>;

function listed(core: Core, caller: User, isOfAll: boolean): ApiKeyList {
  if (isOfAll) return { items: core.keys.list() };
  return { items: core.keys.list(caller.username).map(({ username: _own, ...key }) => key) };
}
