/** The API for a command: of the server that has the data folder, as the owner, else of the folder itself, without a port. */
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { Refusal } from '#core/refusal.ts';
import type { CoreOptions } from '../with-core.ts';
import { apiOver, type Api, type Client } from './client.ts';
import { withServer } from './with-server.ts';

/** Whose routes and waypoints a command is about, by name or e-mail address: it has no key. Without one, the first owner's. */
export type UserOptions = { user?: string };

/** What the API answers is the same in both, so that `work` is written once. Rejects as `withServer` does, and with `notFound` for the user. */
export const withApi = <T>(options: CoreOptions & UserOptions, work: (api: Api) => Promise<T>): Promise<T> =>
  withServer(options, {
    core: async (core, log) => work(await apiOf(core, log, options.user)),
    server: async (server) => {
      await refuseOthers(server, options.user);
      return work(server);
    },
  });

async function apiOf(core: Core, log: Log, named: string | undefined): Promise<Api> {
  const { answer } = await import('#http/server.ts');
  const user = named === undefined ? undefined : core.users.find(named);
  if (named !== undefined && !user) throw noUser(named);
  const authorization = `Bearer ${core.runKey.make(user)}`;
  return apiOver(async (path, { headers, ...sent }) => {
    const given = await answer(core, path, { ...sent, headers: { ...headers, authorization }, log });
    return new Response(given.statusCode === 204 ? null : new Uint8Array(given.body), { status: given.statusCode, headers: given.headers });
  });
}

/** The key of a run is the owner's. */
async function refuseOthers({ ask, pid }: Client, named: string | undefined): Promise<void> {
  if (named === undefined) return;
  const { username, email } = await ask<User>('GET', '/me');
  const isOwner = [username, email].some((name) => name.toLowerCase() === named.trim().toLowerCase());
  if (isOwner) return;
  throw new Refusal('folderInUse', {
    message: `Beside a running server a command is ${username}'s. End process ${pid} for --user ${named}, or use a key of that user over HTTP.`,
  });
}

const noUser = (named: string) => new Refusal('notFound', { message: `There is no user ${named}.` });
