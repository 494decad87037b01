import type { LoginResult } from '#contract/users/login.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSession, type Credential } from './session.ts';
import { problemFrom } from '#renderer/data/api/api-problem.ts';

const anonymous = { as: { kind: 'anonymous' } } as const;

/** Signs in with a user name or e-mail address; throws ApiProblem. `isLasting`: stays signed in when the browser is closed. */
export async function logIn(username: string, password: string, isLasting: boolean): Promise<void> {
  await begin(await api('login', { body: { username, password } }, anonymous), isLasting);
}

/** Signs in with the ticket of a one-time link; throws ApiProblem. A browser that was to stay signed in stays so. */
async function signInByTicket(ticket: string): Promise<void> {
  const result = await api('beginSession', { body: { ticket } }, anonymous);
  await begin(result, useSession.getState().isLasting);
}

/** The session that this one follows is ended at the server, where no tab uses it any more. */
async function begin({ token, refreshToken, user }: LoginResult, isLasting: boolean): Promise<void> {
  const { credential: former } = useSession.getState();
  useSession.getState().logIn({ token, refreshToken, username: user.username }, isLasting);
  await endAtServer(former);
}

/** Uses a pasted key for this page after the server has confirmed whose it is; throws ApiProblem. */
export async function bearKey(pasted: string): Promise<void> {
  const key = pasted.trim();
  const user = await api('getUser', { params: { userId: 'me' } }, { as: { kind: 'key', key, username: '' } });
  useSession.getState().bearKey(key, user.username);
}

/** Ends the session here and in every tab at once, and at the server when it answers. */
export async function logOut(): Promise<void> {
  const { credential, leave } = useSession.getState();
  leave();
  await endAtServer(credential);
}

async function endAtServer(credential: Credential): Promise<void> {
  if (credential.kind !== 'login') return;
  await api('logout', { body: { refreshToken: credential.refreshToken } }, anonymous).catch(() => undefined);
}

declare global {
  /** It is the ticket of a one-time link, which public/ticket.js has taken out of the address. */
  var aeroshelfTicket: string | undefined;
}

/** Trades the ticket for a session; a refusal is shown above the screen. Undefined where the address had none. */
export function tradeTicket(): Promise<void> | undefined {
  const ticket = globalThis.aeroshelfTicket;
  if (ticket === undefined) return undefined;
  globalThis.aeroshelfTicket = undefined;
  return signInByTicket(ticket).catch((thrown: unknown) => useSession.setState({ linkProblem: problemFrom(thrown) }));
}
