/** All French text of the window. */
import type { Catalogue } from '../catalogue.ts';
import { session } from './session.ts';
import { airport } from './airport.ts';
import { airports } from './airports.ts';
import { api } from './api.ts';
import { common } from './common.ts';
import { compare } from './compare.ts';
import { data } from './data.ts';
import { faults } from './faults.ts';
import { fields } from './fields.ts';
import { flightPlan } from './route/flight-plan.ts';
import { home } from './home.ts';
import { keys } from './keys.ts';
import { layout } from './layout.ts';
import { menu } from './menu.ts';
import { map } from './map.ts';
import { native } from './native.ts';
import { notams } from './notams.ts';
import { palette } from './palette.ts';
import { refusals } from '#words/fr/refusals.ts';
import { waypoints } from './route/waypoints.ts';
import { storedRoutes } from './route/stored-routes.ts';
import { flightFiles } from './route/flight-files.ts';
import { routeMap } from './route/route-map.ts';
import { briefing } from './route/briefing.ts';
import { routeProfile } from './route/route-profile.ts';
import { route } from './route/route.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { desktop } from './desktop.ts';

export const fr: Catalogue = {
  common,
  layout,
  keys,
  home,
  search,
  palette,
  refusals,
  airport,
  airports,
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
