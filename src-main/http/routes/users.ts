import { requireUser } from '../access.ts';
import { bodyOr404, type Handlers } from '../handlers.ts';

export const userRoutes = {
  getUser: ({ core, params, caller }) => bodyOr404(params.userId === 'me' ? caller : core.users.get(params.userId)),
  getMe: ({ caller }) => ({ body: requireUser(caller) }),
} satisfies Partial<Handlers>;
