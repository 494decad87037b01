/** Places that the tests lay where they want them; their idents repeat as those of the data do. */
import type { Lookup, Place } from '#core/route/points/point.ts';

type Laid = { ident: string; at: readonly [latitude: number, longitude: number] } & Partial<Place>;

/** An aerodrome of four letters is found by its indicator. */
export const lay = ({ ident, at: [latitude, longitude], ...own }: Laid): Place => ({
  kind: ident.length === 4 ? 'airport' : 'navaid',
  id: `${ident} ${latitude} ${longitude}`,
  ident,
  name: ident,
  type: null,
  position: { latitude, longitude },
  elevation: null,
  stationVariation: null,
  isClosed: false,
  isIndicator: ident.length === 4,
  ...own,
});

/** `alias` is another code that finds it: an IATA code. */
export function lookupOf(places: readonly Place[], alias: Readonly<Record<string, Place>> = {}): Lookup {
  return (ident) => [
    ...places.filter((place) => place.ident === ident),
    ...(alias[ident] ? [{ ...alias[ident], isIndicator: false }] : []),
  ];
}
