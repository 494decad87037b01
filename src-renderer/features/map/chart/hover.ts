/** Where the mouse is on the map; not kept in the map's state, because it changes at every step. */
import { create } from 'zustand';
import type { LatLon } from '#domain/lat-lon.ts';

/** `x` and `y` are pixels from the upper left corner of the map. */
export type Hover = { place: LatLon; x: number; y: number };

/** Undefined while the mouse is elsewhere, or drags the map. */
export const useHover = create<{ hover: Hover | undefined }>(() => ({ hover: undefined }));

export const hoverAt = (hover: Hover | undefined): void => useHover.setState({ hover });
