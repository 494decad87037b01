/** Whose routes and waypoints a command is about: it has no key. */
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';

export type UserOptions = { user?: string };

/** The one named, by name or e-mail address; else the owner who has been there longest. Throws `notFound` for a user that is not there. */
export function userOf({ users }: Pick<Core, 'users'>, { user: named }: UserOptions): User {
  const found = named === undefined ? firstOwner(users) : users.find(named);
  if (!found) throw new Refusal('notFound', { message: `There is no user ${named ?? 'who is an owner'}.` });
  return found;
}

const firstOwner = (users: Core['users']): User | undefined =>
  users
    .list()
    .filter(({ id }) => users.isOwner(id))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];
