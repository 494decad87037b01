/** The basemaps of the user, and the one that is drawn. The choice is kept by this browser; drawn is at most one. */
import { create } from 'zustand';
import type { Basemap } from '#contract/map/basemaps.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { keep, readKept } from '#renderer/data/kept.ts';

const KEY = 'basemap';
const kept = readKept(KEY);

type Choice = {
  /** Id; undefined is none. */
  chosen: string | undefined;
  /** Grows with every change of the list. */
  version: number;
  choose: (id: string | undefined) => void;
  changed: () => void;
};

export const useBasemapChoice = create<Choice>((set) => ({
  chosen: typeof kept === 'string' ? kept : undefined,
  version: 0,
  choose: (chosen) => {
    keep(KEY, chosen ?? null);
    set({ chosen });
  },
  changed: () => set(({ version }) => ({ version: version + 1 })),
}));

export function useBasemaps() {
  const version = useBasemapChoice((choice) => choice.version);
  return useApi('listBasemaps', {}, version);
}

/** Undefined where none is chosen, or its file cannot be read now. */
export function useChosenBasemap(): Basemap | undefined {
  const chosen = useBasemapChoice((choice) => choice.chosen);
  const { body, earlier } = useBasemaps();
  return (body ?? earlier)?.items.find(({ id, state }) => id === chosen && state === 'ready');
}
