/** Which panels of a screen the user has folded, by name; kept over a reload. */
import { create } from 'zustand';
import { writeLocal, readLocal } from './browser-store.ts';

type Folded = { names: readonly string[]; toggle: (name: string) => void };

function storedNames(): string[] {
  const value = readLocal('folded');
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

export const useFolded = create<Folded>((set, get) => ({
  names: storedNames(),
  toggle: (name) => {
    const { names } = get();
    const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
    writeLocal('folded', next);
    set({ names: next });
  },
}));
