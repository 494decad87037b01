/** Web origins that may call this server. */
import type { OriginList } from '#contract/users/origins.ts';
import { noContentOr404, type Handlers } from '../handlers.ts';

export const originRoutes = {
  listOrigins: async ({ core }) => ({ body: originList(core.origins.list()) }),
  approveOrigin: async ({ core, body }) => ({ body: originList(core.origins.approve(body.origin)) }),
  withdrawOrigin: async ({ core, params }) => noContentOr404(core.origins.withdraw(params.origin)),
} satisfies Partial<Handlers>;

const originList = (origins: readonly string[]): OriginList => ({ items: origins.map((origin) => ({ origin })) });
