/** The user's favourites as known to this page; the server stores them. */
import { create } from 'zustand';
import { api } from '#renderer/data/api/client.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

/** The list of airports with the favourites alone, and the key that opens it. */
export const FAVOURITES = '/airports?favourites=yes';
export const FAVOURITES_KEY = '*';

type Favourites = {
  ids: ReadonlySet<string>;
  /** Fetches them again; throws ApiProblem. */
  load: () => Promise<void>;
  forget: () => void;
  /** Marks or unmarks an airport, which can be undone; throws ApiProblem, and then nothing has changed. */
  toggle: (airportId: string, name: string) => Promise<void>;
};

export const useFavourites = create<Favourites>((set, get) => ({
  ids: new Set(),
  load: async () => {
    const { items } = await api('listFavourites', {});
    set({ ids: new Set(items.map(({ airportId }) => airportId)) });
  },
  forget: () => set({ ids: new Set() }),
  toggle: async (airportId, name) => {
    const isMarked = get().ids.has(airportId);
    await api(isMarked ? 'removeFavourite' : 'addFavourite', { params: { airportId } });
    const ids = new Set(get().ids);
    if (isMarked) ids.delete(airportId);
    else ids.add(airportId);
    set({ ids });
    const { favouriteAdded, favouriteRemoved } = words.menu;
    offerUndo((isMarked ? favouriteRemoved : favouriteAdded)(name), () =>
      get()
        .toggle(airportId, name)
        .catch(() => undefined),
    );
  },
}));
