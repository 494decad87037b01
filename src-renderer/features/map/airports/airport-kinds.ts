import { mapKinds, type MapKind } from '#domain/map-set/map-set.ts';

/** These are the kinds of airport on the map, the most important first. */
export const kinds = mapKinds;
export type Kind = MapKind;

/** A kind is drawn from this zoom on, because at smaller zooms its marks would overlap. */
export const drawnFrom: Record<Kind, number> = { large: 0, medium: 3.5, small: 6, heliport: 8, seaplane: 7, balloonport: 7, closed: 8 };

/** Runways are drawn from this zoom on. */
export const RUNWAYS_FROM = 10;

export const hiddenAtFirst: readonly Kind[] = ['closed'];
