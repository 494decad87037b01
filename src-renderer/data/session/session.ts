/**
 * The session says who is signed in: no one, the bearer of a key, a user who logged in, or the window of this installation. A key is in
 * memory only and gone with the page; keep-session.ts stores a login.
 */
import { create } from 'zustand';
import type { Bridge } from '#preload/bridge.ts';
import { readClock } from '#renderer/data/clock.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { bridge } from '#renderer/data/bridge.ts';
import type { Login } from './stored-login.ts';

export type Credential =
  | { kind: 'anonymous' }
  | { kind: 'key'; key: string; username: string }
  | ({ kind: 'login' } & Login)
  | { kind: 'window'; token: () => Promise<string> };

/** Milliseconds for which a token of the window is reused; the server accepts it for an hour. */
const TOKEN_KEPT = 30 * 60_000;

/** Calls at most once in `span` milliseconds, and again after a failure. */
function remembered(ask: () => Promise<string>, span: number): () => Promise<string> {
  let lastToken: { token: Promise<string>; until: number } | undefined;
  return async () => {
    const current = lastToken !== undefined && readClock() < lastToken.until ? lastToken : { token: ask(), until: readClock() + span };
    lastToken = current;
    try {
      return await current.token;
    } catch (failure) {
      lastToken = undefined;
      throw failure;
    }
  };
}

type Session = {
  credential: Credential;
  /** Grows with each change of user; earlier answers may no longer be right. */
  version: number;
  /** It says why the last session ended, when the user did not end it. */
  notice: string | undefined;
  /** A login stays when the browser is closed. */
  isLasting: boolean;
  /** It says why the one-time link of this page was refused, until the user has read it. */
  linkProblem: ApiProblem | undefined;
  logIn: (login: Login, isLasting: boolean) => void;
  bearKey: (key: string, username: string) => void;
  /** Takes a new token for the same login. */
  renew: (token: string) => void;
  leave: (notice?: string) => void;
  /**
   * It is the owner's first key, until the user has copied it; it is given out only once, so a screen that is rendered again must find it
   * here.
   */
  firstKey: string | null;
  keepFirstKey: (key: string | null) => void;
};

const ofWindow = ({ token }: Bridge): Credential => ({ kind: 'window', token: remembered(token, TOKEN_KEPT) });
const initial: Credential = bridge === undefined ? { kind: 'anonymous' } : ofWindow(bridge);

const become = (credential: Credential, version: number) => ({ credential, version: version + 1, notice: undefined });

export const useSession = create<Session>((set) => ({
  credential: initial,
  version: 0,
  notice: undefined,
  isLasting: false,
  linkProblem: undefined,
  logIn: ({ token, refreshToken, username }, isLasting) =>
    set(({ version }) => ({
      ...become({ kind: 'login', token, refreshToken, username }, version),
      isLasting,
      linkProblem: undefined,
    })),
  bearKey: (key, username) => set(({ version }) => become({ kind: 'key', key, username }, version)),
  renew: (token) => set(({ credential }) => (credential.kind === 'login' ? { credential: { ...credential, token } } : {})),
  leave: (notice) => set(({ version }) => ({ ...become(initial, version), isLasting: false, notice })),
  firstKey: null,
  keepFirstKey: (key) => set(({ firstKey }) => ({ firstKey: key ?? firstKey })),
}));
