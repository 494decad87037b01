/**
 * The user's choices. The server keeps them, for the browser's storage belongs to one port and the port can change. What this page knew
 * last is kept here as well: for the moment before the server answers, and for an anonymous session, which may not ask.
 */
import { create } from 'zustand';
import type { Settings, SettingsChange } from '#contract/settings.ts';
import { api } from '#renderer/api/client.ts';
import { keep, readKept } from './kept.ts';
import { useSession } from './session.ts';

export type Theme = Settings['theme'];

type Choices = {
  /** As far as they are known; an absent one has its default. */
  choices: SettingsChange;
  change: (patch: SettingsChange) => void;
};

/** Grows with each change, so that an answer which was on its way meanwhile does not undo it. */
let changes = 0;
/** Changes are sent one after the other: two on their way at once could arrive in the other order. */
let sent: Promise<unknown> = Promise.resolve();

export const useSettings = create<Choices>((set, get) => ({
  choices: readKept('settings') ?? {},
  change: (patch) => {
    changes++;
    know({ ...get().choices, ...patch });
    // A choice that the server did not take still holds in this page.
    if (useSession.getState().credential.kind !== 'anonymous')
      sent = sent.then(() => api('changeSettings', { body: patch })).catch(() => undefined);
  },
}));

function know(choices: SettingsChange): void {
  keep('settings', choices);
  useSettings.setState({ choices });
}

/** Reads the choices from the server, for a session that is not anonymous; without an answer those that are known stay. */
export async function loadSettings(): Promise<void> {
  const before = changes;
  const choices = await api('getSettings', {}).catch(() => undefined);
  if (choices !== undefined && before === changes) know(choices);
}
