import { api } from '#renderer/data/api/client.ts';
import { useSession } from '#renderer/data/session/session.ts';

/** Logs in with a user name or e-mail address; throws ApiProblem. */
export async function logIn(username: string, password: string): Promise<void> {
  const { token, refreshToken, user } = await api('login', { body: { username, password } }, { as: { kind: 'anonymous' } });
  useSession.getState().logIn({ token, refreshToken, username: user.username });
}

/** Uses a pasted key for this page after the server has confirmed whose it is; throws ApiProblem. */
export async function bearKey(pasted: string): Promise<void> {
  const key = pasted.trim();
  const user = await api('getUser', { params: { userId: 'me' } }, { as: { kind: 'key', key, username: '' } });
  useSession.getState().bearKey(key, user.username);
}

/** Ends the session here at once, and at the server when it answers. */
export async function logOut(): Promise<void> {
  const { credential, leave } = useSession.getState();
  leave();
  if (credential.kind !== 'login') return;
  await api('logout', { body: { refreshToken: credential.refreshToken } }, { as: { kind: 'anonymous' } }).catch(() => undefined);
}
