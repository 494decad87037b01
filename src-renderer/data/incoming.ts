/**
 * A file that came from outside the screen that imports it: opened by the system, or dropped on the window. The screen for its kind
 * takes it and shows a preview; nothing is stored before the user agrees.
 */
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Reason } from '#contract/problems/reasons.ts';
import { asOne, isDataset, type Given, type GivenFile } from './given-files.ts';
import { mapScreen } from './on-map.ts';

export type IncomingFile = GivenFile & { kind: 'pack' | 'notams' | 'route' | 'basemap' };

type Incoming = {
  /** A file is being dragged over the window. */
  isOver: boolean;
  file: IncomingFile | undefined;
  /** It says why a file that was opened could not be read. */
  problem: Reason | undefined;
  offer: (file: IncomingFile) => void;
};

export const useIncoming = create<Incoming>((set) => ({
  isOver: false,
  file: undefined,
  problem: undefined,
  offer: (file) => set({ file, problem: undefined }),
}));

/** The screen for the file's kind gets it once. */
export function useIncomingOf(kind: IncomingFile['kind'], take: (file: IncomingFile) => unknown): void {
  const file = useIncoming((incoming) => incoming.file);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (file?.kind !== kind) return;
    useIncoming.setState({ file: undefined, problem: undefined });
    takeNow(file);
  }, [file, kind]);
}

const screens: Readonly<Record<IncomingFile['kind'], string>> = {
  pack: '/data/packs',
  notams: '/notams',
  route: '/route',
  basemap: mapScreen,
};

export const screenFor = (kind: IncomingFile['kind']): string => screens[kind];

const basemapName = /\.(?:pmtiles|mbtiles)$/i;
/** Flight plan files alone have these names; KML, GeoJSON and texts may be NOTAMs too. */
const routeName = /\.(?:gpx|fpl|pln|fms|lnmpln|cup)$/i;

/** METAR and TAF are imported where NOTAMs are. */
const weatherName = /(?:^|[^a-z])(?:metar|taf)s?(?![a-z])/i;

/**
 * Tells the kind of a file by its name: a pack ends in .aeroshelf, map tiles in .pmtiles or .mbtiles, a flight plan as other programs write it. Any
 * other file is for the screen in front, or else a NOTAM file, whose importer reports an unknown format.
 */
export function kindOfName(name: string, path = ''): IncomingFile['kind'] {
  if (name.toLowerCase().endsWith('.aeroshelf')) return 'pack';
  if (basemapName.test(name)) return 'basemap';
  const isRoute = routeName.test(name) || (path.startsWith(screens.route) && !weatherName.test(name));
  return isRoute ? 'route' : 'notams';
}

/** The world's airports are imported by two screens: Home, and that of the sources. */
export const WORLD_SCREEN = '/data/sources';

/** Makes the one file that a screen takes; several are NOTAMs, or the first alone. */
export async function incomingOf(given: Given, path: string): Promise<IncomingFile | 'dataset' | undefined> {
  if (await isDataset(given)) return 'dataset';
  const [first] = given.files;
  if (first === undefined) return undefined;
  const kind = kindOfName(first.name, path);
  const file = kind === 'notams' ? await asOne(given) : first;
  return file && { ...file, kind };
}
