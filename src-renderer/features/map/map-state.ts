/** The state has what the map shows and what the user does on it. It outlives the screen, so that coming back finds the map as it was. */
import { create } from 'zustand';
import type { NavaidType } from '#contract/navaids/navaid.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { toggled } from '#renderer/data/toggled.ts';
import { everyLevel, type Band } from '#domain/flight-level.ts';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import type { DrawnRoute } from '#renderer/data/route/route-map.ts';
import { hiddenAtFirst, type Kind } from './airports/airport-kinds.ts';
import { LEAST_ZOOM, MOST_NORTH, MOST_ZOOM, normalized, type View } from './view.ts';

/** A click or Enter shows what is there, or sets an end of the measured line. */
type Mode = 'look' | 'measure';

type MapState = {
  view: View;
  /** Grows when the view was set outside the map, which then follows. */
  viewVersion: number;
  hidden: readonly Kind[];
  hiddenNavaids: readonly NavaidType[];
  isWeatherHidden: boolean;
  /** NOTAMs are fetched for these places, which are marked then. */
  isFetchedShown: boolean;
  mode: Mode;
  /** The measured line has these ends, at most two. */
  measured: readonly LatLon[];
  /** The surroundings of this place are listed. */
  here: LatLon | undefined;
  /** A row of the list points at this place. */
  pointed: LatLon | undefined;
  /** NOTAMs of this location are shown; empty shows those of all. */
  about: string;
  /** The area of the NOTAM with this id is filled. */
  chosen: string | undefined;
  band: Band;
  /** The panel next to the map is folded away. */
  isAlone: boolean;
  route: DrawnRoute | undefined;
  /** A map is open and its airports are on the screen. */
  isDrawn: boolean;
  /** It records the view of the map. */
  seen: (view: Partial<View>) => void;
  goTo: (place: LatLon & { zoom?: number }) => void;
  toggle: (kind: Kind) => void;
  toggleNavaid: (type: NavaidType) => void;
  look: (here: LatLon | undefined) => void;
  startMeasuring: () => void;
  stopMeasuring: () => void;
  /** Sets the first end, then the second, then starts over. */
  measureAt: (place: LatLon) => void;
  fold: (isAlone: boolean) => void;
};

const initial: View = { latitude: 30, longitude: 10, zoom: 1.6, width: 800, height: 600 };

/** The browser stores under this name that the panel is folded away. */
const ALONE = 'map-alone';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function storedView(): Partial<View> {
  const { latitude, longitude, zoom } = fieldsOf(readLocal('map'));
  return isNumber(latitude) && isNumber(longitude) && isNumber(zoom) ? { latitude, longitude, zoom } : {};
}

function within(view: View): View {
  return {
    ...view,
    latitude: Math.min(MOST_NORTH, Math.max(-MOST_NORTH, view.latitude)),
    longitude: normalized(view.longitude),
    zoom: Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, view.zoom)),
  };
}

export const useMap = create<MapState>((set, get) => ({
  view: within({ ...initial, ...storedView() }),
  viewVersion: 0,
  hidden: hiddenAtFirst,
  hiddenNavaids: [],
  isWeatherHidden: false,
  isFetchedShown: false,
  mode: 'look',
  measured: [],
  here: undefined,
  pointed: undefined,
  about: '',
  chosen: undefined,
  band: everyLevel,
  isAlone: readLocal(ALONE) === true,
  route: undefined,
  isDrawn: false,
  seen: (change) => {
    const view = within({ ...get().view, ...change });
    const { latitude, longitude, zoom } = view;
    writeLocal('map', { latitude, longitude, zoom });
    set({ view });
  },
  goTo: (place) => {
    get().seen(place);
    set(({ viewVersion }) => ({ viewVersion: viewVersion + 1 }));
  },
  toggle: (kind) => set(({ hidden }) => ({ hidden: toggled(hidden, kind) })),
  toggleNavaid: (type) => set(({ hiddenNavaids }) => ({ hiddenNavaids: toggled(hiddenNavaids, type) })),
  look: (here) => set({ here, mode: 'look' }),
  startMeasuring: () => set({ mode: 'measure', measured: [] }),
  stopMeasuring: () => set({ mode: 'look', measured: [] }),
  measureAt: (place) => set(({ measured }) => ({ mode: 'measure', measured: measured.length === 1 ? [...measured, place] : [place] })),
  fold: (isAlone) => {
    writeLocal(ALONE, isAlone);
    set({ isAlone });
  },
}));

/** The cross of the map is there. */
export const middle = (): LatLon => {
  const { latitude, longitude } = useMap.getState().view;
  return { latitude, longitude };
};

/** The elements with these ids get the focus when the part of the screen that had it is gone. */
export const mapIds = { here: 'map-here', measure: 'map-measure', legend: 'map-legend', panel: 'map-panel' } as const;

/** `x` and `y` are pixels from the upper left corner of the map. */
type Hover = { place: LatLon; x: number; y: number };

/** Undefined while the mouse is elsewhere, or drags the map. */
export const useHover = create<{ hover: Hover | undefined }>(() => ({ hover: undefined }));

export const hoverAt = (hover: Hover | undefined): void => useHover.setState({ hover });
