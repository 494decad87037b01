/**
 * Fetches the IANA zones of aerodromes as they come into view, by the code that NOTAMs name them by, and caches them as long as the dataset
 * is the same.
 */
import { create } from 'zustand';
import { api } from '#renderer/data/api/client.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';

/** Codes per request: anonymous callers get no more airports in a response, and one that was left out would seem not to be stored. */
const MOST = 5;

type Zones = {
  /** They come from this revision of the dataset. */
  revision: string | undefined;
  /** Null for an aerodrome that the dataset does not hold, or whose zone it does not know; absent until fetched. */
  zones: ReadonlyMap<string, string | null>;
  /** Codes needed at the same time are one request. */
  need: (code: string) => void;
};

export const useZones = create<Zones>((set, get) => {
  const wanted = new Set<string>();
  const learn = async () => {
    const revision = useDataset.getState().status?.revision;
    if (get().revision !== revision) set({ revision, zones: new Map() });
    const codes = [...wanted].filter((code) => !get().zones.has(code)).slice(0, MOST);
    if (codes.length > 0) {
      const found = await zonesOf(codes);
      set(({ zones }) => ({ zones: new Map([...zones, ...codes.map((code) => [code, found.get(code) ?? null] as const)]) }));
    }
    for (const code of get().zones.keys()) wanted.delete(code);
    if (wanted.size > 0) await learn();
  };
  return {
    revision: undefined,
    zones: new Map(),
    need: (code) => {
      if (get().zones.has(code) && get().revision === useDataset.getState().status?.revision) return;
      if (wanted.size === 0) setTimeout(() => void learn().catch(() => wanted.clear()));
      wanted.add(code);
    },
  };
});

/** Throws ApiProblem. */
async function zonesOf(codes: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const filter = JSON.stringify({ code: { in: codes } });
  const { items } = await api('listAirports', { query: { filter, limit: codes.length, expand: 'details' } });
  return new Map(
    items.flatMap(({ icaoCode, localCode, details, timezone }) =>
      [localCode, details?.ident, details?.gpsCode, icaoCode].flatMap((code) => (code ? [[code, timezone] as const] : [])),
    ),
  );
}
