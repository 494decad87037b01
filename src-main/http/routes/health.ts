import type { Health } from '#contract/health.ts';
import type { Core } from '#core/core.ts';
import type { Handlers } from '../handlers.ts';

export const healthRoutes = {
  health: async (call) => ({ body: health(call) }),
  confirmClock: async (call) => {
    call.core.confirmClock();
    return { body: health(call) };
  },
} satisfies Partial<Handlers>;

function health({ core, uptimeSeconds }: { core: Core; uptimeSeconds: number }): Health {
  const problems = core.problems.list();
  const timestamp = core.clock().toISOString();
  return { status: 'ok', version: core.version, uptimeSeconds, timestamp, ...(problems.length > 0 && { problems }) };
}
