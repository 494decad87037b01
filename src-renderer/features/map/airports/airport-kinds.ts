/** The kinds of airport on the map, the most important first, and the zoom from which each is drawn. */
export const kinds = ['large', 'medium', 'small', 'heliport', 'seaplane', 'balloonport', 'closed'] as const;
export type Kind = (typeof kinds)[number];

/** The source's own word for a kind, which the filter on `facilityType` takes; together they are every airport. */
export const sourceWord: Record<Kind, string> = {
  large: 'large_airport',
  medium: 'medium_airport',
  small: 'small_airport',
  heliport: 'heliport',
  seaplane: 'seaplane_base',
  balloonport: 'balloonport',
  closed: 'closed',
};

/** Zoom from which a kind is drawn: at smaller zooms its marks would overlap. */
export const drawnFrom: Record<Kind, number> = { large: 0, medium: 3.5, small: 6, heliport: 8, seaplane: 7, balloonport: 7, closed: 8 };

/** Zoom from which runways are fetched and drawn. */
export const RUNWAYS_FROM = 10;

export const hiddenAtFirst: readonly Kind[] = ['closed'];
