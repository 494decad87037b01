import { useEffect } from 'react';
import { useSession } from '#renderer/data/session/session.ts';
import { readSettings } from './write-settings.ts';

/** Applies the server's settings when the page opens and when another user signs in; without a response the page keeps its own. */
export function useServerSettings(): void {
  const credential = useSession((session) => session.credential);
  useEffect(() => {
    readSettings(credential).catch(() => undefined);
  }, [credential]);
}
