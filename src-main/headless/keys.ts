/** `keys`: a new key is printed once, alone on standard output, so that a script can take it. */
import type { ApiKeyList, NewApiKey } from '#contract/users/keys.ts';
import { withApi } from './api.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export function addKey(
  user: string,
  { name = 'unnamed', readOnly = false, ...options }: CoreOptions & { name?: string; readOnly?: boolean },
): Promise<number> {
  return withApi(options, async ({ request }) => {
    const { key } = await request<NewApiKey>('POST', '/keys', { body: { username: user, name, isReadOnly: readOnly } });
    await print(`${key}\n`);
    return 0;
  });
}

/** One line per key: id, user, label, when created, when last used and what it may do, separated by tabs. */
export function listKeys(options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    const { items } = await request<ApiKeyList>('GET', '/keys', { query: { all: true } });
    for (const { id, username = '', name, createdAt, lastUsedAt, isReadOnly } of items) {
      await print(
        `${id}\t${username}\t${name}\t${createdAt}\t${lastUsedAt ?? 'never used'}\t${isReadOnly ? 'may only read' : 'may do everything'}\n`,
      );
    }
    return 0;
  });
}

export function revokeKey(id: string, options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/keys/${encodeURIComponent(id)}`);
    say('Revoked.');
    return 0;
  });
}
