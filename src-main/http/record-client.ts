/** Records the client in the core. Aeroshelf's own window is recognised by Sec-Fetch-Site, which no page can set itself. */
import type { FastifyRequest } from 'fastify';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';

export function recordClient(core: Core, { headers, url }: FastifyRequest, caller: User | undefined): void {
  core.clients.note({ who: whoOf(core, headers['sec-fetch-site'], caller), agent: headers['user-agent'], url });
}

function whoOf(core: Core, fetchSite: string | string[] | undefined, caller: User | undefined): string {
  if (fetchSite === 'same-origin') return 'window';
  return caller ? (core.keys.labelOf(caller) ?? caller.username) : 'anonymous';
}
