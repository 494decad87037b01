/** What belongs to the caller: favourites, notes, acknowledged notices. */
import { someone } from '../access.ts';
import type { Handlers } from '../handlers.ts';

export const ownRoutes: Pick<
  Handlers,
  | 'listFavourites'
  | 'addFavourite'
  | 'removeFavourite'
  | 'listNotes'
  | 'writeNote'
  | 'removeNote'
  | 'listAcknowledgements'
  | 'acknowledge'
  | 'withdrawAcknowledgement'
> = {
  listFavourites: ({ core, caller }) => ({ body: { items: core.userData.favourites.list(someone(caller).id) } }),
  addFavourite: ({ core, caller, params }) => answer(core.userData.favourites.add(someone(caller).id, params.airportId)),
  removeFavourite: ({ core, caller, params }) => gone(core.userData.favourites.remove(someone(caller).id, params.airportId)),

  listNotes: ({ core, caller }) => ({ body: { items: core.userData.notes.list(someone(caller).id) } }),
  writeNote: ({ core, caller, params, body }) => answer(core.userData.notes.write(someone(caller).id, params.airportId, body.text)),
  removeNote: ({ core, caller, params }) => gone(core.userData.notes.remove(someone(caller).id, params.airportId)),

  listAcknowledgements: ({ core, caller }) => ({ body: { items: core.userData.acknowledgements.list(someone(caller).id) } }),
  acknowledge: ({ core, caller, params }) => answer(core.userData.acknowledgements.add(someone(caller).id, params.notamId)),
  withdrawAcknowledgement: ({ core, caller, params }) => gone(core.userData.acknowledgements.remove(someone(caller).id, params.notamId)),
};

const answer = <T>(body: T | undefined) => (body === undefined ? undefined : { body });
const gone = (was: boolean) => (was ? { body: null } : undefined);
