/** Which panels of a screen the user has folded, by name; kept over a reload. */
import { create } from 'zustand';
import { toggled } from './toggled.ts';
import { textsIn, readLocal, writeLocal } from './browser-store.ts';

type Folded = { names: readonly string[]; toggle: (name: string) => void };

export const useFolded = create<Folded>((set) => ({
  names: textsIn(readLocal('folded')),
  toggle: (name) => set(({ names }) => ({ names: toggled(names, name) })),
}));

useFolded.subscribe(({ names }) => writeLocal('folded', names));
