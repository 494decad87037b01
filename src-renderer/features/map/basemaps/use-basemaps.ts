/** Loads the basemaps of the user, and which are drawn: at most one map, and the shading of terrain. This browser stores the choice. */
import { useMemo } from 'react';
import { create } from 'zustand';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { textsIn, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import type { DrawnBasemaps } from './basemap-style.ts';

const KEY = 'basemap';
const SHADED_KEY = 'basemap-shading';
const storedChoice = readLocal(KEY);

type Choice = {
  /** Id; undefined is none. */
  chosen: string | undefined;
  /** The shading of these is drawn. */
  shaded: readonly string[];
  shade: (id: string, isShaded: boolean) => void;
};

export const useBasemapChoice = create<Choice>((set) => ({
  chosen: typeof storedChoice === 'string' ? storedChoice : undefined,
  shaded: textsIn(readLocal(SHADED_KEY)),
  shade: (id, isShaded) =>
    set(({ shaded }) => {
      const others = shaded.filter((one) => one !== id);
      return { shaded: isShaded ? [...others, id] : others };
    }),
}));

useBasemapChoice.subscribe(({ chosen, shaded }) => {
  writeLocal(KEY, chosen ?? null);
  writeLocal(SHADED_KEY, shaded);
});

/** A basemap whose file cannot be read now is left out. */
export function useDrawnBasemaps(): DrawnBasemaps {
  const chosen = useBasemapChoice((choice) => choice.chosen);
  const shaded = useBasemapChoice((choice) => choice.shaded);
  const { latest } = useApi('listBasemaps', {});
  const items = latest?.items;
  return useMemo(() => {
    const ready = items?.filter(({ state }) => state === 'ready') ?? [];
    const map = ready.find(({ id, kind }) => id === chosen && kind !== 'terrain');
    return {
      map,
      isShaded: map !== undefined && shaded.includes(map.id),
      terrain: ready.filter(({ id, kind }) => kind === 'terrain' && shaded.includes(id)),
    };
  }, [items, chosen, shaded]);
}

/** What was just added is drawn at once. */
export function drawAdded({ id, kind }: { id: string; kind: string }): void {
  if (kind !== 'terrain') useBasemapChoice.setState({ chosen: id });
  useBasemapChoice.getState().shade(id, true);
  readAgain('listBasemaps');
}
