/** Who may use a server: users, their keys, and web pages. Passwords come from standard input, never from an argument, which every process of the machine can read. */
import type { ApiKeyList, NewApiKey } from '#contract/users/keys.ts';
import type { OriginList } from '#contract/users/origins.ts';
import type { Account, AccountChange, User } from '#contract/users/user.ts';
import { Refusal } from '#core/refusal.ts';
import { withApi } from './api.ts';
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
export function listUsers(options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    const { items } = await request<{ items: Account[] }>('GET', '/users');
    for (const { username, email, id, role } of items) await print(`${username}\t${email}\t${id}\t${role}\n`);
  });
}

export async function changePassword(name: string, options: CoreOptions): Promise<void> {
  return changeUser(name, { password: await readPassword() }, `Changed the password of ${name}; its sessions have ended.`, options);
}

export function changeRole(name: string, role: 'owner' | 'user', options: CoreOptions): Promise<void> {
  return changeUser(name, { role }, `${name} is now ${role === 'owner' ? 'an owner' : 'an ordinary user'}.`, options);
}

function changeUser(name: string, body: AccountChange, sentence: string, options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    await request('PATCH', `/users/${encodeURIComponent(name)}`, { body });
    say(sentence);
  });
}

export function removeUser(name: string, options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/users/${encodeURIComponent(name)}`);
    say(`Removed ${name} with its keys and sessions.`);
  });
}

/** A new key is printed once, alone on standard output, so that a script can take it. */
export function addKey(
  user: string,
  { name = 'unnamed', readOnly = false, ...options }: CoreOptions & { name?: string; readOnly?: boolean },
): Promise<void> {
  return withApi(options, async ({ request }) => {
    const { key } = await request<NewApiKey>('POST', '/keys', { body: { username: user, name, isReadOnly: readOnly } });
    await print(`${key}\n`);
  });
}

/** One line per key: id, user, label, when created, when last used and what it may do, separated by tabs. */
export function listKeys(options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    const { items } = await request<ApiKeyList>('GET', '/keys', { query: { all: true } });
    for (const { id, username = '', name, createdAt, lastUsedAt, isReadOnly } of items) {
      await print(
        `${id}\t${username}\t${name}\t${createdAt}\t${lastUsedAt ?? 'never used'}\t${isReadOnly ? 'may only read' : 'may do everything'}\n`,
      );
    }
  });
}

export function revokeKey(id: string, options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/keys/${encodeURIComponent(id)}`);
    say('Revoked.');
  });
}

export function listOrigins(options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    for (const { origin } of (await request<OriginList>('GET', '/origins')).items) await print(`${origin}\n`);
  });
}

export function approveOrigin(origin: string, options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    await request('POST', '/origins', { body: { origin } });
    say(`Pages of ${origin} may now ask Aeroshelf.`);
  });
}

export function withdrawOrigin(origin: string, options: CoreOptions): Promise<void> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/origins/${encodeURIComponent(origin)}`).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
      throw new Refusal('notFound', { message: `Pages of ${origin} were not allowed; "aeroshelf origins list" names those that are.` });
    });
    say(`Pages of ${origin} are refused.`);
  });
}
