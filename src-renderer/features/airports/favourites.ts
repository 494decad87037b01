/** The user's favourites as far as this screen knows them; the server holds them. */
import { create } from 'zustand';
import { api } from '#renderer/data/api/client.ts';

type Favourites = {
  ids: ReadonlySet<string>;
  /** Reads them anew; throws ApiProblem. */
  load: () => Promise<void>;
  forget: () => void;
  /** Marks an airport or takes the mark away, and answers which; throws ApiProblem, and then nothing is changed. */
  toggle: (airportId: string) => Promise<'added' | 'taken'>;
};

export const useFavourites = create<Favourites>((set, get) => ({
  ids: new Set(),
  load: async () => {
    const { items } = await api('listFavourites', {});
    set({ ids: new Set(items.map(({ airportId }) => airportId)) });
  },
  forget: () => set({ ids: new Set() }),
  toggle: async (airportId) => {
    const isMarked = get().ids.has(airportId);
    await api(isMarked ? 'removeFavourite' : 'addFavourite', { params: { airportId } });
    const ids = new Set(get().ids);
    if (isMarked) ids.delete(airportId);
    else ids.add(airportId);
    set({ ids });
    return isMarked ? 'taken' : 'added';
  },
}));
