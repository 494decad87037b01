/** API keys of the caller. */
import { requireUser } from '../access.ts';
import { noContent, type Handlers } from '../handlers.ts';

export const keyRoutes = {
  listKeys: ({ core, caller }) => ({ body: { items: core.keys.list(requireUser(caller).username) } }),
  addKey: ({ core, caller, body: { name, ...about } }) => ({
    body: { ...core.keys.add(requireUser(caller).username, name, about), lastUsedAt: null },
  }),
  revokeKey: ({ core, caller, params }) => noContent(core.keys.revoke(params.keyId, requireUser(caller).id)),
} satisfies Partial<Handlers>;
