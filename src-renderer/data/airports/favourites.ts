/** Caches the user's favourites for this page; the server stores them. */
import { create } from 'zustand';
import { api } from '#renderer/data/api/client.ts';
import { readAgain } from '#renderer/data/api/use-query.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

/** The list of airports with the favourites alone, and the key that opens it. */
export const FAVOURITES = '/airports?favourites=yes';
export const FAVOURITES_KEY = '*';

type Favourites = {
  ids: ReadonlySet<string>;
  /** Fetches them again; throws ApiProblem. */
  load: () => Promise<void>;
  /** Has every list of favourites read again; throws ApiProblem, and then nothing has changed. */
  mark: (airportId: string, isMarked: boolean) => Promise<void>;
  /** Marks or unmarks an airport, which can be undone; throws as `mark` does. `isMarked`: it is a favourite now. */
  toggle: (airportId: string, name: string, isMarked?: boolean) => Promise<void>;
};

export const useFavourites = create<Favourites>((set, get) => ({
  ids: new Set(),
  load: async () => {
    const { items } = await api('listFavourites', {});
    set({ ids: new Set(items.map(({ airportId }) => airportId)) });
  },
  mark: async (airportId, isMarked) => {
    try {
      await api(isMarked ? 'addFavourite' : 'removeFavourite', { params: { airportId } });
      const others = [...get().ids].filter((id) => id !== airportId);
      set({ ids: new Set(isMarked ? [...others, airportId] : others) });
    } finally {
      readAgain('listFavourites');
    }
  },
  toggle: async (airportId, name, isMarked = get().ids.has(airportId)) => {
    await get().mark(airportId, !isMarked);
    const { favouriteAdded, favouriteRemoved } = words.menu;
    offerUndo((isMarked ? favouriteRemoved : favouriteAdded)(name), () =>
      get()
        .toggle(airportId, name, !isMarked)
        .catch(() => undefined),
    );
  },
}));
