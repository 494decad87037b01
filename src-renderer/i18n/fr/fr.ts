import type { Catalogue } from '../catalogue.ts';
import { session, faults, keys, layout, menu, box, search } from './window.ts';
import { airport } from './airport.ts';
import { airports, compare, fields } from './airports.ts';
import { api } from './api.ts';
import { common, typeset } from '#words/fr/common.ts';
import { data } from './data.ts';
import { flightPlan } from './route/flight-plan.ts';
import { home } from './home.ts';
import { map, routeMap } from './maps.ts';
import { native } from './native.ts';
import { notams } from './notams.ts';
import { refusals } from '#words/fr/refusals.ts';
import { refused } from './refused.ts';
import { waypoints, storedRoutes, flightFiles } from './route/flight-files.ts';
import { briefing } from './route/briefing.ts';
import { routeProfile, route } from './route/route.ts';
import { weatherWords } from '#words/fr/weather.ts';
import { settings, desktop } from './settings.ts';

/** Signs that French sets after a space stay on the line of the word before, in every text of the window. */
function typesetAll(words: unknown): unknown {
  if (typeof words === 'string') return typeset(words);
  if (typeof words === 'function') return (...values: unknown[]) => typesetAll(Reflect.apply(words, undefined, values));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, typesetAll(value)]));
}

const catalogue: Catalogue = {
  common,
  layout,
  keys,
  home,
  search,
  box,
  refusals,
  refused,
  airport,
  airports,
  weather: weatherWords,
  compare,
  notams,
  map,
  menu,
  route,
  briefing,
  flightPlan,
  routeMap,
  flightFiles,
  storedRoutes,
  waypoints,
  routeProfile,
  native,
  data,
  faults,
  fields,
  api,
  settings,
  session,
  desktop,
};

export const fr = typesetAll(catalogue) as Catalogue;
