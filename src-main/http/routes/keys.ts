/** API keys of the caller, and for the owner those of others. */
import type { User } from '#contract/users/user.ts';
import type { ApiKeyList } from '#contract/users/keys.ts';
import type { Core } from '#core/core.ts';
import { isFullOwner, requireOwner, requireUser } from '../access.ts';
import { noContent, type Handlers } from '../handlers.ts';

export const keyRoutes = {
  listKeys: ({ core, caller, query }) => ({ body: listed(core, requireUser(caller), query.all === 'true') }),
  addKey({ core, caller, body: { name, username, ...about } }) {
    const user = requireUser(caller);
    if (username !== undefined) requireOwner(core, user);
    return { body: { ...core.keys.add(username ?? user.username, name, about), lastUsedAt: null } };
  },
  revokeKey({ core, caller, params }) {
    const user = requireUser(caller);
    return noContent(core.keys.revoke(params.keyId, isFullOwner(core, user) ? undefined : user.id));
  },
} satisfies Partial<Handlers>;

function listed(core: Core, caller: User, isOfAll: boolean): ApiKeyList {
  if (isOfAll) {
    requireOwner(core, caller);
    return { items: core.keys.list() };
  }
  return { items: core.keys.list(caller.username).map(({ username: _own, ...key }) => key) };
}
