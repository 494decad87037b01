/**
 * `users`, `keys` and `origins` decide who may use a server. Passwords come from standard input, never from an argument, which every
 * process of the machine can read.
 */
import type { ApiKeyList, NewApiKey } from '#contract/users/keys.ts';
import type { OriginList } from '#contract/users/origins.ts';
import type { Account, AccountChange, User } from '#contract/users/user.ts';
import { Refusal } from '#core/refusal.ts';
import { withApi, type Api } from './api.ts';
import { readPassword } from './password-input.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export async function addUser(name: string, options: CoreOptions & { email: string }): Promise<void> {
  const body = { username: name, email: options.email, password: await readPassword() };
  return withApi(options, async ({ request }) => {
    const { username, email } = await request<User>('POST', '/users', { body });
    say(`Added ${username} <${email}>.`);
  });
}

/** Prints one line per user: name, e-mail address, id and role, separated by tabs. */
export async function listUsers({ request }: Api): Promise<void> {
  const { items } = await request<{ items: Account[] }>('GET', '/users');
  for (const { username, email, id, role } of items) await print(`${username}\t${email}\t${id}\t${role}\n`);
}

export async function changePassword(name: string, options: CoreOptions): Promise<void> {
  const password = await readPassword();
  await withApi(options, (api) => changeUser(api, name, { password }));
  say(`Changed the password of ${name}; its sessions have ended.`);
}

export async function changeRole(api: Api, name: string, role: 'owner' | 'user'): Promise<void> {
  await changeUser(api, name, { role });
  say(`${name} is now ${role === 'owner' ? 'an owner' : 'an ordinary user'}.`);
}

const changeUser = ({ request }: Api, name: string, body: AccountChange) =>
  request('PATCH', `/users/${encodeURIComponent(name)}`, { body });

export async function removeUser({ request }: Api, name: string): Promise<void> {
  await request('DELETE', `/users/${encodeURIComponent(name)}`);
  say(`Removed ${name} with its keys and sessions.`);
}

/** A new key is printed once, alone on standard output, so that a script can take it. */
export async function addKey(
  { request }: Api,
  user: string,
  { name = 'unnamed', readOnly = false }: { name?: string; readOnly?: boolean },
): Promise<void> {
  const { key } = await request<NewApiKey>('POST', '/keys', { body: { username: user, name, isReadOnly: readOnly } });
  await print(`${key}\n`);
}

/** One line per key: id, user, label, when created, when last used and what it may do, separated by tabs. */
export async function listKeys({ request }: Api): Promise<void> {
  const { items } = await request<ApiKeyList>('GET', '/keys', { query: { all: true } });
  for (const { id, username = '', name, createdAt, lastUsedAt, isReadOnly } of items) {
    await print(
      `${id}\t${username}\t${name}\t${createdAt}\t${lastUsedAt ?? 'never used'}\t${isReadOnly ? 'may only read' : 'may do everything'}\n`,
    );
  }
}

export async function revokeKey({ request }: Api, id: string): Promise<void> {
  await request('DELETE', `/keys/${encodeURIComponent(id)}`);
  say('Revoked.');
}

export async function listOrigins({ request }: Api): Promise<void> {
  for (const { origin } of (await request<OriginList>('GET', '/origins')).items) await print(`${origin}\n`);
}

export async function approveOrigin({ request }: Api, origin: string): Promise<void> {
  await request('POST', '/origins', { body: { origin } });
  say(`Pages of ${origin} may now ask Aeroshelf.`);
}

export async function withdrawOrigin({ request }: Api, origin: string): Promise<void> {
  await request('DELETE', `/origins/${encodeURIComponent(origin)}`).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
    throw new Refusal('notFound', { message: `Pages of ${origin} were not allowed; "aeroshelf origins list" names those that are.` });
  });
  say(`Pages of ${origin} are refused.`);
}
