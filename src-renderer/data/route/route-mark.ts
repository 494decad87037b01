/** One part of the route is marked: on the map, in the profile and in the legs at once. */
import { create } from 'zustand';

/** A point counts from 0 and has the leg that leads to it; an area is that of a NOTAM. */
type RouteMark = { kind: 'point'; at: number } | { kind: 'area'; id: string };

export const useRouteMark = create<{ mark: RouteMark | undefined }>(() => ({ mark: undefined }));

/** Undefined marks nothing. */
export const markOnRoute = (mark: RouteMark | undefined): void => useRouteMark.setState({ mark });
export const markPoint = (at: number): void => markOnRoute({ kind: 'point', at });

export const useMarkedPoint = (): number | undefined => useRouteMark(({ mark }) => (mark?.kind === 'point' ? mark.at : undefined));
export const useMarkedArea = (): string | undefined => useRouteMark(({ mark }) => (mark?.kind === 'area' ? mark.id : undefined));
