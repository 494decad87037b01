/** The user's choices, and who may ask. */
import type { OriginList } from '#contract/settings.ts';
import type { Core } from '#core/core.ts';
import { someone } from '../access.ts';
import type { Handlers } from '../handlers.ts';

export const choiceRoutes: Pick<
  Handlers,
  | 'getSettings'
  | 'changeSettings'
  | 'listKeys'
  | 'addKey'
  | 'revokeKey'
  | 'listOrigins'
  | 'approveOrigin'
  | 'withdrawOrigin'
  | 'listClients'
> = {
  getSettings: ({ core }) => ({ body: core.settings.get() }),
  changeSettings: ({ core, body }) => ({ body: core.settings.change(body) }),

  listKeys: ({ core, caller }) => ({ body: { items: core.keys.list(someone(caller).username) } }),
  addKey: ({ core, caller, body }) => ({ body: { ...core.keys.add(someone(caller).username, body.name), lastUsedAt: null } }),
  revokeKey: ({ core, caller, params }) => {
    core.keys.revoke(params.keyId, someone(caller).id);
    return { body: null };
  },

  listOrigins: ({ core }) => ({ body: originsOf(core) }),
  approveOrigin: ({ core, body }) => {
    core.origins.approve(body.origin);
    return { body: originsOf(core) };
  },
  withdrawOrigin: ({ core, params }) => {
    if (!core.origins.isApproved(params.origin)) return undefined;
    core.origins.withdraw(params.origin);
    return { body: null };
  },

  listClients: ({ core }) => ({ body: { items: core.clients.list() } }),
};

const originsOf = ({ origins }: Core): OriginList => ({ items: origins.list().map((origin) => ({ origin })) });
