/** `users`: passwords come from standard input, never from an argument, which every process of the machine can read. */
import type { Account, AccountChange, User } from '#contract/users/user.ts';
import { withApi } from './api.ts';
import { readPassword } from './password-input.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export async function addUser(name: string, options: CoreOptions & { email: string }): Promise<number> {
  const body = { username: name, email: options.email, password: await readPassword() };
  return withApi(options, async ({ request }) => {
    const { username, email } = await request<User>('POST', '/users', { body });
    say(`Added ${username} <${email}>.`);
    return 0;
  });
}

/** One line per user: name, e-mail address, id and role, separated by tabs. */
export function listUsers(options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    const { items } = await request<{ items: Account[] }>('GET', '/users');
    for (const { username, email, id, role } of items) await print(`${username}\t${email}\t${id}\t${role}\n`);
    return 0;
  });
}

export async function changePassword(name: string, options: CoreOptions): Promise<number> {
  return changeUser(name, { password: await readPassword() }, `Changed the password of ${name}; its sessions have ended.`, options);
}

export function changeRole(name: string, role: 'owner' | 'user', options: CoreOptions): Promise<number> {
  return changeUser(name, { role }, `${name} is now ${role === 'owner' ? 'an owner' : 'an ordinary user'}.`, options);
}

function changeUser(name: string, body: AccountChange, sentence: string, options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    await request('PATCH', `/users/${encodeURIComponent(name)}`, { body });
    say(sentence);
    return 0;
  });
}

export function removeUser(name: string, options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/users/${encodeURIComponent(name)}`);
    say(`Removed ${name} with its keys and sessions.`);
    return 0;
  });
}
