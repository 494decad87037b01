import type { SettingsChange, Settings } from '#contract/settings.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import { useSettings } from './settings.ts';
import { useEffect } from 'react';

/** Applies the settings that the server stores for the signed-in user; an anonymous page keeps its own. */
async function readSettings({ kind }: Credential): Promise<void> {
  if (kind !== 'anonymous') useSettings.getState().setSettings(await api('getSettings', {}));
}

/** The server has not answered this many writes yet. */
let underWay = 0;

/**
 * Changes settings here at once and on the server; throws ApiProblem when the server refuses, with the former values restored. An
 * answer that a later change has overtaken does not undo that change.
 */
export async function writeSettings(change: SettingsChange): Promise<void> {
  const { settings: former, choose, setSettings } = useSettings.getState();
  choose(change);
  if (useSession.getState().credential.kind === 'anonymous') return;
  underWay++;
  try {
    const written = await api('changeSettings', { body: change });
    if (underWay === 1) setSettings(written);
  } catch (problem) {
    choose(undoing(change, former, useSettings.getState().settings));
    throw problem;
  } finally {
    underWay--;
  }
}

/** The former values of changed settings that have not been changed again since. */
export function undoing(change: SettingsChange, former: Settings, now: Settings): SettingsChange {
  const names = Object.keys(change) as (keyof Settings)[];
  return Object.fromEntries(names.filter((name) => now[name] === change[name]).map((name) => [name, former[name]]));
}

/** Applies the server's settings when the page opens and when another user signs in; without a response the page keeps its own. */
export function useServerSettings(): void {
  const credential = useSession((session) => session.credential);
  useEffect(() => {
    readSettings(credential).catch(() => undefined);
  }, [credential]);
}
