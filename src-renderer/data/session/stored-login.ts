/**
 * Stores a login in the browser, so that it outlasts a reload. Storage belongs to the origin with its port; a cookie would be sent to every
 * server of this machine. In sessionStorage it ends with its tab, in localStorage it lasts.
 */
export type Login = { token: string; refreshToken: string; username: string };
type StoredLogin = { login: Login; isLasting: boolean };

const NAME = 'aeroshelf.session';

export function readLogin(): StoredLogin | undefined {
  for (const [storage, isLasting] of storages()) {
    const login = loginIn(storage.getItem(NAME));
    if (login) return { login, isLasting };
  }
  return undefined;
}

export function storeLogin({ login, isLasting }: StoredLogin): void {
  for (const [storage, lasts] of storages()) {
    if (lasts === isLasting) write(storage, JSON.stringify(login));
    else forget(storage, login.refreshToken);
  }
}

export function eraseLogin(refreshToken: string): void {
  for (const [storage] of storages()) forget(storage, refreshToken);
}

/** Removes only the login of this session, because another tab may have stored a later one. */
function forget(storage: Storage, refreshToken: string): void {
  if (loginIn(storage.getItem(NAME))?.refreshToken === refreshToken) storage.removeItem(NAME);
}

function write(storage: Storage, text: string): void {
  try {
    storage.setItem(NAME, text);
  } catch {
    // The session ends with the page where storage is full, as a pasted key does.
  }
}

/** Lists the storages, none where the user forbids storage. */
function storages(): [Storage, boolean][] {
  try {
    return [
      [sessionStorage, false],
      [localStorage, true],
    ];
  } catch {
    return [];
  }
}

function loginIn(text: string | null): Login | undefined {
  try {
    return asLogin(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

export function asLogin(value: unknown): Login | undefined {
  const { token, refreshToken, username } = (value ?? {}) as Partial<Record<keyof Login, unknown>>;
  return typeof token === 'string' && typeof refreshToken === 'string' && typeof username === 'string'
    ? { token, refreshToken, username }
    : undefined;
}
