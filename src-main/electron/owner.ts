/** The window calls the API as the owner of this installation. */
import type { RememberedBriefing } from '#contract/briefing/remembered.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';

/** Creates the owner at the first start. The window belongs to an owner. */
export function owner(core: Core) {
  let firstKey = core.users.ensureOwner({ withKey: true })?.key;
  return {
    /** Throws `keyInvalid` when every user was removed. */
    async token(): Promise<string> {
      const user = core.users.owner();
      if (!user) throw new Refusal('keyInvalid', { message: 'There is no user left; add one with "aeroshelf users add".' });
      return core.sessions.tokenFor(user);
    },
    /** Returns the key of the first start, once; then undefined. */
    takeFirstKey(): string | undefined {
      const key = firstKey;
      firstKey = undefined;
      return key;
    },
    /** Last briefings of the owner's routes that an import has changed. */
    changedBriefings(): RememberedBriefing[] {
      const user = core.users.owner();
      return user ? core.briefingMemory.list(user.id).filter(({ isChanged }) => isChanged) : [];
    },
  };
}

export type Owner = ReturnType<typeof owner>;
