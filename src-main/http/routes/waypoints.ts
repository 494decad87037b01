/** Waypoints of the caller. */
import { endpoints } from '#contract/endpoints.ts';
import { requireUser } from '../access.ts';
import { bodyOr404, noContentOr404, type Handlers } from '../handlers.ts';
import { whenUploaded } from '../uploaded-bytes.ts';

export const waypointRoutes = {
  listWaypoints: async ({ core, caller }) => ({ body: { items: core.userData.waypoints.list(requireUser(caller).id) } }),
  addWaypoint: async ({ core, caller, body }) => ({ body: core.userData.waypoints.add(requireUser(caller).id, body) }),
  changeWaypoint: async ({ core, caller, params, body }) =>
    bodyOr404(core.userData.waypoints.change(requireUser(caller).id, params.waypointId, body)),
  removeWaypoint: async ({ core, caller, params }) =>
    noContentOr404(core.userData.waypoints.remove(requireUser(caller).id, params.waypointId)),
  async importWaypoints({ core, caller, upload }) {
    const { id } = requireUser(caller);
    return { body: await whenUploaded(upload, endpoints.importWaypoints.upload.maxBytes, (send) => core.importWaypoints(id, send)) };
  },
} satisfies Partial<Handlers>;
