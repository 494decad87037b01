/** Credentials go to the server apart from all else that was typed of a source. */
import { api } from '#renderer/data/api/client.ts';
import { credentialsOf, type Typed } from './source-form.ts';

export async function giveCredentials(sourceId: string, typed: Typed): Promise<void> {
  const body = credentialsOf(typed);
  if (body) await api('setSourceCredentials', { params: { sourceId }, body });
}
