import type { LatLon } from '#domain/lat-lon.ts';
import { useMap } from './map-state.ts';

/** For a link to something with a position: hovering or focusing the link shows it on the map. */
export function usePointing(place: LatLon | undefined) {
  const point = useMap((map) => map.point);
  const show = () => point(place);
  const hide = () => point(undefined);
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}
