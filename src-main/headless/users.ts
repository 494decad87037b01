/** `users`: passwords come from standard input, never from an argument, which every process of the machine can read. */
import { administer } from './beside/administration.ts';
import { readPassword } from './password-input.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export async function addUser(name: string, options: CoreOptions & { email: string }): Promise<number> {
  const password = await readPassword();
  return administer(options, async (administration) => {
    const user = await administration.addUser({ username: name, email: options.email, password });
    say(`Added ${user.username} <${user.email}>.`);
  });
}

/** One line per user: name, e-mail address, id and role, separated by tabs. */
export function listUsers(options: CoreOptions): Promise<number> {
  return administer(options, async (administration) => {
    for (const { username, email, id, role } of await administration.listUsers()) await print(`${username}\t${email}\t${id}\t${role}\n`);
  });
}

export async function changePassword(name: string, options: CoreOptions): Promise<number> {
  const password = await readPassword();
  return administer(options, async (administration) => {
    await administration.changeUser(name, { password });
    say(`Changed the password of ${name}; its sessions have ended.`);
  });
}

export function changeRole(name: string, role: 'owner' | 'user', options: CoreOptions): Promise<number> {
  return administer(options, async (administration) => {
    await administration.changeUser(name, { role });
    say(`${name} is now ${role === 'owner' ? 'an owner' : 'an ordinary user'}.`);
  });
}

export function removeUser(name: string, options: CoreOptions): Promise<number> {
  return administer(options, async (administration) => {
    await administration.removeUser(name);
    say(`Removed ${name} with its keys and sessions.`);
  });
}
