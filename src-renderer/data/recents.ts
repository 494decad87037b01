import { create } from 'zustand';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { readLocal, writeLocal } from './browser-store.ts';

const parts = ['id', 'name', 'icaoCode', 'iataCode', 'localCode', 'city', 'countryCode', 'latitude', 'longitude'] as const;

/** A recently opened airport: as much of it as a list row shows, and where it is. */
export type Recent = Pick<AirportWithParts, (typeof parts)[number]> & { code?: string | null };

const MOST = 12;

type Recents = {
  recents: readonly Recent[];
  remember: (airport: Recent) => void;
};

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'name' in value;

function storedRecents(): Recent[] {
  const value = readLocal('recents');
  return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : [];
}

export const useRecents = create<Recents>((set) => ({
  recents: storedRecents(),
  remember: (airport) => {
    const newest = Object.fromEntries([...parts, 'code' as const].map((part) => [part, airport[part] ?? null])) as Recent;
    set(({ recents }) => ({ recents: [newest, ...recents.filter(({ id }) => id !== newest.id)].slice(0, MOST) }));
  },
}));

useRecents.subscribe(({ recents }) => writeLocal('recents', recents));

/** Tells where the last opened airport is, and its name in a sentence; undefined where that is unknown. */
export function placeOf(last: Recent | undefined): { place: LatLon; name: string } | undefined {
  const place = last && latLonOf(last);
  if (!last || !place) return undefined;
  const { icaoCode, iataCode, localCode, code, name } = last;
  return { place, name: icaoCode ?? iataCode ?? localCode ?? code ?? name };
}
