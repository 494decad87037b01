/** What belongs to the caller: favourites, notes, acknowledged NOTAMs. */
import { requireUser } from '../access.ts';
import { bodyOr404, noContentOr404, type Handlers } from '../handlers.ts';

export const userDataRoutes = {
  listFavourites: ({ core, caller }) => ({ body: { items: core.userData.favourites.list(requireUser(caller).id) } }),
  addFavourite: ({ core, caller, params }) => bodyOr404(core.userData.favourites.add(requireUser(caller).id, params.airportId)),
  removeFavourite: ({ core, caller, params }) => noContentOr404(core.userData.favourites.remove(requireUser(caller).id, params.airportId)),

  listNotes: ({ core, caller }) => ({ body: { items: core.userData.notes.list(requireUser(caller).id) } }),
  writeNote: ({ core, caller, params, body }) => bodyOr404(core.userData.notes.write(requireUser(caller).id, params.airportId, body.text)),
  removeNote: ({ core, caller, params }) => noContentOr404(core.userData.notes.remove(requireUser(caller).id, params.airportId)),

  listAcknowledgements: ({ core, caller }) => ({ body: { items: core.userData.acknowledgements.list(requireUser(caller).id) } }),
  acknowledge: ({ core, caller, params }) => bodyOr404(core.userData.acknowledgements.add(requireUser(caller).id, params.notamId)),
  withdrawAcknowledgement: ({ core, caller, params }) =>
    noContentOr404(core.userData.acknowledgements.remove(requireUser(caller).id, params.notamId)),
} satisfies Partial<Handlers>;
