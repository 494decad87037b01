import { session, faults, keys, layout, menu, box, search } from './window.ts';
import { airport } from './airport.ts';
import { airports, compare, fields } from './airports.ts';
import { api } from './api.ts';
import { common } from '#words/en/common.ts';
import { data } from './data.ts';
import { flightPlan } from './route/flight-plan.ts';
import { home } from './home.ts';
import { map, routeMap } from './maps.ts';
import { native } from './native.ts';
import { notams } from './notams.ts';
import { refusals } from '#words/en/refusals.ts';
import { refused } from './refused.ts';
import { waypoints, storedRoutes, flightFiles } from './route/flight-files.ts';
import { briefing } from './route/briefing.ts';
import { routeProfile, route } from './route/route.ts';
import { weatherWords } from '#words/en/weather.ts';
import { settings, desktop } from './settings.ts';

export const en = {
  common,
  faults,
  fields,
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
  api,
  settings,
  session,
  desktop,
};
