/** Keys, users and sources, of the opened data folder or of the running server: what the commands about them do is written once. */
import type { ApiKey, NewApiKey } from '#contract/users/keys.ts';
import type { Account, AccountChange, User } from '#contract/users/user.ts';
import type { Source, SourceBody, SourceChangeBody } from '#contract/sync/sources.ts';
import type { Core } from '#core/core.ts';
import type { CoreOptions } from '../with-core.ts';
import type { Client } from './client.ts';
import { withServer } from './with-server.ts';

type Done = Promise<unknown>;

export type Administration = {
  addKey(user: string, about: { name: string; isReadOnly: boolean }): Promise<{ key: string }>;
  listKeys(): Promise<ApiKey[]>;
  revokeKey(id: string): Done;
  addUser(user: { username: string; email: string; password: string }): Promise<User>;
  listUsers(): Promise<Account[]>;
  changeUser(name: string, change: AccountChange): Done;
  removeUser(name: string): Done;
  listSources(): Promise<Source[]>;
  addSource(source: SourceBody): Promise<Source>;
  changeSource(id: string, change: SourceChangeBody): Promise<Source | undefined>;
  removeSource(id: string, about: { acceptLoss?: boolean }): Done;
};

export const administer = (options: CoreOptions, work: (administration: Administration) => Promise<void>): Promise<number> =>
  withServer(options, {
    core: (core) => work(ofCore(core)).then(() => 0),
    server: (server) => work(ofServer(server)).then(() => 0),
  });

function ofCore({ keys, users, sources }: Core): Administration {
  return {
    addKey: async (user, { name, isReadOnly }) => keys.add(user, name, { isReadOnly }),
    listKeys: async () => keys.list(),
    revokeKey: async (id) => keys.revoke(id),
    addUser: (user) => users.add(user),
    listUsers: async () => users.list().map((user) => ({ ...user, role: users.isOwner(user.id) ? 'owner' : 'user' })),
    async changeUser(name, { password, role }) {
      if (password !== undefined) await users.setPassword(name, password);
      if (role !== undefined) users.setRole(name, role);
    },
    removeUser: async (name) => users.remove(name),
    listSources: async () => sources.list(),
    addSource: async (source) => sources.add(source),
    changeSource: async (id, change) => sources.change(id, change),
    removeSource: async (id, about) => sources.remove(id, about),
  };
}

function ofServer({ ask }: Client): Administration {
  const at = (path: string, name: string) => `${path}/${encodeURIComponent(name)}`;
  const items = async <T>(path: string) => (await ask<{ items: T[] }>('GET', path)).items;
  return {
    addKey: (username, about) => ask<NewApiKey>('POST', '/keys', { ...about, username }),
    listKeys: () => items('/keys?all=true'),
    revokeKey: (id) => ask('DELETE', at('/keys', id)),
    addUser: (user) => ask('POST', '/users', user),
    listUsers: () => items('/users'),
    changeUser: (name, change) => ask('PATCH', at('/users', name), change),
    removeUser: (name) => ask('DELETE', at('/users', name)),
    listSources: () => items('/sources'),
    addSource: (source) => ask('POST', '/sources', source),
    changeSource: (id, change) => ask('PATCH', at('/sources', id), change),
    removeSource: (id, { acceptLoss }) => ask('DELETE', `${at('/sources', id)}${acceptLoss === true ? '?acceptLoss=true' : ''}`),
  };
}
