/** `keys`: a new key is printed once, alone on standard output, so that a script can take it. */
import { print, say } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

export function addKey(user: string, options: CoreOptions & { name?: string; readOnly?: boolean }): Promise<number> {
  return withCore(options, async ({ keys }) => {
    await print(`${keys.add(user, options.name, { isReadOnly: options.readOnly === true }).key}\n`);
    return 0;
  });
}

/** One line per key: id, user, label, when created, when last used and what it may do, separated by tabs. */
export function listKeys(options: CoreOptions): Promise<number> {
  return withCore(options, async ({ keys }) => {
    for (const { id, username, name, createdAt, lastUsedAt, isReadOnly } of keys.list()) {
      await print(
        `${id}\t${username}\t${name}\t${createdAt}\t${lastUsedAt ?? 'never used'}\t${isReadOnly ? 'may only read' : 'may do everything'}\n`,
      );
    }
    return 0;
  });
}

export function revokeKey(id: string, options: CoreOptions): Promise<number> {
  return withCore(options, async ({ keys }) => {
    keys.revoke(id);
    say('Revoked.');
    return 0;
  });
}
