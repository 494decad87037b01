/** A caller sees itself, the owner all users. */
import type { Account, Rights, User } from '#contract/users/user.ts';
import { newestBody, newestFields } from '#contract/newest/fields.ts';
import type { Core } from '#core/core.ts';
import { invalid, Refusal } from '#core/refusal.ts';
import { ownAlone, requireUser } from '#http/access.ts';
import { bodyOr404, noContent, type Handlers } from '#http/handlers.ts';

export const userRoutes = {
  getUser: async ({ core, params, caller }) => bodyOr404(one(core, params.userId, requireUser(caller))),
  refreshApiKey: async ({ core, params, caller }) => {
    const user = one(core, params.userId, requireUser(caller));
    return user && { body: newestBody({ ...user, apiKey: core.keys.refresh(user.id) }, newestFields.currentUser) };
  },
  getRights: async ({ core, caller }) => ({ body: rightsOf(core, caller) }),
  getMe: async ({ caller }) => ({ body: requireUser(caller) }),
  listUsers: async ({ core }) => ({ body: { items: core.users.list().map((user) => account(core, user)) } }),
  addUser: async ({ core, body }) => ({ body: account(core, await core.users.add(body)) }),
  async changeUser({ core, params, caller, body: { password, role } }) {
    const user = named(core, params.userId, requireUser(caller));
    // One of them could be refused after the other was done.
    if (password !== undefined && role !== undefined) throw invalid('role: given together with password; send one of them');
    if (password !== undefined) await core.users.setPassword(user.username, password);
    if (role !== undefined) core.users.setRole(user.username, role);
    const changed = core.users.get(user.id);
    return changed && { body: account(core, changed) };
  },
  removeUser: async ({ core, params, caller }) => noContent(core.users.remove(named(core, params.userId, requireUser(caller)).username)),
} satisfies Partial<Handlers>;

/** Whether there is another user of an id is the owner's to know: to others there is none. */
function one(core: Core, userId: string, caller: User): User | undefined {
  if (userId === 'me' || userId === caller.id) return caller;
  return ownAlone(core, caller) ? undefined : core.users.get(userId);
}

function named(core: Core, userId: string, caller: User): User {
  const user = userId === 'me' ? caller : (core.users.get(userId) ?? core.users.find(userId));
  if (!user) throw new Refusal('notFound', { message: `There is no user ${JSON.stringify(userId)}.` });
  return user;
}

const rightsOf = (core: Core, caller: User | undefined): Rights => ({
  role: caller ? account(core, caller).role : null,
  isReadOnly: caller !== undefined && core.keys.isReadOnly(caller),
});

const account = (core: Core, user: User): Account => ({ ...user, role: core.users.isOwner(user.id) ? 'owner' : 'user' });
