import { create } from 'zustand';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { keep, readKept } from './kept.ts';

/** A recently opened airport: as much of it as a list row shows. */
export type Recent = Pick<
  AirportWithParts,
  'id' | 'name' | 'icaoCode' | 'iataCode' | 'localCode' | 'city' | 'countryCode' | 'facilityType' | 'isClosed'
> & { code?: string | null };

const MOST = 12;

type Recents = { recents: readonly Recent[]; remember: (airport: Recent) => void; forget: () => void };

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'name' in value;

function kept(): Recent[] {
  const value = readKept('recents');
  return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : [];
}

export const useRecents = create<Recents>((set, get) => ({
  recents: kept(),
  remember: ({ id, name, icaoCode, iataCode, localCode, code = null, city, countryCode, facilityType, isClosed }) => {
    const newest: Recent = { id, name, icaoCode, iataCode, localCode, code, city, countryCode, facilityType, isClosed };
    const recents = [newest, ...get().recents.filter((other) => other.id !== id)].slice(0, MOST);
    keep('recents', recents);
    set({ recents });
  },
  forget: () => {
    keep('recents', []);
    set({ recents: [] });
  },
}));
