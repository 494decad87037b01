/** `keys`: a new key is printed once, alone on standard output, so that a script can take it. */
import { administer } from './beside/administration.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export function addKey(
  user: string,
  { name = 'unnamed', readOnly = false, ...options }: CoreOptions & { name?: string; readOnly?: boolean },
): Promise<number> {
  return administer(options, async (administration) => {
    const { key } = await administration.addKey(user, { name, isReadOnly: readOnly });
    await print(`${key}\n`);
  });
}

/** One line per key: id, user, label, when created, when last used and what it may do, separated by tabs. */
export function listKeys(options: CoreOptions): Promise<number> {
  return administer(options, async (administration) => {
    for (const { id, username, name, createdAt, lastUsedAt, isReadOnly } of await administration.listKeys()) {
      await print(
        `${id}\t${username}\t${name}\t${createdAt}\t${lastUsedAt ?? 'never used'}\t${isReadOnly ? 'may only read' : 'may do everything'}\n`,
      );
    }
  });
}

export function revokeKey(id: string, options: CoreOptions): Promise<number> {
  return administer(options, async (administration) => {
    await administration.revokeKey(id);
    say('Revoked.');
  });
}
