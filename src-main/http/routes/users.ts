import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { requireOwner, requireUser } from '../access.ts';
import { bodyOr404, type Handlers } from '../handlers.ts';

export const userRoutes = {
  getUser: ({ core, params, caller }) => bodyOr404(one(core, params.userId, requireUser(caller))),
  getMe: ({ caller }) => ({ body: requireUser(caller) }),
} satisfies Partial<Handlers>;

/** Whether there is another user of an id is the owner's to know, too. */
function one(core: Core, userId: string, caller: User): User | undefined {
  if (userId === 'me' || userId === caller.id) return caller;
  requireOwner(core, caller);
  return core.users.get(userId);
}
