/**
 * One session for all tabs of a browser: stored, handed to a second tab over a BroadcastChannel, which reaches pages of this origin alone, and ended in
 * all of them at once. The Electron window has its own way in and takes no part.
 */
import { bridge } from '#renderer/data/bridge.ts';
import { useSession } from './session.ts';
import { asLogin, eraseLogin, readLogin, storeLogin, type Login } from './stored-login.ts';

type Message =
  | { kind: 'wanted' }
  /** `instead` is the refresh token of the session that it follows. */
  | { kind: 'begun'; login: Login; isLasting: boolean; instead: string | undefined }
  | { kind: 'ended'; refreshToken: string };

/** Call once, before the page is rendered. */
export function keepSession(): void {
  if (bridge !== undefined) return;
  const { getState, subscribe } = useSession;
  const stored = readLogin();
  if (stored) getState().logIn(stored.login, stored.isLasting);

  const channel = new BroadcastChannel('aeroshelf.session');
  const tell = (message: Message) => channel.postMessage(message);
  /** News from another tab are not sent on while they are applied, or tabs would answer each other without end. */
  let isHearing = false;

  subscribe((now, before) => {
    const [login, former] = [loginOf(now), loginOf(before)];
    if (login) storeLogin({ login, isLasting: now.isLasting });
    if (former && former.refreshToken !== login?.refreshToken) eraseLogin(former.refreshToken);
    if (isHearing) return;
    if (login && (login.refreshToken !== former?.refreshToken || now.isLasting !== before.isLasting))
      tell({ kind: 'begun', login, isLasting: now.isLasting, instead: former?.refreshToken });
    else if (!login && former) tell({ kind: 'ended', refreshToken: former.refreshToken });
  });

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    isHearing = true;
    hear(data, tell);
    isHearing = false;
  });
  // A page that comes back from the browser's cache has missed what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const stored = readLogin();
    const current = loginOf(getState());
    if (stored && stored.login.refreshToken !== current?.refreshToken) getState().logIn(stored.login, stored.isLasting);
    else if (!stored && current) getState().leave();
  });
  if (!stored) tell({ kind: 'wanted' });
}

function hear(message: Message, tell: (message: Message) => void): void {
  const state = useSession.getState();
  const current = loginOf(state);
  if (message.kind === 'wanted') {
    if (current) tell({ kind: 'begun', login: current, isLasting: state.isLasting, instead: undefined });
  } else if (message.kind === 'ended') {
    if (current?.refreshToken === message.refreshToken) state.leave();
  } else {
    const login = asLogin(message.login);
    const isFree = state.credential.kind === 'anonymous';
    if (login && (isFree || current?.refreshToken === message.instead)) state.logIn(login, message.isLasting);
  }
}

function loginOf({ credential }: { credential: ReturnType<typeof useSession.getState>['credential'] }): Login | undefined {
  if (credential.kind !== 'login') return undefined;
  const { token, refreshToken, username } = credential;
  return { token, refreshToken, username };
}
