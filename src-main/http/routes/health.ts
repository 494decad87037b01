import type { Handlers } from '../handlers.ts';

export const healthRoutes = {
  health: ({ core, uptimeSeconds }) => {
    const problems = core.problems.list();
    const timestamp = core.clock().toISOString();
    return { body: { status: 'ok', version: core.version, uptimeSeconds, timestamp, ...(problems.length > 0 && { problems }) } };
  },
} satisfies Partial<Handlers>;
