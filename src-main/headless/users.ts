/** `users`: passwords come from standard input, never from an argument, which every process of the machine can read. */
import { readPassword } from './password-input.ts';
import { print, say } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

export async function addUser(name: string, options: CoreOptions & { email: string }): Promise<number> {
  const password = await readPassword();
  return withCore(options, async ({ users }) => {
    const user = await users.add({ username: name, email: options.email, password });
    say(`Added ${user.username} <${user.email}>.`);
    return 0;
  });
}

/** One line per user: name, e-mail address, id and role, separated by tabs. */
export function listUsers(options: CoreOptions): Promise<number> {
  return withCore(options, async ({ users }) => {
    for (const { username, email, id } of users.list()) {
      await print(`${username}\t${email}\t${id}\t${users.isOwner(id) ? 'owner' : 'user'}\n`);
    }
    return 0;
  });
}

export async function changePassword(name: string, options: CoreOptions): Promise<number> {
  const password = await readPassword();
  return withCore(options, async ({ users }) => {
    await users.setPassword(name, password);
    say(`Changed the password of ${name}; its sessions have ended.`);
    return 0;
  });
}

export function changeRole(name: string, role: 'owner' | 'user', options: CoreOptions): Promise<number> {
  return withCore(options, async ({ users }) => {
    users.setRole(name, role);
    say(`${name} is now ${role === 'owner' ? 'an owner' : 'an ordinary user'}.`);
    return 0;
  });
}

export function removeUser(name: string, options: CoreOptions): Promise<number> {
  return withCore(options, async ({ users }) => {
    users.remove(name);
    say(`Removed ${name} with its keys and sessions.`);
    return 0;
  });
}
