/** The API for a command, as the owner: of the server that has the data folder, else of the folder itself, without a port. */
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import type { CoreOptions } from '../with-core.ts';
import { bodyOf, type Api } from './client.ts';
import { withServer } from './with-server.ts';

/** What the API answers is the same in both, so that `work` is written once. Rejects as `withServer` does. */
export const withApi = <T>(options: CoreOptions, work: (api: Api) => Promise<T>): Promise<T> =>
  withServer(options, { core: async (core, log) => work(await apiOf(core, log)), server: work });

async function apiOf(core: Core, log: Log): Promise<Api> {
  const { answer } = await import('#http/server.ts');
  const authorization = `Bearer ${core.runKey.make()}`;
  return {
    async ask<T>(...[method, path, body]: Parameters<Api['ask']>) {
      const given = await answer(core, path, { method, headers: { authorization }, log, ...(body !== undefined && { body }) });
      return bodyOf<T>(responseOf(given));
    },
  };
}

function responseOf({
  statusCode: status,
  headers,
  body,
}: {
  statusCode: number;
  headers: Record<string, string>;
  body: Buffer;
}): Response {
  return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
}
