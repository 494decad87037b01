/**
 * Makes the owner's key of one run, which is in server.json next to the port. Promise: who can read that file, which is the user of the
 * data folder alone, is the owner; the key ends with the run, is kept as a hash, and works as a Bearer token only, never in an address.
 */
import { timingSafeEqual } from 'node:crypto';
import type { User } from '#contract/users/user.ts';
import type { Users } from '../users/users.ts';
import { hashOf, randomSecret } from './secrets.ts';

const PREFIX = 'run_';

export function openRunKey(users: Pick<Users, 'owner' | 'ensureOwner'>) {
  let hash: Buffer | undefined;
  let other: User | undefined;
  return {
    /** A new one, of the owner unless it is of another user for a command; the former is refused from now on. */
    make(user?: User): string {
      other = user;
      const key = PREFIX + randomSecret();
      hash = hashOf(key);
      return key;
    },
    end(): void {
      hash = undefined;
    },
    /** Whose it is; undefined for any other text. */
    userOf(token: string): User | undefined {
      if (!hash || !token.startsWith(PREFIX) || !timingSafeEqual(hash, hashOf(token))) return undefined;
      if (other) return other;
      // The last user may have been removed meanwhile; the machine's user is the owner all the same.
      return users.owner() ?? users.ensureOwner()?.user;
    },
  };
}
