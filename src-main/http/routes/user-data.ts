/** Favourites, notes, acknowledged NOTAMs and waypoints belong to the caller. */
import { requireUser } from '../access.ts';
import { bodyOr404, noContentOr404, type Handlers } from '../handlers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { whenUploaded } from '../uploaded-bytes.ts';

export const userDataRoutes = {
  listFavourites: async ({ core, caller }) => ({ body: { items: core.userData.favourites.list(requireUser(caller).id) } }),
  addFavourite: async ({ core, caller, params }) => bodyOr404(core.userData.favourites.add(requireUser(caller).id, params.airportId)),
  removeFavourite: async ({ core, caller, params }) =>
    noContentOr404(core.userData.favourites.remove(requireUser(caller).id, params.airportId)),

  listNotes: async ({ core, caller }) => ({ body: { items: core.userData.notes.list(requireUser(caller).id) } }),
  writeNote: async ({ core, caller, params, body }) =>
    bodyOr404(core.userData.notes.write(requireUser(caller).id, params.airportId, body.text)),
  removeNote: async ({ core, caller, params }) => noContentOr404(core.userData.notes.remove(requireUser(caller).id, params.airportId)),

  listAcknowledgements: async ({ core, caller }) => ({ body: { items: core.userData.acknowledgements.list(requireUser(caller).id) } }),
  acknowledge: async ({ core, caller, params }) => bodyOr404(core.userData.acknowledgements.add(requireUser(caller).id, params.notamId)),
  withdrawAcknowledgement: async ({ core, caller, params }) =>
    noContentOr404(core.userData.acknowledgements.remove(requireUser(caller).id, params.notamId)),
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
