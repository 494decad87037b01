/**
 * The server says what the user who is signed in may do, so that the rest is not offered. Until it has answered, everything is: it refuses
 * what it must, and controls would otherwise be shut for a moment at every start.
 */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Rights } from '#contract/users/user.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSession } from './session.ts';

const useRights = create<{ rights: Rights | undefined }>(() => ({ rights: undefined }));

/** Asks when the page opens and when another user signs in; without a response nothing is known. */
export function useServerRights(): void {
  const credential = useSession((session) => session.credential);
  useEffect(() => {
    let isOver = false;
    const setRights = (rights?: Rights) => {
      if (!isOver) useRights.setState({ rights });
    };
    api('getRights', {}, { as: credential }).then(setRights, () => setRights());
    return () => void (isOver = true);
  }, [credential]);
}

/** Users who are not signed in are offered to sign in. */
const isOfOwner = ({ rights }: { rights: Rights | undefined }): boolean =>
  rights === undefined || rights.role === null || (rights.role === 'owner' && !rights.isReadOnly);

/** Tells whether acts that belong to the owner are offered. */
export const isOwner = (): boolean => isOfOwner(useRights.getState());
export const useIsOwner = (): boolean => useRights(isOfOwner);

/** Tells whether this user may undo what a user of this name brought or did; null: a user without a name. */
export function useIsOwn(): (username: string | null) => boolean {
  const mayAll = useIsOwner();
  const credential = useSession((session) => session.credential);
  return (username) => mayAll || ('username' in credential && credential.username === username);
}

/** Tells whether this page has neither a user nor a key. */
export const useIsAnonymous = (): boolean => useSession(({ credential }) => credential.kind === 'anonymous');
