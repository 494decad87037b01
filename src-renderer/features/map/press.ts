/** A press on the map is a click, a tap, the right button, or Enter on the cross. */
import type { LatLon } from '#domain/lat-lon.ts';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { useAirports } from './airports/airports.ts';
import { airportUnder } from './airports/in-view.ts';
import { mapIds, middle, useMap } from './map-state.ts';

/** A click on a drawn airport means that airport. `isMenu`: by the right button, where it has no menu. */
export function press(place: LatLon, isMenu: boolean): void {
  const { view, hidden, mode, look, measureAt } = useMap.getState();
  const { latitude, longitude } = airportUnder(useAirports.getState().airports, view, hidden, place) ?? place;
  const meant = { latitude, longitude };
  if (mode === 'measure' && !isMenu) measureAt(meant);
  else look(meant);
}

/** Begins the line that is measured at the place. */
export function measureFrom(place: LatLon): void {
  const { startMeasuring, measureAt } = useMap.getState();
  startMeasuring();
  measureAt(place);
  focusOn(mapIds.measure);
}

/** Handles the keys of the map other than those that move it; returns whether the key was one. */
export function pressKey(key: string): boolean {
  const { mode, look, fold, isAlone, measureAt, stopMeasuring } = useMap.getState();
  switch (key.toLowerCase()) {
    case 'enter':
      press(middle(), false);
      return true;
    case 'c':
      look(middle());
      fold(false);
      return true;
    case 'l':
      fold(!isAlone);
      return true;
    case 'm':
      measureAt(middle());
      return true;
    case 'escape':
      if (mode === 'measure') stopMeasuring();
      else look(undefined);
      return true;
    default:
      return false;
  }
}
