import type { SettingsChange } from '#contract/settings.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { undoing } from './undoing.ts';

/** Applies the settings that the server stores for the signed-in user; an anonymous page keeps its own. */
export async function readSettings({ kind }: Credential): Promise<void> {
  if (kind !== 'anonymous') useSettings.getState().setSettings(await api('getSettings', {}));
}

/** Writes that the server has not answered yet. */
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
    const kept = await api('changeSettings', { body: change });
    if (underWay === 1) setSettings(kept);
  } catch (problem) {
    choose(undoing(change, former, useSettings.getState().settings));
    throw problem;
  } finally {
    underWay--;
  }
}
