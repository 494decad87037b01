/** `origins`: which web pages may call this server. */
import type { OriginList } from '#contract/users/origins.ts';
import { Refusal } from '#core/refusal.ts';
import { withApi } from './api.ts';
import { print, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export function listOrigins(options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    for (const { origin } of (await request<OriginList>('GET', '/origins')).items) await print(`${origin}\n`);
    return 0;
  });
}

export function approveOrigin(origin: string, options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    await request('POST', '/origins', { body: { origin } });
    say(`Pages of ${origin} may now ask Aeroshelf.`);
    return 0;
  });
}

export function withdrawOrigin(origin: string, options: CoreOptions): Promise<number> {
  return withApi(options, async ({ request }) => {
    await request('DELETE', `/origins/${encodeURIComponent(origin)}`).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
      throw new Refusal('notFound', { message: `Pages of ${origin} were not allowed; "aeroshelf origins list" names those that are.` });
    });
    say(`Pages of ${origin} are refused.`);
    return 0;
  });
}
