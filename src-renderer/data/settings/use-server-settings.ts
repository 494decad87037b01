import { useEffect } from 'react';
import { useSession } from '#renderer/data/session/session.ts';
import { readSettings } from './write-settings.ts';

/** Takes over the server's settings when the page opens and when somebody else asks; without an answer the page keeps its own. */
export function useServerSettings(): void {
  const credential = useSession((session) => session.credential);
  useEffect(() => {
    readSettings(credential).catch(() => undefined);
  }, [credential]);
}
