/** Credentials go to the server apart from all else that was typed of a source. */
import { api } from '#renderer/data/api/client.ts';
import { bodyOf, credentialsOf, type Typed } from './source-form.ts';

export async function giveCredentials(sourceId: string, typed: Typed): Promise<void> {
  const body = credentialsOf(typed);
  if (body) await api('setSourceCredentials', { params: { sourceId }, body });
}

/** Adds a source with its credentials; it is off until they are there, and goes where they are refused. */
export async function addSource(typed: Typed): Promise<void> {
  const needsCredentials = credentialsOf(typed) !== undefined;
  const body = bodyOf(typed);
  const { id: sourceId } = await api('addSource', { body: needsCredentials ? { ...body, isEnabled: false } : body });
  if (!needsCredentials) return;
  const params = { sourceId };
  try {
    await giveCredentials(sourceId, typed);
  } catch (refused) {
    await api('removeSource', { params });
    throw refused;
  }
  await api('changeSource', { params, body: { isEnabled: true } });
}
